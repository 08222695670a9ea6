import type { Game } from '../Game';
import { itemName } from '../rules/itemName';
import { INVENTORY_SLOTS, type Actor } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** Takes the topmost item underfoot into the player's pack. */
export class PickUp implements Action {
  perform(game: Game, actor: Actor): ActionResult {
    const { hero } = game.state;
    const item = game.floor.itemsAt(actor.x, actor.y).at(-1);
    if (!item) return refused('refused.nothingHere');
    if (hero.inventory.length >= INVENTORY_SLOTS) return refused('refused.full');
    game.floor.state.items = game.floor.state.items.filter((other) => other !== item);
    hero.inventory.push({ id: item.id, kind: item.kind, affixes: item.affixes });
    const at = { x: actor.x, y: actor.y };
    game.emit({ type: 'pickedUp', actor: actor.id, item: item.id, kind: item.kind, at, seen: true });
    game.say('plain', 'log.pickUp', { item: itemName(item) });
    return done();
  }
}
