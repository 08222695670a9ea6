import type { House, OutsidePack } from '../engine/pack/packFile';
import { installPack } from '../keep/installPack';
import { uninstallPack } from '../keep/packRegistry';
import { usePackTexts } from '../keep/text';
import type { KeyStore } from '../keep/saves/KeyStore';
import type { FilesPort, ImportFile } from '../ui/files/archiveFiles';
import { Draft } from './draft/Draft';
import { Keeper } from './draft/Keeper';
import { canFollow, type FollowedFile, follow, pickFollowed, textOf } from './draft/openedFile';
import { Links } from './draft/Links';
import { hasPack } from './draft/packLink';
import type { Marked } from './floors/markedBoxes';
import { Tour } from './tour/Tour';
import type { Trial } from './trial/Trial';
import type { Path } from './draft/writtenPack';
import { say } from './words';

/** What the workshop needs from the page. */
export interface ShopPorts {
  readonly page: Window;
  readonly storage: KeyStore;
  readonly files: FilesPort;
  readonly house: House;
}

/** The workshop's rooms, in their order. */
export const TABS = ['pack', 'floors', 'rows', 'tables', 'runs', 'tune'] as const;

export type Tab = (typeof TABS)[number];

/** The workshop: one draft, where it comes from and goes to, and what is shown of it. */
export class Shop {
  readonly draft: Draft;
  readonly tour: Tour;
  readonly links: Links;
  private readonly keeper: Keeper;
  private readonly listeners = new Set<() => void>();
  /** The id by which the draft is among the page's packs. */
  private installed: string | null = null;
  private stopFollowing: (() => void) | null = null;
  /** The name of the file that is followed; null for none. */
  followed: string | null = null;
  /** What was said last. */
  notice: string | null = null;
  tab: Tab = 'pack';
  /** What is played above the rooms, which wait as they are; null for nothing. */
  trial: Trial | null = null;
  /** The row that the room of tables or of rows is to show; null for what was chosen there last. */
  sought: Path | null = null;
  /** What the room of floors shows, or showed last: the first seed of a floor, what is marked, and the seed that is shown alone. */
  shownFloor: { readonly floor: number; readonly seed: number; readonly marked: Marked; readonly large: string | null } =
    { floor: 1, seed: 1, marked: 'nothing', large: null };

  constructor(readonly ports: ShopPorts) {
    this.draft = new Draft(ports.house);
    this.keeper = new Keeper(ports.storage, this.draft, () => { this.refresh(); });
    this.tour = new Tour(ports.storage, () => { this.refresh(); });
    this.links = new Links(ports, this.draft, {
      leaveFile: () => {
        this.leaveFile();
        this.tour.did('open');
      },
      changed: () => { this.refresh(); },
    });
    this.draft.onChange(() => {
      this.links.forget();
      this.install(this.draft.sound);
      this.keeper.keep();
      if (this.tab === 'tables') this.tour.did('drag');
      this.refresh();
    });
  }

  /** Goes on with what was worked on last, or begins with the campaign; then opens the pack in the page's address, if it has one. */
  async begin(): Promise<void> {
    const [kept] = await Promise.all([this.keeper.load(), this.tour.load()]);
    if (kept) {
      this.draft.restore(kept);
      this.tell(say('shop.restored', { name: kept.name }));
    } else {
      this.draft.change(Object.keys(this.ports.house.packs)[0] ?? '');
    }
    const { hash } = this.ports.page.location;
    if (!hasPack(hash)) return;
    // Who comes by a link for the first time has worked on nothing yet.
    await this.links.open(hash, kept !== null);
    const { notice } = this.links;
    this.links.notice = null;
    this.tell(notice);
  }

  /** Whether the draft is a file or a link as it was opened, which may be anybody's, and says anything. */
  get isAnybodys(): boolean {
    return this.draft.text === this.draft.opened && this.draft.differences.length > 0;
  }

  /** Takes the tour from its first step, which is done where more is open than a pack that changes nothing. */
  beginTour(): void {
    const { written, differences } = this.draft;
    this.tour.begin();
    if (differences.length > 0 || written?.pack['extends'] === undefined) this.tour.did('open');
  }

