import * as v from 'valibot';
import type { PackRows, TileKind } from '../content';
import { show } from '../core/floorCurve';
import { isCommonName } from '../core/id';
import { withAdded, withUsual } from './fillIn';
import { layoutFaults } from './layoutFaults';
import { placeOf, where } from './packPlaces';
import { packSchema } from './packSchema';
import { referenceFaults } from './referenceFaults';
import { ruleFaults } from './ruleFaults';
import { isSlight, pathOf, shapeFaults } from './shapeFaults';
import { soundPart, type Sound } from './soundPart';
import { stairsFaults } from './stairsFaults';
import { vaultFaults } from './vaultFaults';

/** Every fault of a pack, each a sentence that names pack, table, id and value; and what of it can be looked at, null where it is no pack at all. */
export interface Examined {
  readonly faults: readonly string[];
  readonly sound: Sound | null;
}

/** Looks at a pack with everything filled in that it leaves out. A misshapen row does not keep the others from being looked at. */
export function examinePack(pack: unknown, usualTiles: readonly TileKind[]): Examined {
  const common = commonNames(pack);
  if (common.length > 0) return { faults: common, sound: null };
  const { issues = [], output } = v.safeParse(packSchema, pack, { abortPipeEarly: true });
  const faults = issues.flatMap((issue) => shapeFaults(pack, issue));
  const wounds = issues.filter((issue) => !isSlight(issue)).map(pathOf);
  if (wounds.some((path) => path.length === 0)) return { faults, sound: null };
  const part = soundPart(withAdded(pack, output) as object, wounds);
  const sound = { ...part, rows: withUsual(part.rows, usualTiles) };
  return { faults: [...faults, ...referenceFaults(sound), ...ruleFaults(sound.rows), ...stairsFaults(sound.rows), ...mapFaults(sound.rows)], sound };
}

/** Keys anywhere in a pack that stand for something on every object: no schema looks at those. */
function commonNames(pack: unknown): string[] {
  const faults: string[] = [];
  const stack: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value: pack, path: [] }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    for (const key of Object.keys(value)) {
      if (isCommonName(key)) faults.push(`${placeOf(pack, [...path, key])}: ${show(key)} is a name that every object has, and no id.`);
      else stack.push({ value: (value as Record<string, unknown>)[key], path: [...path, key] });
    }
  }
  return faults;
}

function mapFaults({ id: pack, tiles, layouts, vaults }: PackRows): string[] {
  const ids = tiles.map((tile) => tile.id);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  return [
    ...twice.map((id) => `${where(pack, 'tiles', id)}: it stands twice.`),
    ...Object.entries(layouts).flatMap(([id, layout]) => layoutFaults(layout).map(({ field, fault }) => `${where(pack, 'layouts', id)}, ${field}: ${fault}.`)),
    ...Object.entries(vaults?.kinds ?? {}).flatMap(([id, vault]) => vaultFaults(vault).map(({ field, fault }) => `${where(pack, 'vaults.kinds', id)}, ${field}: ${fault}.`)),
  ];
}
