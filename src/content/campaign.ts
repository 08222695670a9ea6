import type { CurvePoints, CurveRow } from '../engine/core/floorCurve';
import type { Breed, Elite, LayoutRow, PackRows, StatusKind, TrapKind, Vault } from '../engine/content';

/*
 * A campaign as its authors write it: what all floors share, and its regions from the top down. `campaign` makes a pack of them. Things are drawn
 * in the order of their rows, so its tables have what is shared first, then region after region.
 */

/** A row with its weight by the campaign's floors; without one it is never drawn. */
export type Weighted<Row> = Row & { readonly weight?: CurveRow };

/** A row with its weight by its region's floors, of which the first is 0. It ends with the region, unless a point lies below or it `lasts`. */
type Local<Row> = Row & { readonly weight: CurvePoints; readonly lasts?: true };

type Rows<Row> = Readonly<Record<string, Row>>;
type Sizes = Pick<LayoutRow, 'width' | 'height' | 'loops'>;
type Without<Row, Fields extends PropertyKey> = Row extends unknown ? Omit<Row, Fields> : never;

/** Floors of one look, and what is first met there. Every curve is by the region's own floors. */
export interface Region {
  readonly floors: readonly [first: number, last: number];
  readonly theme: string;
  /** What its layouts have in common. */
  readonly dig: Pick<LayoutRow, 'doors' | 'patches' | 'lakes' | 'canals' | 'hangings'>;
  readonly layouts: Rows<Local<Without<LayoutRow, 'theme' | keyof Sizes>>>;
  readonly breeds: Rows<Local<Breed>>;
  readonly elites?: Rows<Local<Elite>>;
  /** Those who can be freed there, drawn by these weights. */
  readonly captives?: Rows<Local<Breed>>;
  readonly traps?: Rows<Local<TrapKind>>;
  readonly vaults?: Rows<Local<Vault>>;
  /** See `Vaults.near`. */
  readonly near?: Rows<Local<Vault>>;
  /** The place that its last floor is sure to have, and who waits there. */
  readonly arena: Rows<Vault>;
  readonly boss: Rows<Breed>;
  /** Such as the phases of the boss. */
  readonly statuses?: Rows<StatusKind>;
}

/** A table of kinds with their weights in their rows. */
type Kinds<Table extends 'elites' | 'traps' | 'vaults', Row> = Without<NonNullable<PackRows[Table]>, 'weights' | 'near' | 'arenas' | 'kinds'> & {
  readonly kinds: Rows<Weighted<Row>>;
};

/** What all floors share: the tables of a pack, but for those that regions write. */
export interface Campaign extends Omit<PackRows, 'layouts' | 'layoutWeights' | 'monsters' | 'elites' | 'traps' | 'vaults'> {
  readonly sizes: Sizes;
  readonly elites: Kinds<'elites', Elite>;
  readonly traps: Kinds<'traps', TrapKind>;
  readonly vaults: Kinds<'vaults', Vault>;
}

type All<Table> = (Table extends unknown ? (table: Table) => void : never) extends (table: infer Rows) => void ? Rows : never;

type CaptivesOf<Part> = Part extends { readonly captives: infer Rows } ? Rows : never;

/** The rows of a pack, of which the compiler still knows those that were written. */
export type CampaignRows<Shared extends Campaign, Part extends Region> =
  Omit<PackRows, keyof Shared> & Omit<Shared, 'sizes' | 'elites' | 'traps' | 'vaults'> & {
  readonly monsters: { readonly [Id in keyof All<Part['breeds']>]: CurvePoints };
  readonly breeds: Shared['breeds'] & All<Part['breeds'] | CaptivesOf<Part> | Part['boss']>;
  readonly elites: Shared['elites'] & NonNullable<PackRows['elites']>;
  readonly traps: Shared['traps'] & NonNullable<PackRows['traps']>;
  readonly vaults: Required<NonNullable<PackRows['vaults']>> & { readonly kinds: Shared['vaults']['kinds'] & All<Exclude<Part['vaults'] | Part['near'], undefined> | Part['arena']> };
};

/** The pack of a campaign. */
export function campaign<const Shared extends Campaign, const Part extends Region>(shared: Shared, regions: readonly Part[]): CampaignRows<Shared, Part> {
  return packOf(shared, regions) as unknown as CampaignRows<Shared, Part>;
}

