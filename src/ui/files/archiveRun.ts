import { stepsOf } from '../../engine/run/decodeReplay';
import { encodeShort, revisionOf } from '../../engine/run/save';
import { MOST_ASIDE, archiveName, encodeArchive, type Archive } from '../../keep/archive';
import { DailyBook } from '../../keep/daily';
import { allPast, withoutProof } from '../../keep/HistoryBook';
import { PACKS } from '../../keep/packRegistry';
import type { Run } from '../../keep/Run';
import { reviveRun } from '../../keep/saves/pickRun';
import { newGame } from '../../procgen/newGame';
import type { Session } from '../Session';
import type { CrashReport } from './CrashReport';
import type { KeyStore } from '../../keep/saves/KeyStore';
import { PATIENCE_MS, within } from '../../keep/saves/within';

/** The key prefix of texts set aside, in every version. */
const ASIDE_KEYS = 'aside';

/** What a page knows without its storage: a run, the settings, the lore. */
function liveArchive(session: Session, run: ExportedRun | null): Archive {
  return {
    exported: session.now.toISOString(),
    // One too long for any save is left out here: its last save is among what is stored.
    run: run && encodeShort(run.game.state, run.record),
    aside: [],
    settings: { ...session.settings },
    lore: { ...session.lore.all },
    history: [],
    daily: {},
    packs: {},
  };
}

/** A run with its record. */
export interface ExportedRun {
  readonly game: Pick<Run['game'], 'state'>;
  readonly record: Run['record'];
}

/** Everything as the text of a file, with the current run or another in its place; without the storage's part where that doesn't answer. */
export async function exportText(session: Session, shown: ExportedRun | null = session.run): Promise<string> {
  const live = liveArchive(session, shown);
  try {
    // A finished run is in the history.
    const playing = shown?.game.state.outcome === null ? live.run : null;
    return encodeArchive({ ...live, ...(await within(PATIENCE_MS, stored(session, playing))) });
  } catch {
    return encodeArchive(live);
  }
}

/** The storage's part of an archive. */
async function stored(session: Session, playing: string | null): Promise<Pick<Archive, 'run' | 'aside' | 'history' | 'daily' | 'packs'>> {
  const { storage } = session.ports;
  const { entries, damaged } = await allPast(storage);
  // What had to stay in another place belongs to it too.
  const lesser = await Promise.all((storage.lesser ?? []).map((store) => storedTexts(store).catch(() => ({ daily: {}, packs: {} }))));
  const texts = [...lesser.reverse(), await storedTexts(storage)];
  const { run, aside } = await storedRuns(session, playing);
  return {
    run,
    aside: [...new Set([...damaged, ...aside])].slice(-MOST_ASIDE),
    history: entries.map(withoutProof),
    daily: Object.assign({}, ...texts.map(({ daily }) => daily)) as Archive['daily'],
    packs: Object.assign({}, ...texts.map(({ packs }) => packs)) as Archive['packs'],
  };
}

/** The run being played, or else the newest save that can be continued, with all texts set aside. */
async function storedRuns({ runs }: Session, playing: string | null): Promise<Pick<Archive, 'run' | 'aside'>> {
  const kept = await runs.rescueTexts();
  const asides = kept.filter(({ key }) => key.startsWith(ASIDE_KEYS)).map(({ text }) => text);
  const saves = kept.filter(({ key }) => !key.startsWith(ASIDE_KEYS)).map(({ text }) => text);
  const newest = [...saves].sort((a, b) => revisionOf(b) - revisionOf(a)).find((text) => reviveRun(text).ok) ?? null;
  // Readable saves are older states of the run being played.
  const run = playing ?? newest;
  const left = playing === null ? saves.filter((text) => text !== run) : saves.filter((text) => !reviveRun(text).ok);
  return { run, aside: [...left, ...asides] };
}

async function storedTexts(store: KeyStore): Promise<Pick<Archive, 'daily' | 'packs'>> {
  const keys = await store.keys(PACKS);
  const packs = await store.read(keys);
  return {
    daily: await new DailyBook(store).all(),
    packs: Object.fromEntries(keys.map((key, index) => [key.slice(PACKS.length), packs[index] ?? ''])),
  };
}

/** Everything as a file, the run as it was before the crash: a broken one is replayed up to there. */
export async function exportCrashed(session: Session): Promise<{ name: string; text: string }> {
  const { run, breakdown } = session;
  const sound = run && breakdown?.of === 'run' ? replayed(run, breakdown) : null;
  return { name: archiveName(session.now), text: await exportText(session, sound ?? run) };
}

/** A run replayed from its seed up to the crash; null where that fails. */
function replayed({ game, record }: Run, { actions }: CrashReport): ExportedRun | null {
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
