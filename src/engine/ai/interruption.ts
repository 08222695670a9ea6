import type { World } from '../World';
import type { Action } from '../actions/Action';
import { Bump } from '../actions/fights';
import { UseSkill } from '../actions/hero';
import { UseItem } from '../actions/items';
import { Move, Stairs } from '../actions/moves';
import { isConsumable } from '../content';
import type { Message } from '../core/grammar';
import { stepsBetween, type Point } from '../core/point';
import { doDamage } from '../effects/effects';
import type { GameEvent } from '../events';
import { sightingsOf } from '../facts/Sightings';
import { canTake } from './explore';
import { isAnnouncedAt } from '../facts/announced';
import { attackOf } from '../facts/combat';
import { BREAKS, breaksUnder, dangerAt, DEEP, harms, isDeep, isHarmful, isHazardous } from '../facts/danger';
import { skillOf } from '../facts/hero';
import { canStand, isAfloat } from '../facts/movement';
import { actorName, casterName, isKnown, itemName } from '../facts/names';
import { alliesOf, comesAlong, isAlly } from '../facts/sides';
import { isConfused } from '../facts/stats';

/* What the player is stopped or warned by. */

/**
 * Why an intent stops after these events: harm, an attack announced for where the player stands, a new enemy, trap or item in
 * view, fire or its like nearby, oil running low, a reward to choose; else null. An enemy that is no threat stops it once: ask each turn.
 */
export function interruption(world: World, events: readonly GameEvent[]): Message | null {
  if (world.isOver) return because('stop.over');
  // Each event is asked about: all that comes into view is remembered.
  const [why] = events.flatMap((event) => reason(world, event) ?? []);
  if (why) return why;
  return world.state.hero.choices > 0 ? because('stop.level') : null;
}

function reason(world: World, event: GameEvent): Message | null {
  const { player } = world.state;
  switch (event.type) {
    case 'refused':
      return because(event.key, event.params);
    case 'damaged':
      return event.actor === player.id ? because('stop.hurt') : null;
    case 'inflicted':
      if (event.actor !== player.id || world.content.statuses.get(event.status)?.harmful !== true) return null;
      return because('stop.inflicted', { status: `status.${event.status}` });
    case 'pushed':
    case 'teleported':
      return event.actor === player.id ? because('stop.moved') : null;
    case 'trapSprung':
      return event.actor === player.id ? because('stop.trap', { trap: `trap.${event.kind}` }) : null;
    case 'trapFound':
      return because('stop.trapFound', { trap: `trap.${event.kind}` });
    case 'announced':
      if (!isPlayerInArea(world, event) || !isStillAnnounced(world, event)) return null;
      return because('stop.marked', { actor: nameOf(world, event) });
    case 'noticed':
      return isNews(world, event) ? because('stop.hostile', { actor: nameOf(world, event) }) : null;
    case 'revealed':
      return event.seen ? because('stop.hostile', { actor: nameOf(world, event) }) : null;
    case 'woke':
      return event.seen ? because('stop.woke', { actor: nameOf(world, event) }) : null;
    case 'stole':
      return because('stop.stolen', { actor: nameOf(world, event) });
    case 'clouded':
      return isNear(world, event) ? because('stop.hazard', { hazard: `hazard.${event.hazard}` }) : null;
    case 'oilLow':
      return because('stop.oilLow', { n: event.oil });
    case 'arrived':
      return because('stop.arrived');
    case 'found':
      return because(canTake(world, event.kind) ? 'stop.item' : 'stop.itemFull', { item: itemName(world, event) });
    default:
      return null;
  }
}

/** Whether an actor has come into view that may mean a fight, or for the first time, and has not gone under again since. */
function isNews(world: World, event: Extract<GameEvent, { type: 'noticed' }>): boolean {
  const actor = world.floor.state.actors.find(({ id }) => id === event.actor);
  return !actor || (sightingsOf(world).isNews(world, actor) && world.seesActor(actor));
}

/** Whether it has not been called off in the same turn. */
function isStillAnnounced({ floor }: World, { actor }: Extract<GameEvent, { type: 'announced' }>): boolean {
  return floor.state.actors.some(({ id, announced }) => id === actor && announced !== null);
}

/** Whether the player stood in the area that was announced. */
function isPlayerInArea({ state: { player } }: World, { cells }: Extract<GameEvent, { type: 'announced' }>): boolean {
  return cells.some(({ x, y }) => x === player.x && y === player.y);
}

/** Whether a hazard that harms the player has come into view within two steps. */
function isNear(world: World, { cells, seen }: Extract<GameEvent, { type: 'clouded' }>): boolean {
  const { player } = world.state;
  return seen && cells.some((cell) => stepsBetween(cell, player) <= 2 && world.sees(cell) && isHarmful(world, player, cell));
}

function because(key: string, params: Message['params'] = {}): Message {
  return { key, params };
}

