import type { Point } from '../../engine/core/point';
import type { Command } from '../commands';
import { BINDINGS } from './bindings';

/** One of the nine parts of the pad for thumbs. */
export interface ThumbPart {
  /** Its name in the keymap. */
  readonly key: string;
  readonly action: string;
  readonly command: Command;
  readonly sprite: string;
}

const SPRITES = ['arrow-nw', 'arrow-up', 'arrow-ne', 'arrow-left', 'wait', 'arrow-right', 'arrow-sw', 'arrow-down', 'arrow-se'];
const KEYS = ['PadUpLeft', 'PadUp', 'PadUpRight', 'PadLeft', 'Centre', 'PadRight', 'PadDownLeft', 'PadDown', 'PadDownRight'];

/** The parts row by row from the upper left. */
export const THUMB_PARTS: readonly ThumbPart[] = KEYS.map((key, index) => {
  const action = BINDINGS.find(({ always }) => always.includes(key));
  return { key, action: action?.id ?? '', command: action?.command ?? { do: 'wait' }, sprite: `ui/${SPRITES[index] ?? ''}` };
});

/** A part's share of the pad's side. */
const PART = 1 / 3;

/** The part under a point; a thumb that has slid off the pad is still on the part beside it. */
export function partAt({ x, y }: Point, { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>): ThumbPart | null {
  const column = third((x - left) / width);
  const row = third((y - top) / height);
  return THUMB_PARTS[row * 3 + column] ?? null;
}

function third(share: number): number {
  return share < PART ? 0 : share < 2 * PART ? 1 : 2;
}
