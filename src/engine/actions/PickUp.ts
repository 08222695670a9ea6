import type { Game } from '../Game';
import { itemName } from '../rules/names';
import { INVENTORY_SLOTS, type Actor, type FloorItem } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** Takes the topmost item underfoot into the player's pack. */
export class PickUp implements Action {
  perform(game: Game, actor: Actor): ActionResult {
    const { hero } = game.state;
    const item = game.floor.itemsAt(actor.x, actor.y).at(-1);
    if (!item) return refused('refused.nothingHere');
    const kind = game.content.itemKinds.get(item.kind);
    if (kind && 'finds' in kind) return takeTreasure(game, item, kind.finds);
    if (kind && 'wins' in kind) return takePrize(game, item);
    if (hero.inventory.length >= INVENTORY_SLOTS) return refused('refused.full');
    takeUp(game, item);
    const { id, affixes, charges, plus } = item;
    hero.inventory.push({ id, kind: item.kind, affixes, charges, plus });
    const at = { x: actor.x, y: actor.y };
    game.emit({ type: 'pickedUp', actor: actor.id, item: item.id, kind: item.kind, at, seen: true });
    game.say('plain', 'log.pickUp', { item: itemName(game, item) });
    return done();
  }
}

function takeUp({ floor }: Game, item: FloorItem): void {
  floor.state.items = floor.state.items.filter((other) => other !== item);
}

/** Treasure counts at once and weighs nothing. */
function takeTreasure(game: Game, item: FloorItem, finds: number): ActionResult {
  takeUp(game, item);
  game.state.hero.finds += finds;
  game.emit({ type: 'treasure', item: item.id, kind: item.kind, finds, at: { x: item.x, y: item.y }, seen: true });
  game.say('plain', 'log.treasure', { item: itemName(game, item), n: finds });
  return done();
}

/** The prize ends the run in victory. */
function takePrize(game: Game, item: FloorItem): ActionResult {
  const { floor, turn } = game.state;
  takeUp(game, item);
  game.say('descend', 'log.prize', { item: itemName(game, item) });
  game.end({ kind: 'won', floor, turn });
  return done();
}
