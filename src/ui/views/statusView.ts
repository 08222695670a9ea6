import type { Game } from '../../engine/Game';
import { text, textsOf } from '../../keep/text';

/** A status effect on the player. */
export interface StatusView {
  readonly id: string;
  readonly name: string;
  readonly sprite: string;
  readonly turns: number;
  /** What it does. */
  readonly about: string;
  readonly isHarmful: boolean;
}

/** The player's status effects. */
export function statusView({ state, content }: Game): StatusView[] {
  return Object.entries(state.player.statuses).map(([id, turns]) => ({
    id,
    name: text(`status.${id}`),
    sprite: content.statuses.get(id)?.sprite ?? '',
    turns,
    about: textsOf([{ key: `status.${id}.about`, params: {} }]).join(''),
    isHarmful: content.statuses.get(id)?.harmful === true,
  }));
}
