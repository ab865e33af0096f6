/** How one's finished games are asked for: the query of `GET /api/me/games`. */

/** Games in one answer of the server (AT_ONCE of its store/played_games.py). */
export const AT_ONCE = 50;

/** What the fields of the page hold; an empty one does not matter. */
export interface Sought {
  game: string;
  ending: string;
  rated: string;
  name: string;
}

/** The query of these games, but for the first ones. */
export function queryOf(sought: Sought, start: number): string {
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(sought) as [string, string][]) {
    const wanted = value.trim();
    if (wanted) query.set(field, wanted);
  }
  if (start > 0) query.set("start", String(start));
  const text = query.toString();
  // Nothing to say: no question mark either.
  return text && `?${text}`;
}
