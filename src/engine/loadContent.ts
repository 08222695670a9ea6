import * as v from 'valibot';
import type { Content, LayoutRow, PackRows } from './content';
import { compilePack } from './compilePack';
import { curveFaults, show, type CurveRow } from './core/floorCurve';
import { ID_RULE, isCommonName, isId } from './core/id';
import type { TableRows } from './core/weightedTable';
import { layoutFaults } from './layoutFaults';
import { packSchema } from './packSchema';
import { MOST, RANGES } from './ranges';
import { referenceFaults, where } from './referenceFaults';
import { ruleFaults } from './ruleFaults';
import { vaultFaults } from './vaultFaults';

/** A pack ready for play, or every fault found in it, each a sentence that names pack, table, id and value. */
export type Loaded = { readonly ok: true; readonly content: Content } | { readonly ok: false; readonly faults: readonly string[] };

/** Checks a pack and makes its curves and tables. Nothing loads by half. */
export function loadContent(pack: unknown): Loaded {
  const common = commonNames(pack);
  if (common.length > 0) return { ok: false, faults: common };
  const parsed = v.safeParse(packSchema, pack);
  if (!parsed.success) return { ok: false, faults: parsed.issues.map((issue) => shapeFault(pack, issue)) };
  const rows = pack as PackRows;
  const faults = [...idFaults(rows), ...curvesOf(rows).flatMap((curve) => rowFaults(rows.id, curve)), ...referenceFaults(rows), ...ruleFaults(rows), ...mapFaults(rows)];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, content: compilePack(rows) };
}

interface NamedCurve {
  readonly table: string;
  /** Null where the table is one curve. */
  readonly id: string | null;
  readonly row: CurveRow;
}

function curvesOf(rows: PackRows): NamedCurve[] {
  const { counts, strength, elites, traps, outOfDepth, vaults } = rows;
  const single: Record<string, CurveRow | undefined> = {
    'counts.monsters': counts.monsters,
    'counts.items': counts.items,
    affixShare: rows.affixShare,
    'strength.hp': strength?.hp,
    'strength.power': strength?.power,
    'strength.defence': strength?.defence,
    'strength.xp': strength?.xp,
    'elites.share': elites?.share,
    'traps.count': traps?.count,
    'traps.hidden': traps?.hidden,
    'outOfDepth.share': outOfDepth?.share,
    asleep: rows.asleep,
    wanderers: rows.wanderers,
    'vaults.count': vaults?.count,
  };
  const tables = { monsters: rows.monsters, items: rows.items, affixWeights: rows.affixWeights, layoutWeights: rows.layoutWeights, 'elites.weights': elites?.weights, 'traps.weights': traps?.weights, 'vaults.weights': vaults?.weights, 'vaults.arenas': vaults?.arenas };
  return [
    ...Object.entries(single).flatMap(([table, row]) => (row === undefined ? [] : [{ table, id: null, row }])),
    ...Object.entries(tables).flatMap(([table, entries]) => tableCurves(table, entries ?? {})),
    ...Object.entries(rows.layouts).flatMap(([id, layout]) => layoutCurves(id, layout)),
    ...Object.entries(rows.schedule ?? {}).flatMap(([id, { least, most }]) => [{ table: 'schedule.least', id, row: least }, { table: 'schedule.most', id, row: most }]),
  ];
}

/** Curves of a layout by the layout's id. */
function layoutCurves(id: string, layout: LayoutRow): NamedCurve[] {
  const { width, height, doors, patches = {} } = layout;
  const fields = { width, height, ...(doors ? { doors } : {}), ...(layout.dig === 'rooms' ? { attempts: layout.attempts } : {}) };
  const patched = Object.entries(patches).map(([tile, row]) => ({ table: `layouts.patches.${tile}`, id, row }));
  return [...Object.entries(fields).map(([field, row]) => ({ table: `layouts.${field}`, id, row })), ...patched];
}

function tableCurves(table: string, rows: TableRows): NamedCurve[] {
  return Object.entries(rows).map(([id, row]) => ({ table, id, row }));
}

function rowFaults(pack: string, { table, id, row }: NamedCurve): string[] {
  const value = RANGES[rangeOf(table)][1];
  return curveFaults(row, { points: MOST.points, floor: RANGES.floor[1], value }).map((fault) => `${where(pack, table, id)}: ${fault}.`);
}

/** What the values of a curve count, by its table; weights where nothing else is said. */
function rangeOf(table: string): keyof typeof RANGES {
  if (table.startsWith('layouts.patches.')) return 'population';
  return Object.hasOwn(VALUES, table) ? (VALUES[table] as keyof typeof RANGES) : 'weight';
}

