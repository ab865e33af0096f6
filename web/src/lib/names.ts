/** Names as the server counts and refuses them. */

/** As in the server's names.py; a test compares the two. */
export const LONGEST_NAME = 24;

/** What pages call people who chose no name, in any language; as in names.py, too. */
const GUEST_NAMES = ["Guest", "Invité", "ゲスト"];

const REFUSED = ["bad-name", "borrowed-name", "same-name"];

/**
 * How many characters the server finds in a name: code points in normal form, with single spaces.
 * A browser's own maxlength counts UTF-16 units, two for most emoji.
 */
export function nameLength(text: string): number {
  return [...text.trim().replace(/\s+/gu, " ").normalize("NFC")].length;
}

/** Whether somebody has not chosen a name yet; two such people at a table get a number. */
export function isUnnamed(name: string): boolean {
  return GUEST_NAMES.includes(name.replace(/ \d+$/u, ""));
}

/** Whether a refusal with this code is about a name, and not something else that was asked for. */
export const isAboutName = (code: string): boolean => REFUSED.includes(code);
