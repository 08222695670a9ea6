import type { Point } from '../../engine/core/point';
import type { Command } from '../commands';
import { BINDINGS, type ActionId } from './bindings';

/** One of the nine parts of the on-screen D-pad. */
export interface ThumbPart {
  /** Its keymap name. */
  readonly key: string;
  readonly action: ActionId;
  readonly command: Command;
  readonly sprite: string;
}

const SPRITES = ['arrow-nw', 'arrow-up', 'arrow-ne', 'arrow-left', 'wait', 'arrow-right', 'arrow-sw', 'arrow-down', 'arrow-se'];
const KEYS = ['PadUpLeft', 'PadUp', 'PadUpRight', 'PadLeft', 'Centre', 'PadRight', 'PadDownLeft', 'PadDown', 'PadDownRight'];

/** The parts, row by row from the upper left. */
export const THUMB_PARTS: readonly ThumbPart[] = KEYS.map((key, index) => {
  const action = BINDINGS.find(({ always }) => always.includes(key));
  return { key, action: action?.id ?? 'wait', command: action?.command ?? { do: 'wait' }, sprite: `ui/${SPRITES[index] ?? ''}` };
});

/** The part under a point; outside the pad, the nearest one. */
export function partAt({ x, y }: Point, { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>): ThumbPart | null {
  const column = third((x - left) / width);
  const row = third((y - top) / height);
  return THUMB_PARTS[row * 3 + column] ?? null;
}

function third(share: number): number {
  return share < 1 / 3 ? 0 : share < 2 / 3 ? 1 : 2;
}
