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

/** So many actions before a run's end its end begins. */
const LAST_ACTIONS = 30;

/** The run has ended: what ended it, and the way into the next. */
export class GameOver extends Menu {
  readonly kind = 'gameOver';
  readonly choices: readonly Choice[];

  /** @param replay the run's recording; null where not all of its actions were recorded */
  constructor(readonly replay: Replay | null = null) {
    super();
    this.choices = [...AGAIN, ...(replay ? replayChoices(replay) : []), ...READING];
  }

  protected override close(): ModeResult {
    return STAY;
  }
}

const AGAIN: readonly Choice[] = [
  {
    label: 'ui.over.again',
    choose: (session) => {
      session.start(session.game?.state.pack ?? '', '');
      return STAY;
    },
  },
  {
    label: 'ui.over.same',
    choose: (session) => {
      const run = session.game?.state;
      if (run) session.start(run.pack, run.seed);
      return STAY;
    },
  },
  { label: 'ui.over.choose', choose: (session) => push(new NewRun(session.game?.state.pack ?? '')) },
];

const READING: readonly Choice[] = [
  { label: 'ui.history.page', choose: about },
  { label: 'ui.pause.bestiary', choose: (session) => push(new Bestiary(session.game?.state.pack ?? '')) },
  { label: 'ui.over.messages', choose: () => push(new Messages()) },
  { label: 'ui.pause.history', choose: (session) => push(new PastRuns(session)) },
  { label: 'ui.pause.files', choose: ({ notice }) => push(new Files(notice)) },
];

/** The page of the run that has just ended: its tombstone, and a line to be shared. */
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
