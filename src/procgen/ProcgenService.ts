import type { Content } from '../engine/content';
import { Rng } from '../engine/core/rng';
import type { FloorPlan, FloorSource } from '../engine/ports';
import { digRooms, plainHall, type Layout, type Palette } from './dig';
import { drawItem } from './drawItem';
import { populate, type Population } from './populate';
import type { RoomsPlan } from './rooms';
import { planFaults } from './validate';

/** How many layouts are tried for a floor before the plain hall stands in: counted, never timed. */
export const MOST_TRIES = 50;

/** A way to dig a floor; null or a floor with faults is tried again with another stream. */
export type Digger = (plan: RoomsPlan, palette: Palette, rng: Rng) => Layout | null;

/** A floor with what a designer wants to know of it. */
export interface FloorReport {
  readonly plan: FloorPlan;
  readonly rooms: number;
  readonly perRoom: Population['perRoom'];
  /** Layouts rejected before this one. */
  readonly rejected: number;
}

/** A floor from a seed: layout, population, validation. The same seed and number give the same floor, whatever came before. */
export class ProcgenService implements FloorSource {
  private readonly palette: Palette;

  constructor(
    private readonly content: Content,
    private readonly seed: string,
    private readonly dig: Digger = digRooms,
  ) {
    const place = (id: string): number => content.tiles.findIndex((tile) => tile.id === id);
    this.palette = { wall: place('wall'), ground: place('ground'), stairsDown: place('stairsDown'), stairsUp: place('stairsUp') };
  }

  floor(number: number): FloorPlan {
    return this.report(number).plan;
  }

  /** The floor with its counts: tries in a fixed order, then the plain hall. */
  report(number: number): FloorReport {
    const plan = this.roomsPlan(number);
    const palette = this.paletteOf(number);
    for (let rejected = 0; rejected < MOST_TRIES; rejected++) {
      const layout = this.dig(plan, palette, Rng.of(this.seed, `layout:${number}${rejected > 0 ? `:${rejected}` : ''}`));
      const report = layout && this.fill(number, layout, rejected);
      if (report && planFaults(report.plan, this.content.tiles).length === 0) return report;
    }
    return this.fill(number, plainHall(plan, palette), MOST_TRIES);
  }

  /** One monster's id for that floor; null where its table is empty. */
  monster(floor: number, rng: Rng): string | null {
    return this.content.monsters.draw(floor, rng);
  }

  /** One item for that floor, with its affixes; null where its table is empty. */
  item(floor: number, rng: Rng): ReturnType<typeof drawItem> {
    return drawItem(this.content, floor, rng);
  }

  private roomsPlan(floor: number): RoomsPlan {
    const { layout } = this.content;
    return { ...layout, width: layout.width.at(floor), height: layout.height.at(floor), attempts: layout.attempts.at(floor) };
  }

  /** Stairs lead up only where floors stay, and never from the top. */
  private paletteOf(floor: number): Palette {
    return this.content.floorsPersist && floor > 1 ? this.palette : { ...this.palette, stairsUp: -1 };
  }

  private fill(number: number, layout: Layout, rejected: number): FloorReport {
    const { width, height, terrain, arrival } = layout;
    const { monsters, items, perRoom } = populate(this.content, layout, { seed: this.seed, floor: number });
    return { plan: { number, width, height, terrain, arrival, monsters, items }, rooms: layout.rooms.length, perRoom, rejected };
  }
}
