import type { Content, Layouts } from '../engine/content';
import { Rng } from '../engine/core/rng';
import type { FloorPlan, FloorSource } from '../engine/ports';
import { hangDoors, hangLights, spreadPatches, type TileCount } from './dig/decorate';
import { digLayout, type Digger } from './dig/digLayout';
import { plainHall } from './dig/digRooms';
import { paletteOf, planOf, tileIndex, type Layout, type Palette } from './dig/Layout';
import { ItemDeck } from './fill/Deck';
import { DugFloor, type Streams } from './fill/DugFloor';
import { populate, type Population } from './fill/populate';
import { planErrors } from './proof/planErrors';
import { placeArena, placeNear, placeVaults } from './vaults/placeVaults';
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

/** What is drawn for a floor before any layout is tried. */
interface FloorSpec {
  readonly number: number;
  readonly layout: string;
  readonly row: Layouts;
  readonly palette: Palette;
  /** Ids of the vaults that it is sure to have. */
  readonly near: string | null;
  readonly arena: string | null;
}

/** Generates floors from a seed: layout, vaults, population, validation. Each depends on seed and number alone. */
export class ProcgenService implements FloorSource {
  private readonly items: ItemDeck;
  /** The floors made so far, which a fork or a survey may ask for again. */
  private readonly reports = new Map<number, FloorReport>();

  constructor(
    private readonly content: Content,
    private readonly seed: string,
    private readonly dig: Digger = digLayout,
  ) {
    this.items = new ItemDeck(content, seed);
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
    const spec = this.specOf(number);
    let work = 0;
    let rejected = 0;
    while (rejected < MOST_TRIES && work < MOST_WORK) {
      const tried = within(MOST_WORK - work, () => this.attempt(spec, rejected));
      work += tried.work;
      if (tried.made) return withWork(tried.made, work, false);
      rejected++;
    }
    const hall = within(Infinity, () => this.fill(spec, this.fallback(spec), rejected));
    if (!hall.made) throw new Error(`Floor ${number} of pack ${this.content.id} cannot be made.`);
    return withWork(hall.made, work + hall.work, work >= MOST_WORK);
  }

  private specOf(number: number): FloorSpec {
    const { id, layouts, layoutWeights, vaults } = this.content;
    const stream = this.streams(number);
    const [first] = layouts.keys();
    const layout = layoutWeights.draw(number, stream('layoutKind')) ?? first ?? '';
    const row = layouts.get(layout);
    if (!row) throw new Error(`Pack ${id} has no layout "${layout}".`);
    const near = vaults.near.draw(number, stream('near'));
    return { number, layout, row, palette: paletteOf(this.content, number), near, arena: vaults.arenas.draw(number, stream('arena')) };
  }

  /** One try; null if it failed. */
  private attempt(spec: FloorSpec, rejected: number): FloorReport | null {
    const layout = this.build(spec, this.streams(spec.number, rejected));
    const report = layout && this.fill(spec, layout, rejected);
    return report && planErrors(report.plan, this.content).length === 0 ? report : null;
  }

  /** A layout with vaults, doors, patches and lights; null if it failed. */
  private build(spec: FloorSpec, stream: Streams): Layout | null {
    const { content } = this;
    const { number, row, palette } = spec;
    const dug = this.dig(planOf(row, number), palette, stream('layout'));
    const ofVaults = stream('vaults');
    const walled = dug && this.placeSure(spec, dug, ofVaults);
    if (!walled) return null;
    const layout = placeVaults(content, walled, number, ofVaults);
    hangDoors(content, layout, row.doors.at(number), stream('doors'));
    spreadPatches(content, layout, this.countsOf(row.patches, number), stream('patches'));
    hangLights(layout, this.countsOf(row.hangings, number), stream('hangings'));
    return layout;
  }

  private countsOf(counts: Layouts['patches'], floor: number): TileCount[] {
    return [...counts].map(([id, count]) => ({ tile: tileIndex(this.content, id), count: count.at(floor) }));
  }

  /** The layout with the vaults that the floor is sure to have; null if one of them fits nowhere. */
  private placeSure({ near, arena }: FloorSpec, dug: Layout, rng: Rng): Layout | null {
    const far = arena === null ? dug : placeArena(this.content, dug, arena, rng);
    return far && near !== null ? placeNear(this.content, far, near, rng) : far;
  }

  /** The plain hall, with the vaults that the floor is sure to have, if it has any. */
  private fallback(spec: FloorSpec): Layout {
    const { number, row, palette, near, arena } = spec;
    const plan = planOf(row, number);
    if (arena === null && near === null) return plainHall(plan, palette);
    const hall = plainHall(plan, palette, 'edge');
    return this.placeSure(spec, hall, this.streams(number)('standIn')) ?? hall;
  }

  private fill({ number, layout: id, row }: FloorSpec, layout: Layout, rejected: number): FloorReport {
    const { width, height, terrain, arrival, vaults, rooms } = layout;
    const floor = new DugFloor(this.content, number, layout);
    const { monsters, items, traps, goods, perRoom } = populate(floor, this.streams(number), this.items.hand(number));
    const places = vaults.map(({ vault, x1, y1, x2, y2 }) => ({ vault, x1, y1, x2, y2 }));
    const plan = { number, theme: row.theme, width, height, terrain, arrival, monsters, items, traps, goods, places };
    return { plan, layout: id, rooms: rooms.length, perRoom, rejected };
  }

  /** The floor's streams; another try at its layout has others. */
  private streams(number: number, attempt = 0): Streams {
    return (purpose) => Rng.of(this.seed, `${purpose}:${number}${attempt > 0 ? `:${attempt}` : ''}`);
  }
}

function withWork(report: FloorReport, work: number, isCut: boolean): FloorReport {
  return { ...report, plan: { ...report.plan, work, isCut } };
}
