/** Passkeys: a key pair that a device keeps for this server, opened by fingerprint, face or PIN. */

import { get, post, remove, troubleOf } from "./http";
import { me } from "./people.svelte";
import type { PasskeyAnswer, PasskeyOptions, Passkey, Person } from "./protocol";
import { serverless } from "./transport";
import { carry } from "./travelling.svelte";
import { say } from "../text";

const PATH = "/api/me/passkeys";
const IN_NUMBERS = /^(\[.*\]|[\d.]+)$/;

/** Browsers have passkeys only for a host with a name, over TLS or on this computer itself. */
export const passkeysWork =
  !serverless &&
  !IN_NUMBERS.test(location.hostname) &&
  "PublicKeyCredential" in window &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential;

export const myPasskeys = () => get<Passkey[]>(PATH);
export const removePasskey = (passkey: Passkey) => remove(`${PATH}/${passkey.id}`);

export async function addPasskey(): Promise<Passkey> {
  await carry();
  const { options } = await post<PasskeyOptions>(`${PATH}/new`);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return post<Passkey>(PATH, answerOf(await navigator.credentials.create({ publicKey })));
}

/** Become the person of whichever passkey is chosen. */
export async function signIn(): Promise<Person> {
  const { options } = await post<PasskeyOptions>(`${PATH}/challenge`);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const answer = answerOf(await navigator.credentials.get({ publicKey }));
  me.person = await post<Person>(`${PATH}/sign-in`, answer);
  me.known = true;
  return me.person;
}

function answerOf(credential: Credential | null): PasskeyAnswer {
  const made = credential as PublicKeyCredential;
  return { credential: made.toJSON() as unknown as Record<string, unknown> };
}

/** What to say when it failed: the browser's own reasons in our words, else the server's. */
export function passkeyTrouble(error: unknown): string {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "InvalidStateError") return say("passkey-exists");
  return name ? say("passkey-cancelled") : troubleOf(error);
}
