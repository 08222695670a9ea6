import type { Origin, World } from '../World';
import type { Ability, Effect } from '../content';
import { stepsBetween, type Point } from '../core/point';
import { carryOut, hitAll } from '../effects/effects';
import { areaCells } from '../floor/cells';
import { prepare } from '../facts/aim';
import { announcedAbility, announcedAttackOf, cellsAnnouncedBy } from '../facts/announced';
import { dwellsInDeep, isFree } from '../facts/movement';
import { actorName } from '../facts/names';
import { speedOf } from '../facts/stats';
import { actorsIn, isAimed } from '../facts/targets';
import { natureOf } from '../facts/traits';
import { announce, callOff, unmark } from '../rules/announced';
import { cover } from '../rules/hazards';
import { finishMove, relocate } from '../rules/relocate';
import { makeRest } from '../rules/statuses';
import { FULL_TURN, type Actor, type Tone } from '../state';
import { done, instead, refused, type Action, type ActionResult } from './Action';
import { springOut } from './fights';

/* Abilities of monsters, announced or at once (RULES 5.14). */

/** Uses an ability on or because of the actor in a cell; then it has to recharge. */
export class Cast implements Action {
  constructor(
    readonly ability: Ability,
    readonly at: Point,
  ) {}

  perform(world: World, actor: Actor): ActionResult {
    const { id, every, on, windup } = this.ability;
    const prepared = prepareCast(world, actor, this);
    if ('why' in prepared) return refused(prepared.why.key, prepared.why.params);
    if (actor.hidden && dwellsInDeep(world, actor)) springOut(world, actor);
    if (windup !== undefined) return instead(new Announce(this.ability, this.at));
    const seen = world.seesActor(actor);
    makeRest(world, actor, { id, turns: every });
    world.emit({
      type: 'abilityUsed', actor: actor.id, ability: id, at: { x: this.at.x, y: this.at.y }, seen: seen || world.sees(this.at),
    });
    if (seen) world.say(on === 'foe' ? toneOf(actor) : 'status', `ability.${id}.used`, { actor: actorName(world, actor) });
    carryOut(world, prepared);
    onUser(world, actor, { ability: this.ability, effects: this.ability.after });
    return done();
  }
}

function toneOf({ side }: Actor): Tone {
  return side === 'player' ? 'playerAttack' : 'enemyAttack';
}

/** What an ability would do there, or why it would do nothing; changes nothing and draws no random numbers. */
export function prepareCast(world: World, actor: Actor, { ability, at }: Pick<Cast, 'ability' | 'at'>): ReturnType<typeof prepare> {
  // An untargeted ability works where the caster stands, no matter which actor prompted it.
  const aim = isAimed(ability.target) ? { x: at.x, y: at.y } : null;
  return prepare(world, ability, { source: actor, aim, cause: { table: 'ability', id: ability.id } });
}

/** Announces an ability whose effects come some turns later, on an area that is shown from now on; then it has to recharge. */
class Announce implements Action {
  constructor(
    readonly ability: Ability,
    readonly at: Point,
  ) {}

  perform(world: World, actor: Actor): ActionResult {
    const { id, every, target } = this.ability;
    const cells = target.at === 'area' ? areaCells(world.floor, { ...target, from: actor, aim: this.at }) : [];
    if (cells.length === 0) return refused('refused.noTarget');
    makeRest(world, actor, { id, turns: every });
    announce(world, actor, { ability: this.ability, aim: this.at, cells });
    if (world.seesActor(actor)) world.say('enemyAttack', `ability.${id}.announced`, { actor: actorName(world, actor) });
    onUser(world, actor, { ability: this.ability, effects: this.ability.announcing });
    warn(world, actor);
    keepUp(world, actor);
    return done();
  }
}

/** Tells a player who stands in the area announced what is to come. */
function warn(world: World, actor: Actor): void {
  const { floor, state: { player } } = world;
  const attack = floor.announced.at(floor.index(player.x, player.y)).has(actor) ? announcedAttackOf(world, actor, player) : null;
  if (!attack) return;
  const { ability, turns: n, least, most } = attack;
  const key = most === 0 ? 'log.marked.harmless' : least === most ? 'log.marked.sure' : 'log.marked';
  world.say('enemyAttack', key, { ability: `ability.${ability}`, n, least, most });
}

/** However slow it is, it acts in the next round, so that its attack comes when it was announced for. */
export function keepUp(world: World, actor: Actor): void {
  actor.energy = Math.max(actor.energy, FULL_TURN - speedOf(world, actor));
}

