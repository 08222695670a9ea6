import { encodeReplay, stepsOf, versionOf } from '../../engine/run/replay';
import { newGame } from '../../procgen/newGame';
import { archiveName } from '../../keep/archive';
import { takeOver } from './archiveImport';
import { exportText, type RunShown } from './archiveRun';
import type { CrashReport } from './CrashReport';
import type { Run } from '../../keep/Run';
import { ImportPage } from '../modes/ImportPage';
import { Session } from '../Session';
import { DEFAULT_SETTINGS } from '../settings/settings';
import { currentLanguage, text } from '../../keep/text';

/** Something small that lasts as long as the tab. */
export interface TabMemory {
  /** Both may throw where the browser blocks it. */
  read(): string | null;
  write(text: string): void;
}

const MEMORY = 'lanternfall.fault';

/** What a tab's own storage offers; to ask for that may throw too. */
export function tabMemory(open: () => Storage): TabMemory {
  return { read: () => open().getItem(MEMORY), write: (text) => { open().setItem(MEMORY, text); } };
}

/** What a rescue needs of the page. */
export interface CrashRecoveryPorts {
  /** The version of the game. */
  readonly version: string;
  readonly memory: TabMemory;
}

/** What the error screen asks of a session that has broken; see `Rescuer` in shell. */
export class CrashRecovery {
  private isAgain = false;

  constructor(
    private readonly session: Session,
    private readonly ports: CrashRecoveryPorts,
  ) {}

  stop(): void {
    this.session.breakDown();
    this.isAgain = this.remember(this.place);
  }

  language(): string {
    return currentLanguage();
  }

  standing(): 'none' | 'kept' | 'before' | 'again' | 'unkept' {
    const { session } = this;
    if (!session.isRunning) return 'none';
    if (!session.runs.isLasting) return 'unkept';
    if (this.isAgain) return 'again';
    return session.breakdown?.of === 'run' ? 'before' : 'kept';
  }

  /** Each part for itself: what is too broken to tell says only that. The replay comes last, so that all of it can be read as one. */
  report(): readonly string[] {
    const { session, ports } = this;
    return [
      telling('Lanternfall', () => ports.version),
      telling('Run', () => runLine(session)),
      telling('Broke', () => (session.breakdown?.of === 'run' ? `in the action ${session.breakdown.action}` : 'beside the run')),
      telling('Open', () => `${session.modes.top.kind}, ${session.modes.depth} deep`),
      telling('Commands', () => session.history.words.join(' · ')),
      telling('Settings', () => settingsLine(session)),
      telling('Replay', () => replayLine(session)),
    ];
  }

  /** Everything there is, the run as it was before it broke: a broken one is played again up to there. */
  async exportFile(): Promise<{ name: string; text: string }> {
    const { session } = this;
    const { run, breakdown } = session;
    const sound = run && breakdown?.of === 'run' ? playedAgain(run, breakdown) : null;
    return { name: archiveName(session.now), text: await exportText(session, sound ?? run) };
  }

  /** Lets the player choose a file and takes it over as the title would, past the session that broke: null when it is kept, else why not. */
  async importFile(): Promise<string | null> {
    const { session } = this;
    const files = (await session.ports.files?.pick()) ?? [];
    const [first] = files;
    if (!first) return '';
    await session.settled();
    // This page has the lock already.
    const fresh = new Session({ ...session.ports, lock: { take: () => Promise.resolve(true) } });
    await fresh.fileImport.take(files);
    const page = fresh.modes.top;
    if (!(page instanceof ImportPage)) return fresh.notice ?? text('ui.import.noRun', { name: first.name });
    try {
      await takeOver(fresh, page.found, true);
      await fresh.settled();
    } catch {
      return text('ui.import.notKept');
    }
    if (fresh.runs.keeping.error !== null) return text('ui.import.notKept');
    session.runs.freeze();
    return null;
  }

  stepBack(): Promise<boolean> {
    return this.session.runs.stepBack();
  }

  settled(): Promise<void> {
    return this.session.settled();
  }

  /** Where in which run this is: an error that comes again, comes there. */
  private get place(): string {
    const { run, breakdown } = this.session;
    return run ? `${run.record.id} ${breakdown?.hash ?? run.game.hash}` : '';
  }

  /** Whether this tab has broken at this place before. */
  private remember(place: string): boolean {
    const { memory } = this.ports;
    try {
      const isAgain = place !== '' && memory.read() === place;
      memory.write(place);
      return isAgain;
    } catch {
      return false;
    }
  }
}

function telling(what: string, tell: () => string): string {
  try {
    return `${what}: ${tell()}`;
  } catch (error) {
    return `${what}: cannot be told (${String(error)})`;
  }
}

function runLine({ run, breakdown }: Session): string {
  if (!run) return 'none';
  const { game, record } = run;
  const { pack, seed, floor, turn, player, outcome } = game.state;
  const hash = (breakdown?.hash ?? game.hash).toString(16).padStart(8, '0');
  const parts = [`pack ${pack} ${versionOf(game.content)}`, `seed ${JSON.stringify(seed)}`, `floor ${floor}`, `turn ${breakdown?.turn ?? turn}`, `hash ${hash}`, `${player.hp} hit points at ${player.x},${player.y}`];
  return [...parts, `begun ${record.began || 'nobody knows when'}`, outcome === null ? 'going on' : outcome.kind].join(', ');
}

/** What differs from the usual settings. */
function settingsLine({ settings }: Session): string {
  const defaultValue: Readonly<Record<string, unknown>> = { ...DEFAULT_SETTINGS };
  const changed = Object.entries(settings).filter(([id, value]) => JSON.stringify(value) !== JSON.stringify(defaultValue[id]));
  return changed.map(([id, value]) => `${id} ${JSON.stringify(value)}`).join(', ') || 'as usual';
}

/** The run up to the error, with the action that failed if one did: played again it breaks at its end. */
function replayLine({ run, breakdown }: Session): string {
  if (!run || !breakdown) return 'none';
  const { action, hash } = breakdown;
  const actions = breakdown.actions === null ? null : breakdown.actions + (action === '' ? '' : `${action}A`);
  const steps = actions === null ? 0 : stepsOf(actions);
  if (actions === null || typeof steps === 'number') return 'actions are missing';
  const { content, state } = run.game;
  return encodeReplay({ version: versionOf(content), pack: state.pack, seed: state.seed, actions, count: steps.length, hash: hash ?? 0 });
}

/** A run played once more from its seed, action by action, up to where it broke; null where that cannot be. */
function playedAgain({ game, record }: Run, { actions }: CrashReport): RunShown | null {
  const steps = actions === null ? 0 : stepsOf(actions);
  if (typeof steps === 'number') return null;
  try {
    const again = newGame(game.content, game.state.seed);
    for (const { action } of steps) again.turn(action);
    return { game: again, record: { ...record, deeds: actions } };
  } catch {
    return null;
  }
}
