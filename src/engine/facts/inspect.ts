import type { World } from '../World';
import type { Eruption } from '../content';
import type { Message } from '../core/grammar';
import type { Point } from '../core/point';
import { vaultAt } from '../floor/cells';
import type { Actor } from '../state';
import { attacksAnnouncedAt, turnsLeft } from './announced';
import { damageOf, damageRange } from './combat';
import { turnsUntil } from './eruptions';
import { headingSeen, isWarded } from './facing';
import { floodAt } from './floods';
import { hasStolenLantern, lostLanternAt } from './light';
import { actorName, breedSeen, casterName, disguiseOf, itemName } from './names';
import { isAfraid } from './senses';
import { hostOf } from './sides';
import { grownBy, maxHpOf, speedOf } from './stats';

/** What the player knows of a cell, line by line: the actor there with hits to kill and to die, items, terrain. */
export function inspect(world: World, at: Point): Message[] {
  const { floor } = world;
  if (!floor.isExplored(at.x, at.y)) return [line('look.unknown')];
  const isSeen = floor.isVisible(at.x, at.y);
  const actor = isSeen ? floor.actorAt(at.x, at.y) : null;
  const shown = actor && (actor === world.state.player || !world.isConcealed(actor)) ? aboutActor(world, actor) : [];
  const blows = isSeen ? aboutBlows(world, at) : [];
  return [...shown, ...blows, ...aboutThings(world, at), ...aboutPlace(world, at), ...(isSeen ? [] : [line('look.remembered')])];
}

/** The announced attacks that will hit a cell: whose, when, and what they would do to the player there. */
function aboutBlows(world: World, at: Point): Message[] {
  return attacksAnnouncedAt(world, world.state.player, at).map(({ caster, ability, turns: n, least, most }) => {
    const key = most === 0 ? 'look.blow.harmless' : least === most ? 'look.blow.sure' : 'look.blow';
    return line(key, { actor: casterName(world, caster), ability: `ability.${ability}`, n, least, most });
  });
}

/** Items, remains, and the item a hidden monster passes for. */
function aboutThings(world: World, { x, y }: Point): Message[] {
  const { floor } = world;
  const lamp = lostLanternAt(world);
  const hiding = floor.actorAt(x, y);
  const disguise = hiding ? disguiseOf(world, hiding) : undefined;
  return [
    ...(disguise === undefined ? [] : [line('look.item', { item: itemName(world, { kind: disguise, affixes: [] }) })]),
    ...floor.itemsAt(x, y).filter((item) => item.seen).map((item) => line('look.item', { item: itemName(world, item) })),
    ...floor.state.corpses
      .filter((corpse) => corpse.seen && corpse.x === x && corpse.y === y)
      .map(({ breed, rises }) => aboutRemains(breed, rises - world.state.turn)),
    ...(lamp?.x === x && lamp.y === y ? [line('look.lamp')] : []),
  ];
}

/** @param n turns until they rise; less than 1 for those that won't */
function aboutRemains(breed: string, n: number): Message {
  return n > 0 ? line('look.shards', { actor: `breed.${breed}`, n }) : line('look.corpse', { actor: `breed.${breed}` });
}

/** Trap, hazard, terrain and the vault around it. */
function aboutPlace(world: World, { x, y }: Point): Message[] {
  const { content, floor, state } = world;
  const trap = floor.traps.at(x, y);
  const hazard = floor.isVisible(x, y) ? floor.hazardAt(x, y) : null;
  const { id: tile, breaks, carries, erupts } = floor.rememberedAt(x, y);
  const place = vaultAt(floor.state.places, { x, y });
  const flood = floor.isVisible(x, y) ? floodAt(world, { x, y }) : null;
  return [
    ...(trap?.known === true ? [line('look.trap', { trap: `trap.${trap.kind}` }), line(`trap.${trap.kind}.about`)] : []),
    ...(hazard ? [line('look.hazard', { hazard: `hazard.${hazard.kind}`, n: hazard.turns }), line(`hazard.${hazard.kind}.about`)] : []),
    line('look.tile', { tile: `tile.${tile}` }),
    ...(flood ? [line('look.flood', { tile: `tile.${tile}`, n: Math.max(1, flood.until - state.turn) })] : []),
    ...(breaks === undefined ? [] : [line(floor.fragile.has(tile) ? 'look.breaks' : 'look.cracks')]),
    ...(carries === undefined ? [] : [line('look.current', { way: `ui.action.${carries}` })]),
    ...(erupts === undefined ? [] : [eruptionLine(erupts, state.turn)]),
    ...(content.features.has(tile) ? [line('look.feature', { feature: `tile.${tile}` })] : []),
    ...(place ? [line('look.place', { place: `vault.${place.vault}` }), line(`vault.${place.vault}.about`)] : []),
  ];
}

