import type { Content, Layouts } from '../engine/content';
import { Rng } from '../engine/core/rng';
import type { FloorPlan, FloorSource } from '../engine/ports';
import type { Layout, Palette } from './dig/Layout';
import { plainHall } from './dig/plainHall';
import { digLayout, type Digger } from './dig/digLayout';
import { planOf } from './dig/digPlan';
import { hangDoors } from './dig/hangDoors';
import { drawItem } from './fill/drawItem';
import { hangLights } from './dig/hangLights';
import { spreadPatches } from './dig/spreadPatches';
import type { Masonry } from './vaults/masonry';
import { ItemDeck } from './fill/ItemDeck';
import { populate, type Population } from './fill/populate';
import { planErrors } from './proof/planErrors';
import { layArena, layNear, layVaults } from './vaults/layVaults';
import { MOST_WORK, within } from './work';

/** Layouts tried for a floor before falling back to the plain hall: counted, never timed. */
export const MOST_TRIES = 50;

/** A floor with statistics for designers. */
export interface FloorReport {
  readonly plan: FloorPlan;
  /** Layout id. */
  readonly layout: string;
  readonly rooms: number;
  readonly perRoom: Population['perRoom'];
  /** Layouts rejected before this one. */
  readonly rejected: number;
}

/** What all tries for a floor share. */
interface Commission {
  readonly floor: number;
  readonly layout: string;
  readonly row: Layouts;
  readonly palette: Palette;
  /** Ids of the vaults that it is sure to have. */
  readonly near: string | null;
  readonly arena: string | null;
}

/** Generates floors from a seed: layout, vaults, population, validation. Each depends on seed and number alone. */
export class ProcgenService implements FloorSource {
  private readonly tiles: ReadonlyMap<string, number>;
  private readonly items: ItemDeck;
  /** The floors made so far, which a fork or a survey may ask for again. */
  private readonly reports = new Map<number, FloorReport>();

  constructor(
    private readonly content: Content,
    private readonly seed: string,
    private readonly dig: Digger = digLayout,
  ) {
    this.items = new ItemDeck(content, seed);
    this.tiles = new Map(content.tiles.map(({ id }, index) => [id, index]));
  }

  floor(number: number): FloorPlan {
    return this.report(number).plan;
  }

  /** A floor with its statistics. */
  report(number: number): FloorReport {
    const report = this.reports.get(number) ?? this.make(number);
    this.reports.set(number, report);
    return report;
  }

  /** Tries in a fixed order, up to a floor's work, then the plain hall, in which all work is bounded. */
  private make(number: number): FloorReport {
    const commission = this.commission(number);
    let work = 0;
    let rejected = 0;
    while (rejected < MOST_TRIES && work < MOST_WORK) {
      const tried = within(MOST_WORK - work, () => this.attempt(commission, rejected));
      work += tried.work;
      if (tried.made) return withWork(tried.made, work, false);
      rejected++;
    }
    const hall = within(Infinity, () => this.fill(commission, this.fallback(commission), rejected));
    if (!hall.made) throw new Error(`Floor ${number} of pack ${this.content.id} cannot be made.`);
    return withWork(hall.made, work + hall.work, work >= MOST_WORK);
  }

  /** One try; null if it failed. */
  private attempt(commission: Commission, rejected: number): FloorReport | null {
    const layout = this.build(commission, rejected);
    const report = layout && this.fill(commission, layout, rejected);
    return report && planErrors(report.plan, this.content).length === 0 ? report : null;
  }

  /** A monster id for a floor; null if its table is empty. */
  monster(floor: number, rng: Rng): string | null {
    return this.content.monsters.draw(floor, rng);
  }

  /** An item for a floor, with its affixes; null if its table is empty. */
  item(floor: number, rng: Rng): ReturnType<typeof drawItem> {
    return drawItem(this.content, floor, rng);
  }

