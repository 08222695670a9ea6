import type { Point } from '../../engine/core/point';
import type { GameEvent } from '../../engine/events';
import { cellIn, type Part } from './cut';

/** Fields of events that hold ids. */
const IDS: readonly string[] = ['actor', 'attacker', 'target', 'item', 'captive'];

/** Fields that hold a cell. */
const CELLS: readonly string[] = ['at', 'from', 'to'];

/** Compares the events of a run with those of a part of its floor, which has ids and a map of its own. */
export class Alike {
  /** By id of the run, the one in the part. */
  private readonly ids = new Map<unknown, unknown>();

  constructor(private readonly part: Part) {}

  /** Whether the same has happened, apart from what was wholly outside of the part. */
  areSame(run: readonly GameEvent[], part: readonly GameEvent[]): boolean {
    const inside = run.filter((event) => !this.isOutside(event));
    return inside.length === part.length && inside.every((event, place) => this.isSame(event, part[place] as GameEvent));
  }

  /** Whether an event that nobody saw was outside. */
  private isOutside(event: GameEvent): boolean {
    const cells = Object.entries(event).filter(([name]) => CELLS.includes(name)).map(([, at]) => at as Point);
    return !event.seen && cells.length > 0 && cells.every((at) => cellIn(this.part, at) === null);
  }

  private isSame(one: GameEvent, other: GameEvent): boolean {
    const values = other as unknown as Readonly<Record<string, unknown>>;
    const fields = Object.entries(one);
    return fields.length === Object.keys(other).length && fields.every(([name, value]) => this.isSameField(name, value, values[name]));
  }

  private isSameField(name: string, one: unknown, other: unknown): boolean {
    // A key is an item as well, but a text.
    if (IDS.includes(name) && typeof one === 'number') return this.isSameId(one, other);
    if (CELLS.includes(name)) return this.cellOf(one as Point) === textOf(other as Point);
    if (name !== 'cells') return JSON.stringify(one) === JSON.stringify(other);
    const inside = (one as readonly Point[]).filter((at) => cellIn(this.part, at) !== null).map((at) => this.cellOf(at));
    return inside.join(' ') === (other as readonly Point[]).map(textOf).join(' ');
  }

  private isSameId(one: number, other: unknown): boolean {
    if (!this.ids.has(one)) this.ids.set(one, other);
    return this.ids.get(one) === other;
  }

  private cellOf({ x, y }: Point): string {
    return textOf({ x: x - this.part.origin.x, y: y - this.part.origin.y });
  }
}

function textOf({ x, y }: Point): string {
  return `${x},${y}`;
}
