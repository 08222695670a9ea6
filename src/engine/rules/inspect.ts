import type { Message } from '../core/grammar';
import type { Point } from '../core/point';
import type { Game } from '../Game';
import type { Actor } from '../state';
import { itemName } from './itemName';
import { defenceOf, maxHpOf, powerOf } from './stats';

/** What the player knows of a cell, line by line: who stands there with hits to kill and to die, what lies there, the terrain. */
export function inspect(game: Game, { x, y }: Point): Message[] {
  const { floor } = game;
  if (!floor.isExplored(x, y)) return [{ key: 'look.unknown', params: {} }];
  const isSeen = floor.isVisible(x, y);
  const actor = isSeen ? floor.actorAt(x, y) : null;
  const things = [
    ...floor.itemsAt(x, y).filter((item) => item.seen).map((item) => ({ key: 'look.item', params: { item: itemName(item) } })),
    ...floor.state.corpses.filter((corpse) => corpse.seen && corpse.x === x && corpse.y === y).map(({ breed }) => ({ key: 'look.corpse', params: { actor: `breed.${breed}` } })),
  ];
  const tile = { key: 'look.tile', params: { tile: `tile.${floor.tileAt(x, y).id}` } };
  return [...(actor ? aboutActor(game, actor) : []), ...things, tile, ...(isSeen ? [] : [{ key: 'look.remembered', params: {} }])];
}

function aboutActor(game: Game, actor: Actor): Message[] {
  const { player } = game.state;
  const who = { key: 'look.actor', params: { actor: `breed.${actor.breed}`, hp: actor.hp, maxHp: maxHpOf(game, actor) } };
  if (actor === player) return [{ key: 'look.you', params: {} }, who];
  const statuses = Object.entries(actor.statuses).map(([id, n]) => ({ key: 'look.status', params: { status: `status.${id}`, n } }));
  return [who, ...statuses, hits(hitsToKill(game, player, actor), 'look.hitsToKill', 'look.cannotHurt'), hits(hitsToKill(game, actor, player), 'look.hitsToDie', 'look.harmless')];
}

function hits(n: number | null, key: string, never: string): Message {
  return n === null ? { key: never, params: {} } : { key, params: { n } };
}

/** How many blows of one kill the other as they are now; null when its blows do no damage. */
export function hitsToKill(game: Game, attacker: Actor, target: Actor): number | null {
  const damage = powerOf(game, attacker) - defenceOf(game, target);
  return damage > 0 ? Math.ceil(target.hp / damage) : null;
}
