import type { Content } from '../../engine/content';
import { stepsBetween } from '../../engine/core/point';
import { guestOf } from '../fill/Vacancies';
import type { FloorPlan, MonsterSpawn, Spawn } from '../../engine/ports';
import { explore } from './explore';
import { BARRED, cellsOf, CLOSED, OPEN, padded, REACHED, readGround, TAKEN, tileAt, type Ground } from './Ground';
import { openersOf } from './openersOf';

/**
 * A floor's errors, as sentences; none if it is playable: all walkable cells connected, no key behind its own door, a goal
 * that takes no key, nothing in walls, no shared cells, nothing on the arrival cell, no monsters near it.
 */
export function planErrors(plan: FloorPlan, content: Content): string[] {
  const openers = openersOf(content);
  const ground = readGround(plan, content, new Set(plan.monsters.flatMap(({ id }) => openers.get(id) ?? [])));
  const start = padded(plan, plan.arrival);
  if (ground.marks[start] !== OPEN) return ['The arrival cell is not walkable.'];
  const goalItem = plan.items.find(({ id }) => isGoalItem(content, id));
  const goal = goalItem && ground.stairs < 0 ? padded(plan, goalItem) : ground.stairs;
  const isGoalFree = explore(plan, content, { ground, openers, start, goal });
  const lost = cellsOf(ground.marks, OPEN).length;
  const errors = lost > 0 ? [`${lost} walkable cells cannot be reached from the arrival cell.`] : [];
  errors.push(...goalErrors({ ground, goal, isGoalFree, name: ground.stairs < 0 ? 'The goal item' : 'The stairs down' }), ...barErrors(plan, content, ground));
  for (const spawn of [...plan.monsters, ...plan.items, ...plan.traps]) {
    if (guestOf(content, spawn.id) === 'swimmer') openWater(plan, spawn, { ground, content, errors });
    checkSpawn(plan, spawn, { ground, errors });
  }
  return [...errors, ...plan.monsters.flatMap((monster) => arrivalErrors(plan, content, monster))];
}

function isGoalItem({ itemKinds }: Content, id: string): boolean {
  const kind = itemKinds.get(id);
  return kind !== undefined && 'wins' in kind;
}

function goalErrors({ ground, goal, isGoalFree, name }: { ground: Ground; goal: number; isGoalFree: boolean; name: string }): string[] {
  if (goal < 0) return ['There are no stairs down.'];
  if (isGoalFree) return [];
  return [ground.marks[goal] === REACHED ? `${name} can only be reached with a key.` : `${name} cannot be reached.`];
}

/** Doors without a reachable key, and seals that no monster breaks. */
function barErrors(plan: FloorPlan, { tiles }: Content, { marks, bars, stride }: Ground): string[] {
  return bars.filter((cell) => marks[cell] === BARRED).map((cell) => {
    return `${tiles[tileAt(plan, cell)]?.id ?? ''} at ${(cell % stride) - 1},${Math.floor(cell / stride) - 1} cannot be opened.`;
  });
}

/** A swimmer has to be in water, and may be where walkers can't go. */
function openWater(plan: FloorPlan, spawn: Spawn, { ground, content, errors }: { ground: Ground; content: Content; errors: string[] }): void {
  const cell = padded(plan, spawn);
  if (content.tiles[tileAt(plan, cell)]?.wet !== true) errors.push(`${nameOf(spawn)} is not in water.`);
  else if (ground.marks[cell] === CLOSED) ground.marks[cell] = REACHED;
}

function checkSpawn(plan: FloorPlan, spawn: Spawn, { ground, errors }: { ground: Ground; errors: string[] }): void {
  const cell = padded(plan, spawn);
  const isArrival = spawn.x === plan.arrival.x && spawn.y === plan.arrival.y;
  const mark = ground.marks[cell];
  if (mark === REACHED && !isArrival) {
    ground.marks[cell] = TAKEN;
    return;
  }
  const name = nameOf(spawn);
  if (mark === CLOSED || mark === BARRED || mark === undefined) errors.push(`${name} is in a wall.`);
  else if (mark === TAKEN) errors.push(`${name} shares its cell.`);
  else ground.marks[cell] = TAKEN;
  if (isArrival) errors.push(`${name} is on the arrival cell.`);
}

function arrivalErrors({ arrival }: FloorPlan, { safeArrival }: Content, monster: MonsterSpawn): string[] {
  return safeArrival > 0 && stepsBetween(monster, arrival) <= safeArrival ? [`${nameOf(monster)} is too close to the arrival cell.`] : [];
}

function nameOf({ id, x, y }: Spawn): string {
  return `${id} at ${x},${y}`;
}
