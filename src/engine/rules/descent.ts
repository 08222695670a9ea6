import { handlerOf } from '../effects/effects';
import type { Game } from '../Game';

/** What the pack lets happen on going down, such as rest (RULES 3); what would be pointless is only told. */
export function rest(game: Game): void {
  const { player } = game.state;
  for (const effect of game.content.onDescend) {
    const hit = { effect, target: player, source: player, at: { x: player.x, y: player.y }, cause: 'item.descent', told: 'use.descent' };
    const handler = handlerOf(effect);
    if ((handler.refuses?.(game, hit) ?? null) === null) handler.apply(game, hit);
    else game.say('healed', 'use.descent', {});
  }
}
