import { encodeReplay } from '../../engine/run/replay';
import { versionOf } from '../../engine/run/rulesVersion';
import type { Session } from '../Session';
import { DEFAULT_SETTINGS } from '../settings/settings';
import { currentLanguage } from '../../keep/text';
import { GAME } from '../../naming';

/** A short text that lasts as long as the tab. */
export interface TabMemory {
  /** Both throw where the browser blocks storage. */
  read(): string | null;
  write(text: string): void;
}

const MEMORY = `${GAME.id}.fault`;

/** A tab's session storage; `open` may throw too. */
export function tabMemory(open: () => Storage): TabMemory {
  return { read: () => open().getItem(MEMORY), write: (text) => { open().setItem(MEMORY, text); } };
}

/** What crash recovery needs from the page. */
export interface CrashRecoveryPorts {
  /** The version of the game. */
  readonly version: string;
  readonly memory: TabMemory;
}

/** Reports and rescues a crashed session for the error screen; see `Rescuer` in shell. */
export class CrashRecovery {
  private isRepeated = false;

  constructor(
    private readonly session: Session,
    private readonly ports: CrashRecoveryPorts,
  ) {}

  stop(isLoading = false): void {
    this.session.breakDown();
    this.isRepeated = !isLoading && this.remember(this.place);
  }

  language(): string {
    return currentLanguage();
  }

  standing(): 'none' | 'kept' | 'before' | 'again' | 'unkept' {
    const { session } = this;
    if (!session.isRunning) return 'none';
    if (!session.runs.isLasting || session.runs.keeping.error !== null) return 'unkept';
    if (this.isRepeated) return 'again';
    return session.breakdown?.of === 'run' ? 'before' : 'kept';
  }

  /** The parts of the crash report. A part that fails says only that; the replay is last, since it is long. */
  report(): readonly string[] {
    const { session, ports } = this;
    return [
      reportLine(GAME.name, () => ports.version),
      reportLine('Run', () => runLine(session)),
      reportLine('Broke', () => (session.breakdown?.of === 'run' ? `in the action ${session.breakdown.action}` : 'outside the run')),
      reportLine('Open', () => `${session.modes.top.kind}, ${session.modes.depth} deep`),
      reportLine('Commands', () => session.history.words.join(' · ')),
      reportLine('Settings', () => settingsLine(session)),
      reportLine('Replay', () => replayLine(session)),
    ];
  }

  /** Everything as a file, the run as it was before the crash: a broken one is replayed up to there. */
  async exportFile(): Promise<{ name: string; text: string }> {
    const { exportCrashed } = await import(/* webpackChunkName: "saved" */ './archiveRun');
    return exportCrashed(this.session);
  }

  /** Lets the player choose a file and imports it as the title would, past the crashed session; null when it is saved, else why not. */
  async importFile(): Promise<string | null> {
    const { session } = this;
    const files = (await session.ports.files?.pick()) ?? [];
    const [first] = files;
    if (!first) return '';
    const { importCrashed } = await import(/* webpackChunkName: "dialogs" */ './archiveImport');
    return importCrashed(session, files, first.name);
  }

  stepBack(): Promise<boolean> {
    return this.session.runs.stepBack();
  }

  settled(): Promise<void> {
    return this.session.settled();
  }

  /** Identifies the place in a run: an error that repeats has the same. */
  private get place(): string {
    const { run, breakdown } = this.session;
    return run ? `${run.record.id} ${breakdown?.hash ?? run.game.hash}` : '';
  }

  /** Whether this tab has crashed at this place before. */
  private remember(place: string): boolean {
    const { memory } = this.ports;
    try {
      const isRepeated = place !== '' && memory.read() === place;
      memory.write(place);
      return isRepeated;
    } catch {
      return false;
    }
  }
}

function reportLine(part: string, describe: () => string): string {
  try {
    return `${part}: ${describe()}`;
  } catch (error) {
    return `${part}: unavailable (${String(error)})`;
  }
}

function runLine({ run, breakdown }: Session): string {
  if (!run) return 'none';
  const { game, record } = run;
  const { pack, seed, floor, turn, player, outcome } = game.state;
  const hash = (breakdown?.hash ?? game.hash).toString(16).padStart(8, '0');
  return [
    `pack ${pack} ${versionOf(game.content)}`,
    `seed ${JSON.stringify(seed)}`,
    `floor ${floor}`,
    `turn ${breakdown?.turn ?? turn}`,
    `hash ${hash}`,
    `${player.hp} hit points at ${player.x},${player.y}`,
    `begun ${record.began || 'at an unknown time'}`,
    outcome === null ? 'going on' : outcome.kind,
  ].join(', ');
}

/** The settings that differ from the defaults. */
function settingsLine({ settings }: Session): string {
  const defaultValue: Readonly<Record<string, unknown>> = { ...DEFAULT_SETTINGS };
  const changed = Object.entries(settings).filter(([id, value]) => JSON.stringify(value) !== JSON.stringify(defaultValue[id]));
  return changed.map(([id, value]) => `${id} ${JSON.stringify(value)}`).join(', ') || 'defaults';
}

/** The replay of the run up to the error, ending with the action that failed, if one did. */
function replayLine({ run, breakdown }: Session): string {
  if (!run || !breakdown) return 'none';
  const { action, actions, count, hash } = breakdown;
  if (actions === null) return 'actions are missing';
  const { content, state } = run.game;
  const all = action === '' ? { actions, count } : { actions: `${actions}${action}A`, count: count + 1 };
  return encodeReplay({ version: versionOf(content), pack: state.pack, seed: state.seed, ...all, hash: hash ?? 0 });
}
