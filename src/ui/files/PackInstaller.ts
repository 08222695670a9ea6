import type { Message } from '../../engine/core/grammar';
import { errorsOfFile, readPackFile, type OutsidePack } from '../../engine/pack/packFile';
import { versionOf } from '../../engine/run/rulesVersion';
import { installPack } from '../../keep/installPack';
import { installedPack, PACKS, uninstallPack } from '../../keep/packRegistry';
import { nameText, text, usePackTexts } from '../../keep/text';
import { provePack } from '../../procgen/provePack';
import { STAY, type ModeResult } from '../Mode';
import { Confirm, type Question } from '../modes/Menu';
import { dialog } from '../modes/dialogs';
import type { Session } from '../Session';
import type { InstalledPacks } from './InstalledPacks';

/** The most milliseconds that a pack's trial may take, should its counted work be that slow, and that it blocks the page at a time. */
const TRIAL_MS = 60_000;
const SLICE_MS = 30;

/** Installs packs from files, saves them and removes them again. */
export class PackInstaller {
  constructor(
    private readonly packs: InstalledPacks,
    private readonly session: Session,
  ) {}

  /**
   * Installs and saves a pack from the text of a file, after a trial, and after asking where it replaces another. Shows every error;
   * returns whether a dialog waits for an answer.
   */
  async take(content: string, fileName: string): Promise<boolean> {
    const { session } = this;
    const read = readPackFile(content, fileName, await this.packs.house());
    if (!read.ok) return this.refuse(read.errors, fileName);
    session.tell(text('outside.proving', { name: fileName }));
    const errors = await this.prove(read.pack);
    if (errors.length > 0) return this.refuse(errorsOfFile(fileName, errors), fileName);
    const old = installedPack(read.pack.rows.id);
    const keep = (): Promise<void> => this.keep(read.pack, content, read.warnings);
    if (!old) {
      await keep();
      return false;
    }
    session.tell(null);
    const question = await this.questionOf(read.pack, old);
    this.ask({ question, yes: 'outside.replace.yes', no: 'outside.replace.no' }, keep);
    return true;
  }

  /** Asks whether to remove an installed pack. */
  async remove(id: string): Promise<void> {
    if (!installedPack(id)) return;
    const key = (await this.hasRun(id)) ? 'outside.remove.played' : 'outside.remove';
    const question = { key, params: { pack: `pack.${id}` } };
    this.ask({ question, yes: 'outside.remove.yes', no: 'outside.remove.no' }, () => this.uninstall(id));
  }

  private async uninstall(id: string): Promise<void> {
    const name = nameText(`pack.${id}`);
    await this.session.ports.storage.write({ [PACKS + id]: null });
    this.packs.known.delete(PACKS + id);
    uninstallPack(id);
    usePackTexts(null);
    this.session.tell(text('outside.removed', { pack: `"${name}"` }));
  }

  private async keep(pack: OutsidePack, content: string, [first, ...others]: readonly string[]): Promise<void> {
    const { id } = pack.rows;
    installPack(pack);
    this.packs.known.set(PACKS + id, content);
    usePackTexts(null);
    const isKept = await this.session.ports.storage.write({ [PACKS + id]: content }).then(() => true, () => false);
    this.packs.chooseTexts();
    this.session.modes.top.pick?.(id);
    const taken = text(isKept ? 'outside.taken' : 'outside.taken.notKept', { pack: `pack.${id}` });
    const warned = first === undefined ? '' : ` ${text('outside.warned', { n: 1 + others.length, why: first })}`;
    this.session.tell(`${taken}${warned}`);
  }

  /** Asks a question, and does what it is about once that is confirmed; reports a storage that fails. */
  private ask(question: Question, action: () => Promise<void>): void {
    const { session } = this;
    const confirmed = (): ModeResult => {
      session.modes.pop();
      action().catch(() => { session.tell(text('outside.notChanged')); });
      return STAY;
    };
    session.modes.push(new Confirm(question, confirmed));
    session.refresh();
  }

  private async questionOf(pack: OutsidePack, old: OutsidePack): Promise<Message> {
    const isOther = versionOf(pack.content) !== versionOf(old.content);
    const isPlayed = isOther && (await this.hasRun(pack.rows.id));
    return { key: isPlayed ? 'outside.replace.played' : 'outside.replace', params: { pack: `pack.${pack.rows.id}` } };
  }

  /** Whether the current or saved run is of that pack. */
  private async hasRun(id: string): Promise<boolean> {
    const { session } = this;
    if (session.isRunning) return session.game?.state.pack === id;
    const store = session.ports.storage;
    const texts = await store.read(await store.keys('run'));
    // A save is JSON, in which an id stands as it is.
    return texts.some((run) => run?.includes(`"pack":"${id}"`));
  }

  private refuse(errors: readonly string[], fileName: string): true {
    this.session.tell(null);
    this.session.modes.push(dialog(({ PackErrors }) => new PackErrors(fileName, errors)));
    this.session.refresh();
    return true;
  }

  /** Proves a pack in slices, so that the page stays responsive; one that takes too long is refused. */
  private async prove({ content }: OutsidePack): Promise<string[]> {
    const trial = provePack(content);
    const start = performance.now();
    let slice = start;
    for (let step = trial.next(); ; step = trial.next()) {
      if (step.done) return step.value;
      const now = performance.now();
      if (now - start > TRIAL_MS) return [text('outside.slow', { n: TRIAL_MS / 1000 })];
      if (now - slice < SLICE_MS) continue;
      await new Promise((resolve) => { setTimeout(resolve, 0); });
      slice = performance.now();
    }
  }
}
