import type { Content, VaultCell } from '../../engine/content';
import { distanceSquared, type Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import type { ItemSpawn, MonsterSpawn, TrapSpawn } from '../../engine/ports';
import { eliteOf } from '../../engine/floor/openFloor';
import { pointOf } from '../dig/Layout';
import { isLocked, vaultOf } from '../vaults/placeVaults';
import { DRAWN, spend } from '../work';
import { drawAffix, drawCommon, drawItem, type DrawnItem, type DugFloor, MOST_THINGS } from './DugFloor';

/** Cells tried for a key: the one farthest from the door gets it. */
const CELLS = 4;

/** A monster without its cell. */
type UnplacedMonster = Omit<MonsterSpawn, 'x' | 'y'>;

/** What is on a floor or in its vaults. */
export interface Contents {
  readonly monsters: MonsterSpawn[];
  readonly items: ItemSpawn[];
  readonly traps: TrapSpawn[];
}

/** The contents of a floor's vaults, by their legends. */
export function furnishVaults(floor: DugFloor, rng: Rng): Contents {
  const { content, number, layout } = floor;
  const found: Contents = { monsters: [], items: [], traps: [] };
  for (const { x, y, cell } of layout.vaults.flatMap(({ contents }) => contents)) {
    spend(DRAWN);
    const item = itemOf(content, cell, number, rng);
    const monster = monsterOf(content, cell, number, rng) ?? captiveOf(content, cell, number, rng);
    if (item && found.items.length < MOST_THINGS) found.items.push({ ...item, x, y, ...(cell.prize === true ? { prize: true } : {}) });
    if (monster && floor.monstersLeft > 0) {
      found.monsters.push({ ...monster, x, y });
      floor.monstersLeft--;
    }
    const { trap, hidden = false } = cell;
    if (trap !== undefined && found.traps.length < MOST_THINGS) found.traps.push({ id: trap, x, y, hidden });
  }
  return found;
}

function itemOf(content: Content, { item }: VaultCell, floor: number, rng: Rng): DrawnItem | null {
  if (item === undefined) return null;
  return typeof item === 'string' ? drawAffix(content, item, floor, rng) : drawItem(content, floor + item.deeper, rng);
}

function monsterOf(content: Content, { monster, elite, asleep = false }: VaultCell, floor: number, rng: Rng): UnplacedMonster | null {
  if (monster === undefined) return null;
  const id = typeof monster === 'string' ? monster : drawCommon(content, floor + monster.deeper, rng);
  if (id === null) return null;
  const kinds = elite === true ? eliteOf(content, floor, rng) : [elite].flatMap((kind) => kind ?? []);
  return { id, elite: kinds, asleep };
}

/** A captive: the breed that its cell names, or one drawn from the pack's captives. */
function captiveOf({ captives }: Content, { captive }: VaultCell, floor: number, rng: Rng): UnplacedMonster | null {
  const id = captive === true ? captives?.weights.draw(floor, rng) : captive;
  return id === undefined || id === null ? null : { id, elite: [], asleep: false, captive: true };
}

/** The keys to a floor's locked vaults, outside all vaults and rather far from their doors. */
export function hideKeys(floor: DugFloor, rng: Rng): ItemSpawn[] {
  const { content, layout } = floor;
  return layout.vaults.flatMap(({ vault, door }) => {
    const row = vaultOf(content, vault);
    const id = isLocked(content, row) ? keyTo(content, row.door) : undefined;
    const cells = id === undefined ? [] : floor.free('thing');
    if (id === undefined || cells.length === 0) return [];
    const tried = Array.from({ length: CELLS }, () => pointOf(rng.pick(cells), layout.width));
    const at = tried.reduce((best: Point, cell) => (distanceSquared(cell, door) > distanceSquared(best, door) ? cell : best));
    floor.take(at);
    return [{ id, ...at, affixes: [] }];
  });
}

function keyTo({ itemKinds }: Content, door: string): string | undefined {
  return [...itemKinds].find(([, kind]) => 'opens' in kind && kind.opens === door)?.[0];
}