  /** Begins with changes of a built-in pack. */
  change(base: string): void {
    this.leaveFile();
    this.draft.change(base);
    this.tell(null);
    this.tour.did('open');
  }

  /** Opens the first of some files, in place of what was worked on. */
  async open([file]: readonly ImportFile[]): Promise<void> {
    if (!file) return;
    this.leaveFile();
    const name = file.name.replace(/^"|"$/g, '');
    try {
      this.draft.open(name, await textOf(file));
      this.tour.did('open');
      this.tell(null);
    } catch {
      this.tell(say('shop.unreadable', { name }));
    }
  }

  get canFollow(): boolean {
    return canFollow(this.ports.page);
  }

  /** Lets the player choose a file and renews the draft each time it is saved. */
  async openFollowed(): Promise<void> {
    const file = await pickFollowed(this.ports.page);
    if (file) this.follow(file);
  }

  /** Renews the draft each time a file is saved. */
  follow(file: FollowedFile): void {
    this.leaveFile();
    this.followed = file.name;
    let isFirst = true;
    this.stopFollowing = follow(this.ports.page, file, (text) => {
      if (text === null) this.loseFile(file.name);
      else if (isFirst) this.draft.open(file.name, text);
      else this.draft.write(text);
      isFirst = false;
    });
    this.tour.did('open');
    this.tell(say('shop.watched', { name: file.name }));
  }

  /** Saves the draft as a file. */
  save(): void {
    this.ports.files.save(this.draft.name, this.draft.text);
  }

  show(tab: Tab): void {
    // What was said of one room is not true of the next.
    if (tab !== this.tab) this.notice = this.links.notice = null;
    this.tab = tab;
    this.sought = null;
    this.refresh();
  }

  /** Shows a row in the room of tables, or of rows. */
  seek(path: Path, room: 'tables' | 'rows' = 'tables'): void {
    this.notice = null;
    this.tab = room;
    this.sought = path;
    this.refresh();
  }

  /** Shows something on a floor of a seed in the room of floors. */
  seekFloor(floor: number, seed: number, marked: Marked): void {
    this.notice = null;
    this.tab = 'floors';
    this.showFloor({ floor, seed, marked, large: null });
  }

  /** Changes which floors the room of floors shows. */
  showFloor(change: Partial<Shop['shownFloor']>): void {
    this.shownFloor = { ...this.shownFloor, ...change };
    this.refresh();
  }

  /** Shows a trial in place of the one that is shown; null leaves it. */
  try(trial: Trial | null): void {
    if (trial?.leaving !== this.trial?.leaving) this.trial?.leaving.abort();
    this.trial = trial;
    this.refresh();
  }

  tell(notice: string | null): void {
    this.notice = notice;
    this.refresh();
  }

  /** How the draft is kept, as a sentence. */
  get keeping(): string {
    const { keeping } = this.keeper;
    if (this.ports.storage.kind === 'memory' && this.ports.storage.isOpening !== true) return say('shop.notKept');
    return say(({ kept: 'shop.kept', failed: 'shop.notKept', beside: 'shop.otherTab' } as const)[keeping]);
  }

  /** Calls back whenever something shown may have changed; returns how to stop that. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => { this.listeners.delete(listener); };
  }

  private refresh(): void {
    for (const listener of this.listeners) listener();
  }

  /** Has the page speak of the draft's things by their names; nothing of it is stored among the packs of the game. */
  private install(pack: OutsidePack | null): void {
    if (this.installed !== null) uninstallPack(this.installed);
    this.installed = pack?.rows.id ?? null;
    if (pack) installPack(pack);
    usePackTexts(null);
    usePackTexts(this.installed);
  }

  private leaveFile(): void {
    this.stopFollowing?.();
    this.stopFollowing = null;
    this.followed = null;
  }

  private loseFile(name: string): void {
    this.leaveFile();
    this.tell(say('shop.watch.lost', { name }));
  }
}
