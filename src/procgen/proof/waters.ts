import type { Content, Effect, TileKind } from '../../engine/content';
import type { Change } from '../../engine/effectKinds';
import { changedCells } from '../../engine/floor/changes';
import { offsetsOf } from '../../engine/floor/distance';
import type { FloorPlan } from '../../engine/ports';
import { spend } from '../work';
import { padded, type Ground } from './explore';
import { PoolSearch, type Proof, type State } from './pools';

/*
 * The proof that a floor is playable where water flows, rises and falls: from wherever the player gets by walking, waiting and pulling
 * levers, the goal stays within reach. Cells are those of a `Ground`, but for terrain.
 */

/** The most levers of a floor, and the most floors that they may make of it. */
const MOST_LEVERS = 4;
const MOST_STATES = 64;

/** What is asked: the cell to get to, -1 for none, and the cells that count as open although they are not. */
export interface Question {
  readonly goal: number;
  readonly opened: readonly number[];
}

/** Prepares the proof of a plan; null on a floor without currents and levers, where the usual one is enough. */
export function watersOf(plan: FloorPlan, content: Content, ground: Ground): ((question: Question) => Proof) | null {
  const { levers, currents } = tilesOf(content);
  const places = placesOf(plan.terrain, levers);
  if (places.length === 0 && placesOf(plan.terrain, currents).length === 0) return null;
  const refused = (error: string) => () => ({ reached: new Uint8Array(), errors: [error] });
  if (places.length > MOST_LEVERS) return refused(`There are ${places.length} levers, more than ${MOST_LEVERS}.`);
  const states = new States(plan, content, { ground, levers: places }).all;
  if (states.length > MOST_STATES) return refused(`Its levers make more than ${MOST_STATES} different floors of it.`);
  return ({ goal, opened }) => new PoolSearch(plan, content, { ground, states, opened, goal }).prove();
}

/** By tile, 1 for levers and for currents. */
interface WaterTiles {
  readonly levers: Uint8Array;
  readonly currents: Uint8Array;
}

/** Cached, since content never changes. */
const known = new WeakMap<Content, WaterTiles>();

function tilesOf(content: Content): WaterTiles {
  const { tiles } = content;
  const made = known.get(content) ?? {
    levers: Uint8Array.from(tiles, (tile) => (pullsOf(content, tile).length > 0 ? 1 : 0)),
    currents: Uint8Array.from(tiles, ({ carries }) => (carries === undefined ? 0 : 1)),
  };
  known.set(content, made);
  return made;
}

function placesOf(terrain: ArrayLike<number>, marked: Uint8Array): number[] {
  const places: number[] = [];
  for (let cell = 0; cell < terrain.length; cell++) if (marked[terrain[cell] as number] === 1) places.push(cell);
  return places;
}

/** A choice of a lever: the tile that the lever becomes, if any, and what it changes. */
interface Pull {
  readonly becomes: string | undefined;
  readonly changes: readonly Change[];
}

/** The choices of a feature that change tiles. */
function pullsOf(content: Content, tile: TileKind | undefined): Pull[] {
  const isChange = (effect: Effect): effect is Change => effect.do === 'change';
  const { choices = {}, becomes: usual } = content.features.get(tile?.id ?? '') ?? {};
  const pulls = Object.values(choices).map(({ effects, becomes = usual }) => ({ becomes, changes: effects.filter(isChange) }));
  return pulls.filter(({ changes }) => changes.length > 0);
}

/** All floors that levers make of a plan; the first is as planned. */
class States {
  readonly all: State[] = [];

  constructor(
    private readonly plan: FloorPlan,
    private readonly content: Content,
    private readonly given: { readonly ground: Ground; readonly levers: readonly number[] },
  ) {
    this.add(Uint8Array.from(plan.terrain));
  }

  /** The index of the state with a terrain. */
  private add(terrain: Uint8Array): number {
    spend(terrain.length >> 3);
    const index = this.all.findIndex((state) => state.terrain.every((tile, cell) => tile === terrain[cell]));
    if (index >= 0) return index;
    const state: State = { terrain, pulls: new Map() };
    const made = this.all.push(state) - 1;
    if (made <= MOST_STATES) for (const lever of this.given.levers) this.pull(state, lever);
    return made;
  }

  /** Notes the states that the choices at a lever make of one, for all cells beside it. */
  private pull({ terrain, pulls }: State, lever: number): void {
    const { content, given: { ground: { stride } }, plan: { width, height, places } } = this;
    const tile = content.tiles[terrain[lever] as number];
    const at = { x: lever % width, y: Math.floor(lever / width) };
    for (const { becomes, changes } of pullsOf(content, tile)) {
      const next = terrain.slice();
      if (becomes !== undefined) next[lever] = content.tiles.findIndex(({ id }) => id === becomes);
      for (const change of changes) {
        for (const [cell, to] of changedCells({ width, height, terrain: next, places }, content.tiles, change, at)) next[cell] = to;
      }
      const made = this.add(next);
      for (const step of offsetsOf(stride, 8)) {
        const beside = padded(this.plan, at) + step;
        pulls.set(beside, [...(pulls.get(beside) ?? []), made]);
      }
    }
  }
}
