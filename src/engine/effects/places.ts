import type { Message } from '../core/grammar';
import type { Hit, World } from '../World';
import { distanceSquared, lengthOf, type Point } from '../core/point';
import type { Of } from '../effectKinds';
import { keyOfCause } from '../facts/causes';
import { chanceAt } from '../facts/hazards';
import { isCrowded, touchesGround } from '../facts/movement';
import { actorName } from '../facts/names';
import { takeSide } from '../rules/arrivals';
import { reveal as revealActor, springAt, wake } from '../rules/discovery';
import { cloud as layCloud } from '../rules/hazards';
import { layAll } from '../rules/reactions';
import { digAt, settle } from '../rules/relocate';
import { capHp } from '../rules/cures';
import { tell, type EffectKind } from './EffectKind';
import { cellsWithin, freeCellsAround } from '../floor/cells';
import { remember } from '../floor/memory';
import { makeActor, type Newborn } from '../floor/openFloor';
import { noteLaid } from '../rules/noting';
import type { Actor } from '../state';
import { idOf, num } from '../pack/ranges';

/* Effects on a place: its map knowledge, actors and tiles. */

/** dx^2 + dy^2 around a summoner in which it counts its summons, and how many times `count` is enough. */
const AROUND = 100;
const ENOUGH = 2;

export const map = {
  shape: { range: num.range },
  fills: ['item', 'source'],
  isPlace: true,
  apply(world, hit) {
    const { effect, at } = hit;
    for (const cell of cellsWithin(world.floor, at, effect.range)) world.floor.map(cell.x, cell.y);
    say(world, hit, { usual: 'hit.map' });
  },
  describe: ({ range }) => ({ key: 'effect.map', params: { n: lengthOf(range) } }),
} satisfies EffectKind<Of<'map'>>;

export const light = {
  shape: { radius: num.radius },
  fills: ['item', 'source'],
  isPlace: true,
  apply(world, hit) {
    const { effect, at } = hit;
    const { floor } = world;
    const sight = floor.newSight();
    floor.effort.spend(floor.width * floor.height);
    sight.compute(floor.cell(at.x, at.y), effect.radius);
    world.find(remember(floor, sight));
    say(world, hit, { usual: 'hit.light' });
  },
  describe: ({ radius }) => ({ key: 'effect.light', params: { n: radius } }),
} satisfies EffectKind<Of<'light'>>;

export const dig = {
  shape: { range: num.range },
  fills: ['item', 'source'],
  isPlace: true,
  apply(world, hit) {
    const { effect, at } = hit;
    for (const cell of cellsWithin(world.floor, at, effect.range)) digAt(world, cell);
    say(world, hit, { usual: 'hit.dig' });
  },
  describe: ({ range }) => ({ key: 'effect.dig', params: { n: lengthOf(range) } }),
} satisfies EffectKind<Of<'dig'>>;

export const alarm = {
  shape: { range: num.range },
  fills: ['item', 'source'],
  isPlace: true,
  apply(world, hit) {
    const { effect, at, source } = hit;
    world.effort.spend(world.floor.state.actors.length);
    for (const actor of world.floor.state.actors) {
      if (actor === source || distanceSquared(actor, at) > effect.range) continue;
      wake(world, actor, at);
      actor.goal = world.floor.index(at.x, at.y);
    }
    say(world, hit, { usual: 'hit.alarm' });
  },
  describe: ({ range }) => ({ key: 'effect.alarm', params: { n: lengthOf(range) } }),
  helps: (world, { range }, { caster }) =>
    othersNear(world, caster, range).some(({ asleep, goal, hidden }) => !hidden && (asleep || goal < 0)),
} satisfies EffectKind<Of<'alarm'>>;

export const summon = {
  shape: { breed: idOf('breeds'), count: num.summoned },
  fills: ['item', 'source', 'breed'],
  isPlace: true,
  refuses: (world) => (isCrowded(world) ? 'refused.crowded' : null),
  apply(world, hit) {
    const { effect, at } = hit;
    let left = effect.count;
    for (const cell of freeCellsAround(world.floor, at, world.content.breeds.get(effect.breed)?.moves)) {
      if (left-- === 0 || isCrowded(world)) break;
      bear(world, { id: effect.breed, ...cell, floor: world.state.floor });
    }
    say(world, hit, { usual: 'hit.summon', params: { breed: `breed.${effect.breed}` } });
  },
  describe: ({ breed, count }) =>
    ({ key: count > 1 ? 'effect.summon.some' : 'effect.summon', params: { breed: `breed.${breed}`, n: count } }),
  helps: (world, { breed, count }, { caster }) =>
    othersNear(world, caster, AROUND).filter((other) => other.breed === breed).length < count * ENOUGH,
} satisfies EffectKind<Of<'summon'>>;

export const cloud = {
  shape: { hazard: idOf('hazards'), range: num.cloud, turns: num.turns },
  fills: ['item', 'source', 'hazard'],
  isPlace: true,
  refuses: (world, { effect, at }) => (isGrounded(world, effect, at) ? 'refused.resists' : null),
  apply(world, hit) {
    const isConducted = world.content.hazards.get(hit.effect.hazard)?.conducted === true;
    say(world, hit, { usual: isConducted ? 'hit.cloud.conducted' : 'hit.cloud', params: { hazard: `hazard.${hit.effect.hazard}` } });
    layCloud(world, hit.at, { ...hit.effect, by: hit });
  },
  describe({ hazard, range, turns }) {
    const params = { hazard: `hazard.${hazard}`, turns };
    return range === 0 ? { key: 'effect.cloud.tile', params } : { key: 'effect.cloud', params: { ...params, n: lengthOf(range) } };
  },
} satisfies EffectKind<Of<'cloud'>>;

