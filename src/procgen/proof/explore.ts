import type { Content } from '../../engine/content';
import { offsetsOf } from '../../engine/floor/DistanceMaps';
import type { FloorPlan, Spawn } from '../../engine/ports';
import { flood } from '../dig/walk';
import { BARRED, OPEN, padded, REACHED, tileAt, type Ground } from './Ground';

/** The tiles each breed can open, by breed id. */
export type Openers = ReadonlyMap<string, readonly string[]>;

export interface Quest {
  readonly ground: Ground;
  readonly openers: Openers;
  /** The cells of the arrival and the goal; a goal of -1 is missing. */
  readonly start: number;
  readonly goal: number;
}

/** Walks everywhere, kills everything and uses every key, marking what it reaches; returns whether the goal took no key. */
export function explore(plan: FloorPlan, content: Content, { ground, openers, start, goal }: Quest): boolean {
  walkFrom(ground, start);
  const gate = (cell: number): string => content.tiles[tileAt(plan, cell)]?.id ?? '';
  const isReached = (spawn: Spawn): boolean => ground.marks[padded(plan, spawn)] === REACHED;
  const breakSeals = (): void => {
    if (ground.bars.length === 0) return;
    const broken = plan.monsters.filter(isReached).flatMap(({ id }) => openers.get(id) ?? []);
    if (ground.bars.filter((cell) => broken.includes(gate(cell))).some((cell) => open(ground, cell))) breakSeals();
  };
  const turnKeys = (keys: readonly Spawn[]): void => {
    const key = keys.find((other) => isReached(other) && ground.bars.some((cell) => isFor(content, other, gate(cell)) && open(ground, cell)));
    breakSeals();
    if (key) turnKeys(keys.filter((other) => other !== key));
  };
  breakSeals();
  const isGoalFree = ground.marks[goal] === REACHED;
  if (ground.bars.length > 0) turnKeys(plan.items);
  return isGoalFree;
}

function isFor({ itemKinds }: Content, { id }: Spawn, tile: string): boolean {
  const kind = itemKinds.get(id);
  return kind !== undefined && 'opens' in kind && kind.opens === tile;
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
  flood({ width: stride, open: marks }, cell, REACHED);
}
