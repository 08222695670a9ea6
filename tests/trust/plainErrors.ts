import type { Content } from '../../src/engine/content';
import type { Point } from '../../src/engine/core/point';
import type { FloorPlan, Spawn } from '../../src/engine/ports';

/**
 * What makes a floor unplayable, found by the plainest search possible: the generator proves its floors with its own code,
 * which is compared with this.
 */
export function plainFaults(plan: FloorPlan, content: Content): string[] {
  const { width, height, arrival, terrain, items, monsters } = plan;
  const tiles = Array.from(terrain, (tile) => content.tiles[tile]);
  const isGround = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x < width && y < height && tiles[y * width + x]?.walkable === true;
  if (tiles.length !== width * height || !isGround(arrival)) return [`Nobody can arrive at ${arrival.x},${arrival.y} of ${tiles.length} cells.`];

  const errors: string[] = [];
  const keyed = walk(plan, content, true);
  const keyless = walk(plan, content, false);
  let ways = 0;
  tiles.forEach((tile, cell) => {
    const at = `${cell % width},${Math.floor(cell / width)}`;
    if (tile?.walkable === true && !keyed.has(cell)) errors.push(`The way to ${at} is barred.`);
    if (tile?.stairs !== 'down') return;
    ways++;
    if (!keyless.has(cell)) errors.push(`The stairs at ${at} take a key.`);
  });
  const wins = ({ id }: { readonly id: string }): boolean => 'wins' in (content.itemKinds.get(id) ?? {});
  if (ways === 0 && !items.some(wins) && !monsters.some(({ loot = [] }) => loot.some(wins))) errors.push('Nothing leads on.');
  const isSunk = (spawn: Spawn): boolean => content.itemKinds.has(spawn.id) && tiles[spawn.y * width + spawn.x]?.deep !== undefined;
  const isPlace = (spawn: Spawn): boolean => {
    if (content.breeds.get(spawn.id)?.moves === 'swim') return tiles[spawn.y * width + spawn.x]?.wet === true;
    return isGround(spawn) || isSunk(spawn);
  };
  return [...errors, ...spawnFaults(plan, isPlace)];
}

function spawnFaults({ monsters, items, traps, arrival }: FloorPlan, isPlace: (spawn: Spawn) => boolean): string[] {
  const errors = [...monsters, ...items, ...traps].filter((spawn) => !isPlace(spawn)).map(({ id, x, y }) => `${id} is in a wall at ${x},${y}.`);
  const cells = monsters.map(({ x, y }) => `${x},${y}`);
  if (new Set(cells).size < cells.length) errors.push('Two monsters are in one cell.');
  if (cells.includes(`${arrival.x},${arrival.y}`)) errors.push('Somebody stands where the player arrives.');
  return errors;
}

/** What a cell is to a walker; the border of a floor is closed. */
const SHUT = 0;
const OPEN = 1;
const REACHED = 2;

/** Whether a tile is a lever that changes water; where there is one, deep water bars no way. */
function isLever({ features }: Content, id: string): boolean {
  return Object.values(features.get(id)?.choices ?? {}).some(({ effects }) => effects.some((effect) => effect.do === 'change' && effect.joined === true));
}

/** Whether cells can be reached by an actor that walks everywhere, meets every monster and, with each key found, opens one lock. */
function walk(plan: FloorPlan, content: Content, keys: boolean): { has(cell: number): boolean } {
  const { width, height, terrain } = plan;
  const stride = width + 2;
  const ringed = (cell: number): number => cell + stride + 1 + 2 * Math.floor(cell / width);
  const marks = new Uint8Array(stride * (height + 2));
  const gates = gatesOf(content);
  const shut: number[] = [];
  const drains = Array.from(terrain).some((tile) => isLever(content, content.tiles[tile]?.id ?? ''));
  for (let cell = 0; cell < terrain.length; cell++) {
    const tile = content.tiles[terrain[cell] as number];
    marks[ringed(cell)] = tile?.walkable === true || (drains && tile?.deep !== undefined) ? OPEN : SHUT;
    if (tile?.walkable === false && (tile.key !== undefined || (gates.get(tile.id) ?? []).length > 0)) shut.push(cell);
  }
  const steps = [-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1];
  const used = new Set<Spawn>();
  flood(marks, steps, ringed(plan.arrival.y * width + plan.arrival.x));
  const found = ({ x, y }: Spawn): boolean => marks[ringed(y * width + x)] === REACHED;
  const gives = (id: string): boolean => {
    if (plan.monsters.some((monster) => found(monster) && gates.get(id)?.includes(monster.id) === true)) return true;
    const key = keys ? plan.items.find((item) => !used.has(item) && found(item) && opensOf(content, item) === id) : undefined;
    if (key) used.add(key);
    return key !== undefined;
  };
  const isBeside = (cell: number): boolean => marks[ringed(cell)] === SHUT && steps.some((step) => marks[ringed(cell) + step] === REACHED);
  for (let fresh = shut.find((cell) => isBeside(cell) && gives(content.tiles[terrain[cell] as number]?.id ?? '')); fresh !== undefined; ) {
    flood(marks, steps, ringed(fresh));
    fresh = shut.find((cell) => isBeside(cell) && gives(content.tiles[terrain[cell] as number]?.id ?? ''));
  }
  return { has: (cell) => marks[ringed(cell)] === REACHED };
}

const known = new WeakMap<Content, ReadonlyMap<string, readonly string[]>>();

/** Tiles with the breeds whose rows change them: meeting one of those opens the way. */
function gatesOf(content: Content): ReadonlyMap<string, readonly string[]> {
  const gates = known.get(content) ?? new Map(content.tiles.map(({ id }) => [id, [...content.breeds].flatMap(([breed, row]) => (JSON.stringify(row).includes(`"do":"change","from":"${id}"`) ? [breed] : []))]));
  known.set(content, gates);
  return gates;
}

function opensOf({ itemKinds }: Content, { id }: Spawn): string | undefined {
  const kind = itemKinds.get(id);
  return kind && 'opens' in kind ? kind.opens : undefined;
}

function flood(marks: Uint8Array, steps: readonly number[], from: number): void {
  const queue = [from];
  marks[from] = REACHED;
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    for (const step of steps) {
      if (marks[cell + step] !== OPEN) continue;
      marks[cell + step] = REACHED;
      queue.push(cell + step);
    }
  }
}
