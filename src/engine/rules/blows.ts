import { isWearable } from '../content';
import type { Game } from '../Game';
import type { Actor } from '../state';
import { wornItems } from './traits';

/** How blows of an actor's weapon fall, where they are not plain ones. */
export function blowOf(game: Game, actor: Actor): 'reach' | 'sweep' | 'lunge' | null {
  if (actor !== game.state.player) return null;
  for (const item of wornItems(game)) {
    const kind = game.content.itemKinds.get(item.kind);
    if (kind && isWearable(kind) && kind.blow) return kind.blow;
  }
  return null;
}
