import { effectsOfTraits, type Content, type Effect, type TileKind } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import { offsetsOf } from '../../engine/floor/distance';
import type { FloorPlan, Spawn } from '../../engine/ports';
import { flood } from '../dig/walk';
import { spend } from '../work';

/** Marks of a cell: BARRED can be opened by a key or a monster's death, CLOSED can't be entered at all. */
export const CLOSED = 0;
export const OPEN = 1;
export const REACHED = 2;
export const TAKEN = 3;
export const BARRED = 4;

/** A plan's cells, with a ring of rock around them. */
export interface Ground {
  readonly stride: number;
  readonly marks: Uint8Array;
  /** The cell of the stairs down; -1 if there are none. */
  readonly stairs: number;
  /** All barred cells. */
  readonly bars: readonly number[];
}

/** The index of a plan's cell in its ground. */
export function padded({ width }: Pick<FloorPlan, 'width'>, { x, y }: Point): number {
  return (y + 1) * (width + 2) + x + 1;
}

/** The tile of a ground's cell. */
export function tileAt({ width, terrain }: FloorPlan, cell: number): number {
  const stride = width + 2;
  return terrain[(Math.floor(cell / stride) - 1) * width + (cell % stride) - 1] as number;
}

/** Builds a plan's ground, in which tiles that one of its monsters can open are barred. */
export function readGround(plan: FloorPlan, content: Content): Ground {
  const { width, height, terrain } = plan;
  const { tiles } = content;
  const openers = openersOf(content);
  const breakable = new Set(plan.monsters.flatMap(({ id }) => openers.get(id) ?? []));
  const stride = width + 2;
  const marks = new Uint8Array(stride * (height + 2));
  const isBar = ({ id, key }: TileKind): boolean => key !== undefined || breakable.has(id);
  const markOf = Uint8Array.from(tiles.map((tile) => (tile.walkable ? OPEN : isBar(tile) ? BARRED : CLOSED)));
  const down = tiles.findIndex((tile) => tile.stairs === 'down');
  let stairs = -1;
  for (let y = 0, index = 0; y < height; y++) {
    for (let cell = (y + 1) * stride + 1, end = cell + width; cell < end; cell++) {
      const tile = terrain[index++] as number;
      marks[cell] = markOf[tile] as number;
      if (tile === down) stairs = cell;
    }
  }
  return { stride, marks, stairs, bars: cellsOf(marks, BARRED) };
}

/** All cells with a mark. */
export function cellsOf(marks: Uint8Array, mark: number): number[] {
  const cells: number[] = [];
  for (let cell = marks.indexOf(mark); cell >= 0; cell = marks.indexOf(mark, cell + 1)) cells.push(cell);
  return cells;
}

/**
 * Walks everywhere, kills everything and uses every key, marking what it reaches; returns whether the goal (-1 if there is none)
 * took no key.
 */
export function explore(plan: FloorPlan, content: Content, ground: Ground, goal: number): boolean {
  walkFrom(ground, padded(plan, plan.arrival));
  const openers = openersOf(content);
  const gate = (cell: number): string => content.tiles[tileAt(plan, cell)]?.id ?? '';
  const isReached = (spawn: Spawn): boolean => ground.marks[padded(plan, spawn)] === REACHED;
  const breakSeal = (): boolean => {
    spend(plan.monsters.length + ground.bars.length);
    const broken = new Set(plan.monsters.filter(isReached).flatMap(({ id }) => openers.get(id) ?? []));
    return ground.bars.some((cell) => broken.has(gate(cell)) && open(ground, cell));
  };
  const breakSeals = (): void => {
    let goesOn = ground.bars.length > 0;
    while (goesOn) goesOn = breakSeal();
  };
  const turns = (tile: string): boolean => ground.bars.some((cell) => gate(cell) === tile && open(ground, cell));
  breakSeals();
  const isGoalFree = ground.marks[goal] === REACHED;
  const keys = ground.bars.length > 0 ? keysOf(plan, content) : [];
  let used: number;
  do {
    spend(keys.length * ground.bars.length);
    used = keys.findIndex(({ key, opens }) => isReached(key) && turns(opens));
    keys.splice(used, used < 0 ? 0 : 1);
    breakSeals();
  } while (used >= 0);
  return isGoalFree;
}

/** A floor's keys, with the tiles that they open. */
function keysOf({ items }: FloorPlan, { itemKinds }: Content): { key: Spawn; opens: string }[] {
  return items.flatMap((key) => {
    const kind = itemKinds.get(key.id);
    return kind && 'opens' in kind ? [{ key, opens: kind.opens }] : [];
  });
}

/** Opens a barred cell next to a reached one and walks on from there; false for any other. */
function open(ground: Ground, cell: number): boolean {
  const { marks, stride } = ground;
  if (marks[cell] !== BARRED || !offsetsOf(stride, 8).some((step) => marks[cell + step] === REACHED)) return false;
  marks[cell] = OPEN;
  walkFrom(ground, cell);
  return true;
}

/** Marks all walkable cells that are connected to one. */
function walkFrom({ stride, marks }: Ground, cell: number): void {
  if (marks[cell] !== REACHED) flood({ width: stride, open: marks }, cell, REACHED);
}

/** Cached, since content never changes. */
const known = new WeakMap<Content, ReadonlyMap<string, readonly string[]>>();

/** The tiles each breed changes, by dying or otherwise, so that a player who meets it gets past them. */
function openersOf(content: Content): ReadonlyMap<string, readonly string[]> {
  const openers = known.get(content) ?? new Map([...content.breeds].map(([id, breed]) => [id, changesOf(effectsOfTraits(breed))]));
  known.set(content, openers);
  return openers;
}

function changesOf(effects: readonly Effect[]): string[] {
  return effects.flatMap((effect) => (effect.do === 'change' ? [effect.from] : []));
}
