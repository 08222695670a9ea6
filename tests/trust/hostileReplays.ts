import { decodeReplay } from '../../src/engine/run/decodeReplay';
import { Recording, replayOf } from '../../src/engine/run/Recording';
import { encodeReplay } from '../../src/engine/run/replay';
import { RULES_VERSION } from '../../src/engine/run/rulesVersion';
import { Rng } from '../../src/engine/core/rng';
import { fighter } from '../../src/lab/fighter';
import { contentById } from '../../src/lab/contentById';
import { newGame } from '../../src/procgen/newGame';
import { contentOf } from '../../src/keep/packRegistry';
import { proving, type Verdict } from '../../src/keep/replays/verify';
import { ReplayTimeline, type Readable } from '../../src/keep/replays/ReplayTimeline';
import { textOf } from '../../src/keep/text';
import { checkPrototype, checkSentences, wordFor, wounded } from './hostileWords';
import { withinBudget } from './workload';

/** The length of the recordings that get damaged. */
const BINDINGS = 60;
const PACKS = ['classicBare', 'goblinsGeared', 'lanternfall'] as const;

export const replaysSeen = { refused: 0, wrong: 0, verified: 0, other: 0 };

const recorded = new Map<string, string>();

/** A recording of a few actions, made on first use. */
function recordingOf(pack: (typeof PACKS)[number]): string {
  const known = recorded.get(pack);
  if (known !== undefined) return known;
  const game = newGame(contentById(pack), 'hostile');
  const recording = new Recording();
  const rng = Rng.of('hostile', 'deeds');
  while (recording.count < BINDINGS && !game.isOver) recording.turn(game, fighter(game, rng));
  const text = encodeReplay(replayOf(game, recording));
  recorded.set(pack, text);
  return text;
}

/** One recording with something wrong in it: it is refused with a sentence, or played and found to differ, or it is unchanged. */
export function hostileReplay(_index: number, rng: Rng): void {
  const sound = recordingOf(rng.pick(PACKS));
  const text = rng.pick([wounded, forged, forged, bloated])(sound, rng);
  const decoded = decodeReplay(text);
  if (!decoded.ok) checkSentences([decoded.why]);
  if (!decoded.ok) checkSentences([textOf(decoded.error)]);
  const { result } = withinBudget(() => verdictOn(text));
  count(result);
  if (decoded.ok) withinBudget(() => { watch(decoded); });
  checkPrototype();
}

function count(verdict: Verdict): void {
  if (verdict.is === 'unreadable') replaysSeen.refused++;
  else if (verdict.is === 'wrong') replaysSeen.wrong++;
  else if (verdict.is === 'verified') replaysSeen.verified++;
  else replaysSeen.other++;
}

function verdictOn(text: string): Verdict {
  const proof = proving(text, contentOf);
  for (let step = proof.next(); ; step = proof.next()) if (step.done === true) return step.value;
}

/** It can be watched as far as it goes, whatever version made it. */
function watch(decoded: Readable): void {
  const content = contentOf(decoded.replay.pack);
  if (!content) return;
  const reel = new ReplayTimeline(content, decoded);
  for (let step = 0; step < BINDINGS && reel.next(); step++);
  reel.seek(reel.at >> 1);
  reel.wind(() => false);
}

const LETTERS = 'hjklyubnHJKLYUBNVPDwgsdaoeit.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-_~%';

/** Its fields are valid and say something else: another seed, other actions, other digits. */
function forged(text: string, rng: Rng): string {
  const fields = text.split('~');
  const field = rng.below(fields.length);
  const old = fields[field] ?? '';
  fields[field] = rng.pick([
    () => wordFor(rng),
    () => encodeURIComponent(wordFor(rng).replace(/\p{Cs}/gu, '')),
    () => old.slice(0, rng.below(old.length + 1)),
    () => old + old,
    () => Array.from({ length: rng.below(200) }, () => LETTERS.charAt(rng.below(LETTERS.length))).join(''),
    () => String(rng.next()),
    () => changed(old, rng),
    () => changed(old, rng),
    () => `${RULES_VERSION}.${rng.next().toString(16).padStart(8, '0')}`,
    () => rng.pick(PACKS),
  ])();
  return fields.join('~');
}

/** Changes one letter. */
function changed(text: string, rng: Rng): string {
  const at = rng.below(Math.max(1, text.length));
  return text.slice(0, at) + LETTERS.charAt(rng.below(LETTERS.length)) + text.slice(at + 1);
}

/** Far too much of something. */
function bloated(text: string, rng: Rng): string {
  const many = 10 ** (1 + rng.below(6));
  return rng.pick([() => text + '~'.repeat(many), () => text.replace('~', '~'.repeat(many)), () => text + 'wA'.repeat(many), () => '%u'.repeat(many), () => text.replace(/~hostile~/, `~${'%41'.repeat(many)}~`), () => ' '.repeat(many) + text, () => text + `t${'9'.repeat(many)}.1.1.A`])();
}
