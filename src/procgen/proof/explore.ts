import type { Content } from '../../engine/content';
import { offsetsOf } from '../../engine/floor/DistanceMaps';
import type { FloorPlan, Spawn } from '../../engine/ports';
import { flood } from '../dig/walk';
import { spend } from '../work';
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
  flood({ width: stride, open: marks }, cell, REACHED);
}
