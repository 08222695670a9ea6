import { encodeReplay, type Replay } from '../../engine/run/replay';
import { entryOf } from '../run/entryOf';
import { STAY, push, type ModeResult } from '../Mode';
import { watchText } from '../replays/watchText';
import type { Session } from '../Session';
import { Bestiary } from './Bestiary';
import { Files } from './Files';
import { Menu, type Choice } from './Menu';
import { Messages } from './Messages';
import { NewRun } from './NewRun';
import { PastRun } from './PastRun';
import { PastRuns } from './PastRuns';
import { ShareRun } from './ShareRun';

/** The number of last actions that "watch the end" replays. */
const LAST_ACTIONS = 30;

/** The end of a run: how it ended, and what to do next. */
export class GameOver extends Menu {
  readonly kind = 'gameOver';
  readonly choices: readonly Choice[];

  /** @param replay of the run; null where actions are missing */
  constructor(readonly replay: Replay | null = null) {
    super();
    this.choices = [...AGAIN, ...(replay ? replayChoices(replay) : []), ...READING];
  }

  protected override close(): ModeResult {
    return STAY;
  }
}

const AGAIN: readonly Choice[] = [
  { label: 'ui.over.again', choose: (session) => restart(session, '') },
  { label: 'ui.over.same', choose: (session) => restart(session, session.game?.state.seed ?? '') },
  { label: 'ui.over.choose', choose: (session) => push(new NewRun(session.game?.state.pack ?? '')) },
];

const READING: readonly Choice[] = [
  { label: 'ui.history.page', choose: about },
  { label: 'ui.pause.bestiary', choose: (session) => push(new Bestiary(session.game?.state.pack ?? '')) },
  { label: 'ui.over.messages', choose: () => push(new Messages()) },
  { label: 'ui.pause.history', choose: (session) => push(new PastRuns(session)) },
  { label: 'ui.pause.files', choose: ({ notice }) => push(new Files(notice)) },
];

function restart(session: Session, seed: string): ModeResult {
  session.start(session.game?.state.pack ?? '', seed);
  return STAY;
}

/** Opens the history page of the run that has just ended. */
function about(session: Session): ModeResult {
  const { run, now } = session;
  const entry = run && entryOf(run, now);
  return entry ? push(new PastRun(entry, session)) : STAY;
}

function replayChoices(replay: Replay): Choice[] {
  return [
    {
      label: 'ui.over.watch',
      choose: (session) => {
        watchText(session, encodeReplay(replay), { last: LAST_ACTIONS });
        return STAY;
      },
    },
    { label: 'ui.over.share', choose: ({ ports }) => push(new ShareRun(replay, ports.address ?? null)) },
  ];
}
