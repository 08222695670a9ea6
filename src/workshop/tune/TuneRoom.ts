import * as v from 'valibot';
import type { House } from '../../engine/pack/packFile';
import type { KeyStore } from '../../keep/saves/KeyStore';
import type { FloorFound } from '../../lab/changes/tuning';
import { packOfText } from '../runs/packsInUse';
import type { PlayedPack } from '../runs/Side';
import { Inquiry, type InquiryPorts } from './Inquiry';
import { type Findings, type Kind, KINDS, questionOf } from './questions';
import { playedFloors } from '../runs/settings';
import { settingsSchema, type TuneSettings, usualTuning } from './settings';
import { Shelf, type Shelved } from './Shelf';
import { measuredOf, settingsFor, type Wish } from './targets';

/** What the room needs of the page. */
export interface TunePorts extends InquiryPorts {
  readonly cores: number;
  readonly storage: KeyStore;
  readonly house: House;
}

/** A pack file by name and text. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Something that is being found out, or was. */
export interface Study {
  readonly kind: Kind;
  readonly file: NamedText;
  readonly pack: PlayedPack;
  readonly settings: TuneSettings;
  readonly inquiry: Inquiry;
  readonly found: Findings;
  /** Whether it was begun in an earlier visit. */
  readonly isKept: boolean;
}

/** The hazards of now: of which rows, and where they were found. */
export interface Known {
  readonly version: string;
  readonly floors: readonly FloorFound[];
}

const keptSchema = v.object({
  kind: v.picklist(KINDS), settings: settingsSchema, file: v.object({ name: v.string(), text: v.string() }), runs: v.string(),
});

/** Milliseconds between two renewals of what is shown, and two writes of what is kept. */
const RENEWAL_MS = 300;
const KEEP_MS = 3000;

