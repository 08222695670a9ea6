/** The eight directions as keys of the keymap, clockwise from the top: of a gamepad, of the pad for thumbs, and of swipes. */
export const PAD_DIRECTIONS = ['PadUp', 'PadUpRight', 'PadRight', 'PadDownRight', 'PadDown', 'PadDownLeft', 'PadLeft', 'PadUpLeft'] as const;

export type PadDirection = (typeof PAD_DIRECTIONS)[number];

/** An eighth of a turn. */
const EIGHTH = Math.PI / 4;

/**
 * The direction nearest to a vector on the screen (y down). With `present` it stays that one until the vector has left its
 * sector by `slack` eighths of a turn, so that nothing flutters between two.
 */
export function directionOf(dx: number, dy: number, { present, slack = 0 }: { readonly present?: PadDirection; readonly slack?: number } = {}): PadDirection {
  const eighths = Math.atan2(dx, -dy) / EIGHTH;
  const kept = present === undefined ? -1 : PAD_DIRECTIONS.indexOf(present);
  const off = Math.abs(((eighths - kept + 12) % 8) - 4);
  if (present !== undefined && off <= 0.5 + slack) return present;
  return PAD_DIRECTIONS[(Math.round(eighths) + 8) % 8] ?? 'PadUp';
}

/** How many eighths of a turn lie between two directions: 0-4. */
export function turnBetween(one: PadDirection, other: PadDirection): number {
  const eighths = Math.abs(PAD_DIRECTIONS.indexOf(one) - PAD_DIRECTIONS.indexOf(other));
  return Math.min(eighths, 8 - eighths);
}

/** Whether it lies between two of the four main directions. */
export function isDiagonal(way: PadDirection): boolean {
  return PAD_DIRECTIONS.indexOf(way) % 2 === 1;
}