  private commission(floor: number): Commission {
    const { layouts, layoutWeights, vaults } = this.content;
    const [first] = layouts.keys();
    const layout = layoutWeights.draw(floor, Rng.of(this.seed, `layoutKind:${floor}`)) ?? first ?? '';
    const row = layouts.get(layout);
    if (!row) throw new Error(`Pack ${this.content.id} has no layout "${layout}".`);
    const near = vaults.near.draw(floor, Rng.of(this.seed, `near:${floor}`));
    return { floor, layout, row, palette: this.paletteOf(floor), near, arena: vaults.arenas.draw(floor, Rng.of(this.seed, `arena:${floor}`)) };
  }

  /** There are stairs up only in packs with persistent floors, and not on the top floor. */
  private paletteOf(floor: number): Palette {
    const stairsUp = this.content.floorsPersist && floor > 1 ? this.tileOf('stairsUp') : -1;
    return { wall: this.tileOf('wall'), ground: this.tileOf('ground'), stairsDown: this.tileOf('stairsDown'), stairsUp };
  }

  private tileOf(id: string): number {
    const place = this.tiles.get(id);
    if (place === undefined) throw new Error(`Pack ${this.content.id} has no tile "${id}".`);
    return place;
  }

  /** One try at a layout, with vaults, doors and patches; null if it failed. */
  private build(commission: Commission, attempt: number): Layout | null {
    const { floor, row, palette } = commission;
    const stream = (purpose: string): Rng => Rng.of(this.seed, `${purpose}:${floor}${attempt > 0 ? `:${attempt}` : ''}`);
    const dug = this.dig(planOf(row, floor), palette, stream('layout'));
    const rng = stream('vaults');
    const walled = dug && this.layMandatory(commission, dug, rng);
    if (!walled) return null;
    const layout = layVaults(walled, floor, { masonry: this.masonry(palette), rng });
    this.decorate(layout, commission, stream);
    return layout;
  }

  /** The layout with the vaults that the floor is sure to have; null if one of them fits nowhere. */
  private layMandatory({ palette, near, arena }: Commission, dug: Layout, rng: Rng): Layout | null {
    const laying = { masonry: this.masonry(palette), rng };
    const far = arena === null ? dug : layArena(dug, arena, laying);
    return far && near !== null ? layNear(far, near, laying) : far;
  }

  private masonry(palette: Palette): Masonry {
    return { content: this.content, palette, tileOf: (id) => this.tileOf(id) };
  }

  private decorate(layout: Layout, { floor, row, palette }: Commission, stream: (purpose: string) => Rng): void {
    const { tiles } = this.content;
    const share = row.doors.at(floor);
    if (share > 0) hangDoors(layout, { share, tile: this.tileOf('doorClosed'), wall: palette.wall, tiles }, stream('doors'));
    const patches = [...row.patches].map(([id, count]) => ({ tile: this.tileOf(id), count: count.at(floor) }));
    spreadPatches(layout, patches, { tiles, rng: stream('patches') });
    const hangings = [...row.hangings].map(([id, count]) => ({ tile: this.tileOf(id), count: count.at(floor) }));
    if (hangings.length > 0) hangLights(layout, hangings, { wall: palette.wall, rng: stream('hangings') });
  }

  /** The plain hall, with the vaults that the floor is sure to have, if it has any. */
  private fallback(commission: Commission): Layout {
    const { floor, row, palette, near, arena } = commission;
    const plan = planOf(row, floor);
    if (arena === null && near === null) return plainHall(plan, palette);
    const hall = plainHall(plan, palette, 'edge');
    return this.layMandatory(commission, hall, Rng.of(this.seed, `standIn:${floor}`)) ?? hall;
  }

  private fill({ floor, layout: id, row }: Commission, layout: Layout, rejected: number): FloorReport {
    const { width, height, terrain, arrival, vaults, rooms } = layout;
    const { monsters, items, traps, goods, perRoom } = populate(this.content, layout, { seed: this.seed, floor, hand: this.items.hand(floor) });
    const places = vaults.map(({ vault, x1, y1, x2, y2 }) => ({ vault, x1, y1, x2, y2 }));
    const plan = { number: floor, theme: row.theme, width, height, terrain, arrival, monsters, items, traps, goods, places };
    return { plan, layout: id, rooms: rooms.length, perRoom, rejected };
  }
}

function withWork(report: FloorReport, work: number, isCut: boolean): FloorReport {
  return { ...report, plan: { ...report.plan, work, isCut } };
}
