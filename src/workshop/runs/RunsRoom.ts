import type { Beginning } from '../../lab/arrivals/Arrival';
import { UsageError } from '../../lab/failures';
import { floorsWithin } from '../../lab/floorsOf';
import { differenceOf, type Header, refuseOtherBeginnings } from '../../lab/runs/header';
import type { RunJob } from '../../lab/runs/runProgram';
import type { RunRecord } from '../../lab/runs/RunRecord';
import { Beside } from './Beside';
import { Coming, type LoadArrivals, refuseHeroes, shippedBeginning } from './Coming';
import { openedRuns } from './openedRuns';
import { tasksOf } from './order';
import { Pool, type PoolEars, type PoolFailure, type Task } from './Pool';
import type { StartWorker } from './RunWorker';
import { playedFloors, type RunSettings, usualSettings } from './settings';
import { type PlayedPack, PlayedSide, type Side } from './Side';

/** What the room needs of the page. */
export interface RoomPorts {
  readonly start: StartWorker;
  readonly cores: number;
  readonly loadArrivals: LoadArrivals;
  /** Calls back in the next frame. */
  readonly frame: (callback: () => void) => void;
  /** Milliseconds. */
  readonly now: () => number;
}

/** `arriving`: heroes for a deeper floor are played for. `sure`: a comparison needs no more pairs. `opened`: read from a file. */
export type Phase = 'empty' | 'arriving' | 'playing' | 'stopped' | 'sure' | 'done' | 'opened';

/** What is to be said: of a dead worker, a pool that ended, of what differs beside the rows, or in the lab's own words. */
export type Notice = PoolFailure
  | { readonly kind: 'unlike'; readonly one: string; readonly other: string; readonly difference: string }
  | { readonly kind: 'lost'; readonly times: number } | { readonly kind: 'lab'; readonly sentence: string };

/** Notices with one more worker that died: they are counted together. */
export function withOneLost(notices: readonly Notice[]): readonly Notice[] {
  const lost = notices.find((notice) => notice.kind === 'lost');
  return [...notices.filter((notice) => notice !== lost), { kind: 'lost', times: (lost?.times ?? 0) + 1 }];
}

/** The record of a job's run. */
interface Come {
  readonly record: RunRecord;
  readonly job: RunJob;
}

/** Milliseconds of a frame for counting runs, and between two renewals of what is shown. */
const SHARE_MS = 8;
const RENEWAL_MS = 400;