/** Whether a conducted hazard would find nothing that conducts there. */
function isGrounded({ content, floor }: World, { hazard, range }: Of<'cloud'>, at: Point): boolean {
  if (content.hazards.get(hazard)?.conducted !== true) return false;
  return !cellsWithin(floor, at, range).some(({ x, y }) => floor.tileAt(x, y).conducts === true);
}

export const ignite = {
  shape: { hazard: idOf('hazards') },
  fills: ['item', 'source', 'hazard'],
  isPlace: true,
  refuses: (world, { effect, at }) => (chanceAt(world, effect.hazard, at) === 0 ? 'refused.wontBurn' : null),
  apply(world, hit) {
    const { effect, at } = hit;
    const params = { item: keyOfCause(hit.cause), source: actorName(world, hit.source), hazard: `hazard.${effect.hazard}` };
    tell(world, hit, { tone: 'status', usual: null, params });
    noteLaid(world, [at], hit);
    layAll(world, [{ kind: effect.hazard, x: at.x, y: at.y, turns: 1 }], at);
  },
  describe: ({ hazard }) => ({ key: 'effect.ignite', params: { hazard: `hazard.${hazard}` } }),
} satisfies EffectKind<Of<'ignite'>>;

export const lay = {
  shape: { trap: idOf('traps.kinds') },
  fills: ['item', 'trap'],
  isPlace: true,
  refuses: ({ floor }, { at }) => (isBare(floor, at) ? null : 'refused.noRoom'),
  apply(world, hit) {
    const { effect, at } = hit;
    tell(world, hit, { tone: 'status', usual: null, params: { item: keyOfCause(hit.cause), trap: `trap.${effect.trap}` } });
    const hidden = world.floor.traps.at(at.x, at.y);
    if (hidden) world.floor.traps.remove(hidden);
    world.floor.traps.add({ kind: effect.trap, x: at.x, y: at.y, known: true });
    const actor = world.floor.actorAt(at.x, at.y);
    if (actor && touchesGround(world, actor)) springAt(world, actor);
  },
  describe: ({ trap }) => ({ key: 'effect.lay', params: { trap: `trap.${trap}` } }),
} satisfies EffectKind<Of<'lay'>>;

/** Whether a trap can be laid on a cell: open ground without stairs or a trap that is known; a refusal would give a hidden one away. */
function isBare(floor: World['floor'], { x, y }: Point): boolean {
  return floor.isWalkable(x, y) && floor.tileAt(x, y).stairs === undefined && floor.traps.at(x, y)?.known !== true;
}

export const reveal = {
  shape: { range: num.range },
  fills: ['item', 'source'],
  isPlace: true,
  apply(world, hit) {
    const { effect, at } = hit;
    const { traps, actors } = world.floor.state;
    world.effort.spend(traps.length + actors.length);
    const isNear = (one: Point): boolean => distanceSquared(one, at) <= effect.range;
    const unknown = traps.filter((trap) => !trap.known && isNear(trap));
    const hiding = actors.filter((actor) => actor.hidden && isNear(actor));
    for (const trap of unknown) trap.known = true;
    for (const actor of hiding) revealActor(world, actor);
    // What works turn after turn says so only when there is something.
    if (hit.cause.table !== 'status' || unknown.length + hiding.length > 0) say(world, hit, { usual: 'hit.reveal' });
  },
  describe: ({ range }) => ({ key: 'effect.reveal', params: { n: lengthOf(range) } }),
} satisfies EffectKind<Of<'reveal'>>;

export const split = {
  shape: {},
  fills: ['item', 'source', 'actor'],
  isPlace: true,
  refuses: (world, { source }) => (source.hp < 2 ? 'refused.tooSmall' : isCrowded(world) ? 'refused.crowded' : null),
  apply(world, hit) {
    const { source } = hit;
    const [cell] = freeCellsAround(world.floor, source, world.breedOf(source).moves);
    if (!cell) return;
    const half = Math.floor(source.hp / 2);
    source.hp -= half;
    const twin = bear(world, { id: source.breed, ...cell, floor: world.state.floor, elite: source.elite });
    twin.hp = twin.maxHp = half;
    source.maxHp = source.hp;
    capHp(world, source);
    twin.hidden = false;
    twin.goal = source.goal;
    if (source !== world.state.player) takeSide(world, twin, source);
    say(world, hit, { usual: 'hit.split', params: { actor: actorName(world, source) } });
  },
  describe: () => ({ key: 'effect.split', params: {} }),
} satisfies EffectKind<Of<'split'>>;

/** The other monsters within dx^2 + dy^2 <= range of one. */
function othersNear({ floor, effort }: World, caster: Actor, range: number): Actor[] {
  effort.spend(floor.state.actors.length);
  return floor.state.actors.filter((actor) => actor !== caster && distanceSquared(actor, caster) <= range);
}

/** Spawns a summoned monster. */
function bear(world: World, newborn: Newborn): Actor {
  const actor = makeActor(world.content, world.state.nextId++, newborn);
  actor.summoned = true;
  const at = { x: actor.x, y: actor.y };
  settle(world, actor);
  world.emit({ type: 'summoned', actor: actor.id, breed: actor.breed, at, seen: world.sees(at) });
  return actor;
}

/** Logs what happened to a place, and shows it. */
export function say(world: World, hit: Hit, { usual, params = {} }: { usual: string; params?: Message['params'] }): void {
  world.emit({ type: 'changed', at: hit.at, seen: world.sees(hit.at) });
  tell(world, hit, { tone: 'status', usual, params: { item: keyOfCause(hit.cause), source: actorName(world, hit.source), ...params } });
}
