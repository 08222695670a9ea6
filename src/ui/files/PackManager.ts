import { house } from '../../content/house';
import { errorsOfFile, readPackFile, type House, type OutsidePack } from '../../engine/pack/packFile';
import { versionOf } from '../../engine/run/replay';
import { provePack } from '../../procgen/provePack';
import { PACKS } from './archiveImport';
import { Confirm } from '../modes/Confirm';
import { PackErrors } from '../modes/PackErrors';
import { STAY, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { installedPack, installPack, uninstallPack } from '../../keep/packRegistry';
import { PATIENCE_MS } from '../../keep/saves/SaveSlots';
import { within } from '../../keep/saves/within';
import { usePackTexts, nameText, text } from '../../keep/text';

/** How long a pack may take to be tried, and after how long the page gets its turn, in milliseconds. */
const TRIAL_MS = 10_000;
const SLICE_MS = 30;

/** Where packs from outside are taken, kept and given up again. */
export class PackManager {
  private frames: Promise<readonly string[]> | null = null;
  /** Kept texts by their keys, as they were read last. */
  private readonly known = new Map<string, string>();
  /** Sentences that wait to be told. */
  private readonly notes: string[] = [];

  constructor(private readonly session: Session) {
    session.on({ run: () => { this.meet(); }, change: () => { this.lend(); } });
  }

  /** Puts the packs that were kept on the shelf; to be done before a stored run is gone on with. What cannot be read any more stays where it is and is told. */
  async restore(): Promise<void> {
    const store = this.session.ports.storage;
    const keys = await within(PATIENCE_MS, store.keys(PACKS));
    const texts = await within(PATIENCE_MS, store.read(keys));
    const house = await this.house();
    keys.forEach((key, index) => {
      const content = texts[index] ?? '';
      if (this.known.get(key) === content) return;
      this.known.set(key, content);
      const read = readPackFile(content, key, house);
      if (read.ok) installPack(read.pack);
      else this.notes.push(text('outside.unread', { why: read.errors[0] ?? '' }));
    });
  }

  /** Lays those packs of a file on the shelf that are not there yet, so that a run in it can be looked at; kept is nothing. */
  async lay(texts: Readonly<Record<string, string>>): Promise<void> {
    const house = await this.house();
    for (const [id, content] of Object.entries(texts)) {
      const read = installedPack(id) ? null : readPackFile(content, PACKS + id, house);
      if (read?.ok === true) installPack(read.pack);
    }
  }

  /** Tells what is to be said of packs beside all else. */
  report(): void {
    if (this.notes.length === 0) return;
    const { notice } = this.session;
    this.session.tell([...(notice === null ? [] : [notice]), ...this.notes.splice(0)].join(' '));
  }

  /**
   * Takes a pack from the text of a file: reads it, tries it, asks before it takes the place of another, and keeps it. Everything that
   * speaks against it is shown; answers whether anything was shown that wants an answer.
   */
  async take(content: string, fileName: string): Promise<boolean> {
    const { session } = this;
    const read = readPackFile(content, fileName, await this.house());
    if (!read.ok) return this.refuse(read.errors, fileName);
    session.tell(text('outside.proving', { name: fileName }));
    const errors = await this.prove(read.pack);
    if (errors.length > 0) return this.refuse(errorsOfFile(fileName, errors), fileName);
    const old = installedPack(read.pack.rows.id);
    if (!old) {
      await this.keep(read.pack, content);
      return false;
    }
    session.tell(null);
    const question = await this.questionOf(read.pack, old);
    session.modes.push(new Confirm({ question, yes: 'outside.replace.yes', no: 'outside.replace.no', first: 'no' }, () => this.close(() => this.keep(read.pack, content))));
    session.refresh();
    return true;
  }

  /** Asks whether an added pack is to be given up. */
  async remove(id: string): Promise<void> {
    if (!installedPack(id)) return;
    const key = (await this.isStored(id)) ? 'outside.remove.played' : 'outside.remove';
    const question = { key, params: { pack: `pack.${id}` } };
    this.session.modes.push(new Confirm({ question, yes: 'outside.remove.yes', no: 'outside.remove.no', first: 'no' }, () => this.close(() => this.giveUp(id))));
    this.session.refresh();
  }

  /** Every text is in the words of the pack that is looked at, else of the one that is played. */
  private lend(): void {
    const { modes, game } = this.session;
    const { top } = modes;
    const shown = 'pack' in top ? top.pack : 'entry' in top && 'pack' in top.entry ? top.entry.pack : null;
    usePackTexts(shown ?? game?.state.pack ?? null);
  }

  /** A run begins or goes on, perhaps with other tables than it was begun with. */
  private meet(): void {
    this.lend();
    const { run } = this.session;
    if (!run || run.record.version === '' || run.record.version === versionOf(run.game.content)) return;
    this.notes.push(text('outside.otherVersion', { pack: `pack.${run.game.content.id}` }));
  }

  private async giveUp(id: string): Promise<void> {
    const name = nameText(`pack.${id}`);
    await this.session.ports.storage.write({ [PACKS + id]: null });
    this.known.delete(PACKS + id);
    uninstallPack(id);
    usePackTexts(null);
    this.session.tell(text('outside.removed', { pack: `"${name}"` }));
  }

  private async keep(pack: OutsidePack, content: string): Promise<void> {
    const { id } = pack.rows;
    installPack(pack);
    this.known.set(PACKS + id, content);
    usePackTexts(null);
    const isKept = await this.session.ports.storage.write({ [PACKS + id]: content }).then(() => true, () => false);
    this.lend();
    const { top } = this.session.modes;
    if (top.kind === 'newRun' || top.kind === 'dungeons') top.pick(id);
    this.session.tell(text(isKept ? 'outside.taken' : 'outside.taken.notKept', { pack: `pack.${id}` }));
  }

  /** Closes the question and does what was answered; a store that fails is told. */
  private close(action: () => Promise<void>): ModeResult {
    this.session.modes.pop();
    action().catch(() => { this.session.tell(text('outside.notChanged')); });
    return STAY;
  }

  private async questionOf(pack: OutsidePack, old: OutsidePack): Promise<{ key: string; params: Record<string, string> }> {
    const isOther = versionOf(pack.content) !== versionOf(old.content);
    const isPlayed = isOther && (await this.isStored(pack.rows.id));
    return { key: isPlayed ? 'outside.replace.played' : 'outside.replace', params: { pack: `pack.${pack.rows.id}` } };
  }

  /** Whether a run of a pack is being played, or is stored and could be gone on with. */
  private async isStored(id: string): Promise<boolean> {
    const { session } = this;
    if (session.isRunning) return session.game?.state.pack === id;
    const store = session.ports.storage;
    const texts = await store.read(await store.keys('run'));
    // The words of a stored run are JSON, in which an id reads as it is.
    return texts.some((run) => run?.includes(`"pack":"${id}"`));
  }

  private refuse(errors: readonly string[], fileName: string): true {
    this.session.tell(null);
    this.session.modes.push(new PackErrors(fileName, errors));
    this.session.refresh();
    return true;
  }

  /** Tries a pack bit by bit, so that the page stays awake; one that takes too long is refused. */
  private async prove({ content }: OutsidePack): Promise<string[]> {
    const trial = provePack(content);
    const begun = performance.now();
    let slice = begun;
    for (let step = trial.next(); ; step = trial.next()) {
      if (step.done) return step.value;
      const now = performance.now();
      if (now - begun > TRIAL_MS) return [text('outside.slow', { n: TRIAL_MS / 1000 })];
      if (now - slice < SLICE_MS) continue;
      await new Promise((resolve) => { setTimeout(resolve, 0); });
      slice = performance.now();
    }
  }

  private async house(): Promise<House> {
    this.frames ??= this.session.ports.sprites?.() ?? Promise.resolve([]);
    return { ...house, sprites: await this.frames };
  }
}
