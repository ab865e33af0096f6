/** Passing a link on: by the device's own sheet, or by the clipboard. */

import { say } from "../text";

/** Copy a link; what to tell about it: that it is copied, or the link itself. */
export async function copied(link: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(link);
    return say("copied");
  } catch {
    return link;
  }
}

/** Share a link; what to tell about it. */
export async function shared(link: string): Promise<string> {
  // Plain http has no share sheet, unless on this computer itself.
  if (!("share" in navigator)) return copied(link);
  try {
    await navigator.share({ title: document.title, url: link });
    return "";
  } catch (error) {
    const closed = error instanceof DOMException && error.name === "AbortError";
    return closed ? "" : copied(link);
  }
}