const VALUES: Readonly<Record<string, keyof typeof RANGES>> = {
  'counts.monsters': 'population',
  'counts.items': 'population',
  affixShare: 'percent',
  'strength.hp': 'share',
  'strength.power': 'share',
  'strength.defence': 'points',
  'strength.xp': 'share',
  'elites.share': 'percent',
  'traps.count': 'population',
  'traps.hidden': 'percent',
  'outOfDepth.share': 'percent',
  asleep: 'percent',
  wanderers: 'wanderers',
  'vaults.count': 'places',
  'layouts.width': 'side',
  'layouts.height': 'side',
  'layouts.doors': 'percent',
  'layouts.attempts': 'attempts',
  'schedule.least': 'places',
  'schedule.most': 'places',
};

function idFaults(rows: PackRows): string[] {
  return tablesOf(rows).flatMap(([table, entries]) => {
    const ids = Object.keys(entries);
    const many = ids.length > MOST.rows ? [`${where(rows.id, table, null)}: ${ids.length} rows are more than ${MOST.rows}.`] : [];
    return [...many, ...ids.filter((id) => !isId(id)).map((id) => `${where(rows.id, table, id)}: an id is ${ID_RULE}.`)];
  });
}

/** All tables whose keys are ids, their own or those of others. */
function tablesOf(rows: PackRows): [table: string, entries: object][] {
  const { breeds, itemKinds, affixes, statuses, monsters, items, affixWeights, layouts, layoutWeights, schedule = {}, hazards = {}, appearances = {} } = rows;
  const { elites, traps, vaults } = rows;
  const nested = { 'elites.kinds': elites?.kinds, 'elites.weights': elites?.weights, 'traps.kinds': traps?.kinds, 'traps.weights': traps?.weights, 'vaults.kinds': vaults?.kinds, 'vaults.weights': vaults?.weights, 'vaults.arenas': vaults?.arenas };
  const looks = Object.entries(appearances).map(([group, entries]): [string, object] => [`appearances.${group}`, entries]);
  const patches = Object.entries(layouts).map(([id, layout]): [string, object] => [`layouts.${id}.patches`, layout.patches ?? {}]);
  const plain = { breeds, itemKinds, affixes, statuses, monsters, items, affixWeights, layouts, layoutWeights, schedule, hazards, appearances };
  return [...Object.entries(plain), ...Object.entries(nested).map(([table, entries = {}]): [string, object] => [table, entries]), ...looks, ...patches];
}

/** Keys anywhere in a pack that stand for something on every object: no schema looks at those. */
function commonNames(pack: unknown): string[] {
  const faults: string[] = [];
  const stack: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value: pack, path: [] }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    for (const key of Object.keys(value)) {
      if (isCommonName(key)) faults.push(`${whereIn(pack, [...path, key])}: ${show(key)} is a name that every object has, and no id.`);
      else stack.push({ value: (value as Record<string, unknown>)[key], path: [...path, key] });
    }
  }
  return faults;
}

function mapFaults(rows: PackRows): string[] {
  const ids = rows.tiles.map((tile) => tile.id);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  return [
    ...twice.map((id) => `${where(rows.id, 'tiles', id)}: it stands twice.`),
    ...Object.entries(rows.layouts).flatMap(([id, layout]) => layoutFaults(layout).map(({ field, fault }) => `${where(rows.id, `layouts.${field}`, id)}: ${fault}.`)),
    ...Object.entries(rows.vaults?.kinds ?? {}).flatMap(([id, vault]) => vaultFaults(vault).map(({ field, fault }) => `${where(rows.id, 'vaults.kinds', id)}, ${field}: ${fault}.`)),
  ];
}

/** A value of the wrong shape, by its path. */
function shapeFault(pack: unknown, issue: v.BaseIssue<unknown>): string {
  return `${whereIn(pack, (issue.path ?? []).map((step) => String(step.key)))}: ${show(issue.input)} is not ${issue.message}.`;
}

/** Where a path leads: its first step is the table, the second the id or field. */
function whereIn(pack: unknown, path: readonly string[]): string {
  const [table = '(the pack itself)', id = null, ...field] = path;
  const name = typeof pack === 'object' && pack !== null && 'id' in pack && typeof pack.id === 'string' ? pack.id : '(without an id)';
  return `${where(name, table, id)}${field.length > 0 ? `, ${field.join('.')}` : ''}`;
}
