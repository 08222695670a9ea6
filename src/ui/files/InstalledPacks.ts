import type { House } from '../../engine/pack/packFile';
import { isPlayedBy } from '../../engine/run/rulesVersion';
import { installedPack, PACKS } from '../../keep/packRegistry';
import { PATIENCE_MS, within } from '../../keep/saves/within';
import { text, usePackTexts } from '../../keep/text';
import type { Session } from '../Session';

const reading = () => import(/* webpackChunkName: "packs" */ './packReading');

/** The packs from files: those that are saved, and their texts. What adds and removes them comes with the first. */
export class InstalledPacks {
  private frames: Promise<readonly string[]> | null = null;
  /** The texts of saved packs by their keys, as last read or written. */
  readonly known = new Map<string, string>();
  /** Sentences for the next report. */
  private readonly notes: string[] = [];

  constructor(private readonly session: Session) {
    session.on({ run: () => { this.checkVersion(); }, change: () => { this.chooseTexts(); } });
  }

  /** Installs the saved packs, which has to happen before a saved run is loaded. One that is no longer readable is left and reported. */
  async restore(): Promise<void> {
    const store = this.session.ports.storage;
    const keys = await within(PATIENCE_MS, store.keys(PACKS));
    if (keys.length === 0) return;
    const texts = await within(PATIENCE_MS, store.read(keys));
    const [house, { installPack, readPackFile }] = await Promise.all([this.house(), reading()]);
    keys.forEach((key, index) => {
      const content = texts[index] ?? '';
      if (this.known.get(key) === content) return;
      this.known.set(key, content);
      const read = readPackFile(content, key, house);
      if (read.ok) installPack(read.pack);
      else this.notes.push(text('outside.unread', { why: read.errors[0] ?? '' }));
    });
  }

  /** Installs the new packs of an archive without saving them, so that its run can be examined. */
  async installForNow(texts: Readonly<Record<string, string>>): Promise<void> {
    if (Object.keys(texts).length === 0) return;
    const [house, { installPack, readPackFile }] = await Promise.all([this.house(), reading()]);
    for (const [id, content] of Object.entries(texts)) {
      const read = installedPack(id) ? null : readPackFile(content, PACKS + id, house);
      if (read?.ok === true) installPack(read.pack);
    }
  }

  /** Installs and saves a pack from the text of a file; returns whether a dialog waits for an answer. */
  async take(content: string, fileName: string): Promise<boolean> {
    const { PackInstaller } = await reading();
    return new PackInstaller(this, this.session).take(content, fileName);
  }

  /** Asks whether to remove an installed pack. */
  async remove(id: string): Promise<void> {
    const { PackInstaller } = await reading();
    await new PackInstaller(this, this.session).remove(id);
  }

  /** Adds the waiting sentences to the notice. */
  report(): void {
    if (this.notes.length === 0) return;
    const { notice } = this.session;
    this.session.tell([...(notice === null ? [] : [notice]), ...this.notes.splice(0)].join(' '));
  }

  /** Uses the texts of the pack that a dialog shows, or else of the run's pack. */
  chooseTexts(): void {
    const { modes, game } = this.session;
    usePackTexts(modes.top.pack ?? game?.state.pack ?? null);
  }

  /** Reports a run that was begun with another version of its pack. */
  private checkVersion(): void {
    this.chooseTexts();
    const { run } = this.session;
    if (!run || run.record.version === '' || isPlayedBy(run.game.content, run.record.version)) return;
    this.notes.push(text('outside.otherVersion', { pack: `pack.${run.game.content.id}` }));
  }

  /** What packs from outside may refer to. */
  async house(): Promise<House> {
    this.frames ??= this.session.ports.sprites?.() ?? Promise.resolve([]);
    const { house } = await reading();
    return { ...house, sprites: await this.frames };
  }
}
