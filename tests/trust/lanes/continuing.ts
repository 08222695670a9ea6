import { Rng, type RngState } from '../../../src/engine/core/rng';
import { encodeDeed } from '../../../src/engine/deeds';
import { encodeReplay } from '../../../src/engine/replay';
import { encodeRun } from '../../../src/engine/save';
import type { Bot } from '../../../src/lab/bots';
import { newGame } from '../../../src/procgen/newGame';
import { Run } from '../../../src/ui/Run';
import { reviveRun } from '../../../src/ui/runs';
import { PAIRS, pairOf } from '../contents';
import type { Lane } from '../lane';

/** Points of one run at which it is saved and loaded, and how many deeds a loaded run goes on beside the unbroken one. */
const POINTS = 8;
const ONWARDS = 30;
/** The longest way to the last point. */
const DEEDS = 240;

/** A run as it stands with the keys that are still to be pressed. */
interface Point {
  readonly deed: number;
  readonly text: string;
  readonly keys: RngState;
}

/** A run that was saved, loaded and gone on with at any point is the unbroken run, byte for byte, and so is its replay. */
export function continuingLane(): Lane {
  const seen = { deaths: 0, floors: new Set<number>(), pairs: new Set<number>() };
  return {
    name: 'continuing',
    unit: 'points of saving and loading',
    target: 200,
    long: 10_000,
    run(index, rng, seed) {
      const { content, bot, name } = pairOf(index);
      seen.pairs.add(index % PAIRS);
      const run = Run.begun(newGame(content, seed), { id: 'unbroken', began: '', ranked: true, daily: '' });
      const keys = Rng.stateOf(seed, 'bot');
      const wanted = new Set(Array.from({ length: POINTS }, () => rng.below(rng.pick([30, DEEDS]))));
      const points: Point[] = [];
      const states: string[] = [];
      for (let deed = 0; deed < DEEDS + ONWARDS && (deed === 0 || !run.game.isOver); deed++) {
        if (wanted.has(deed)) points.push({ deed, text: textOf(run), keys: [...keys] });
        press(run, bot, keys);
        states.push(stateOf(run));
      }
      if (run.game.isOver) seen.deaths++;
      for (const point of points) {
        const gone = goOn(point, bot, states);
        if (gone !== null) throw new Error(`${content.id}, bot ${name}, seed "${seed}", saved before deed ${point.deed}: ${gone}`);
        seen.floors.add(run.game.state.floor);
      }
      return points.length;
    },
    note: () => `${seen.deaths} runs to the end`,
    missed: () => [
      ...(seen.pairs.size < Math.min(PAIRS, 20) ? [`only ${seen.pairs.size} of ${PAIRS} pairs of pack and bot have played.`] : []),
      ...(seen.deaths < 2 ? [`only ${seen.deaths} runs went on to their end.`] : []),
      ...(seen.floors.size < 2 ? ['nobody came to another floor.'] : []),
    ],
  };
}

/** Loads a saved point and plays on; where it parts from the unbroken run, in words. */
function goOn({ deed, text, keys }: Point, bot: Bot, states: readonly string[]): string | null {
  const revived = reviveRun(text);
  if (!revived.ok) return revived.why;
  if (textOf(revived.run) !== text) return 'saved again it is another text.';
  const own: RngState = [...keys];
  for (let at = deed; at < Math.min(deed + ONWARDS, states.length); at++) {
    press(revived.run, bot, own);
    if (stateOf(revived.run) !== states[at]) return `after deed ${at} it is another run than the unbroken one.`;
  }
  return null;
}

/** What cannot be recorded no hand can do: only the rules themselves are asked for it, and refuse it. */
function press(run: Run, bot: Bot, keys: RngState): void {
  const action = bot(run.game, new Rng(keys));
  if (encodeDeed(action) === null) run.game.turn(action);
  else run.turn(action);
}

function textOf(run: Run): string {
  return encodeRun(run.game.state, run.record, 7);
}

/** The hash, and now and then everything: state and replay to the last character. */
function stateOf(run: Run): string {
  const { state, hash } = run.game;
  if (state.turn % 20 !== 0 && !run.game.isOver) return String(hash);
  return `${hash} ${run.replay ? encodeReplay(run.replay) : ''} ${textOf(run)}`;
}
