import type { Content, PackRows } from '../../engine/content';
import type { Beginning } from '../../lab/arrivals/Arrival';
import { type Curve, CurveTally } from '../../lab/curve/curve';
import { MetTally } from '../../lab/curve/MetTally';
import { type Header, headerOf } from '../../lab/runs/header';
import { InOrder } from '../../lab/runs/InOrder';
import type { RunJob } from '../../lab/runs/runProgram';
import type { RunRecord } from '../../lab/runs/RunRecord';
import type { PackFile } from '../trial/order';
import { Deaths } from './Deaths';
import { RecordLines } from './RecordLines';

/** A pack whose runs are played: compiled, and as workers read it. */
export interface PlayedPack {
  /** Its file's name, or its id. */
  readonly name: string;
  readonly content: Content;
  readonly pack: PackRows;
  /** The id of the built-in pack that it is or extends; null for none. */
  readonly base: string | null;
  /** The file that it is from; null for a built-in one. */
  readonly file: PackFile | null;
}

/** Failed runs of which the sentences are kept. */
const SHOWN = 5;

/** The runs of one pack, counted as they come in the order of their seeds. */
export class Side {
  private readonly lines = new RecordLines();
  private readonly curveTally: CurveTally;
  readonly met: MetTally;
  /** How many runs are counted. */
  done = 0;
  /** What was said of the first runs that the pack broke. */
  readonly failures: string[] = [];
  readonly deaths = new Deaths();

  /** @param header what was played; of its seeds those are counted that were   @param begins where, as far as it is known */
  constructor(readonly name: string, readonly pack: PlayedPack, readonly header: Header, readonly begins?: Beginning) {
    this.curveTally = new CurveTally(pack.content, header);
    this.met = new MetTally(header.tables);
  }

  get content(): Content {
    return this.pack.content;
  }

  /** Counts the run of the next seed. */
  add(record: RunRecord): void {
    this.done++;
    this.lines.add(record);
    this.curveTally.add(record);
    this.met.add(record);
    this.deaths.add(record);
    if (record.end === 'failed' && this.failures.length < SHOWN) this.failures.push(record.cause ?? '');
  }

  /** Hands on the runs so far, one by one. */
  records(): Generator<RunRecord> {
    return this.lines.records();
  }

  /** The curve of the runs so far, without what the seeds place: that would take seconds to make. */
  get curve(): Curve {
    return this.curveTally.read(false);
  }

  /** The file that `lab play --out` would write for the seeds that are done. */
  get file(): { readonly name: string; readonly text: string } {
    const { header, done } = this;
    const [first] = header.seeds;
    const seeds: [number, number] = [first, Math.max(first, first + done - 1)];
    return { name: `${header.pack}-${seeds.join('-')}.ndjson`, text: `${JSON.stringify({ ...header, seeds })}\n${this.lines.text}` };
  }
}

/** A side whose runs are still to be played, in whatever order they come. */
export class PlayedSide extends Side {
  readonly ordered: InOrder;

  constructor(
    pack: PlayedPack, readonly job: RunJob, seeds: { readonly first: number; readonly last: number },
    onRecord: (record: RunRecord) => void,
  ) {
    super(pack.name, pack, headerOf(pack.content, job, seeds), job.begins);
    this.ordered = new InOrder(seeds.first, (record) => {
      this.add(record);
      onRecord(record);
    });
  }
}
