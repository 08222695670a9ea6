import type { Beginning } from '../../lab/arrivals/Arrival';
import type { PlayBatches } from '../../lab/changes/batches';
import { UsageError } from '../../lab/failures';
import { floorsWithin } from '../../lab/floorsOf';
import type { RunJob } from '../../lab/runs/runProgram';
import { Coming, type LoadArrivals, refuseHeroes, shippedBeginning } from '../runs/Coming';
import type { StartWorker } from '../runs/RunWorker';
import { type Notice, withOneLost } from '../runs/RunsRoom';
import type { PlayedPack } from '../runs/Side';
import { BatchPlayer } from './BatchPlayer';
import type { TuneSettings } from './settings';
import { Work } from './Work';

/** What an inquiry needs of the page. */
export interface InquiryPorts {
  readonly start: StartWorker;
  readonly loadArrivals: LoadArrivals;
  /** Throws a `UsageError` where there is no bot of this name. */
  readonly refuseUnknown: (bot: string) => Promise<void>;
  /** Milliseconds. */
  readonly now: () => number;
}

/** What is asked of a pack, and how it is found out with batches of runs. */
export interface Question {
  readonly pack: PlayedPack;
  readonly settings: TuneSettings;
  /** The deepest floor that is asked about; null for the whole pack. */
  readonly deepest: number | null;
  readonly bots: readonly string[];
  readonly answer: (play: PlayBatches) => Promise<void>;
}

/** `arriving`: heroes for a deeper floor are played for. `refused`: it cannot be found out. */
export type InquiryPhase = 'arriving' | 'playing' | 'stopped' | 'done' | 'refused';

/** Finds something out with runs in workers. It can be stopped and gone on with, also in a later visit. */
export class Inquiry {
  notices: readonly Notice[] = [];
  coming: Coming | null = null;
  private readonly work: Work;
  private player: BatchPlayer | null = null;
  private isOver: 'done' | 'refused' | null = null;
  /** When playing began or went on, and the runs that had come by then. */
  private since = 0;
  private before = 0;
  private workers: number;

  /**
   * @param kept what came of its runs in an earlier visit
   * @param isPaused whether it waits where those end
   */
  constructor(
    private readonly question: Question, private readonly ports: InquiryPorts, private readonly changed: () => void,
    { kept, isPaused }: { readonly kept: string[]; readonly isPaused: boolean },
  ) {
    this.kept = kept;
    this.workers = question.settings.workers;
    this.work = new Work({
      start: ports.start, workers: () => this.workers, changed: () => { this.measureFrom(); }, lost: () => { this.sayLost(); },
      failed: (failure) => { this.say(failure); },
    }, isPaused);
  }

  /** What came of its runs so far. */
  readonly kept: string[];

  /** Finds it out; what the lab refuses is said. */
  async begin(): Promise<void> {
    try {
      const { pack, settings: { turns, last, from }, deepest, bots, answer } = this.question;
      const floors = last ?? deepest ?? floorsWithin(pack.content);
      if (from > floors) throw new UsageError(`The runs begin on floor ${from}, below their last, ${floors}.`);
      for (const bot of bots) await this.ports.refuseUnknown(bot);
      const begins = await this.beginning();
      if (begins) for (const bot of bots) refuseHeroes([pack], bot, begins);
      const limits: Omit<RunJob, 'pack' | 'bot'> = { turns, floors, ...(begins ? { begins } : {}) };
      this.player = new BatchPlayer(this.work, limits, this.kept, this.changed);
      await answer(this.player.play);
      this.isOver = 'done';
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      this.isOver = 'refused';
      this.sayOfLab(error.message);
    }
    this.changed();
  }

  stop(): void {
    this.work.stop();
  }

  /** Goes on with what is not played yet. */
  goOn(workers: number): void {
    this.workers = workers;
    this.work.goOn();
  }

  get phase(): InquiryPhase {
    if (this.isOver) return this.isOver;
    if (this.work.canGoOn) return 'stopped';
    return this.coming ? 'arriving' : 'playing';
  }

  get canGoOn(): boolean {
    return this.isOver === null && this.work.canGoOn;
  }

  /** Runs that are counted; those of the part that is played now, of how many; and how many come in a second, null before that is known. */
  get progress(): { readonly done: number; readonly part: { readonly done: number; readonly all: number }; readonly rate: number | null } {
    const { player } = this;
    const seconds = (this.ports.now() - this.since) / 1000;
    const came = (player?.came ?? 0) - this.before;
    return {
      done: player?.done ?? 0, part: player?.part ?? { done: 0, all: 0 },
      rate: this.work.isPlaying && came > 2 && seconds > 0 ? came / seconds : null,
    };
  }

  /** How many runs the pack broke, and what was said of the first. */
  get failed(): { readonly count: number; readonly sentences: readonly string[] } {
    return { count: this.player?.failed ?? 0, sentences: this.player?.failures ?? [] };
  }

  private async beginning(): Promise<Beginning | undefined> {
    const { pack, settings: { from } } = this.question;
    if (from === 1) return undefined;
    const shipped = await shippedBeginning([pack], from, this.ports.loadArrivals, this.sayOfLab);
    if (shipped) return shipped;
    const coming = this.coming = new Coming([pack], from);
    const played = (come: object): void => {
      if ('came' in come) coming.keep(come.came as Parameters<Coming['keep']>[0]);
      this.changed();
    };
    await this.work.do({ take: coming.take, played, isDone: () => coming.isDone });
    this.coming = null;
    return coming.beginning(this.sayOfLab);
  }

  /** Counts how fast runs come from now on. */
  private measureFrom(): void {
    if (!this.work.isPlaying) this.since = 0;
    else if (this.since === 0) {
      this.since = this.ports.now();
      this.before = this.player?.came ?? 0;
    }
    this.changed();
  }

  private readonly sayOfLab = (sentence: string): void => { this.say({ kind: 'lab', sentence }); };

  private say(notice: Notice): void {
    this.notices = [...this.notices, notice];
    this.changed();
  }

  private sayLost(): void {
    this.notices = withOneLost(this.notices);
    this.changed();
  }
}
