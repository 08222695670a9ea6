import type { Message } from '../core/grammar';
import type { Point } from '../core/point';
import type { World } from '../World';
import type { Actor } from '../state';
import { damageOf, UNAWARE } from './combat';
import { actorName, breedSeen, itemName } from './names';
import { maxHpOf } from './stats';

/** What the player knows of a cell, line by line: the actor there with hits to kill and to die, items, terrain. */
export function inspect(world: World, at: Point): Message[] {
  const { floor } = world;
  if (!floor.isExplored(at.x, at.y)) return [line('look.unknown')];
  const isSeen = floor.isVisible(at.x, at.y);
  const actor = isSeen ? floor.actorAt(at.x, at.y) : null;
  const shown = actor && (actor === world.state.player || !world.isConcealed(actor)) ? aboutActor(world, actor) : [];
  return [...shown, ...aboutThings(world, at), ...aboutPlace(world, at), ...(isSeen ? [] : [line('look.remembered')])];
}

/** Items, remains, and the item a hidden monster passes for. */
function aboutThings(world: World, { x, y }: Point): Message[] {
  const { floor, content } = world;
  const hiding = floor.isVisible(x, y) ? floor.actorAt(x, y) : null;
  const disguise = hiding?.hidden === true ? content.breeds.get(hiding.breed)?.disguise : undefined;
  return [
    ...(disguise === undefined ? [] : [line('look.item', { item: itemName(world, { kind: disguise, affixes: [] }) })]),
    ...floor.itemsAt(x, y).filter((item) => item.seen).map((item) => line('look.item', { item: itemName(world, item) })),
    ...floor.state.corpses
      .filter((corpse) => corpse.seen && corpse.x === x && corpse.y === y)
      .map(({ breed }) => line('look.corpse', { actor: `breed.${breed}` })),
  ];
}

/** Trap, hazard, terrain and the vault around it. */
function aboutPlace({ floor }: World, { x, y }: Point): Message[] {
  const trap = floor.trapAt(x, y);
  const hazard = floor.isVisible(x, y) ? floor.hazardAt(x, y) : null;
  const place = floor.state.places.find(({ x1, y1, x2, y2 }) => x >= x1 && x <= x2 && y >= y1 && y <= y2);
  return [
    ...(trap?.known === true ? [line('look.trap', { trap: `trap.${trap.kind}` }), line(`trap.${trap.kind}.about`)] : []),
    ...(hazard ? [line('look.hazard', { hazard: `hazard.${hazard.kind}`, n: hazard.turns }), line(`hazard.${hazard.kind}.about`)] : []),
    line('look.tile', { tile: `tile.${floor.tileAt(x, y).id}` }),
    ...(place ? [line('look.place', { place: `vault.${place.vault}` }), line(`vault.${place.vault}.about`)] : []),
  ];
}

function aboutActor(world: World, actor: Actor): Message[] {
  const { player } = world.state;
  const who = line('look.actor', { actor: actorName(world, actor), hp: actor.hp, maxHp: maxHpOf(world, actor) });
  if (actor === player) return [line('look.you'), who];
  const statuses = Object.entries(actor.statuses).map(([id, n]) => line('look.status', { status: `status.${id}`, n }));
  return [
    who,
    ...(actor.asleep ? [line('look.asleep')] : []),
    ...statuses,
    hits(hitsToKill(world, player, actor), 'look.hitsToKill', 'look.cannotHurt'),
    hits(hitsToKill(world, actor, player), 'look.hitsToDie', 'look.harmless'),
    ...(breedSeen(world, actor) === actor.breed ? [line(`breed.${actor.breed}.about`)] : []),
    ...actor.elite.map((id) => line(`elite.${id}.about`)),
  ];
}

function line(key: string, params: Message['params'] = {}): Message {
  return { key, params };
}

function hits(n: number | null, key: string, never: string): Message {
  return n === null ? line(never) : line(key, { n });
}

/** How many attacks it takes one actor to kill the other, counting the bonus against a sleeper; null if they do no damage. */
export function hitsToKill(world: World, attacker: Actor, target: Actor): number | null {
  const damage = damageOf(world, attacker, { target, times: 1 });
  if (damage === 0) return null;
  const first = damageOf(world, attacker, { target, times: target.asleep ? UNAWARE : 1 });
  return 1 + Math.ceil(Math.max(0, target.hp - first) / damage);
}
