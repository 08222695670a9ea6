import type { World } from '../World';
import { hasTactic, type Content } from '../content';
import { stepsBetween } from '../core/point';
import { isCrowded, swims } from '../facts/movement';
import { actorName } from '../facts/names';
import { alliesOf, comesAlong, isAlly } from '../facts/sides';
import { isHeld, xpOf } from '../facts/stats';
import { natureOf } from '../facts/traits';
import { allFreeCells, freeCellsAround } from '../floor/cells';
import { drawElite, makeActor } from '../floor/openFloor';
import type { Actor } from '../state';
import { letGo, unmark } from './announced';
import { payOut } from './death';
import { regainLantern } from './lantern';
import { settle } from './relocate';
import { capHp } from './cures';

/* Who comes to a floor and leaves it: wanderers, followers, allies. */

/** The minimum distance at which newcomers appear, in steps. */
const AFAR = 12;

/** Now and then sends a wandering monster. */
export function wanderIn(world: World): void {
  const every = world.content.wanderers.at(world.state.floor);
  if (every > 0 && world.rng.ai.below(every) === 0) comeFromAfar(world, 'wandering');
}

/** As long as this many monsters are awake on a metered floor nobody comes from afar, so that nobody piles up. */
export const MOST_AWAKE = 8;

/** Spawns one of the floor's monsters out of sight and far away; a hunter knows where the player is, and lessens the purse (RULES 5.12). */
export function comeFromAfar(world: World, as: 'wandering' | 'hunting'): void {
  const { content, state, floor, rng } = world;
  const isMetered = content.counts.danger !== null;
  if (isMetered && floor.state.actors.filter(({ asleep }) => !asleep).length >= MOST_AWAKE) return;
  const id = content.monsters.drawAmong(state.floor, rng.ai, (breed) => isRestless(content, breed));
  const cells = farCells(world);
  if (id === null || cells.length === 0 || isCrowded(world)) return;
  const elite = drawElite(content, { breed: id, floor: state.floor }, rng.ai);
  const actor = makeActor(content, state.nextId++, { id, ...floor.position(rng.ai.pick(cells)), floor: state.floor, elite });
  if (as === 'hunting') actor.goal = floor.index(state.player.x, state.player.y);
  if (isMetered && as === 'hunting') {
    payOut(world, xpOf(world, actor));
    actor.summoned = true;
  }
  settle(world, actor);
}

/** Whether a breed moves about: lurkers and swimmers don't come from afar. */
function isRestless({ breeds }: Content, id: string): boolean {
  const breed = breeds.get(id);
  return breed !== undefined && breed.disguise === undefined && breed.moves !== 'swim' && !hasTactic(breed, 'hides');
}

/** Free padded cells out of sight and far away that are connected to the player. */
function farCells({ floor, state }: World): number[] {
  return allFreeCells(floor, state.player)
    .filter((cell) => !floor.fov.has(cell) && stepsBetween(floor.position(cell), state.player) >= AFAR);
}

/** Takes the player's followers off the floor and returns them: awake adjacent hunters with a goal that are not held, and allies. */
export function leaveWith(world: World): Actor[] {
  const followers = world.floor.state.actors.filter((actor) => isAfter(world, actor) || comesAlong(world, actor));
  for (const actor of followers) {
    if (!isAlly(world, actor)) takeAlong(world, actor);
    letGo(world, actor);
    world.remove(actor);
  }
  return followers;
}

/** A metered floor pays for a follower as it leaves, so that the next one can; what it can't pay for is worth nothing from then on. */
function takeAlong(world: World, actor: Actor): void {
  const worth = xpOf(world, actor);
  if (payOut(world, worth) < worth) actor.summoned = true;
}

/** Whether a monster is so close on the player's heels that it follows. */
function isAfter(world: World, actor: Actor): boolean {
  if (!world.content.followers || stepsBetween(actor, world.state.player) !== 1 || actor.side === 'player') return false;
  if (swims(world, actor)) return false;
  if (isHeld(world, actor) || natureOf(world, actor).rooted) return false;
  return actor.goal >= 0 && !actor.asleep && !actor.hidden && hasTactic(world.breedOf(actor), 'hunts');
}

/** What stays on the floor that the player leaves: allies, keys, announced attacks, holds; a lost lantern is the player's again. */
export function leaveBehind(world: World): void {
  leaveAllies(world);
  leaveKeys(world);
  regainLantern(world);
  for (const actor of [...world.floor.announced.all]) unmark(world, actor);
  const { actors } = world.floor.state;
  const staying = new Set(actors.map(({ id }) => id));
  for (const actor of actors) if (!staying.has(actor.clings)) letGo(world, actor);
}

/** Says which allies stay behind for good, once those that come along have left the floor. */
function leaveAllies(world: World): void {
  if (world.content.floorsPersist) return;
  for (const ally of alliesOf(world)) world.say('status', 'log.leftBehind', { actor: actorName(world, ally) });
}

/** Puts followers around the player on the new floor. */
export function arriveWith(world: World, followers: readonly Actor[]): void {
  const { floor, state } = world;
  for (const actor of followers) {
    const [cell] = freeCellsAround(floor, state.player);
    if (!cell) return;
    actor.x = cell.x;
    actor.y = cell.y;
    actor.goal = isAlly(world, actor) ? -1 : floor.index(state.player.x, state.player.y);
    if (isAlly(world, actor)) grow(world, actor);
    settle(world, actor);
    if (floor.state.purse >= 0 && !isAlly(world, actor)) floor.state.purse += xpOf(world, actor);
    world.say('status', 'log.followed', { actor: actorName(world, actor) });
  }
}

/** Drops keys on leaving a floor for good: they open nothing elsewhere. */
function leaveKeys({ state, content }: World): void {
  if (content.floorsPersist) return;
  state.hero.inventory = state.hero.inventory.filter(({ kind }) => !isKey(content, kind));
}

function isKey(content: World['content'], kind: string): boolean {
  const row = content.itemKinds.get(kind);
  return row !== undefined && 'opens' in row;
}

/** Puts an actor on a side: free, or as bound as another. */
export function takeSide({ floor }: World, actor: Actor, { side, bound }: Pick<Actor, 'side' | 'bound'>): void {
  actor.side = side;
  actor.bound = bound;
  // The list of allies is kept until one enters a cell.
  floor.enter(actor);
}

/** Makes an ally as strong as its kind is on the present floor; it never becomes weaker, and wounds stay. */
export function grow(world: World, ally: Actor): void {
  const { id, breed, x, y, elite } = ally;
  const { maxHp, power, defence } = makeActor(world.content, id, { id: breed, x, y, elite, floor: world.state.floor });
  const gained = Math.max(0, maxHp - ally.maxHp);
  ally.maxHp += gained;
  ally.hp += gained;
  capHp(world, ally);
  ally.power = Math.max(ally.power, power);
  ally.defence = Math.max(ally.defence, defence);
}
