import type { Game } from '../../engine/Game';
import { text } from '../text';

/** One slot of the pack as the list shows it. */
export interface SlotView {
  readonly letter: string;
  readonly name: string;
  readonly sprite: string;
  readonly glyph: string;
  readonly colour: string;
}

/** What the player carries, a first. */
export function inventoryView({ state, content }: Game): SlotView[] {
  return state.hero.inventory.map((item, slot) => {
    const kind = content.itemKinds.get(item.kind);
    return {
      letter: String.fromCharCode('a'.charCodeAt(0) + slot),
      name: text(`item.${item.kind}`),
      sprite: kind?.sprite ?? '',
      glyph: kind?.glyph ?? '?',
      colour: kind?.colour ?? '#ffffff',
    };
  });
}
