import type { Content, VaultCell } from '../../engine/content';
import { distanceSquared, type Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import type { ItemSpawn, MonsterSpawn, TrapSpawn } from '../../engine/ports';
import { type LegendCell, pointOf } from '../dig/Layout';
import { type Draw, drawFrom } from '../draw';
import type { Chance } from '../reasons';
import { isLocked, vaultOf } from '../vaults/placeVaults';
import { DRAWN, spend } from '../work';
import { drawAffix, drawCommon, drawElite, drawItem, type DrawnItem } from './draws';
import { type DugFloor, MOST_THINGS } from './DugFloor';
import { worthFor } from './meterFloor';

/** Cells tried for a key: the one farthest from the door gets it. */
const CELLS = 4;

/** A monster without its cell, and how it was drawn. */
interface DrawnInmate {
  readonly monster: Omit<MonsterSpawn, 'x' | 'y'>;
  readonly draw: Draw | null;
  readonly chance: Chance | null;
}

/** What is on a floor or in its vaults. */
export interface Contents {
  readonly monsters: MonsterSpawn[];
  readonly items: ItemSpawn[];
  readonly traps: TrapSpawn[];
}

/** The contents of a floor's vaults, by their legends. */
export function furnishVaults(floor: DugFloor, rng: Rng): Contents {
  const found: Contents = { monsters: [], items: [], traps: [] };
  for (const [place, { contents }] of floor.layout.vaults.entries()) {
    for (const legend of contents) furnishCell(floor, { ...legend, place }, found, rng);
  }
  return found;
}

/** Adds what a legend says of one cell of the vault at this place in the list. */
function furnishCell(floor: DugFloor, { x, y, glyph, cell, place }: LegendCell & { place: number }, found: Contents, rng: Rng): void {
  const { content, number, notes } = floor;
  spend(DRAWN);
  const thing = itemOf(content, cell, number, rng);
  const inmate = inmateOf(content, cell, number, rng) ?? captiveOf(content, cell, number, rng);
  const source = { from: 'vault', place, glyph } as const;
  if (thing && found.items.length < MOST_THINGS) {
    const spawn = { ...thing.item, x, y, ...(cell.prize === true ? { prize: true } : {}) };
    found.items.push(spawn);
    notes?.items.set(spawn, { ...source, ...thing.why });
  }
  if (inmate && floor.monstersLeft > 0) {
    const spawn = { ...inmate.monster, x, y };
    found.monsters.push(spawn);
    floor.monstersLeft--;
    const { draw, chance: elite } = inmate;
    notes?.monsters.set(spawn, { ...source, draw, elite, asleep: null, loot: null, worth: worthFor(floor, spawn) });
  }
  const { trap, hidden = false } = cell;
  if (trap === undefined || found.traps.length >= MOST_THINGS) return;
  const spawn = { id: trap, x, y, hidden };
  found.traps.push(spawn);
  notes?.traps.set(spawn, { ...source, draw: null });
}

function itemOf(content: Content, { item }: VaultCell, floor: number, rng: Rng): DrawnItem | null {
  if (item === undefined) return null;
  return typeof item === 'string' ? drawAffix(content, item, floor, rng) : drawItem(content, floor + item.deeper, rng);
}

function inmateOf(content: Content, { monster, elite, asleep = false }: VaultCell, floor: number, rng: Rng): DrawnInmate | null {
  if (monster === undefined) return null;
  const draw = typeof monster === 'string' ? null : drawCommon(content, floor + monster.deeper, rng);
  const id = typeof monster === 'string' ? monster : draw?.id;
  if (id === undefined) return null;
  const rank = elite === true ? drawElite(content, 100, floor, rng) : { elite: [elite].flatMap((kind) => kind ?? []), chance: null };
  return { monster: { id, elite: rank.elite, asleep }, draw, chance: rank.chance };
}

/** A captive: the breed that its cell names, or one drawn from the pack's captives. */
function captiveOf(content: Content, { captive }: VaultCell, floor: number, rng: Rng): DrawnInmate | null {
  const draw = captive === true ? drawFrom(content, { table: 'captives', floor }, rng) : null;
  const id = captive === true ? draw?.id : captive;
  return id === undefined ? null : { monster: { id, elite: [], asleep: false, captive: true }, draw, chance: null };
}

/** The keys to a floor's locked vaults, outside all vaults and rather far from their doors. */
export function hideKeys(floor: DugFloor, rng: Rng): ItemSpawn[] {
  const { content, layout } = floor;
  return layout.vaults.flatMap(({ vault, door }, place) => {
    const row = vaultOf(content, vault);
    const id = isLocked(content, row) ? keyTo(content, row.door) : undefined;
    const cells = id === undefined ? [] : floor.free('thing');
    if (id === undefined || cells.length === 0) return [];
    const tried = Array.from({ length: CELLS }, () => pointOf(rng.pick(cells), layout.width));
    const at = tried.reduce((best: Point, cell) => (distanceSquared(cell, door) > distanceSquared(best, door) ? cell : best));
    floor.take(at);
    const key: ItemSpawn = { id, ...at, affixes: [] };
    floor.notes?.items.set(key, { from: 'key', place, door, affix: null });
    return [key];
  });
}

function keyTo({ itemKinds }: Content, door: string): string | undefined {
  return [...itemKinds].find(([, kind]) => 'opens' in kind && kind.opens === door)?.[0];
}
