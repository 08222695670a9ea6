import * as v from 'valibot';
import type { PackRows, TileKind } from '../content';
import { show } from '../core/floorCurve';
import { isCommonName } from '../core/id';
import { withAdded, withDefault } from './fillIn';
import { layoutErrors, type FieldError } from './layoutErrors';
import { placeOf, where } from './packPlaces';
import { packSchema } from './packSchema';
import { referenceErrors } from './referenceErrors';
import { ruleErrors } from './ruleErrors';
import { isSlight, pathOf, shapeErrors } from './shapeErrors';
import { soundPart, type Sound } from './soundPart';
import { stairsErrors } from './stairsErrors';
import { vastVaults, vaultErrors } from './vaultErrors';

/** A pack's errors, each a sentence with pack, table, id and value; and its well-formed part, null if it isn't a pack at all. */
export interface Examined {
  readonly errors: readonly string[];
  readonly sound: Sound | null;
}

/** Checks a pack, with its defaults filled in. The other rows are checked even if one is malformed. */
export function examinePack(pack: unknown, defaultTiles: readonly TileKind[]): Examined {
  const common = commonNames(pack);
  if (common.length > 0) return { errors: common, sound: null };
  const { issues = [], output } = v.safeParse(packSchema, pack, { abortPipeEarly: true });
  const errors = issues.flatMap((issue) => shapeErrors(pack, issue));
  const wounds = issues.filter((issue) => !isSlight(issue)).map(pathOf);
  if (wounds.some((path) => path.length === 0)) return { errors, sound: null };
  const part = soundPart(withAdded(pack, output) as object, wounds);
  const sound = { ...part, rows: withDefault(part.rows, defaultTiles) };
  return { errors: [...errors, ...referenceErrors(sound), ...[ruleErrors, stairsErrors, mapErrors].flatMap((check) => check(sound.rows))], sound };
}

/** Keys anywhere in a pack that every object inherits, which the schema can't detect. */
function commonNames(pack: unknown): string[] {
  const errors: string[] = [];
  const stack: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value: pack, path: [] }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    for (const key of Object.keys(value)) {
      if (isCommonName(key)) errors.push(`${placeOf(pack, [...path, key])}: ${show(key)} is not allowed as an id.`);
      else stack.push({ value: (value as Record<string, unknown>)[key], path: [...path, key] });
    }
  }
  return errors;
}

function mapErrors({ id: pack, tiles, layouts, vaults }: PackRows): string[] {
  const ids = tiles.map((tile) => tile.id);
  const duplicates = ids.filter((id, index) => ids.indexOf(id) < index);
  return [
    ...duplicates.map((id) => `${where(pack, 'tiles', id)}: duplicate id.`),
    ...Object.entries(layouts).flatMap(([id, layout]) => located(where(pack, 'layouts', id), layoutErrors(layout))),
    ...Object.entries(vaults?.kinds ?? {}).flatMap(([id, vault]) => located(where(pack, 'vaults.kinds', id), vaultErrors(vault))),
    ...vastVaults(Object.values(vaults?.kinds ?? {})).map((error) => `${where(pack, 'vaults.kinds', null)}: ${error}.`),
  ];
}

function located(place: string, errors: readonly FieldError[]): string[] {
  return errors.map(({ field, error }) => `${place}, ${field}: ${error}.`);
}
