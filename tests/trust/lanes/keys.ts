import type { Content } from '../../../src/engine/content';
import type { Rng } from '../../../src/engine/core/rng';
import type { Game } from '../../../src/engine/Game';
import { brokenInvariants } from '../../../src/engine/run/invariants';
import { stepsOf } from '../../../src/engine/run/decodeReplay';
import { replayTurn } from '../../../src/engine/run/Recording';
import { newGame } from '../../../src/procgen/newGame';
import type { Session } from '../../../src/ui/Session';
import { key, openTitle } from '../../ui/support';
import { CONTENTS } from '../contents';
import type { Lane } from '../lane';

const A_CASE = 250;
/** The keys with the most effect; the rest of the alphabet and others come less often. */
const COMMON = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', 'Escape', 'h', 'j', 'k', 'l', 'y', 'u', 'b', 'n', '.', 'g', 'i', 'o', 's', '>', '<', 'Tab'];
const OTHERS = [...Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ,;:!?_-+/\\\'"`~@#$%^&*()[]{}|='), 'F1', 'F5', 'Home', 'End', 'PageUp', 'PageDown', 'Backspace', 'Delete', 'Insert', 'PadA', 'PadB', 'PadX', 'PadUp', 'Dead', 'Unidentified', 'Process', ''];

/** Random keys, clicks and frames into the whole interface: it never throws, the run stays valid, and its recording replays it. */
export function keysLane(): Lane {
  const seen = { modes: new Set<string>(), turns: 0, ends: 0 };
  return {
    name: 'keys',
    unit: 'keys into the interface',
    target: 2_500,
    long: 300_000,
    async run(index, rng, seed) {
      const session = await openTitle({ random: () => rng.next() / 2 ** 32, now: () => new Date(Date.UTC(2026, 10, 20)) });
      const pressed: string[] = [];
      const { id: pack } = CONTENTS[index % CONTENTS.length] as Content;
      try {
        session.runs.start(pack, seed.slice(0, 32));
        for (let i = 0, checked = -1; i < A_CASE; i++) {
          pressed.push(poke(session, rng));
          seen.modes.add(session.modes.top.kind);
          const hash = session.game?.hash ?? 0;
          if (hash !== checked) check(session.game);
          checked = hash;
          if (i % 50 === 49) await session.settled();
        }
        replays(session);
      } catch (error) {
        throw new Error(`${pack}, seed "${seed}", after ${pressed.length} keys, the last of them ${pressed.slice(-12).join(' ')}`, { cause: error });
      }
      await session.settled();
      seen.turns += session.game?.state.turn ?? 0;
      if (session.game?.isOver === true) seen.ends++;
      return A_CASE;
    },
    note: () => `${seen.modes.size} modes, ${seen.turns} turns`,
    missed: () => [
      ...(seen.modes.size < 15 ? [`only ${seen.modes.size} modes were open: ${[...seen.modes].join(', ')}.`] : []),
      ...(seen.turns < 150 ? [`only ${seen.turns} turns were played.`] : []),
    ],
  };
}

/** One random input; returns its name. */
function poke(session: Session, rng: Rng): string {
  const what = rng.below(20);
  if (what < 15) {
    const name = rng.pick(rng.below(4) > 0 ? COMMON : OTHERS);
    session.press(key(name, { repeat: rng.below(10) === 0, shift: /^[A-Z]$/.test(name) || rng.below(12) === 0 }));
    return name;
  }
  if (what === 15) {
    const cell = { x: rng.below(90) - 5, y: rng.below(60) - 5 };
    session.tap(cell);
    return `tap ${cell.x},${cell.y}`;
  }
  if (what === 16) {
    session.hover(rng.flip() ? null : { x: rng.below(90) - 5, y: rng.below(60) - 5 });
    return 'hover';
  }
  if (what === 17) {
    session.command(rng.pick([{ do: 'choose', index: rng.below(40) - 2 }, { do: 'point', index: rng.below(40) - 2 }, { do: 'letter', letter: rng.pick(Array.from('abcxyz!')) }, { do: 'peek', cell: { x: -1, y: 500 } }, { do: 'quick', slot: rng.below(20) }, { do: 'seed', text: '<b>x</b>' }]));
    return 'command';
  }
  session.tick(rng.pick([0, 16, 16, 5000]));
  return 'frame';
}

function check(game: Game | null): void {
  const faults = game ? brokenInvariants(game) : [];
  if (faults.length > 0) throw new Error(faults.join(' '));
}

/** The recording of the run on the screen gives that run again. */
function replays({ run }: Session): void {
  if (!run || run.record.deeds === null) throw new Error('the run on the screen was not recorded');
  const steps = stepsOf(run.record.deeds);
  if (typeof steps === 'number') throw new Error(`the recording cannot be read after deed ${steps}`);
  const again = newGame(run.game.content, run.game.state.seed);
  const desync = steps.findIndex((step) => replayTurn(again, step).desync !== null);
  if (desync >= 0 || again.hash !== run.game.hash) throw new Error(`the recording of ${steps.length} deeds parts from the run at deed ${desync}`);
}