/** The name of an event's actor; its plain breed if it is gone by now. An event with a breed was seen, even if its actor hides again. */
function nameOf(world: World, event: { readonly actor: number; readonly breed?: string }): string {
  const actor = world.floor.state.actors.find(({ id }) => id === event.actor);
  if (!actor) return `breed.${event.breed ?? world.state.player.breed}`;
  return event.breed === undefined ? casterName(world, actor) : actorName(world, actor);
}

/**
 * The warning to confirm before an action that leads onto a known trap, into a hazard or deep water, or away from a cure, or that takes the
 * last light, or lets something harmful loose around the player; else null.
 */
export function dangerOf(world: World, action: Action): Message | null {
  if (action instanceof Stairs) return dangerOfLeaving(world);
  if (action instanceof UseItem) return dangerOfUse(world, action);
  if (action instanceof UseSkill) return takesLastOil(world) ? because('danger.lastOil') : null;
  if (!(action instanceof Move || action instanceof Bump) || isConfused(world)) return null;
  const { player } = world.state;
  const to = { x: player.x + action.dx, y: player.y + action.dy };
  const isStep = canStand(world, player, to) && !isMet(world, to) && !(action instanceof Bump && isReached(world, action));
  const danger = isStep && !isSameHazard(world, to) && !isNoWorse(world, to) ? dangerAt(world, to) : null;
  return (danger?.key === DEEP || danger?.key === BREAKS) && isAfloat(world, player) ? null : danger;
}

/** What a known item lets loose around who uses it, and would harm the player. */
function dangerOfUse(world: World, { item: id }: UseItem): Message | null {
  const { hero, player } = world.state;
  const item = hero.inventory.find((carried) => carried.id === id);
  const kind = item && world.content.itemKinds.get(item.kind);
  if (!item || !kind || !isConsumable(kind) || kind.target.at !== 'self' || !isKnown(world, item.kind)) return null;
  const loose = kind.effects.flatMap((effect) => (effect.do === 'cloud' ? [effect.hazard] : []));
  const harmful = loose.find((hazard) => harms(world, player, hazard));
  return harmful === undefined ? null : because('danger.around', { hazard: `hazard.${harmful}` });
}

/** Whether the skill burns what oil there is: the turn that it takes burns one more. */
function takesLastOil(world: World): boolean {
  const { oil } = world.state.hero;
  const burnt = skillOf(world)?.oil ?? 0;
  return burnt > 0 && burnt <= oil && oil <= burnt + 1;
}

/** Whether the player sees somebody there with whom it would not change places: no step leads there. */
function isMet(world: World, { x, y }: Point): boolean {
  const other = world.floor.actorAt(x, y);
  return other !== null && world.seesActor(other) && !isAlly(world, other);
}

/** Whether a reaching weapon would attack the actor one cell further on, instead of a step. */
function isReached(world: World, { dx, dy }: Bump): boolean {
  const { player } = world.state;
  return attackOf(world, player) === 'reach' && isMet(world, { x: player.x + 2 * dx, y: player.y + 2 * dy });
}

/** The attack on an enemy that the player sees two cells on and whose weapon reaches or lunges there; null where it does not. */
export function thrustAt(world: World, at: Point): Action | null {
  const { player } = world.state;
  const [dx, dy] = [(at.x - player.x) / 2, (at.y - player.y) / 2];
  if (stepsBetween(player, at) !== 2 || !Number.isInteger(dx) || !Number.isInteger(dy)) return null;
  const thrust = new Bump(dx, dy);
  return thrust.inReach(world, player) === null ? null : thrust;
}

/** Whether the player already stands in the same hazard: then it isn't warned at every step. */
function isSameHazard({ floor, state }: World, to: Point): boolean {
  const hazard = floor.hazardAt(to.x, to.y);
  return hazard !== null && floor.traps.at(to.x, to.y)?.known !== true
    && floor.hazardAt(state.player.x, state.player.y)?.kind === hazard.kind;
}

/** Whether nothing but announced attacks awaits the player there, and some await it here as well. */
function isNoWorse(world: World, to: Point): boolean {
  const { player } = world.state;
  return isAnnouncedAt(world, player, player) && !isUnsafeBesidesAttacks(world, to);
}

function isUnsafeBesidesAttacks(world: World, to: Point): boolean {
  const isTrap = world.floor.traps.at(to.x, to.y)?.known === true;
  return isTrap || isDeep(world, to) || breaksUnder(world, to) || isHazardous(world, world.state.player, to);
}

/** Stairs lead away from allies that are not near and from water that ends a status such as burning; damage over time goes on below. */
function dangerOfLeaving(world: World): Message | null {
  const { player } = world.state;
  if (world.floor.tileAt(player.x, player.y).stairs === undefined) return null;
  for (const id in player.statuses) {
    const row = world.content.statuses.get(id);
    if (row && (doDamage(row.eachTurn) || row.endsBy === 'water')) return { key: 'danger.burning', params: { status: `status.${id}` } };
  }
  const left = world.content.floorsPersist ? undefined : alliesOf(world).find((ally) => !comesAlong(world, ally));
  return left ? { key: 'danger.ally', params: { actor: actorName(world, left) } } : null;
}
