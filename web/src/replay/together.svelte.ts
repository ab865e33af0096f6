/** Looking at a game together: where the leader is, and whether this page follows. */

import type { AnyAsked, AnyAnswer, Led } from "../lib/protocol";
import { refusal } from "../lib/http";
import { settings } from "../lib/settings.svelte";
import { TableSocket, type Listener, type TableLink } from "../lib/socket";

/** Who drags the slider passes many moments: not each of them is told. */
const TELL_MS = 200;

export interface Spot {
  number: number;
  /** Whose view; null: all hands. */
  seat: number | null;
}

export class Together {
  /** Who leads, and where they are; null: nobody does. */
  led = $state.raw<Led | null>(null);
  following = $state(false);
  trouble = $state("");
  /** Who this page's person is to the server. */
  me = $state<string | null>(null);
  readonly leading = $derived(this.led !== null && this.led.leader === this.me);
  readonly asked = $derived(this.led?.asking.some(({ person }) => person === this.me) ?? false);

  #link: TableLink;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where one wants to lead to, and is not there yet. */
  #next: Spot | null = null;
  /** Where one leads to as soon as there is a connection again. */
  #left: Spot | null = null;

  constructor(
    id: string,
    connect = (listener: Listener): TableLink =>
      new TableSocket(`/api/tables/${id}/socket`, listener),
  ) {
    this.#link = connect({
      heard: (answer) => this.#hear(answer),
      changed: (connection) => {
        if (connection === "open") return;
        if (this.leading) this.#left = this.led;
        this.led = null;
      },
      hello: () => ({
        type: "hello",
        number: 0,
        reasons: false,
        language: settings.language,
        visible: !document.hidden,
        screen: false,
      }),
    });
  }

  /** Lead the others to a moment. */
  guide(spot: Spot): void {
    this.#next = spot;
    if (this.#timer !== undefined) return;
    this.#tell();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#next) this.guide(this.#next);
    }, TELL_MS);
  }

  askToLead = () => this.#send({ type: "ask-to-lead" });
  handTo = (person: string | null) => this.#send({ type: "hand-lead", person });
  stop = () => this.#send({ type: "stop-leading" });

  close(): void {
    clearTimeout(this.#timer);
    this.#link.close();
  }

  #tell(): void {
    if (this.#next && !this.#send({ type: "guide", ...this.#next })) this.#left = this.#next;
    this.#next = null;
  }

  /** Whether it could be sent. */
  #send(message: AnyAsked): boolean {
    this.trouble = "";
    return this.#link.send(message);
  }

  #hear(answer: AnyAnswer): void {
    if (answer.type === "welcome") {
      this.me = answer.you.person;
      if (this.#left) this.guide({ number: this.#left.number, seat: this.#left.seat });
      this.#left = null;
    } else if (answer.type === "refused") this.trouble = refusal(answer.code, answer.sentence);
    else if (answer.type === "led") {
      this.led = answer.leader === null ? null : answer;
      if (this.leading) this.following = false;
    }
  }
}
