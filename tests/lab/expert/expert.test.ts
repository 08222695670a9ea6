import { Bump } from '../../../src/engine/actions/fights';
import { Become } from '../../../src/engine/actions/hero';
import { Rng } from '../../../src/engine/core/rng';
import type { Game } from '../../../src/engine/Game';
import type { Bot } from '../../../src/lab/playRun';
import { botNamed } from '../../../src/lab/bots';
import { EXPERT } from '../../../src/lab/expert/caution';
import { futureOf, valueOf } from '../../../src/lab/expert/futures';
import { PLAIN, plansOf } from '../../../src/lab/expert/plans';
import { contentById } from '../../../src/lab/contentById';
import { newGame } from '../../../src/procgen/newGame';
import { Situation } from '../../../src/lab/fighter/Situation';
import { PERSONAS } from '../../../src/lab/fighter/Weights';
import { drawDuel, snare } from '../../support/drawDuel';
import { drawGame } from '../../support/drawGame';
import { breedsWith } from '../../support/tinyPack';

const [expert, fighter] = [botNamed('expert'), botNamed('fighter')];

const SLOW_OGRE = { pack: { breeds: breedsWith('ogre', { hp: 90, power: 12, speed: 50 }) } };
const HALL = `###########
#.........#
#.........#
#...@O....#
#.........#
#.........#
###########`;

/** The turns that a bot lives through in a hall with a slow ogre that it cannot beat, at most 60. */
function turnsWith(bot: Bot, seed: string): number {
  const game = drawGame(HALL, { ...SLOW_OGRE, seed });
  game.floor.state.explored.fill(1);
  const rng = Rng.of(seed, 'bot');
  for (let turn = 0; turn < 60 && !game.isOver; turn++) game.turn(bot(game, rng));
  return game.state.turn;
}

describe('the expert', () => {
  it('lives longer than the fighter where it is better to run', () => {
    const seeds = ['1', '2', '3', '4'];
    const sum = (bot: Bot): number => seeds.reduce((turns, seed) => turns + turnsWith(bot, seed), 0);
    expect(sum(expert)).toBeGreaterThan(2 * sum(fighter));
  });

  it('goes the fighter\'s way where nothing is to be feared, and draws nothing for it', () => {
    const beside = (): Game => drawGame('#####\n#@r.#\n#####', { pack: { breeds: breedsWith('rat', { hp: 3, power: 1 }) } });
    expect(expert(beside(), Rng.of('1', 'bot'))).toEqual(new Bump(1, 0));
  });

  it('thinks of the skill of its hero, if that can be paid', () => {
    const plans = (oil: number): string[] => plansOf(new Situation(drawDuel(snare, { oil }), Rng.of('1', 'bot'), PERSONAS.fighter), true).map(({ name }) => name);
    expect([plans(600).includes('snare'), plans(19).includes('snare')]).toEqual([true, false]);
  });

  it('plays the hero that it is told to', () => {
    const begin = (bot: string): unknown => botNamed(bot)(newGame(contentById('lanternfall'), '1'), Rng.of('1', 'bot'));
    expect(begin('expert,hero=3')).toEqual(new Become(2));
    expect(begin('expert')).not.toBeInstanceOf(Become);
  });

  it('never looks at the floor below', () => {
    const game = drawGame('#####\n#@>.#\n#####');
    game.floor.state.explored.fill(1);
    Object.assign(game, { floors: { floor: () => { throw new Error('looked'); } } });
    const { value, hp } = futureOf(game, '1', { plan: PLAIN, bot: fighter, caution: EXPERT, turns: 9 });
    expect([value > 0, hp]).toEqual([true, game.state.player.hp]);
  });

  it('values life, health and what it carries, and fears monsters that are awake, in view or not', () => {
    const value = (picture: string, change: (game: Game) => void = () => undefined, carry: readonly string[] = []): number => {
      const game = drawGame(picture, { carry: [...carry] });
      change(game);
      return valueOf(game, EXPERT, 'here');
    };
    const alone = value('#####\n#@..#\n#####');
    const wounded = value('#####\n#@..#\n#####', ({ state }) => { state.player.hp = 5; });
    const dead = value('#####\n#@..#\n#####', ({ state }) => { state.outcome = { kind: 'died', cause: 'breed.rat', floor: 1, turn: 1 }; });
    const hunted = value('#####\n#@..#\n###.#\n#O..#\n#####');
    const asleep = value('#####\n#@..#\n###.#\n#O..#\n#####', ({ floor }) => { for (const actor of floor.state.actors) actor.asleep = true; });
    const healed = value('#####\n#@..#\n#####', undefined, ['salve']);
    const dim = value('#####\n#@..#\n#####', ({ state }) => { state.hero.oil = 0; });
    const bright = value('#####\n#@..#\n#####', ({ state }) => { state.hero.oil = 300; });
    expect(dim < bright).toBe(true);
    expect([dead, wounded < alone, hunted < asleep, asleep, healed > alone]).toEqual([0, true, true, alone, true]);
  });
});
