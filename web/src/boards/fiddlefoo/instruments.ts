/** The instruments of the four colours, drawn in a box of 60 by 60 around 0, 0. */

import type { FooColour } from "./view";

export const INSTRUMENTS: Record<FooColour, { body: string; lines: string }> = {
  yellow: {
    body: "M-3-12c-7-3-12 1-11 6 1 4 4 5 3 8-1 3-6 4-7 11-1 9 8 15 18 15s19-6 18-15c-1-7-6-8-7-11-1-3 2-4 3-8 1-5-4-9-11-6z",
    lines: "M0-30V16M-4-28h8M-4-23h8M-6 18h12M-8 2c-2 3 2 5-1 9M8 2c2 3-2 5 1 9",
  },
  red: {
    body: "M-8-4c-6 0-8 5-6 9 2 3 1 4-2 7-6 6-2 16 8 17 6 1 10 1 16 0 10-1 14-11 8-17-3-3-4-4-2-7 2-4 0-9-6-9-4 0-4 1-8 1s-4-1-8-1z",
    lines: "M0-30V22M-5-30h10v6h-10zM-7 22H7M-6 11a6 6 0 1 0 12 0a6 6 0 1 0-12 0",
  },
  blue: {
    body: "M-24-8c0-12 48-12 48 0v24c0 12-48 12-48 0z",
    lines: "M-24-8c0 12 48 12 48 0M-24-6l9 27 9-24 6 26 8-26 8 25 8-28M-20-28-2-12M20-28 4-12",
  },
  purple: {
    body: "M-28-16h56v36h-56z",
    lines: "M-28-4h56M-17-4v24M-6-4v24M6-4v24M17-4v24M-20-4v12h6V-4M-9-4v12h6V-4M14-4v12h6V-4",
  },
};
