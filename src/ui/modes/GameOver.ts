import { encodeReplay, type Replay } from '../../engine/run/replay';
import { allPast, byRank } from '../../keep/HistoryBook';
import type { HistoryEntry } from '../../keep/history';
import { linkTo } from '../../keep/replays/verify';
import { text, type TextKey } from '../../keep/text';
import { GAME } from '../../naming';
import { type ModeResult, push, STAY } from '../Mode';
import type { Session } from '../Session';
import type { Command, Layer } from '../commands';
import { watchText } from '../replays/watchText';
import { entryOf } from '../run/entryOf';
import { deathLines } from '../views/deathView';
import { afterLines, overView } from '../views/overView';
import { Bestiary } from './Bestiary';
import { Files, TextExport } from './Files';
import { LastFloor } from './LastFloor';
import { type MenuChoice, Menu, NO_LINE } from './Menu';
import { NewRun } from './NewRun';
import { Messages } from './Page';
import { PastRun } from './PastRun';
import { PastRuns } from './PastRuns';

/** The number of last turns that "watch the end" replays. */
const LAST_TURNS = 20;
/** At first they are played more slowly than other recordings: how it came about is to be understood. */
const LAST_SPEED = 0.5;

/** Milliseconds in which no key of its own begins anything: the last keys of a fight are not meant for it. */
const DEAF_MS = 900;

/** The end of a run: how it ended, and what to do next. */
export class GameOver extends Menu {
  readonly kind = 'gameOver';
  override cursor = NO_LINE;
  override readonly layer: Layer = 'end';
  readonly choices: readonly MenuChoice[];
  /** The best other run of this dungeon; null while it is unknown, and where there is none. */
  best: HistoryEntry | null = null;
  private readonly own: Readonly<Partial<Record<'again' | 'same' | 'watch', MenuChoice>>>;
  private shownFor = 0;

  /** @param replay of the run; null where actions are missing */
  constructor(
    readonly replay: Replay | null,
    session: Session,
  ) {
    super();
    const { again, same } = beginnings(session);
    const replays = replay ? replayChoices(replay) : null;
    this.own = { again, same, ...(replays ? { watch: replays.watch } : {}) };
    this.choices = [again, same, ...(replays ? [replays.watch] : []), FLOOR, ...(replays ? [replays.share] : []), ...READING];
    this.waitFor(session);
    void this.compare(session);
  }

  override handle(command: Command, session: Session): ModeResult {
    if (command.do !== 'ending') return super.handle(command, session);
    return (this.shownFor < DEAF_MS ? undefined : this.own[command.which]?.choose(session)) ?? STAY;
  }

  /** What ended the run, then the rest in the order of importance. */
  said(session: Session): string[] {
    const view = session.game && overView(session.game);
    if (!view) return [];
    const { cause, end, score, triumph } = view;
    const carried = triumph?.carried ?? [];
    const won = carried.length === 0
      ? []
      : [text('ui.won.carried.line', { things: carried.map(({ name, value }) => `${name}, ${value}`).join('; ') })];
    return [...(end ? deathLines(end) : [cause]), ...won, ...(score === null ? [] : [score]), ...afterLines(session, this.best)];
  }

  protected override close(): ModeResult {
    return STAY;
  }

  private waitFor(session: Session): void {
    const stop = session.on({
      frame: (elapsed) => {
        this.shownFor += elapsed;
        if (this.shownFor >= DEAF_MS) stop();
      },
    });
  }

  /** Finds the best of the other runs. A history that can't be read is none. */
  private async compare(session: Session): Promise<void> {
    const { run, ports } = session;
    const past = await allPast(ports.storage).catch(() => null);
    const others = past?.entries.filter(({ id, pack, proof }) =>
      pack === run?.game.state.pack && id !== run.record.id && proof !== 'refused');
    this.best = [...others ?? []].sort(byRank)[0] ?? null;
    session.refresh();
  }
}

/** A new run of the same hero, and one of the same seed too. */
function beginnings(session: Session): { readonly again: MenuChoice; readonly same: MenuChoice } {
  const { pack = '', seed = '', hero } = session.game?.state ?? {};
  const kind = hero?.kind ?? '';
  const start = (from: string) => (): ModeResult => {
    session.runs.start(pack, from, { hero: kind });
    return STAY;
  };
  const named = kind === ''
    ? ({ label: 'ui.over.again' } as const)
    : ({ label: 'ui.over.again.hero', params: { hero: `hero.${kind}` } } as const);
  return {
    again: { ...named, key: 'n', choose: start('') },
    same: { label: 'ui.over.same', key: 's', choose: start(seed) },
  };
}

/** Looks at the floor as it was left. */
const FLOOR: MenuChoice = {
  label: 'ui.over.floor',
  choose(session) {
    if (session.game) session.screen.open(new LastFloor(session.game));
    return STAY;
  },
};

const READING: readonly MenuChoice[] = [
  { label: 'ui.over.choose', choose: (session) => push(new NewRun(session.game?.state.pack ?? '')) },
  { label: 'ui.history.page', choose: about },
  { label: 'ui.pause.bestiary', choose: (session) => push(new Bestiary(session.game?.state.pack ?? '')) },
  { label: 'ui.over.messages', choose: () => push(new Messages()) },
  { label: 'ui.pause.history', choose: (session) => push(new PastRuns(session)) },
  { label: 'ui.pause.files', choose: ({ notice }) => push(new Files(notice)) },
];

/** Opens the history page of the run that has just ended. */
function about(session: Session): ModeResult {
  const { run, now } = session;
  const entry = run && entryOf(run, now);
  return entry ? push(new PastRun(entry, session)) : STAY;
}

function replayChoices(replay: Replay): { readonly watch: MenuChoice; readonly share: MenuChoice } {
  return {
    watch: {
      label: 'ui.over.watch',
      params: { n: LAST_TURNS },
      key: 'w',
      choose: (session) => {
        watchText(session, encodeReplay(replay), { last: LAST_TURNS, speed: LAST_SPEED });
        return STAY;
      },
    },
    share: { label: 'ui.over.share', choose: ({ ports }) => push(new ShareRun(replay, ports.address ?? null)) },
  };
}

/** Exports a replay: as a link, as text or as a file. */
export class ShareRun extends Menu {
  readonly kind = 'share';
  readonly textExport = new TextExport('share');
  readonly choices: readonly MenuChoice[];

  constructor(replay: Replay, page: string | null) {
    super();
    const line = encodeReplay(replay);
    const file = { name: `${GAME.id}-${replay.pack}-${replay.count}.replay.txt`, content: `${line}\n`, shown: line };
    const copying = (label: TextKey, content: string): MenuChoice =>
      ({ label, choose: (session) => this.textExport.copy(session, content) });
    this.choices = [
      ...(page === null ? [] : [copying('ui.share.link', linkTo(page, line))]),
      copying('ui.share.text', line),
      { label: 'ui.share.save', choose: (session) => this.textExport.save(session, file) },
    ];
  }
}
