import * as v from 'valibot';
import type { Content, LayoutRow, PackRows } from './content';
import { compilePack } from './compilePack';
import { curveFaults, show, type CurveRow } from './core/floorCurve';
import { ID } from './core/id';
import type { TableRows } from './core/weightedTable';
import { layoutFaults } from './layoutFaults';
import { packSchema } from './packSchema';
import { referenceFaults, where } from './referenceFaults';
import { ruleFaults } from './ruleFaults';
import { vaultFaults } from './vaultFaults';

/** A pack ready for play, or every fault found in it, each a sentence that names pack, table, id and value. */
export type Loaded = { readonly ok: true; readonly content: Content } | { readonly ok: false; readonly faults: readonly string[] };

/** Checks a pack and makes its curves and tables. Nothing loads by half. */
export function loadContent(pack: unknown): Loaded {
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
  return curveFaults(row).map((fault) => `${where(pack, table, id)}: ${fault}.`);
}

function idFaults(rows: PackRows): string[] {
  const { breeds, itemKinds, affixes, statuses, monsters, items, affixWeights, layouts, hazards = {}, appearances = {} } = rows;
  const kinds = { 'elites.kinds': rows.elites?.kinds ?? {}, 'traps.kinds': rows.traps?.kinds ?? {}, 'vaults.kinds': rows.vaults?.kinds ?? {} };
  const looks = Object.fromEntries(Object.entries(appearances).map(([group, entries]) => [`appearances.${group}`, entries]));
  return Object.entries({ breeds, itemKinds, affixes, statuses, monsters, items, affixWeights, layouts, hazards, appearances, ...kinds, ...looks }).flatMap(([table, entries]) =>
    Object.keys(entries)
      .filter((id) => !ID.test(id))
      .map((id) => `${where(rows.id, table, id)}: an id is a small letter and then at most 39 letters, digits or _.`),
  );
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

/** A value of the wrong shape, by its path: the first step is the table, the second the id or field. */
function shapeFault(pack: unknown, issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map((step) => String(step.key));
  const [table = '(the pack itself)', id = null, ...field] = path;
  const id0 = typeof pack === 'object' && pack !== null && 'id' in pack && typeof pack.id === 'string' ? pack.id : '(without an id)';
  const at = field.length > 0 ? `, ${field.join('.')}` : '';
  return `${where(id0, table, id)}${at}: ${show(issue.input)} is not ${issue.message}.`;
}
