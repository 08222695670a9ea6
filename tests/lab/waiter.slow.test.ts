import { packs } from '../../src/content/packs';
import type { GameEvent } from '../../src/engine/events';
import type { Game } from '../../src/engine/Game';
import { lightOf } from '../../src/engine/facts/light';
import { type Bot, playRun } from '../../src/lab/playRun';
import { BOTS, botNamed } from '../../src/lab/bots';
import { newGame } from '../../src/procgen/newGame';
import { scaled } from '../support/scale';
import { contentOf } from '../support/tinyPack';

const SEEDS = Array.from({ length: scaled(5, 20) }, (_, index) => String(index + 1));

/** The state of a seed's run after this many turns, or at its end. */
function after(seed: string, turns: number): { dead: boolean; light: number } {
  const last: Game[] = [];
  const content = contentOf(packs.lanternfall);
  const { dead } = playRun(content, { seed, bot: BOTS['waiter'] as Bot, turns, onTurn: (game) => { last[0] = game; } });
  return { dead, light: last[0] ? lightOf(last[0]) : content.sight };
}

/** More turns of oil than the flasks of the first floor give. */
const FLASKS = 3 * 150;

describe('RULES 5.6 a player who only waits', () => {
  it('is dead or down to the least light by turn 700, whatever the seed', () => {
    expect(SEEDS.map((seed) => after(seed, 700)).filter(({ dead, light }) => !dead && light > 3)).toEqual([]);
  });

  it('still has full light when the oil reaches its last quarter', () => {
    expect(SEEDS.map((seed) => after(seed, 440)).filter(({ dead, light }) => !dead && light < 8)).toEqual([]);
  });
});

describe('RULES 5.12 a player who stays on the first floor and kills what comes', () => {
  it('gains no more than its monsters were worth however long it stays, and next to nothing after 300 turns without light', () => {
    const content = contentOf(packs.lanternfall);
    const late = content.lantern ? content.lantern.full + 300 : 0;
    const gains = SEEDS.slice(0, scaled(3, 20)).map((seed) => {
      const gained = { early: 0, late: 0, most: newGame(content, seed).floor.state.purse };
      const onEvents = (events: readonly GameEvent[], { state }: Game): void => {
        for (const event of events) if (event.type === 'gainedXp') gained[state.turn > late + FLASKS ? 'late' : 'early'] += event.amount;
      };
      playRun(content, { seed, bot: botNamed('farmer'), turns: 2500, onEvents });
      return gained;
    });
    expect(gains.filter(({ early, late: afterwards, most }) => early + afterwards > most)).toEqual([]);
    // One of its own that slept where the player never came may wander in at last.
    const all = (which: 'late' | 'most'): number => gains.reduce((sum, gained) => sum + gained[which], 0);
    expect(all('late')).toBeLessThanOrEqual(all('most') / 50);
  });
});
