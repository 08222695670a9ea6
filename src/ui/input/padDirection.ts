/** Keymap names of the eight directions, clockwise from the top, for gamepads, the on-screen D-pad and swipes. */
export const PAD_DIRECTIONS = [
  'PadUp', 'PadUpRight', 'PadRight', 'PadDownRight', 'PadDown', 'PadDownLeft', 'PadLeft', 'PadUpLeft',
] as const;

export type PadDirection = (typeof PAD_DIRECTIONS)[number];

/** An eighth of a turn. */
const EIGHTH = Math.PI / 4;

/**
 * The direction nearest to a screen vector (y down). It remains `present` until the vector leaves that sector by `slack` eighths of a
 * turn, so that it does not flicker between two.
 */
export function directionOf(
  dx: number, dy: number, { present, slack = 0 }: { readonly present?: PadDirection; readonly slack?: number } = {},
): PadDirection {
  const eighths = Math.atan2(dx, -dy) / EIGHTH;
  const kept = present === undefined ? -1 : PAD_DIRECTIONS.indexOf(present);
  const off = Math.abs(((eighths - kept + 12) % 8) - 4);
  if (present !== undefined && off <= 0.5 + slack) return present;
  return PAD_DIRECTIONS[(Math.round(eighths) + 8) % 8] ?? 'PadUp';
}

/** The angle between two directions, in eighths of a turn: 0-4. */
export function turnBetween(one: PadDirection, other: PadDirection): number {
  const eighths = Math.abs(PAD_DIRECTIONS.indexOf(one) - PAD_DIRECTIONS.indexOf(other));
  return Math.min(eighths, 8 - eighths);
}

/** Whether the direction is diagonal. */
export function isDiagonal(way: PadDirection): boolean {
  return PAD_DIRECTIONS.indexOf(way) % 2 === 1;
}
