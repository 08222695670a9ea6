import * as v from 'valibot';
import type { PackRows, TileKind } from '../content';
import { show } from '../core/floorCurve';
import { isCommonName } from '../core/id';
import { withAdded, withDefault } from './fillIn';
import { layoutErrors } from './layoutErrors';
import { placeOf, where } from './packPlaces';
import { packSchema } from './packSchema';
import { referenceErrors } from './referenceErrors';
import { ruleErrors } from './ruleErrors';
import { isSlight, pathOf, shapeErrors } from './shapeErrors';
import { soundPart, type Sound } from './soundPart';
import { stairsErrors } from './stairsErrors';
import { vaultErrors } from './vaultErrors';

/** Every error of a pack, each a sentence that names pack, table, id and value; and what of it can be looked at, null where it is no pack at all. */
export interface Examined {
  readonly errors: readonly string[];
  readonly sound: Sound | null;
}

/** Looks at a pack with everything filled in that it leaves out. A misshapen row does not keep the others from being looked at. */
export function examinePack(pack: unknown, defaultTiles: readonly TileKind[]): Examined {
  const common = commonNames(pack);
  if (common.length > 0) return { errors: common, sound: null };
  const { issues = [], output } = v.safeParse(packSchema, pack, { abortPipeEarly: true });
  const errors = issues.flatMap((issue) => shapeErrors(pack, issue));
  const wounds = issues.filter((issue) => !isSlight(issue)).map(pathOf);
  if (wounds.some((path) => path.length === 0)) return { errors, sound: null };
  const part = soundPart(withAdded(pack, output) as object, wounds);
  const sound = { ...part, rows: withDefault(part.rows, defaultTiles) };
  return { errors: [...errors, ...referenceErrors(sound), ...ruleErrors(sound.rows), ...stairsErrors(sound.rows), ...mapErrors(sound.rows)], sound };
}

/** Keys anywhere in a pack that stand for something on every object: no schema looks at those. */
function commonNames(pack: unknown): string[] {
  const errors: string[] = [];
  const stack: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value: pack, path: [] }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    for (const key of Object.keys(value)) {
      if (isCommonName(key)) errors.push(`${placeOf(pack, [...path, key])}: ${show(key)} is a name that every object has, and no id.`);
      else stack.push({ value: (value as Record<string, unknown>)[key], path: [...path, key] });
    }
  }
  return errors;
}

function mapErrors({ id: pack, tiles, layouts, vaults }: PackRows): string[] {
  const ids = tiles.map((tile) => tile.id);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  return [
    ...twice.map((id) => `${where(pack, 'tiles', id)}: it stands twice.`),
    ...Object.entries(layouts).flatMap(([id, layout]) => layoutErrors(layout).map(({ field, error }) => `${where(pack, 'layouts', id)}, ${field}: ${error}.`)),
    ...Object.entries(vaults?.kinds ?? {}).flatMap(([id, vault]) => vaultErrors(vault).map(({ field, error }) => `${where(pack, 'vaults.kinds', id)}, ${field}: ${error}.`)),
  ];
}
