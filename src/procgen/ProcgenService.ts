import type { Content, Layouts } from '../engine/content';
import { Rng } from '../engine/core/rng';
import type { FloorPlan, FloorSource } from '../engine/ports';
import { hangDoors, hangLights, spreadPatches, type TileCount } from './dig/decorate';
import { cutCanals } from './dig/cutCanals';
import { fillLakes } from './dig/fillLakes';
import { digLayout, type Digger } from './dig/digLayout';
import { plainHall } from './dig/digRooms';
import { paletteOf, planOf, tileIndex, type Layout, type Palette } from './dig/Layout';
import { type Draw, drawFrom, type TableName } from './draw';
import { ItemDeck } from './fill/Deck';
import { DugFloor, type Streams } from './fill/DugFloor';
import { gatherReasons } from './fill/gatherReasons';
import { Notes } from './fill/Notes';
import { populate, type Population } from './fill/populate';
import { planErrors } from './proof/planErrors';
import type { FloorReasons, LayoutReason } from './reasons';
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

/** A floor with its statistics, and why everything is there. */
export interface ExplainedFloor extends FloorReport {
  readonly reasons: FloorReasons;
}

/** A floor, with reasons if they are asked for. */
interface Made extends FloorReport {
  readonly reasons: FloorReasons | null;
}

/** What is drawn for a floor before any layout is tried. */
interface FloorSpec extends Pick<LayoutReason, 'draw' | 'near' | 'arena'> {
  readonly number: number;
  readonly layout: string;
  readonly row: Layouts;
  readonly palette: Palette;
  /** Whether reasons are asked for. */
  readonly isExplained: boolean;
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
    const report = this.reports.get(number) ?? this.make(this.specOf(number, false));
    this.reports.set(number, report);
    return report;
  }

  /** The same floor with the reasons of all that is on it; `report` need not make it again. */
  explained(number: number): ExplainedFloor {
    const explained = this.make(this.specOf(number, true)) as ExplainedFloor;
    this.reports.set(number, explained);
    return explained;
  }

  /** Tries in a fixed order, up to a floor's work, then the plain hall, in which all work is bounded. */
  private make(spec: FloorSpec): Made {
    let work = 0;
    let rejected = 0;
    while (rejected < MOST_TRIES && work < MOST_WORK) {
      const tried = within(MOST_WORK - work, () => this.attempt(spec, rejected));
      work += tried.work;
      if (tried.made) return withWork(tried.made, work, false);
      rejected++;
    }
    const hall = within(Infinity, () => this.fill(spec, this.fallback(spec), { rejected, isHall: true }));
    if (!hall.made) throw new Error(`Floor ${spec.number} of pack ${this.content.id} cannot be made.`);
    return withWork(hall.made, work + hall.work, work >= MOST_WORK);
  }

  private specOf(number: number, isExplained: boolean): FloorSpec {
    const { id, layouts } = this.content;
    const stream = this.streams(number);
    const drawn = (table: TableName, purpose: string): Draw | null => drawFrom(this.content, { table, floor: number }, stream(purpose));
    const [first] = layouts.keys();
    const draw = drawn('layouts', 'layoutKind');
    const layout = draw?.id ?? first ?? '';
    const row = layouts.get(layout);
    if (!row) throw new Error(`Pack ${id} has no layout "${layout}".`);
    const near = drawn('near', 'near');
    const arena = drawn('arenas', 'arena');
    return { number, layout, draw, row, palette: paletteOf(this.content, number), near, arena, isExplained };
  }

  /** One try; null if it failed. */
  private attempt(spec: FloorSpec, rejected: number): Made | null {
    const layout = this.build(spec, this.streams(spec.number, rejected));
    const report = layout && this.fill(spec, layout, { rejected, isHall: false });
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
    cutCanals(content, layout, row.canals, { floor: number, rng: stream('canals') });
    hangDoors(content, layout, row.doors.at(number), stream('doors'));
    fillLakes(content, layout, row.lakes, number);
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

  private fill(spec: FloorSpec, layout: Layout, tries: Pick<LayoutReason, 'rejected' | 'isHall'>): Made {
    const { number, layout: id, row } = spec;
    const { width, height, terrain, arrival, vaults, rooms } = layout;
    const notes = spec.isExplained ? new Notes() : null;
    const floor = new DugFloor(this.content, number, layout, notes);
    const { monsters, items, traps, goods, perRoom } = populate(floor, this.streams(number), this.items.hand(number));
    const places = vaults.map(({ vault, x1, y1, x2, y2 }) => ({ vault, x1, y1, x2, y2 }));
    const plan = { number, theme: row.theme, width, height, terrain, arrival, monsters, items, traps, goods, places };
    const { draw, near, arena } = spec;
    const reasons = notes && gatherReasons(this.content, { plan, perRoom, layout: { draw, near, arena, ...tries }, vaults }, notes);
    return { plan, layout: id, rooms: rooms.length, perRoom, rejected: tries.rejected, reasons };
  }

  /** The floor's streams; another try at its layout has others. */
  private streams(number: number, attempt = 0): Streams {
    return (purpose) => Rng.of(this.seed, `${purpose}:${number}${attempt > 0 ? `:${attempt}` : ''}`);
  }
}

function withWork(report: Made, work: number, isCut: boolean): Made {
  return { ...report, plan: { ...report.plan, work, isCut } };
}
