/** Where the places of a trick lie around the table, clockwise, seen from the seat at the thumb. */

export type Spot =
  "bottom" | "left" | "top" | "right" | "bottom-left" | "top-left" | "top-right" | "bottom-right";

const CLOCKWISE: Record<number, readonly Spot[]> = {
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
};

/** One place a seat: the spot of each, the nearest seat's at the bottom. */
export function spotsOfSeats(seats: number, nearest: number): Spot[] {
  const spots = CLOCKWISE[seats]!;
  return spots.map((_, seat) => spots[(seat - nearest + seats) % seats]!);
}

const CORNERS: readonly Spot[] = ["bottom-left", "top-left", "top-right", "bottom-right"];

/** Two places a person: four corners, the nearest person's left place at the lower left. */
export function spotsOfCorners(nearestLeft: number): Spot[] {
  return CORNERS.map((_, place) => CORNERS[(place - nearestLeft + 4) % 4]!);
}