/** The room of runs: plays a pack by bots in workers, perhaps beside another, and counts the runs as they come. */
export class RunsRoom {
  settings: RunSettings;
  phase: Phase = 'empty';
  notices: readonly Notice[] = [];
  sides: readonly Side[] = [];
  beside: Beside | null = null;
  /** Runs of a file that others are compared with; null for none. */
  against: Side | null = null;
  /** The heroes that are played for at the moment. */
  coming: Coming | null = null;
  private played: readonly PlayedSide[] = [];
  private packs: readonly PlayedPack[] = [];
  private pool: Pool | null = null;
  /** What has come and is not counted yet. */
  private queue: Come[] = [];
  private isFrameAsked = false;
  private isStale = false;
  private told = -Infinity;
  private since = 0;
  /** Runs that came since playing began or went on. */
  private came = 0;
  /** How often playing was begun, or all was cleared. */
  private attempts = 0;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly ports: RoomPorts) {
    this.settings = usualSettings(ports.cores);
  }

  /** Changes settings; those of what is compared also count for the runs that are there. */
  set(changes: Partial<RunSettings>): void {
    const settings = { ...this.settings, ...changes };
    this.settings = { ...settings, on: playedFloors(settings) };
    if (['compared', 'on', 'from', 'detect'].some((name) => name in changes)) this.compareAgain();
    this.tell();
  }

  /** Plays from the first seed: the last of these packs, beside the first if there are two. */
  async begin(packs: readonly PlayedPack[]): Promise<void> {
    this.clear();
    this.packs = packs;
    const attempt = ++this.attempts;
    const { from } = this.settings;
    await this.trying(async () => {
      if (from > this.last) throw new UsageError(`The runs begin on floor ${from}, below their last, ${this.last}.`);
      if (from === 1) {
        this.playFrom(undefined);
        return;
      }
      const begins = await shippedBeginning(packs, from, this.ports.loadArrivals, this.sayOfLab);
      if (attempt !== this.attempts) return;
      if (begins) this.playFrom(begins);
      else this.playTowards(from);
    });
  }

  /** Ends the workers; what they are at is played again when they go on. */
  stop(): void {
    this.rest('stopped');
  }

  /** Goes on with what is not played yet. */
  goOn(): void {
    if (this.played.length > 0) this.play();
    else void this.begin(this.packs);
  }

  /** Forgets all runs. */
  clear(): void {
    this.rest('empty');
    this.attempts++;
    this.notices = [];
    this.sides = this.played = this.packs = [];
    this.beside = null;
    this.tell();
  }

  /** Shows the runs in the text of a file in place of those that are there; if they cannot be read, it says why. */
  open(file: string, text: string, packOf: (id: string) => PlayedPack | null): void {
    void this.trying(() => {
      const side = openedRuns(file, text, packOf);
      this.clear();
      this.sides = [side];
      this.phase = 'opened';
      if (this.against) this.putBefore(this.against, side);
    });
  }

  /**
   * Puts the runs in the text of a file before those that are there, or that will be played, and compares both in pairs by their seeds.
   * Without others the next runs are played as those of the file were.
   */
  compareWith(file: string, text: string, packOf: (id: string) => PlayedPack | null): void {
    void this.trying(() => {
      const before = openedRuns(file, text, packOf, true);
      const other = this.sides.at(-1);
      if (other) this.putBefore(before, other);
      else this.settings = { ...this.settings, ...playedAs(before.header) };
      this.against = before;
    });
  }

  /** Takes the file's runs away again. */
  compareNoMore(): void {
    this.against = null;
    if (this.sides.length > 1 && this.played.length < 2) this.sides = this.sides.slice(-1);
    if (this.sides.length < 2) this.beside = null;
    this.tell();
  }

  /** Whether there are runs left to play, and none are played at the moment. */
  get canGoOn(): boolean {
    return this.phase === 'stopped' || (this.phase === 'sure' && this.beside?.isDecided === false);
  }

  get isPlaying(): boolean {
    return this.phase === 'playing' || this.phase === 'arriving';
  }

  /** How many runs are counted, of how many; and how many come in a second, null before that can be told. */
  get progress(): { readonly done: number; readonly all: number; readonly rate: number | null } {
    const { came } = this;
    const sides = this.played.length > 0 ? this.played : this.sides.slice(-1);
    const done = sides.reduce((sum, side) => sum + side.done, 0);
    const all = sides.reduce((sum, { header: { seeds: [first, last] } }) => sum + last - first + 1, 0);
    const seconds = (this.ports.now() - this.since) / 1000;
    return { done, all, rate: this.phase === 'playing' && came > 0 && seconds > 0 ? came / seconds : null };
  }

  /** Calls back whenever something shown may have changed; returns how to stop that. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => { this.listeners.delete(listener); };
  }

  /** The last floor of the runs. */
  private get last(): number {
    return this.settings.last ?? Math.max(1, ...this.packs.map(({ content }) => floorsWithin(content)));
  }

  private playTowards(floor: number): void {
    const coming = this.coming = new Coming(this.packs, floor);
    const ready = (): void => {
      this.rest('empty');
      void this.trying(() => { this.playFrom(coming.beginning(this.sayOfLab)); });
    };
    this.hire('arriving', coming.take, (played) => {
      if ('came' in played) coming.keep(played.came);
      if (coming.isDone) ready();
    }, ready);
  }

  private playFrom(begins: Beginning | undefined): void {
    const { packs, last, settings: { first, count, bot, turns } } = this;
    if (begins) refuseHeroes(packs, bot, begins);
    const limits: Omit<RunJob, 'pack'> = { bot, turns, floors: last, ...(begins ? { begins } : {}) };
    const seeds = { first, last: first + count - 1 };
    this.sides = this.played = packs.map((pack) => {
      const side: PlayedSide = new PlayedSide(pack, { ...limits, pack: pack.pack }, seeds, (record) => {
        this.beside?.add(this.sides.indexOf(side) === 0 ? 0 : 1, record);
      });
      return side;
    });
    const [only] = this.played;
    if (this.against && only && packs.length === 1) this.putBefore(this.against, only);
    else this.compareAgain();
    this.play();
  }

  private play(): void {
    const [first, last] = this.played[0]?.header.seeds ?? [1, 0];
    const tasks = tasksOf(this.played, first, last);
    const take = (): Task | null => {
      const next = tasks.next();
      return next.done === true ? null : next.value;
    };
    this.hire('playing', take, (played, { job }) => {
      if ('record' in played) this.queue.push({ record: played.record, job });
      this.askFrame();
    }, () => { this.rest('done'); });
  }

  private hire(phase: Phase, take: () => Task | null, played: PoolEars['played'], ended: () => void): void {
    this.phase = phase;
    this.since = this.ports.now();
    this.came = 0;
    const failed = (failure: PoolFailure): void => {
      this.rest('stopped');
      this.say(failure);
    };
    this.pool = new Pool(this.ports.start, { take, played, failed, ended, lost: () => { this.sayLost(); } }, this.settings.workers);
    this.tell();
    this.pool.begin();
  }

  /** Counts what has come, and is at rest. */
  private rest(phase: Phase): void {
    this.pool?.end();
    this.pool = null;
    this.coming = null;
    this.count(Infinity);
    this.phase = phase;
    this.tell();
  }

  private askFrame(): void {
    if (this.isFrameAsked) return;
    this.isFrameAsked = true;
    this.ports.frame(() => {
      this.isFrameAsked = false;
      this.count(this.ports.now() + SHARE_MS);
      if (this.isStale && this.ports.now() - this.told >= RENEWAL_MS) this.tell();
      if (this.queue.length > 0 || this.isStale) this.askFrame();
    });
  }

  /** Counts what has come, up to a time. */
  private count(until: number): void {
    while (this.queue.length > 0 && (until === Infinity || this.ports.now() < until)) this.keep(this.queue.shift() as Come);
    if (this.beside?.isDecided === true && this.phase === 'playing') this.settle();
  }

  private keep({ record, job }: Come): void {
    this.came++;
    this.isStale = true;
    this.played.find((side) => side.job === job)?.ordered.keep(record);
  }

  private settle(): void {
    this.pool?.end();
    this.pool = null;
    this.phase = 'sure';
    this.isStale = true;
  }

  /** Compares a side with the runs of a file; a `UsageError` says where they do not fit each other. */
  private putBefore(before: Side, side: Side): void {
    refuseOtherBeginnings(before, side);
    const { header: { seeds: [first, last] } } = before;
    if (side.header.seeds[1] < first || side.header.seeds[0] > last) {
      throw new UsageError(`${before.name} and ${side.name} have no seed in common.`);
    }
    const difference = differenceOf(before.header, side.header, ['rules', 'pack', 'rows']);
    if (difference !== null) this.say({ kind: 'unlike', one: before.name, other: side.name, difference });
    this.sides = [before, side];
    this.compareAgain();
  }

  /** Compares the runs that are there by the measure of now. */
  private compareAgain(): void {
    const [one, other] = this.sides;
    if (!one || !other) return;
    const { settings } = this;
    void this.trying(() => {
      this.beside = new Beside([one, other], settings, { detect: settings.detect / 100, power: 0.8 });
      for (const [at, side] of [one, other].entries()) for (const record of side.records()) this.beside.add(at === 0 ? 0 : 1, record);
    });
  }

  private readonly sayOfLab = (sentence: string): void => { this.say({ kind: 'lab', sentence }); };

  private say(notice: Notice): void {
    this.notices = [...this.notices, notice];
    this.tell();
  }

  private sayLost(): void {
    this.notices = withOneLost(this.notices);
    this.tell();
  }

  /** Does something; what the lab refuses is said. */
  private async trying(act: () => void | Promise<void>): Promise<void> {
    try {
      await act();
      this.tell();
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      this.sayOfLab(error.message);
    }
  }

  private tell(): void {
    this.isStale = false;
    this.told = this.ports.now();
    for (const listener of this.listeners) listener();
  }
}

/** The settings of what a file's runs were played with. */
function playedAs({ seeds: [first, last], bot, turns, floors, begins }: Header): Partial<RunSettings> {
  return { first, count: last - first + 1, bot, turns, last: floors, from: begins?.floor ?? 1, isBeside: false };
}
