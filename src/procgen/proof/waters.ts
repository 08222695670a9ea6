import type { Content, Effect, TileKind } from '../../engine/content';
import { COMPASS, type Point } from '../../engine/core/point';
import type { Change } from '../../engine/effectKinds';
import { changedCells } from '../../engine/floor/changes';
import type { FloorPlan } from '../../engine/ports';
import { stepOffsets } from '../dig/walk';
import { spend } from '../work';

/*
 * The proof that a floor is playable where water flows, rises and falls: from wherever the player gets by walking, waiting and pulling
 * levers, the goal stays within reach. Deep water is no way, but whoever is in it swims out. Cells are `y * width + x`.
 */

/** The most levers of a floor, and the most floors that they may make of it. */
const MOST_LEVERS = 4;
const MOST_STATES = 64;

/** What is asked: the cell to get to, -1 for none, and the cells that count as open although they are not. */
export interface Question {
  readonly goal: number;
  readonly opened: readonly number[];
}

/** The cells that the player gets to, whatever levers it takes, and what is wrong. */
export interface Waters {
  readonly reached: Uint8Array;
  readonly errors: readonly string[];
}

/** Proves a plan; null on a floor without currents and levers, where the usual proof is enough. */
export function proveWaters(plan: FloorPlan, content: Content, question: Question): Waters | null {
  const levers = leversOf(plan, content);
  const flows = Uint8Array.from(content.tiles, ({ carries }) => (carries === undefined ? 0 : 1));
  if (levers.length === 0 && (!flows.includes(1) || !Array.from(plan.terrain).some((tile) => flows[tile] === 1))) return null;
  const reached = new Uint8Array(plan.terrain.length);
  if (levers.length > MOST_LEVERS) return { reached, errors: [`There are ${levers.length} levers, more than ${MOST_LEVERS}.`] };
  const states = new States(plan, content, { levers, opened: question.opened });
  if (states.all.length > MOST_STATES) return { reached, errors: [`Its levers make more than ${MOST_STATES} different floors of it.`] };
  return new Search(plan, states, reached).prove(question.goal);
}

/** The changes that each choice of a feature makes. */
function choicesOf(content: Content, tile: TileKind | undefined): Change[][] {
  const isChange = (effect: Effect): effect is Change => effect.do === 'change';
  const choices = Object.values(content.features.get(tile?.id ?? '')?.choices ?? {});
  return choices.map(({ effects }) => effects.filter(isChange)).filter((changes) => changes.length > 0);
}

function leversOf({ terrain }: FloorPlan, content: Content): number[] {
  if (content.features.size === 0) return [];
  const isLever = Uint8Array.from(content.tiles, (tile) => (choicesOf(content, tile).length > 0 ? 1 : 0));
  if (!isLever.includes(1)) return [];
  return Array.from(terrain, (_tile, cell) => cell).filter((cell) => isLever[terrain[cell] as number] === 1);
}

const WALKED = 1;
const SWUM = 2;

/** One of the floors that levers make of a plan. */
interface State {
  /** By cell, how one is there: 0 for not at all. */
  readonly ways: Uint8Array;
  /** By cell, the one in which a turn ends that ends there. */
  readonly ends: Int32Array;
  /** By cells beside levers, the states that these make. */
  readonly pulls: Map<number, number[]>;
}

/** All floors that levers make of a plan; the first is as planned. */
class States {
  readonly all: State[] = [];
  private readonly known = new Map<string, number>();

  constructor(
    private readonly plan: FloorPlan,
    private readonly content: Content,
    private readonly given: { readonly levers: readonly number[]; readonly opened: readonly number[] },
  ) {
    this.add(Uint8Array.from(plan.terrain));
  }

  /** The index of the state with a terrain. */
  private add(terrain: Uint8Array): number {
    const key = terrain.join();
    const known = this.known.get(key);
    if (known !== undefined) return known;
    spend(terrain.length);
    const ways = this.waysOn(terrain);
    const state: State = { ways, ends: this.endsOn(terrain, ways), pulls: new Map() };
    const index = this.all.push(state) - 1;
    this.known.set(key, index);
    if (index <= MOST_STATES) for (const lever of this.given.levers) this.pull(terrain, state, lever);
    return index;
  }

  private waysOn(terrain: Uint8Array): Uint8Array {
    const kinds = Uint8Array.from(this.content.tiles, ({ walkable, deep }) => (walkable ? WALKED : deep === undefined ? 0 : SWUM));
    const ways = terrain.map((tile) => kinds[tile] as number);
    for (const cell of this.given.opened) ways[cell] = WALKED;
    return ways;
  }