/** The room in which rows are screened and tuned: one study of each kind, of which one plays at a time. */
export class TuneRoom {
  settings: TuneSettings;
  /** What is shown: which rows matter, or how hazards come to a target. */
  part: 'screen' | 'tune' = 'screen';
  private readonly studies = new Map<Kind, Study>();
  private readonly shelves: Readonly<Record<Kind, Shelf>>;
  private readonly keptAt = new Map<Kind, number>();
  private given: Known | null = null;
  /** What is wished for a floor that is measured first. */
  private wish: Wish | null = null;
  /** What became of the last wish; null for nothing to say. */
  granted: { readonly wish: Wish; readonly isLost: boolean; readonly from: number | null; readonly to: number } | null = null;
  /** The first seed that no proof has had. */
  nextProof = 1;
  /** Runs a second when last measured; null before that. */
  rate: number | null = null;
  private told = -Infinity;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly ports: TunePorts) {
    this.settings = usualTuning(ports.cores);
    const shelf = (kind: Kind): Shelf => new Shelf(ports.storage, `workshop.${kind}`);
    this.shelves = { measure: shelf('measure'), screen: shelf('screen'), tune: shelf('tune') };
  }

  /** Takes up what was kept in an earlier visit; what was unfinished waits until it is gone on with. */
  async restore(): Promise<void> {
    for (const kind of KINDS) {
      const kept = readKept(await this.shelves[kind].load());
      const pack = kept && packOfText(kept.file.name, kept.file.text, this.ports.house);
      if (!kept || !pack || kept.kind !== kind || this.studies.has(kind)) continue;
      this.settings = { ...kept.settings, workers: this.settings.workers };
      if (kind === 'tune') this.part = 'tune';
      await this.take(kind, kept.file, { pack, settings: kept.settings }, kept.runs === '' ? [] : kept.runs.split(' '));
    }
    this.tell();
  }

  set(changes: Partial<TuneSettings>): void {
    const settings = { ...this.settings, ...changes };
    this.settings = { ...settings, on: playedFloors(settings) };
    this.tell();
  }

  show(part: TuneRoom['part']): void {
    this.part = part;
    this.tell();
  }

  /** Begins to find something out about a pack file, in place of what was found out before; everything else rests. */
  begin(kind: Kind, file: NamedText): void {
    const pack = packOfText(file.name, file.text, this.ports.house);
    if (!pack) return;
    this.stop();
    this.wish = null;
    void this.take(kind, file, { pack, settings: this.settings }, null);
  }

  stop(): void {
    for (const { inquiry } of this.studies.values()) if (!inquiry.canGoOn) inquiry.stop();
    for (const study of this.studies.values()) this.keep(study);
    this.tell();
  }

  /** Goes on with what was stopped. */
  goOn(kind: Kind): void {
    this.stop();
    this.studies.get(kind)?.inquiry.goOn(this.settings.workers);
  }

  study(kind: Kind): Study | null {
    return this.studies.get(kind) ?? null;
  }

  get isPlaying(): boolean {
    return [...this.studies.keys()].some((kind) => this.plays(kind));
  }

  /** Whether a study is being played. */
  plays(kind: Kind): boolean {
    const phase = this.study(kind)?.inquiry.phase;
    return phase === 'playing' || phase === 'arriving';
  }

  /** Takes hazards that were found elsewhere as those of now. */
  learn(known: Known): void {
    this.given = known;
    this.tell();
  }

  /** Sets the target that a wish asks for; where too little is known of its floor, that is measured first. */
  ask(wish: Wish, file: NamedText): void {
    this.granted = null;
    if (this.grant(wish, file)) return;
    this.set({ from: Math.max(1, wish.floor - 1), last: wish.floor });
    this.given = null;
    this.begin('measure', file);
    this.wish = wish;
  }

  /** The hazards of now, by what was found last; null where nothing is known. */
  get now(): Known | null {
    const measured = this.study('measure');
    if (this.given || !measured || measured.found.floors.length === 0) return this.given;
    return { version: measured.pack.content.version, floors: measured.found.floors };
  }

  /** How what was found out is kept. */
  get keeping(): Shelved {
    const states = KINDS.map((kind) => this.shelves[kind].state);
    return states.find((state) => state !== 'kept') ?? 'kept';
  }

  /** Resolves once all is kept, as far as that can be. */
  async settled(): Promise<void> {
    for (const kind of KINDS) await this.shelves[kind].settled();
  }

  /** Calls back whenever something shown may have changed; returns how to stop that. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => { this.listeners.delete(listener); };
  }

  private async take(kind: Kind, file: NamedText, of: Pick<Study, 'pack' | 'settings'>, runs: string[] | null): Promise<void> {
    const found: Findings = { floors: [], screened: null, rounds: [], tuned: null };
    const heard = (news: Partial<Findings>): void => {
      Object.assign(found, news);
      if (kind === 'measure') this.given = null;
    };
    const question = questionOf(kind, of.pack, of.settings, heard);
    const isKept = runs !== null;
    const inquiry = new Inquiry(question, this.ports, () => { this.hear(study); }, { kept: runs ?? [], isPaused: isKept });
    const study: Study = { kind, file, ...of, inquiry, found, isKept };
    this.studies.set(kind, study);
    this.tell();
    // What was kept is there as soon as it is counted; the rest waits.
    const done = inquiry.begin().then(() => {
      this.keep(study);
      this.grantLate(study);
      this.tell();
    });
    if (!isKept) await done;
  }

  /** Whether enough is known of a pack file to set the target of a wish. */
  private grant(wish: Wish, { name, text }: NamedText): boolean {
    const version = packOfText(name, text, this.ports.house)?.content.version;
    const floors = this.now?.version === version ? this.now?.floors ?? [] : [];
    const settings = settingsFor(wish, floors);
    if (!settings) return false;
    this.settings = { ...this.settings, ...settings };
    const found = floors.find(({ floor }) => floor === wish.floor);
    const isLost = settings.isLost === true;
    const from = found ? measuredOf(found, isLost).value : null;
    this.granted = { wish, isLost, from, to: settings.targets?.[0]?.value ?? 0 };
    this.part = 'tune';
    this.tell();
    return true;
  }

  /** What was wished before its floor was measured. */
  private grantLate({ kind, file, inquiry: { phase } }: Study): void {
    const { wish } = this;
    if (kind !== 'measure' || !wish || (phase !== 'done' && phase !== 'refused')) return;
    this.wish = null;
    if (!this.grant(wish, file)) this.granted = { wish, isLost: false, from: null, to: 0 };
  }

  private hear(study: Study): void {
    if (this.studies.get(study.kind) !== study) return;
    const { phase, progress: { rate } } = study.inquiry;
    this.rate = rate ?? this.rate;
    const now = this.ports.now();
    const isResting = phase !== 'playing' && phase !== 'arriving';
    if (isResting || now - (this.keptAt.get(study.kind) ?? -Infinity) >= KEEP_MS) this.keep(study);
    if (isResting || now - this.told >= RENEWAL_MS) this.tell();
  }

  private keep({ kind, file, settings, inquiry }: Study): void {
    this.keptAt.set(kind, this.ports.now());
    this.shelves[kind].keep(JSON.stringify({ kind, settings, file, runs: inquiry.kept.join(' ') }));
  }

  private tell(): void {
    this.told = this.ports.now();
    for (const listener of this.listeners) listener();
  }
}

function readKept(text: string | null): v.InferOutput<typeof keptSchema> | null {
  try {
    const read = v.safeParse(keptSchema, JSON.parse(text ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
