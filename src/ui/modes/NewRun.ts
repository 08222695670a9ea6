import type { Content } from '../../engine/content';
import { contentOf, heroesOf, packIds } from '../../keep/packRegistry';
import { type Mode, type ModeResult, POP, push, STAY } from '../Mode';
import type { Session } from '../Session';
import type { Command } from '../commands';
import { firstPack, runError } from '../run/newRuns';
import { Confirm, List, moveCursor, type Question } from './Menu';
import { dialog, type Dialogs } from './dialogs';

/** The modes that commands open above the title. */
const OPENERS: Readonly<Partial<Record<Command['do'], (dialogs: Dialogs, title: NewRun, session: Session) => Mode>>> = {
  dungeons: ({ Dungeons }, title) => new Dungeons(title),
  pastRuns: ({ PastRuns }, _title, session) => new PastRuns(session),
  files: ({ Files }, _title, { notice }) => new Files(notice),
  heroes: ({ Heroes }, { content }, { runs }) => new Heroes(content, runs.hero, (_place, hero) => {
    runs.hero = hero;
    return POP;
  }),
  help: ({ Help }, { pack }, { device }) => new Help(device === 'touch' ? device : 'rules', pack),
  bestiary: ({ Bestiary }, { pack }) => new Bestiary(pack),
  settings: ({ SettingsMenu }) => new SettingsMenu(),
};

/** The title: choose a pack and a seed, and start. Above a run it asks before ending it. The cursor is the pack's index in `packIds`. */
export class NewRun extends List {
  readonly kind = 'newRun';
  seed = '';

  constructor(pack: string) {
    super();
    this.pick(pack);
  }

  get pack(): string {
    return packIds[this.cursor] ?? firstPack;
  }

  get content(): Content {
    const content = contentOf(this.pack);
    if (!content) throw new Error(`no pack ${this.pack}`);
    return content;
  }

  /** Chooses a pack. */
  pick(pack: string): void {
    this.cursor = Math.max(0, packIds.indexOf(pack));
  }

  override handle(command: Command, session: Session): ModeResult {
    const open = OPENERS[command.do];
    if (open) return push(dialog((dialogs) => open(dialogs, this, session)));
    switch (command.do) {
      case 'seed':
        this.seed = command.text;
        session.tell(null);
        return STAY;
      case 'hero':
        session.runs.hero = command.hero;
        return STAY;
      case 'adjust':
        return this.turnHeroes(session, command.by) ? STAY : super.handle(command, session);
      case 'removePack':
        void session.packs.remove(this.pack);
        return STAY;
      case 'confirm':
        return startAfterAsking(session, this.pack, this.seed.trim());
      case 'continue':
        void session.runs.continue();
        return STAY;
      case 'daily':
        return this.daily(session);
      default:
        return super.handle(command, session);
    }
  }

  protected count(): number {
    return packIds.length;
  }

  protected choose(_session: Session, index: number): ModeResult {
    this.cursor = index;
    return STAY;
  }

  /** Chooses the next hero or the one before; false in a pack without a choice. */
  private turnHeroes({ runs }: Session, by: number): boolean {
    const heroes = Object.keys(heroesOf(this.pack));
    if (heroes.length < 2) return false;
    runs.hero = heroes[moveCursor(Math.max(0, heroes.indexOf(runs.hero)), by, heroes.length)] ?? '';
    return true;
  }

  private daily(session: Session): ModeResult {
    const { daily } = session;
    if (daily.state === null) void daily.refresh();
    if (daily.state === null) return STAY;
    if (daily.state.kind === 'over') {
      const { entry } = daily.state;
      return push(dialog(({ PastRun }) => new PastRun(entry, session)));
    }
    if (daily.state.kind !== 'underWay') return afterAsking(session, () => { void daily.begin(); });
    void session.runs.continue();
    return STAY;
  }
}

const END_RUN: Question = { question: { key: 'ui.confirm.endRun', params: {} }, yes: 'ui.confirm.yes', no: 'ui.confirm.no' };

/** Starts a run of that pack and seed, after asking if that would end another; says why if it can't. */
export function startAfterAsking(session: Session, pack: string, seed: string): ModeResult {
  const error = runError(pack, seed);
  session.tell(error);
  return error === null ? afterAsking(session, () => { session.runs.start(pack, seed); }) : STAY;
}

/** Calls `begin`, after asking if that would end a run. */
function afterAsking(session: Session, begin: () => void): ModeResult {
  const start = (): ModeResult => {
    begin();
    return STAY;
  };
  return session.isRunning ? push(new Confirm(END_RUN, start)) : start();
}
