import * as v from 'valibot';
import { isWearable, type Content, type ItemKind, type PackRows } from './content';
import { curveFaults, FloorCurve, show, type CurveRow } from './core/floorCurve';
import { WeightedTable, type TableRows } from './core/weightedTable';
import { layoutFaults } from './layoutFaults';
import { packSchema } from './packSchema';

/** A pack ready for play, or every fault found in it, each a sentence that names pack, table, id and value. */
export type Loaded = { readonly ok: true; readonly content: Content } | { readonly ok: false; readonly faults: readonly string[] };

/** What ids look like (RULES): so no id is ever an integer-like key, which JavaScript would reorder. */
const ID = /^[a-z][a-zA-Z0-9_]{0,39}$/;

/** Checks a pack and makes its curves and tables. Nothing loads by half. */
export function loadContent(pack: unknown): Loaded {
  const parsed = v.safeParse(packSchema, pack);
  if (!parsed.success) return { ok: false, faults: parsed.issues.map((issue) => shapeFault(pack, issue)) };
  const rows = pack as PackRows;
  const faults = [...idFaults(rows), ...curvesOf(rows).flatMap((curve) => rowFaults(rows.id, curve)), ...referenceFaults(rows), ...mapFaults(rows)];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, content: compile(rows) };
}

function compile(rows: PackRows): Content {
  const { layout, counts } = rows;
  const curves = { width: new FloorCurve(layout.width), height: new FloorCurve(layout.height), attempts: new FloorCurve(layout.attempts) };
  return Object.freeze({
    ...rows,
    layout: { ...layout, ...curves },
    counts: { per: counts.per, monsters: new FloorCurve(counts.monsters), items: new FloorCurve(counts.items) },
    monsters: new WeightedTable(rows.monsters),
    items: new WeightedTable(rows.items),
    affixShare: new FloorCurve(rows.affixShare),
    affixWeights: new WeightedTable(rows.affixWeights),
    breeds: new Map(Object.entries(rows.breeds)),
    itemKinds: new Map(Object.entries(rows.itemKinds)),
    affixes: new Map(Object.entries(rows.affixes)),
    statuses: new Map(Object.entries(rows.statuses)),
  });
}

interface NamedCurve {
  readonly table: string;
  /** Null where the table is one curve. */
  readonly id: string | null;
  readonly row: CurveRow;
}

function curvesOf(rows: PackRows): NamedCurve[] {
  const { layout, counts } = rows;
  const single = {
    'layout.width': layout.width,
    'layout.height': layout.height,
    'layout.attempts': layout.attempts,
    'counts.monsters': counts.monsters,
    'counts.items': counts.items,
    affixShare: rows.affixShare,
  };
  return [
    ...Object.entries(single).map(([table, row]) => ({ table, id: null, row })),
    ...tableCurves('monsters', rows.monsters),
    ...tableCurves('items', rows.items),
    ...tableCurves('affixWeights', rows.affixWeights),
  ];
}

function tableCurves(table: string, rows: TableRows): NamedCurve[] {
  return Object.entries(rows).map(([id, row]) => ({ table, id, row }));
}

function rowFaults(pack: string, { table, id, row }: NamedCurve): string[] {
  return curveFaults(row).map((fault) => `${where(pack, table, id)}: ${fault}.`);
}

function where(pack: string, table: string, id: string | null): string {
  return `Pack ${pack}, table ${table}${id === null ? '' : `, id ${id}`}`;
}

function idFaults(rows: PackRows): string[] {
  const { breeds, itemKinds, affixes, statuses, monsters, items, affixWeights } = rows;
  return Object.entries({ breeds, itemKinds, affixes, statuses, monsters, items, affixWeights }).flatMap(([table, entries]) =>
    Object.keys(entries)
      .filter((id) => !ID.test(id))
      .map((id) => `${where(rows.id, table, id)}: an id is a small letter and then at most 39 letters, digits or _.`),
  );
}

/** Ids that lead nowhere, and what every pack must have. */
function referenceFaults(rows: PackRows): string[] {
  const unknown = (table: string, ids: readonly string[], known: object): string[] =>
    ids.filter((id) => !Object.hasOwn(known, id)).map((id) => `${where(rows.id, table, id)}: there is no such row.`);
  const effects = [...rows.onDescend, ...Object.values(rows.itemKinds).flatMap((kind) => (isWearable(kind) ? [] : kind.effects))];
  const tiles = ['wall', 'ground', 'stairsDown', ...(rows.floorsPersist ? ['stairsUp'] : [])];
  return [
    ...unknown('breeds', ['player', ...effects.flatMap((effect) => (effect.do === 'summon' ? [effect.breed] : []))], rows.breeds),
    ...unknown('monsters', Object.keys(rows.monsters), rows.breeds),
    ...unknown('items', Object.keys(rows.items), rows.itemKinds),
    ...unknown('start', rows.start, rows.itemKinds),
    ...rows.start.filter((id) => isLoose(rows.itemKinds[id])).map((id) => `${where(rows.id, 'start', id)}: it cannot be worn.`),
    ...unknown('affixWeights', Object.keys(rows.affixWeights), rows.affixes),
    ...unknown('statuses', effects.flatMap((effect) => (effect.do === 'inflict' || effect.do === 'cure' ? [effect.status] : [])), rows.statuses),
    ...unknown('tiles', tiles, Object.fromEntries(rows.tiles.map((tile) => [tile.id, tile]))),
  ];
}

function isLoose(kind: ItemKind | undefined): boolean {
  return kind !== undefined && !isWearable(kind);
}

function mapFaults(rows: PackRows): string[] {
  const ids = rows.tiles.map((tile) => tile.id);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  return [
    ...twice.map((id) => `${where(rows.id, 'tiles', id)}: it stands twice.`),
    ...layoutFaults(rows.layout).map(({ field, fault }) =>
      `${field === 'width' || field === 'height' ? where(rows.id, `layout.${field}`, null) : where(rows.id, 'layout', field)}: ${fault}.`),
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