function packOf({ sizes, ...shared }: Campaign, regions: readonly Region[]): PackRows {
  const lowest = regions.at(-1);
  const together = <Row>(rowsOf: (region: Region) => Rows<Local<Row>> | undefined): Rows<Weighted<Row>> =>
    joined(regions.map((region) => each(rowsOf(region) ?? {}, (row) => placed(row, region, region === lowest))));
  const breeds = together((region) => region.breeds);
  const layouts = together((region) => each(region.layouts, (row) => ({ ...sizes, ...digOf(region, row), theme: region.theme }) as Local<LayoutRow>));
  const captives = together((region) => region.captives);
  const elites = { ...shared.elites.kinds, ...together((region) => region.elites) };
  const traps = each({ ...shared.traps.kinds, ...together((region) => region.traps) }, (row) => untilLast(row, lowest));
  const vaults = { ...shared.vaults.kinds, ...together((region) => region.vaults) };
  const near = together((region) => region.near);
  const arenas = together(({ arena, floors: [first, last] }) => each(arena, (row) => ({ ...row, weight: [[last - first, 1], [last - first + 1, 0]] as const })));
  return {
    ...shared,
    layouts: kindsOf(layouts),
    layoutWeights: weightsOf(layouts),
    monsters: weightsOf(breeds),
    breeds: { ...shared.breeds, ...kindsOf(breeds), ...kindsOf(captives), ...joined(regions.map(({ boss }) => boss)) },
    statuses: { ...shared.statuses, ...joined(regions.map(({ statuses = {} }) => statuses)) },
    ...(shared.captives && { captives: { ...shared.captives, weights: { ...shared.captives.weights, ...weightsOf(captives) } } }),
    elites: { ...shared.elites, weights: weightsOf(elites), kinds: kindsOf(elites) },
    traps: { ...shared.traps, weights: weightsOf(traps), kinds: kindsOf(traps) },
    vaults: {
      ...shared.vaults,
      weights: weightsOf(vaults),
      near: weightsOf(near),
      arenas: weightsOf(arenas),
      kinds: kindsOf({ ...vaults, ...near, ...arenas }),
    },
  };
}

/** A row with its weight by the campaign's floors. Nothing ends with the lowest region: there is no other below. */
function placed<Row>({ lasts, ...row }: Local<Row>, { floors: [first, last] }: Region, isLowest: boolean): Weighted<Row> {
  const [floor, weight] = row.weight.at(-1) ?? [0, 0];
  const ends = !isLowest && lasts !== true && floor <= last - first && weight > 0;
  return { ...row, weight: lowered(ends ? [...row.weight, [last - first + 1, 0]] : row.weight, first) } as unknown as Weighted<Row>;
}

/** A trap with its weight; one that drops its victim a floor is not on the last, below which there is none. */
function untilLast(row: Weighted<TrapKind>, lowest: Region | undefined): Weighted<TrapKind> {
  if (!lowest || !row.weight || 'linear' in row.weight || !row.effects.some((effect) => effect.do === 'fall')) return row;
  const [, last] = lowest.floors;
  return { ...row, weight: [...row.weight.filter(([floor]) => floor < last), [last, 0]] };
}

/** A layout with what it shares with the others of its region, by the campaign's floors. */
function digOf({ floors: [first], dig }: Region, row: Region['layouts'][string]): object {
  const { patches = {}, lakes, canals, hangings, doors } = { ...dig, ...row };
  return {
    ...row,
    ...('attempts' in row && { attempts: lowered(row.attempts, first) }),
    ...(doors && { doors: lowered(doors, first) }),
    patches: each(patches, (curve) => lowered(curve, first)),
    ...(lakes && { lakes: { ...lakes, shallowFrom: lowered(lakes.shallowFrom, first), deepFrom: lowered(lakes.deepFrom, first) } }),
    ...(canals && { canals: { ...canals, count: lowered(canals.count, first) } }),
    ...(hangings && { hangings: each(hangings, (curve) => lowered(curve, first)) }),
  };
}

/** A curve by a region's floors as one by the campaign's. */
function lowered(row: CurveRow, first: number): CurveRow {
  if ('linear' in row) return { linear: row.linear.map(([floor, value]) => [floor + first, value]) };
  return row.map(([floor, value]) => [floor + first, value]);
}

function weightsOf(rows: Rows<Weighted<unknown>>): Rows<CurveRow> {
  return Object.fromEntries(Object.entries(rows).flatMap(([id, { weight }]) => (weight ? [[id, weight]] : [])));
}

function kindsOf<Row>(rows: Rows<Weighted<Row>>): Rows<Row> {
  return each(rows, ({ weight: _, ...row }) => row as Row);
}

function each<Row, Other>(rows: Rows<Row>, change: (row: Row) => Other): Rows<Other> {
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, change(row)]));
}

function joined<Row>(tables: readonly Rows<Row>[]): Rows<Row> {
  return Object.assign({}, ...tables) as Rows<Row>;
}
