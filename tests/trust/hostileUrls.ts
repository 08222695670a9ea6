import type { Rng } from '../../src/engine/core/rng';
import { newGame } from '../../src/procgen/newGame';
import { contentById } from '../../src/lab/contentById';
import { encodeRun } from '../../src/engine/run/save';
import { Run } from '../../src/keep/Run';
import { recordingInHash } from '../../src/keep/replays/verify';
import { watchText } from '../../src/ui/replays/watchText';
import { loadDialogs } from '../../src/ui/modes/dialogs';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import { checkPrototype, checkSentences, wordFor, wounded } from './hostileWords';
import { makeSession } from '../support/session';

export const urlsSeen = { started: 0, title: 0, resumed: 0 };

/** Addresses as people type them, and hostile parts. */
const DEFAULTS = ['?pack=classicBare&seed=42', '?seed=42', '?pack=deep', '#replay=LF1~1.00000000~deep~x~0~00000000~', '?pack=classicBare&seed=a&seed=b&pack=deep'];
const NAMES = ['pack', 'seed', 'run', 'delete', 'clear', 'reset', 'import', 'save', 'replay', '__proto__', 'constructor', 'pack[]', 'seed[__proto__][polluted]'];

let stored: string | null = null;

/** A run stored in the browser, as it was left. */
function storedRun(): string {
  const run = Run.begun(newGame(contentById('classicBare'), 'kept'), { id: 'kept', began: '2026-11-20T10:00:00.000Z', ranked: true, daily: '' });
  return encodeRun(run.game.state, run.record, 7);
}

/** One address with something wrong in it: the page opens a run or the title, says why, and stored data is unchanged. */
export async function hostileUrl(_index: number, rng: Rng): Promise<void> {
  const address = rng.below(2) === 0 ? wounded(rng.pick(DEFAULTS), rng) : made(rng);
  const cut = address.indexOf('#');
  const [search, hash] = cut < 0 ? [address, ''] : [address.slice(0, cut), address.slice(cut)];
  await opened(search, hash, null);
  stored ??= storedRun();
  const storage = await opened(search, hash, stored);
  const kept = await storage.read(await storage.keys('run'));
  if (!kept.some((text) => text?.includes('"id":"kept"'))) throw new Error(`the stored run is gone after ${address.slice(0, 200)}`);
  checkPrototype();
}

/** A page that opens at an address, perhaps with a stored run. */
async function opened(search: string, hash: string, run: string | null): Promise<MemoryStorage> {
  const storage = new MemoryStorage(new Map(run === null ? [] : [['run.a', run]]));
  Object.assign(storage, { kind: 'indexedDB' });
  await loadDialogs();
  const session = makeSession({ storage, random: () => 0.5 });
  const found = await session.runs.resume(search);
  if (run !== null && found !== 'resumed') throw new Error(`the stored run is not gone on with at ${search.slice(0, 200)}`);
  if (found === 'resumed') urlsSeen.resumed++;
  else if (found === 'started') urlsSeen.started++;
  else urlsSeen.title++;
  if (session.notice !== null) checkSentences([session.notice]);
  const recording = recordingInHash(hash);
  if (recording !== null && !watchText(session, recording) && session.notice !== null) checkSentences([session.notice]);
  await session.settled();
  return storage;
}

/** A query and a fragment made of bad words. */
function made(rng: Rng): string {
  const fields = Array.from({ length: 1 + rng.below(5) }, () => `${rng.pick(NAMES)}=${rng.below(2) === 0 ? wordFor(rng) : encodeURIComponent(wordFor(rng).replace(/\p{Cs}/gu, '?'))}`);
  const long = rng.below(12) === 0 ? `&seed=${'x'.repeat(10 ** (1 + rng.below(5)))}` : '';
  const hash = rng.below(2) === 0 ? '' : `#${rng.pick(['replay=', 'replay=LF1~', ''])}${wordFor(rng)}`;
  return `?${fields.join('&')}${long}${hash}`;
}