  private endsOn(terrain: Uint8Array, ways: Uint8Array): Int32Array {
    const { content: { tiles }, plan: { width } } = this;
    const offsets = tiles.map(({ carries }) => (carries === undefined ? 0 : COMPASS[carries].y * width + COMPASS[carries].x));
    return Int32Array.from(terrain, (tile, cell) => {
      const next = cell + (offsets[tile] as number);
      return (ways[next] ?? 0) === 0 || !areNear(cell, next, width) ? cell : next;
    });
  }

  /** Notes the states that the choices at a lever make of one, for all cells beside it. */
  private pull(terrain: Uint8Array, { pulls }: State, lever: number): void {
    const { content, plan: { width, height, places } } = this;
    const tile = content.tiles[terrain[lever] as number];
    const becomes = content.features.get(tile?.id ?? '')?.becomes;
    for (const changes of choicesOf(content, tile)) {
      const next = terrain.slice();
      if (becomes !== undefined) next[lever] = content.tiles.findIndex(({ id }) => id === becomes);
      for (const change of changes) {
        const cells = changedCells({ width, height, terrain: next, places }, content.tiles, change, pointOf(lever, width));
        for (const [cell, to] of cells) next[cell] = to;
      }
      const made = this.add(next);
      for (const step of stepOffsets(width)) pulls.set(lever + step, [...(pulls.get(lever + step) ?? []), made]);
    }
  }
}

/** A search over all cells of all states: `state * cells + cell`. */
class Search {
  private readonly cells: number;
  private readonly steps: readonly number[];
  private readonly isKnown: Uint8Array;
  private readonly nodes: number[] = [];
  /** For each node the last edge to it; for each edge where it comes from and the one before it to the same node. */
  private readonly lastEdge: Int32Array;
  private readonly sources: number[] = [];
  private readonly earlier: number[] = [];

  constructor(
    private readonly plan: FloorPlan,
    private readonly states: States,
    private readonly reached: Uint8Array,
  ) {
    this.cells = plan.terrain.length;
    this.steps = stepOffsets(plan.width);
    this.isKnown = new Uint8Array(this.cells * states.all.length);
    this.lastEdge = new Int32Array(this.isKnown.length).fill(-1);
  }

  prove(goal: number): Waters {
    const { plan: { arrival, width }, reached, nodes } = this;
    this.enter(arrival.y * width + arrival.x, -1);
    for (const node of nodes) this.spread(node);
    spend(nodes.length);
    const [lost, ...more] = goal < 0 ? [] : this.cutOff(goal);
    if (lost === undefined) return { reached, errors: [] };
    const { x, y } = pointOf(lost % this.cells, width);
    return { reached, errors: [`From ${x},${y}${more.length > 0 ? ` and ${more.length} more cells` : ''} water cuts off the way on.`] };
  }

  /** Goes on from a node: a step, a turn of waiting, the pull of a lever. */
  private spread(node: number): void {
    const cell = node % this.cells;
    const base = node - cell;
    const { ways, ends, pulls } = this.states.all[base / this.cells] as State;
    this.enter(base + (ends[cell] as number), node);
    for (const step of this.steps) {
      const next = cell + step;
      const isOpen = ways[next] === WALKED || (ways[next] === SWUM && ways[cell] === SWUM);
      if (!isOpen || !areNear(cell, next, this.plan.width)) continue;
      if (ways[next] === WALKED) this.reached[next] = 1;
      this.enter(base + (ends[next] as number), node);
    }
    for (const state of pulls.get(cell) ?? []) this.enter(state * this.cells + cell, node);
  }

  private enter(node: number, from: number): void {
    this.earlier.push(this.lastEdge[node] as number);
    this.lastEdge[node] = this.sources.push(from) - 1;
    if (this.isKnown[node] === 1) return;
    this.isKnown[node] = 1;
    this.nodes.push(node);
    const cell = node % this.cells;
    if ((this.states.all[(node - cell) / this.cells] as State).ways[cell] === WALKED) this.reached[cell] = 1;
  }

  /** The nodes from which the goal is out of reach for good. */
  private cutOff(goal: number): number[] {
    const isGood = new Uint8Array(this.isKnown.length);
    const queue = this.nodes.filter((node) => node % this.cells === goal);
    for (const node of queue) isGood[node] = 1;
    for (const node of queue) {
      for (let edge = this.lastEdge[node] as number; edge >= 0; edge = this.earlier[edge] as number) {
        const from = this.sources[edge] as number;
        if (from < 0 || isGood[from] === 1) continue;
        isGood[from] = 1;
        queue.push(from);
      }
    }
    return this.nodes.filter((node) => isGood[node] === 0);
  }
}

/** Whether two cells a step apart in the list are so on the map: rows end. */
function areNear(one: number, other: number, width: number): boolean {
  return Math.abs((one % width) - (other % width)) <= 1;
}

function pointOf(cell: number, width: number): Point {
  return { x: cell % width, y: Math.floor(cell / width) };
}
