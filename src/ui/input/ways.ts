/** The eight directions as keys of the keymap, clockwise from the top: of a gamepad, of the pad for thumbs, and of swipes. */
export const WAYS = ['PadUp', 'PadUpRight', 'PadRight', 'PadDownRight', 'PadDown', 'PadDownLeft', 'PadLeft', 'PadUpLeft'] as const;

export type Way = (typeof WAYS)[number];

/** An eighth of a turn. */
const EIGHTH = Math.PI / 4;

/**
 * The direction nearest to a vector on the screen (y down). With `present` it stays that one until the vector has left its
 * sector by `slack` eighths of a turn, so that nothing flutters between two.
 */
export function wayOf(dx: number, dy: number, { present, slack = 0 }: { readonly present?: Way; readonly slack?: number } = {}): Way {
  const eighths = Math.atan2(dx, -dy) / EIGHTH;
  const kept = present === undefined ? -1 : WAYS.indexOf(present);
  const off = Math.abs(((eighths - kept + 12) % 8) - 4);
  if (present !== undefined && off <= 0.5 + slack) return present;
  return WAYS[(Math.round(eighths) + 8) % 8] ?? 'PadUp';
}

/** How many eighths of a turn lie between two directions: 0-4. */
export function turnBetween(one: Way, other: Way): number {
  const eighths = Math.abs(WAYS.indexOf(one) - WAYS.indexOf(other));
  return Math.min(eighths, 8 - eighths);
}

/** Whether it lies between two of the four main directions. */
export function isDiagonal(way: Way): boolean {
  return WAYS.indexOf(way) % 2 === 1;
}
