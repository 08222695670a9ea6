import { isGoalItem, type Content } from '../../engine/content';
import { stepsBetween } from '../../engine/core/point';
import type { FloorPlan, MonsterSpawn, Spawn } from '../../engine/ports';
import { occupantOf } from '../fill/DugFloor';
import { BARRED, cellsOf, CLOSED, explore, OPEN, padded, REACHED, readGround, TAKEN, tileAt, type Ground } from './explore';
import type { Proof } from './pools';
import { watersOf } from './waters';

/**
 * A floor's errors, as sentences; none if it is playable: all walkable cells connected, no key behind its own door, a goal
 * that takes no key, nothing in walls, no shared cells, nothing on the arrival cell, no monsters near it.
 */
export function planErrors(plan: FloorPlan, content: Content): string[] {
  const ground = readGround(plan, content);
  if (ground.marks[padded(plan, plan.arrival)] !== OPEN) return ['The arrival cell is not walkable.'];
  const goalItem = plan.items.find(({ id }) => isGoalItem(content.itemKinds.get(id)));
  const goal = goalItem && ground.stairs < 0 ? padded(plan, goalItem) : ground.stairs;
  const water = waterErrors(plan, content, ground, goal);
  const isGoalFree = explore(plan, content, ground, goal);
  if (cellsOf(ground.marks, BARRED).length === 0) markReached(ground, water.reached);
  const lost = cellsOf(ground.marks, OPEN).length;
  const errors = lost > 0 ? [`${lost} walkable cells cannot be reached from the arrival cell.`] : [];
  errors.push(...water.errors, ...(isGoalFree ? [] : goalErrors(ground, goal)), ...barErrors(plan, content, ground));
  for (const spawn of [...plan.monsters, ...plan.items, ...plan.traps]) {
    for (const what of faultsAt(plan, content, ground, spawn)) errors.push(`${nameOf(spawn)} ${what}.`);
  }
  return [...errors, ...plan.monsters.flatMap((monster) => arrivalErrors(plan, content, monster))];
}

/**
 * The errors of a floor's water where it flows, rises or falls, with all that is barred closed, and open, and what the player gets to once
 * it is open. Marks what the player gets to while it is closed.
 */
function waterErrors(plan: FloorPlan, content: Content, ground: Ground, goal: number): Proof {
  const prove = watersOf(plan, content, ground);
  if (!prove) return { reached: new Uint8Array(), errors: [] };
  const closed = prove({ goal, opened: [] });
  markReached(ground, closed.reached);
  const open = ground.bars.length > 0 ? prove({ goal, opened: ground.bars }) : closed;
  // A goal behind a seal is not reached yet.
  const isShut = ground.bars.length > 0 && closed.reached[goal] !== 1;
  return { reached: open.reached, errors: [...new Set([...(isShut ? [] : closed.errors), ...open.errors])] };
}

/** Marks cells that the player gets to. */
function markReached({ marks }: Ground, reached: Uint8Array): void {
  reached.forEach((isReached, cell) => { if (isReached === 1) marks[cell] = REACHED; });
}

/** What is wrong with a goal that is not reached without a key. */
function goalErrors({ marks, stairs }: Ground, goal: number): string[] {
  if (goal < 0) return ['There are no stairs down.'];
  const name = stairs < 0 ? 'The goal item' : 'The stairs down';
  return [marks[goal] === REACHED ? `${name} can only be reached with a key.` : `${name} cannot be reached.`];
}

/** Doors without a reachable key, and seals that no monster breaks. */
function barErrors(plan: FloorPlan, { tiles }: Content, { marks, bars, stride }: Ground): string[] {
  return bars.filter((cell) => marks[cell] === BARRED).map((cell) => {
    return `${tiles[tileAt(plan, cell)]?.id ?? ''} at ${(cell % stride) - 1},${Math.floor(cell / stride) - 1} cannot be opened.`;
  });
}

/**
 * What is wrong with the place of a monster, item or trap, whose cell is then taken. A swimmer has to be in water, and may be where
 * walkers can't go.
 */
function faultsAt(plan: FloorPlan, content: Content, { marks }: Ground, spawn: Spawn): string[] {
  const cell = padded(plan, spawn);
  const faults: string[] = [];
  if (occupantOf(content, spawn.id) === 'swimmer') {
    if (content.tiles[tileAt(plan, cell)]?.wet !== true) faults.push('is not in water');
    else if (marks[cell] === CLOSED) marks[cell] = REACHED;
  }
  const mark = marks[cell];
  const isSunk = content.tiles[tileAt(plan, cell)]?.deep !== undefined;
  if (mark === CLOSED && isSunk) faults.push('lies under water that no lever lowers');
  else if (mark === CLOSED || mark === BARRED || mark === undefined) faults.push('is in a wall');
  else if (mark === TAKEN) faults.push('shares its cell');
  else marks[cell] = TAKEN;
  if (spawn.x === plan.arrival.x && spawn.y === plan.arrival.y) faults.push('is on the arrival cell');
  return faults;
}

function arrivalErrors({ arrival }: FloorPlan, { safeArrival }: Content, monster: MonsterSpawn): string[] {
  return safeArrival > 0 && stepsBetween(monster, arrival) <= safeArrival ? [`${nameOf(monster)} is too close to the arrival cell.`] : [];
}

function nameOf({ id, x, y }: Spawn): string {
  return `${id} at ${x},${y}`;
}
