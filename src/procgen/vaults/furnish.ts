import type { Content, VaultCell } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { ItemSpawn, MonsterSpawn, TrapSpawn } from '../../engine/ports';
import type { Layout } from '../dig/Layout';
import { drawAffix, drawItem, type Drawn } from '../fill/drawItem';
import { drawCommon } from '../fill/drawMonster';
import { DRAWN, spend } from '../work';
import type { Furnishing } from './PlacedVault';
import { eliteOf } from '../../engine/rules/elites';

/** Contents of a floor or a vault. */
export interface Goods {
  readonly monsters: MonsterSpawn[];
  readonly items: ItemSpawn[];
  readonly traps: TrapSpawn[];
}

/** What vaults are filled by, and with how many at most. */
interface Furnished extends Drawing {
  readonly most: { readonly monsters: number; readonly things: number };
}

/** The contents of a layout's vaults, by their legends. */
export function furnish(content: Content, { vaults }: Layout, { floor, rng, most }: Furnished): Goods {
  const goods: Goods = { monsters: [], items: [], traps: [] };
  for (const { x, y, cell } of vaults.flatMap(({ furnishings }): readonly Furnishing[] => furnishings)) {
    spend(DRAWN);
    const item = itemOf(content, cell, { floor, rng });
    const monster = monsterOf(content, cell, { floor, rng }) ?? captiveOf(content, cell, { floor, rng });
    if (item && goods.items.length < most.things) goods.items.push({ ...item, x, y, ...(cell.prize === true ? { prize: true } : {}) });
    if (monster && goods.monsters.length < most.monsters) goods.monsters.push({ ...monster, x, y });
    if (cell.trap !== undefined && goods.traps.length < most.things) goods.traps.push({ id: cell.trap, x, y, hidden: cell.hidden ?? false });
  }
  return goods;
}

interface Drawing {
  readonly floor: number;
  readonly rng: Rng;
}

function itemOf(content: Content, { item }: VaultCell, { floor, rng }: Drawing): Drawn | null {
  if (item === undefined) return null;
  return typeof item === 'string' ? drawAffix(content, item, { floor, rng }) : drawItem(content, floor + item.deeper, rng);
}

/** A captive: the breed that its cell names, or one drawn from the pack's captives. */
function captiveOf({ captives }: Content, { captive }: VaultCell, { floor, rng }: Drawing): Omit<MonsterSpawn, 'x' | 'y'> | null {
  const id = captive === true ? captives?.weights.draw(floor, rng) : captive;
  return id === undefined || id === null ? null : { id, elite: [], asleep: false, captive: true };
}

function monsterOf(content: Content, { monster, elite, asleep = false }: VaultCell, { floor, rng }: Drawing): Omit<MonsterSpawn, 'x' | 'y'> | null {
  if (monster === undefined) return null;
  const id = typeof monster === 'string' ? monster : drawCommon(content, floor + monster.deeper, rng);
  if (id === null) return null;
  const kinds = elite === true ? eliteOf(content, floor, rng) : [elite].flatMap((kind) => kind ?? []);
  return { id, elite: kinds, asleep };
}
