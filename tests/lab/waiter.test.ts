import { packs } from '../../src/content/packs';
import type { Game } from '../../src/engine/Game';
import { lightOf } from '../../src/engine/rules/lantern';
import type { Bot } from '../../src/lab/Bot';
import { BOTS } from '../../src/lab/bots';
import { play } from '../../src/lab/play';
import { scaled } from '../support/scale';
import { contentOf } from '../support/tinyPack';

const SEEDS = Array.from({ length: scaled(5, 20) }, (_, index) => String(index + 1));

/** The state of a seed's run after this many turns, or at its end. */
function after(seed: string, turns: number): { dead: boolean; light: number } {
  const last: Game[] = [];
  const content = contentOf(packs.lanternfall);
  const { dead } = play(content, { seed, bot: BOTS['waiter'] as Bot, turns, onTurn: (game) => { last[0] = game; } });
  return { dead, light: last[0] ? lightOf(last[0]) : content.sight };
}

describe('RULES 5.6 a player who only waits', () => {
  it('is dead or down to the least light by turn 700, whatever the seed', () => {
    expect(SEEDS.map((seed) => after(seed, 700)).filter(({ dead, light }) => !dead && light > 3)).toEqual([]);
  });

  it('still has full light when the oil reaches its last quarter', () => {
    expect(SEEDS.map((seed) => after(seed, 440)).filter(({ dead, light }) => !dead && light < 8)).toEqual([]);
  });
});
