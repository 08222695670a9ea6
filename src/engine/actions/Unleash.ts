import type { Ability } from '../content';
import { stepsBetween, type Point } from '../core/point';
import type { Origin, World } from '../World';
import { announcedAbility, markedBy } from '../facts/announced';
import { isFree } from '../facts/movement';
import { actorName } from '../facts/names';
import { actorsIn } from '../facts/targets';
import { callOff, unmark } from '../rules/announced';
import { arrive, relocate, shakeOff, uproot } from '../rules/relocate';
import { hitAll } from '../effects/work';
import type { Actor } from '../state';
import { done, type Action, type ActionResult } from './Action';
import { keepUp } from './Announce';

/** Goes on with an announced attack: stands until its turn has come, then it hits everyone else in the marked cells, friend and enemy. */
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
  const { id, effects, charge } = ability;
  const cells = markedBy(world, actor);
  const seen = world.seesActor(actor);
  world.effort.spend(cells.length);
  unmark(world, actor);
  world.emit({ type: 'unleashed', actor: actor.id, ability: id, cells, at: aim, seen: seen || cells.some((cell) => world.sees(cell)) });
  if (seen) world.say('enemyAttack', `ability.${id}.used`, { actor: actorName(world, actor) });
  const origin = { source: actor, aim, cause: `ability.${id}` };
  if (charge) run(world, actor, { ability, cells, origin });
  else hitAll(world, effects, { actors: actorsIn(world, cells).filter((other) => other !== actor), origin });
}

/** A charge along marked cells: hits the first actor in the way, and goes on if that one is gone. */
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
    if (!isFree(world, actor, cell) || stepsBetween(actor, cell) !== 1) break;
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
  if (!world.isHere(actor) || world.isOver) return;
  uproot(world, actor, false);
  shakeOff(world, actor);
  arrive(world, actor);
}

/** Whether a wall has ended a charge: the line is shorter than it could be, or was cut since. */
function isAtWall({ target }: Ability, { cells, actor }: { cells: readonly Point[]; actor: Point }): boolean {
  const last = cells.at(-1);
  const isThrough = last?.x === actor.x && last.y === actor.y;
  return !isThrough || (target.at === 'area' && cells.length < target.size);
}
