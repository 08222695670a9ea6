import { Bump } from '../../src/engine/actions/fights';
import { UseSkill } from '../../src/engine/actions/hero';
import type { Action } from '../../src/engine/actions/Action';
import { Rng } from '../../src/engine/core/rng';
import type { Game } from '../../src/engine/Game';
import { inflict } from '../../src/engine/rules/statuses';
import { botNamed } from '../../src/lab/bots';
import { drawDuel, mark, snare } from '../support/drawDuel';
import { monster } from '../support/drawGame';

const actionOf = (game: Game, weights = ''): Action => botNamed(`fighter${weights}`)(game, Rng.of('tests', 'bot'));

const isUsed = (game: Game, weights?: string): boolean => actionOf(game, weights) instanceof UseSkill;

describe("the fighter and its hero's skill", () => {
  it('asks more of a use the less oil is left', () => {
    const weights = [2, 4, 6, 8, 10, 12, 16];
    const uses = (oil: number): number => weights.filter((skill) => isUsed(drawDuel(snare, { oil }), `,skill=${skill}`)).length;
    expect(uses(300)).toBeGreaterThan(0);
    expect(uses(600)).toBeGreaterThan(uses(300));
  });

  it('marks an enemy to hurt it more, and not twice', () => {
    const game = drawDuel(mark);
    expect(isUsed(game, ',skill=1')).toBe(true);
    inflict(game, monster(game, 'brute'), { status: 'marked' });
    expect(actionOf(game, ',skill=1')).toBeInstanceOf(Bump);
  });

  it('lays no trap under what flies', () => {
    expect(isUsed(drawDuel(snare), ',skill=1')).toBe(true);
    expect(isUsed(drawDuel(snare, { enemy: 'I' }), ',skill=1')).toBe(false);
  });
});
