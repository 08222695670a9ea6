import { Rng } from '../../../src/engine/core/rng';
import { encodeAction } from '../../../src/engine/run/actionCodec';
import { brokenInvariants } from '../../../src/engine/run/invariants';
import { encodeRun } from '../../../src/engine/run/save';
import type { Bot } from '../../../src/lab/playRun';
import { newGame } from '../../../src/procgen/newGame';
import { Run } from '../../../src/keep/Run';
import { pickRun, reviveRun } from '../../../src/keep/saves/pickRun';
import { textOf } from '../../../src/keep/text';
import { SaveSlots } from '../../../src/keep/saves/SaveSlots';
import { MemoryStorage } from '../../../src/keep/saves/KeyStore';
import { SLOTS, survey } from '../../../src/keep/saves/survey';
import { memoryTail } from '../../../src/keep/browser/LocalStorage';
import { damage } from '../../support/damage';
import { PAIRS, pairOf } from '../contents';
import { forge } from '../forge';
import type { Lane } from '../lane';

/** Two saves of one run, the second a few turns after the first. */
interface Saves {
  readonly bot: Bot;
  readonly older: string;
  readonly newer: string;
}

/** A forged save that is accepted has to play for this many actions. */
const ONWARDS = 15;
/** The pairs of saves kept for damaging. */
const KEPT = PAIRS;

/** Whatever happens to the newest save, it is refused, the previous one is continued, and no byte of either is lost. */
export function damagedLane(): Lane {
  const kept = new Map<number, Saves>();
  const seen = { harmed: 0, forged: 0, held: 0 };
  return {
    name: 'damaged',
    unit: 'damaged saves',
    target: 200,
    long: 100_000,
    async run(index, rng, seed) {
      const at = index % KEPT;
      const saves = kept.get(at) ?? savesOf(at);
      kept.set(at, saves);
      if (index % 5 < 3) {
        seen.harmed++;
        const text = damage(saves.newer, rng);
        if (reviveRun(text).ok) throw new Error(`${seed}: the harmed save was taken for a good one`);
        await fallsBack(saves, text);
        return;
      }
      seen.forged++;
      const { text, actions } = forge(saves.newer, rng);
      if (text === saves.newer) return;
      try {
        if (holds(text, saves.bot)) seen.held++;
        else await fallsBack(saves, text);
      } catch (error) {
        throw new Error(`${seed}: ${actions.join('; ')}`, { cause: error });
      }
    },
    note: () => `${seen.forged} of them sealed again, of which ${seen.held} held all invariants`,
    missed: () => (seen.harmed === 0 || seen.forged === 0 || seen.held === seen.forged ? ['no save was refused.'] : []),
  };
}

function savesOf(at: number): Saves {
  const { content, bot } = pairOf(at);
  for (let seed = 0; ; seed++) {
    const run = Run.begun(newGame(content, `damaged ${at} ${seed}`), { id: `run-${at}`, began: '2026-11-20T10:00:00.000Z', ranked: true, daily: '' });
    const rng = Rng.of(`damaged ${at} ${seed}`, 'bot');
    press(run, bot, { rng, actions: 20 + at * 3 });
    const older = encodeRun(run.game.state, run.record, 41);
    press(run, bot, { rng, actions: 7 });
    if (!run.game.isOver) return { bot, older, newer: encodeRun(run.game.state, run.record, 42) };
  }
}

function press(run: Run, bot: Bot, { rng, actions }: { readonly rng: Rng; readonly actions: number }): void {
  for (let action = 0; action < actions && !run.game.isOver; action++) {
    const action = bot(run.game, rng);
    if (encodeAction(action) !== null) run.turn(action);
  }
}

/** Whether a forged save is accepted; it must then be valid, and stay so when played on and saved again. */
function holds(text: string, bot: Bot): boolean {
  const revived = reviveRun(text);
  if (Object.hasOwn(Object.prototype, 'polluted')) throw new Error('the prototype of all objects is polluted');
  if (!revived.ok) {
    if (!/^[A-Z"].*[.!]$/s.test(revived.why)) throw new Error(`refused without a sentence: ${revived.why}`);
    return false;
  }
  const { run } = revived;
  const rng = Rng.of('onwards', 'bot');
  for (let action = 0; action <= ONWARDS; action++) {
    const faults = brokenInvariants(run.game);
    for (const line of run.game.state.log.slice(-40)) textOf(line);
    if (faults.length > 0) throw new Error(`taken, and after ${action} deeds ${faults.join(' ')}`);
    press(run, bot, { rng, actions: 1 });
  }
  const again = reviveRun(encodeRun(run.game.state, run.record, 43));
  if (!again.ok) throw new Error(`taken, played on, and then refused: ${again.why}`);
  return true;
}

/** With a damaged save in the newer slot the previous one is found, and nothing is lost when it is continued and saved. */
async function fallsBack({ older, newer }: Saves, harmed: string): Promise<void> {
  if (harmed === newer) throw new Error('nothing was harmed');
  const kept = new Map<string, string>([[SLOTS[0], older], [SLOTS[1], harmed]]);
  const store = new MemoryStorage(kept);
  const found = await survey(store, memoryTail(), null);
  const picked = await pickRun(store, found);
  if (picked.run === null || picked.from?.text !== older) throw new Error('the save before was not found');
  if (kept.get(SLOTS[0]) !== older || kept.get(SLOTS[1]) !== harmed) throw new Error('reading has changed what lay there');
  const slots = new SaveSlots(store, 'page');
  await slots.claim();
  slots.open(found, picked);
  await slots.write({ run: picked.run, ends: new Map() });
  const texts = [...kept.values()];
  if (!texts.includes(older)) throw new Error('the save before was overwritten by the next one');
  if (harmed !== '' && picked.refused.length > 0 && !texts.includes(harmed)) throw new Error('what could not be read was thrown away');
}
