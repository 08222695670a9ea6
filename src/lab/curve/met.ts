import { command } from '../Command';
import { takes } from '../options';
import { askedRuns, PLAN, refusePlan } from '../runs/askedRuns';
import { isMet, MET, rowsInOrder, type IdsByTable, type MetTable } from '../runs/metRows';
import { table } from '../table';
import { words } from './words';

/** A table's number of rows, the runs that met each, and the rows never met. */
export interface MetRows {
  readonly rows: number;
  readonly runs: Readonly<Record<string, number>>;
  readonly never: readonly string[];
}

/** Counts the rows met as the runs come. */
export class MetTally {
  private readonly runs: number[];

  constructor(private readonly tables: IdsByTable) {
    this.runs = rowsInOrder(tables).map(() => 0);
  }

  add({ met }: { readonly met: string }): void {
    for (let place = 0; place < this.runs.length; place++) if (isMet(met, place)) this.runs[place] = (this.runs[place] as number) + 1;
  }

  /** The rows met so far, by table. */
  read(): Readonly<Record<MetTable, MetRows>> {
    const counted = rowsInOrder(this.tables).map(({ table, id }, place) => ({ table, id, runs: this.runs[place] as number }));
    return Object.fromEntries(MET.map((table) => [table, rowsOf(counted.filter((each) => each.table === table))])) as Record<MetTable, MetRows>;
  }
}

function rowsOf(counted: readonly { id: string; runs: number }[]): MetRows {
  const never = counted.filter(({ runs }) => runs === 0).map(({ id }) => id);
  return { rows: counted.length, runs: Object.fromEntries(counted.map(({ id, runs }) => [id, runs])), never };
}

const OPTIONS = { ...takes('pack', 'from'), ...PLAN };

export const met = command('met', 'which table rows the bots met, and which they never did', OPTIONS, async (given, say) => {
  if (given.from !== undefined) refusePlan(given.chosen);
  const { header, each } = await askedRuns(given, say);
  const tally = new MetTally(header.tables);
  await each((record) => { tally.add(record); });
  const found = tally.read();
  const line = (name: MetTable): string[] => {
    const { rows, never } = found[name];
    return [name, String(rows - never.length), String(rows), never.map(words).join(', ')];
  };
  const [first, last] = header.seeds;
  return { data: { pack: header.pack, seeds: last - first + 1, ...found }, lines: table([['table', 'met', 'of', 'never'], ...MET.map(line)]) };
});