function eruptionLine(erupts: Eruption, turn: number): Message {
  const { hazard, every, turns } = erupts;
  return line('look.erupts', { hazard: `hazard.${hazard}`, n: turnsUntil(erupts, turn), turns, every });
}

function aboutActor(world: World, actor: Actor): Message[] {
  const { player } = world.state;
  const named = { actor: actorName(world, actor) };
  const health = { hp: actor.hp, maxHp: maxHpOf(world, actor) };
  if (actor === player) return [line('look.you', health)];
  const grown = grownBy(world, actor);
  const host = hostOf(world, actor);
  const statuses = Object.entries(actor.statuses).map(([id, n]) => {
    const isEndless = world.content.statuses.get(id)?.endless === true;
    return isEndless ? line('look.status.endless', { status: `status.${id}` }) : line('look.status', { status: `status.${id}`, n });
  });
  return [
    line('look.actor', { ...named, ...health }),
    ...(actor.asleep ? [line('look.asleep', named)] : []),
    ...paceOf(world, actor),
    ...(isAfraid(world, actor) ? [line('look.flees', named)] : []),
    ...(hasStolenLantern(world, actor) ? [line('look.hasLamp', named)] : []),
    ...(grown > 0 ? [line('look.grown', { n: grown })] : []),
    ...facingOf(world, actor),
    ...(host ? [line('look.clings', { actor: actorName(world, host) })] : []),
    ...(actor.announced ? [line('look.winding', { ability: `ability.${actor.announced.ability}`, n: turnsLeft(world, actor) })] : []),
    ...statuses,
    ...(actor.side === 'player' ? [line(sideOf(actor), { ...named, n: actor.bound })] : attacksBetween(world, player, actor)),
    ...(breedSeen(world, actor) === actor.breed ? [line(`breed.${actor.breed}.about`)] : []),
    ...actor.elite.map((id) => line(`elite.${id}.about`, named)),
  ];
}

/** That an enemy acts at least half as often again as the player, and how often in a turn at most. */
function paceOf(world: World, actor: Actor): Message[] {
  const [its, yours] = [speedOf(world, actor), speedOf(world, world.state.player)];
  if (its * 2 < yours * 3) return [];
  return [line('look.faster', { actor: actorName(world, actor), n: Math.ceil(its / yours) })];
}

/** Where a shield-bearer faces, unless it is taken for another kind. */
function facingOf(world: World, actor: Actor): Message[] {
  const way = headingSeen(world, actor);
  return way === null ? [] : [line('look.faces', { actor: actorName(world, actor), way: `ui.action.${way}` })];
}

/** How a captive or an ally is told from enemies. */
function sideOf({ bound, waits }: Actor): string {
  if (bound > 0) return 'look.captive';
  return waits ? 'look.ally.waits' : 'look.ally';
}

function line(key: string, params: Message['params'] = {}): Message {
  return { key, params };
}

/** What the attacks of player and monster do to each other, a line each. */
export function attacksBetween(world: World, player: Actor, actor: Actor): [toKill: Message, toDie: Message] {
  const rolled = actor.asleep ? 'look.hitsToKill.first' : 'look.hitsToKill.rolled';
  return [
    hits(world, { attacker: player, target: actor, key: 'look.hitsToKill', rolled, never: 'look.cannotHurt' }),
    hits(world, { attacker: actor, target: player, key: 'look.hitsToDie', rolled: 'look.hitsToDie.rolled', never: 'look.harmless' }),
  ];
}

/** The text keys depend on whether attacks are rolled, and whether they do anything. */
interface Hits {
  readonly attacker: Actor;
  readonly target: Actor;
  readonly key: string;
  readonly rolled: string;
  readonly never: string;
}

function hits(world: World, { attacker, target, key, rolled, never }: Hits): Message {
  const n = hitsToKill(world, attacker, target);
  const named = { actor: actorName(world, attacker === world.state.player ? target : attacker) };
  if (isWarded(world, target, attacker)) return line('look.warded', named);
  if (n === null) return line(never, named);
  if (!world.content.blows) return line(key, { ...named, n });
  const [least, most] = damageRange(world, attacker, { target });
  return line(rolled, { ...named, n, least, most });
}

/** How many attacks it takes one actor to kill the other in the mean, counting the bonus against a sleeper; null if they do no damage. */
export function hitsToKill(world: World, attacker: Actor, target: Actor): number | null {
  const damage = damageOf(world, attacker, { target });
  if (damage === 0) return null;
  const first = damageOf(world, attacker, { target, asleep: target.asleep });
  return 1 + Math.ceil(Math.max(0, target.hp - first) / damage);
}