/** Goes on with an announced attack: stands until its turn has come, then hits all others in the announced cells, friend and enemy. */
export class Unleash implements Action {
  perform(world: World, actor: Actor): ActionResult {
    const { announced } = actor;
    const ability = announcedAbility(world, actor);
    if (announced && ability && world.state.turn < announced.turn) keepUp(world, actor);
    else if (announced && ability) unleash(world, actor, { ability, aim: world.floor.position(world.floor.cellOf(announced.aim)) });
    else callOff(world, actor);
    return done();
  }
}

function unleash(world: World, actor: Actor, { ability, aim }: { ability: Ability; aim: Point }): void {
  const { id, effects, charge, covers } = ability;
  const cells = cellsAnnouncedBy(world, actor);
  const seen = world.seesActor(actor);
  world.effort.spend(cells.length);
  unmark(world, actor);
  world.emit({ type: 'unleashed', actor: actor.id, ability: id, cells, at: aim, seen: seen || cells.some((cell) => world.sees(cell)) });
  if (seen) world.say('enemyAttack', `ability.${id}.used`, { actor: actorName(world, actor) });
  const origin: Origin = { source: actor, aim, cause: { table: 'ability', id } };
  if (covers) cover(world, cells, { ...covers, by: { ...origin, target: actor } });
  if (charge) run(world, actor, { ability, cells, origin });
  else hitAll(world, effects, { actors: victimsIn(world, actor, { ability, cells }), origin });
  onUser(world, actor, { ability, effects: ability.after });
}

/** An ability and what it does to its user. */
interface OnUser {
  readonly ability: Ability;
  readonly effects: readonly Effect[] | undefined;
}

/** Effects of an ability on its user, if that is still there. */
function onUser(world: World, actor: Actor, { ability: { id }, effects = [] }: OnUser): void {
  if (!world.isHere(actor) || world.isOver) return;
  world.affect(effects, { target: actor, source: actor, at: { x: actor.x, y: actor.y }, cause: { table: 'ability', id } });
}

/** The others in the announced cells; those that are pushed from the last cell on, so that each makes room for the one before it. */
function victimsIn(world: World, actor: Actor, { ability, cells }: { ability: Ability; cells: readonly Point[] }): Actor[] {
  const victims = actorsIn(world, cells).filter((other) => other !== actor);
  return ability.effects.some((effect) => effect.do === 'push') ? victims.reverse() : victims;
}

/** A charge along the announced cells: hits the first actor in the way, and goes on if that one is gone. */
function run(world: World, actor: Actor, { ability, cells, origin }: { ability: Ability; cells: readonly Point[]; origin: Origin }): void {
  let from = { x: actor.x, y: actor.y };
  for (const cell of cells) {
    const other = world.floor.actorAt(cell.x, cell.y);
    if (other) {
      from = stop(world, actor, from);
      hitAll(world, ability.effects, { actors: [other], origin });
      if (!world.isHere(actor) || world.isOver || world.isHere(other)) return land(world, actor);
    }
    // What it hit may have moved it off its line.
    if (!isFree(world, actor, cell) || stepsBetween(actor, cell) !== 1 || natureOf(world, actor).rooted) break;
    relocate(world, actor, cell);
  }
  stop(world, actor, from);
  const at = { x: actor.x, y: actor.y };
  if (isAtWall(ability, { cells, actor })) world.affect(ability.charge ?? [], { target: actor, source: actor, at, cause: origin.cause });
  land(world, actor);
}

/** Shows how far it has come; returns that cell. */
function stop(world: World, actor: Actor, from: Point): Point {
  const to = { x: actor.x, y: actor.y };
  const seen = world.sees(from) || world.sees(to);
  if (from.x !== to.x || from.y !== to.y) world.emit({ type: 'pushed', actor: actor.id, from, to, seen });
  return to;
}

function land(world: World, actor: Actor): void {
  if (world.isHere(actor) && !world.isOver) finishMove(world, actor);
}

/** Whether a wall has ended a charge: the line is shorter than it could be, or was cut since. */
function isAtWall({ target }: Ability, { cells, actor }: { cells: readonly Point[]; actor: Point }): boolean {
  const last = cells.at(-1);
  const isThrough = last?.x === actor.x && last.y === actor.y;
  return !isThrough || (target.at === 'area' && cells.length < target.size);
}
