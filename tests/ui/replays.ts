import { stepsOf } from '../../src/engine/run/decodeReplay';
import { encodeReplay, type Recorded, type Replay } from '../../src/engine/run/replay';
import { type Bot, playWithReplay } from '../../src/lab/playRun';
import { BOTS } from '../../src/lab/bots';
import { contentById } from '../../src/lab/contentById';
import type { Lore, LoreStore } from '../../src/keep/lore';
import { ReplayMode } from '../../src/ui/modes/ReplayMode';
import { ReplayTimeline } from '../../src/keep/replays/ReplayTimeline';
import { watchText } from '../../src/ui/replays/watchText';
import type { Session } from '../../src/ui/Session';
import { DEFAULT_SETTINGS, type Settings } from '../../src/ui/settings/settings';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import { openTitle } from './support';

/** A run of a bot that dies, in all the forms that tests ask for. */
export const content = contentById('classic');
export const recording = playWithReplay(content, { seed: '3', bot: BOTS['random'] as Bot, turns: 5000 }).replay;
export const steps = stepsOf(recording.actions) as readonly Recorded[];
export const line = encodeReplay(recording);

/** The same with one digit wrong. */
export const forged = steps.map((step, index) => (index === 20 ? { ...step, check: step.check === 'A' ? 'B' : 'A' } : step));

/** The hash after a number of actions, as when the run is played straight. */
export const hashes: readonly number[] = playedStraight();

function playedStraight(): number[] {
  const reel = new ReplayTimeline(content, { replay: recording, steps });
  const found = [reel.game.hash];
  while (reel.next()) found.push(reel.game.hash);
  return found;
}

/** The replay being watched, which must exist. */
export function watching(session: Session): ReplayMode {
  const { mode } = session.screen;
  if (!(mode instanceof ReplayMode)) throw new Error('nothing is watched');
  return mode;
}

/** Lets frames pass until it has reached its goal. */
export function wound(session: Session): ReplayMode {
  for (let frame = 0; watching(session).reel.goal !== null; frame++) {
    if (frame > 10_000) throw new Error('it winds for ever');
    session.tick(16);
  }
  return watching(session);
}

/** A session on the title with a replay of the recording, or a variant; frames are never too slow. */
export async function watched(changes: Partial<Replay> = {}): Promise<{ session: Session; mode: ReplayMode }> {
  const session = await openTitle();
  if (!watchText(session, encodeReplay({ ...recording, ...changes }), { clock: () => 0 })) throw new Error(session.notice ?? '');
  return { session, mode: watching(session) };
}

/** Everything that a page stores. */
export function keeping(): { kept: Map<string, string>; ports: { storage: MemoryStorage; lore: LoreStore; settings: { load(): Settings; save(settings: Settings): void } }; saved: string[] } {
  const kept = new Map<string, string>();
  const saved: string[] = [];
  let lore: Lore = {};
  let settings: Settings = { ...DEFAULT_SETTINGS, hints: 'on', hintsSeen: [] };
  return {
    kept,
    saved,
    ports: {
      storage: new MemoryStorage(kept),
      lore: { load: () => lore, save: (next) => { lore = next; saved.push('lore'); } },
      settings: { load: () => settings, save: (next) => { settings = next; saved.push('settings'); } },
    },
  };
}
