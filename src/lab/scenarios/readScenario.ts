import * as v from 'valibot';
import type { Content } from '../../engine/content';
import { show } from '../../engine/core/floorCurve';
import { didYouMean } from '../../engine/core/nearest';
import { readOutsideJson } from '../../engine/core/outsideJson';
import type { Home } from '../../engine/pack/ranges';
import { type Part, type Reference, referencesIn } from '../../engine/pack/references';
import { mapFaults } from './pictures';
import { type Scenario, scenarioSchema } from './Scenario';

/** Limits of a file with one scenario. */
const LIMITS = { characters: 500_000, depth: 12, values: 30_000 } as const;

/** A scenario that has the right shape, or its faults: sentences that name the file, the scenario and the place. */
export type ScenarioRead =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly faults: readonly string[] };

/** Reads the scenario of a file, whatever its pack. */
export function scenarioIn(text: string, file: string): ScenarioRead {
  const json = readOutsideJson(text, LIMITS);
  return json.ok ? scenarioOf(json.value, file) : { ok: false, faults: [`${file}: ${json.why}`] };
}

/** A scenario from its value. */
export function scenarioOf(value: unknown, file: string): ScenarioRead {
  const { success, output, issues = [] } = v.safeParse(scenarioSchema, value);
  const label = labelOf(file, value);
  if (!success) return { ok: false, faults: issues.map((issue) => `${label}${sentenceOf(issue)}`) };
  const faults = mapFaults(output);
  return faults.length === 0 ? { ok: true, scenario: output } : { ok: false, faults: faults.map((fault) => `${label}${fault}`) };
}

/** How a fault of a scenario begins: with the file, and with its name if it has one. */
export function labelOf(file: string, value: unknown): string {
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
  return typeof name === 'string' ? `${file}, ${show(name)}: ` : `${file}: `;
}

function sentenceOf({ type, expected, input, message, path }: v.BaseIssue<unknown>): string {
  const keys = (path ?? []).map(({ key }) => String(key));
  if (type === 'strict_object' && expected === 'never') {
    const fields = message.split(', ');
    const [field = ''] = keys.slice(-1);
    const hint = didYouMean(field, fields);
    return `${placeOf(keys.slice(0, -1))}unknown field ${show(field)}${hint === '.' ? `; the fields are ${message}.` : hint}`;
  }
  if (input === undefined) return `${placeOf(keys)}missing; expected ${message}.`;
  return `${placeOf(keys)}${show(input)} is not ${message}.`;
}

function placeOf(keys: readonly string[]): string {
  return keys.length === 0 ? '' : `${keys.join('.')}: `;
}

/** The ids in a scenario that its pack does not have, as sentences. */
export function unknownIn(content: Content, scenario: Scenario): string[] {
  return referencesIn(scenarioSchema as unknown as Part, scenario, []).flatMap((found) => wordsOf(found)).flatMap(({ path, id, table }) => {
    const ids = idsOf(content, table);
    if (ids.includes(id)) return [];
    return [`${placeOf(path)}${show(id)} is not in ${table} of the pack ${content.id}${didYouMean(id, ids)}`];
  });
}

/** The ids of which a reference is made: `axe+keen#2` names an item and an affix. */
function wordsOf(found: Reference): Reference[] {
  if (found.table !== 'itemKinds') return [found];
  const [kind = '', ...affixes] = found.id.replace(/#.*/, '').split('+');
  return [{ ...found, id: kind }, ...affixes.map((id): Reference => ({ ...found, id, table: 'affixes' }))];
}

function idsOf(content: Content, table: Home): string[] {
  switch (table) {
    case 'tiles':
      return content.tiles.map(({ id }) => id);
    case 'elites.kinds':
      return [...content.elites.kinds.keys()];
    case 'traps.kinds':
      return [...content.traps.kinds.keys()];
    case 'vaults.kinds':
      return [...content.vaults.kinds.keys()];
    case 'breeds':
    case 'itemKinds':
    case 'affixes':
    case 'statuses':
    case 'hazards':
    case 'heroes':
    case 'talents':
      return [...content[table].keys()];
    case 'appearances':
    case 'layouts':
    case 'slots':
      throw new Error(`No id of ${table} stands in a scenario.`);
  }
}
