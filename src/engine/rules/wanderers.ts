import { hasTactic, type Content } from '../content';
import { stepsBetween } from '../core/point';
import { allFreeCells } from '../floor/freeCells';
import { makeActor } from '../floor/openFloor';
import type { World } from '../World';
import { drawElite } from './elites';
import { payOut, xpOf } from './experience';
import { isCrowded, settle } from './relocate';

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
  return allFreeCells(floor, state.player).filter((cell) => !floor.fov.has(cell) && stepsBetween(floor.position(cell), state.player) >= AFAR);
}
