import type { Content } from '../../engine/content';
import type { FloorPlan } from '../../engine/ports';
import { tenths, worthOfPlan } from '../../lab/floorReports';
import { ProcgenService } from '../../procgen/ProcgenService';

/** Means of one floor over the seeds made so far. */
export interface ExpectedFloor {
  readonly floor: number;
  /** How many of the floor were made. */
  readonly made: number;
  readonly monsters: Readonly<Record<string, number>>;
  readonly items: Readonly<Record<string, number>>;
  /** The experience that its monsters are worth: the mean, and the tenth and ninetieth of a hundred floors, least first. */
  readonly xp: { readonly mean: number; readonly low: number; readonly high: number };
  /** What its treasure counts for the score. */
  readonly treasure: number;
}

/** Sums of one floor. */
interface Sums {
  made: number;
  treasure: number;
  readonly worths: number[];
  readonly monsters: Map<string, number>;
  readonly items: Map<string, number>;
}

/** Makes floors of the seeds '1' .. 'n' one at a time, and counts what is on them. */
export class Sample {
  private readonly sums: readonly Sums[];
  private seed = 1;
  private index = 0;
  private service: ProcgenService;
  /** How many floors could not be made. */
  failed = 0;

  constructor(
    private readonly content: Content,
    readonly floors: readonly number[],
    readonly seeds: number,
  ) {
    this.sums = floors.map(() => ({ made: 0, treasure: 0, worths: [], monsters: new Map(), items: new Map() }));
    this.service = new ProcgenService(content, '1');
  }

  get isDone(): boolean {
    return this.seed > this.seeds || this.floors.length === 0;
  }

  /** The number of seeds that were made whole. */
  get seedsMade(): number {
    return this.seed - 1;
  }

  /** Makes the next floor. */
  step(): void {
    const { index } = this;
    const [floor, sums] = [this.floors[index], this.sums[index]];
    if (this.isDone || floor === undefined || !sums) return;
    try {
      this.count(this.service.floor(floor), sums);
    } catch {
      this.failed++;
    }
    this.index = (index + 1) % this.floors.length;
    if (this.index > 0) return;
    this.seed++;
    this.service = new ProcgenService(this.content, String(this.seed));
  }

  /** The means so far. */
  read(): ExpectedFloor[] {
    return this.floors.map((floor, index) => expected(floor, this.sums[index] as Sums));
  }

  private count(plan: FloorPlan, sums: Sums): void {
    const { monsters, items } = plan;
    sums.made++;
    sums.worths.push(worthOfPlan(this.content, plan));
    for (const { id } of monsters) sums.monsters.set(id, (sums.monsters.get(id) ?? 0) + 1);
    for (const { id } of items) {
      const kind = this.content.itemKinds.get(id);
      sums.items.set(id, (sums.items.get(id) ?? 0) + 1);
      if (kind && 'finds' in kind) sums.treasure += kind.finds;
    }
  }
}

function expected(floor: number, { made, treasure, worths, monsters, items }: Sums): ExpectedFloor {
  const mean = (sum: number): number => (made === 0 ? 0 : sum / made);
  const means = (counts: ReadonlyMap<string, number>): Record<string, number> =>
    Object.fromEntries([...counts].map(([id, count]) => [id, mean(count)]));
  const [low, , high] = tenths(worths);
  const xp = { mean: mean(worths.reduce((sum, worth) => sum + worth, 0)), low, high };
  return { floor, made, monsters: means(monsters), items: means(items), xp, treasure: mean(treasure) };
}

/** The expected number of each id by floor, in the order of a table's rows; ids of none of them come last. */
export function countsById(
  expectedFloors: readonly ExpectedFloor[], what: 'monsters' | 'items', order: readonly string[],
): Record<string, number[]> {
  const found = new Set(expectedFloors.flatMap((floor) => Object.keys(floor[what])));
  const ids = [...order.filter((id) => found.has(id)), ...[...found].filter((id) => !order.includes(id))];
  return Object.fromEntries(ids.map((id) => [id, expectedFloors.map((floor) => floor[what][id] ?? 0)]));
}
