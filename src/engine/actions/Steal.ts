import type { Game } from '../Game';
import { actorName, itemName } from '../rules/names';
import { wornSlot } from '../rules/wear';
import type { Actor, Item } from '../state';
import { done, instead, type Action, type ActionResult } from './Action';
import { Melee } from './Melee';

/** Takes something out of the player's pack; where there is nothing to take, a blow. */
export class Steal implements Action {
  perform(game: Game, actor: Actor): ActionResult {
    const { hero, player } = game.state;
    const things = withinReach(game);
    if (things.length === 0) return instead(new Melee(player));
    const item = game.rng.ai.pick(things);
    hero.inventory = hero.inventory.filter((other) => other !== item);
    actor.loot.push(item);
    const at = { x: player.x, y: player.y };
    game.emit({ type: 'stole', actor: actor.id, item: item.id, kind: item.kind, at, seen: true });
    game.say('enemyAttack', 'log.stole', { actor: actorName(game, actor), item: itemName(game, item) });
    return done();
  }
}

/** What a thief can get at: nothing that is worn, and no key, so that what a key opens stays within reach. */
function withinReach(game: Game): Item[] {
  return game.state.hero.inventory.filter((item) => {
    const kind = game.content.itemKinds.get(item.kind);
    return wornSlot(game, item) === null && !(kind !== undefined && 'opens' in kind);
  });
}
