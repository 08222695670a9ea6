import { type IdsByTable, isMet, MET, type MetTable, rowsInOrder } from '../runs/chronicle';

/** A table's number of rows, the runs that met each, and the rows never met. */
interface MetRows {
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
    const rows = MET.map((table) => [table, rowsOf(counted.filter((each) => each.table === table))] as const);
    return Object.fromEntries(rows) as Record<MetTable, MetRows>;
  }
}

function rowsOf(counted: readonly { id: string; runs: number }[]): MetRows {
  const never = counted.filter(({ runs }) => runs === 0).map(({ id }) => id);
  return { rows: counted.length, runs: Object.fromEntries(counted.map(({ id, runs }) => [id, runs])), never };
}
