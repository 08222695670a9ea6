import { Move } from '../../src/engine/actions/moves';
import type { Breed } from '../../src/engine/content';
import { Rng } from '../../src/engine/core/rng';
import type { Game } from '../../src/engine/Game';
import { botNamed } from '../../src/lab/bots';
import { drawScene, mindsWith } from '../support/tacticsPack';

/** Lets the fighter play up to so many turns, and returns how many cells it has been in during the last twenty. */
function played(game: Game, { weights = '', turns = 100 }: { weights?: string; turns?: number } = {}): number {
  const [bot, rng] = [botNamed(`fighter${weights}`), Rng.of('to and fro', 'bot')];
  const cells: string[] = [];
  while (game.state.turn < turns && !game.isOver && game.state.floor === 1) {
    game.turn(bot(game, rng));
    cells.push(`${game.state.player.x},${game.state.player.y}`);
  }
  return new Set(cells.slice(-20)).size;
}

const breedsOf = ({ floor }: Game): string[] => floor.state.actors.map(({ breed }) => breed);

const everySeen = ({ floor }: Game): boolean => floor.state.explored.every((cell) => cell === 1);

/** Seen from column `from` to column `to`, with everybody asleep. */
function known(game: Game, from: number, to: number): Game {
  for (const actor of game.floor.state.actors) actor.asleep = true;
  game.rng.ai.below = () => 1;
  const { explored } = game.floor.state;
  explored.forEach((_, cell) => { if (cell % game.floor.width >= from && cell % game.floor.width <= to) explored[cell] = 1; });
  return game;
}

describe('the fighter does not walk to and fro', () => {
  it('by a sleeper that it fears, which comes into view and goes', () => {
    const scene = (): Game => known(drawScene(`
      ##Z######################
      ......@..................
      #########################`, { pack: { sight: 3, breeds: mindsWith('sleeper', { hp: 40, power: 99 }) } }), 2, 20);
    const [forgetful, fighter] = [scene(), scene()];
    expect([played(forgetful, { weights: ',recalls=0' }), forgetful.floor.isSeen(24, 1)]).toEqual([2, false]);
    played(fighter);
    expect(fighter.floor.isSeen(24, 1)).toBe(true);
  });

  it('between two known traps', () => {
    const scene = (): Game => known(drawScene(`
      #######################
      ...t.....@........t....
      #######################`, { pack: { sight: 2 } }), 1, 21);
    const [forgetful, fighter] = [scene(), scene()];
    expect([played(forgetful, { weights: ',recalls=0' }), everySeen(forgetful)]).toEqual([2, false]);
    played(fighter);
    expect(everySeen(fighter)).toBe(true);
  });

  it('after an enemy that keeps away and does nothing: it lets go of it in time', () => {
    const game = drawScene('>....@....y..', { pack: { sight: 20 } });
    const [bot, rng] = [botNamed('fighter'), Rng.of('to and fro', 'bot')];
    expect(bot(game, rng)).toEqual(new Move(1, 0));
    game.state.turn += 100;
    expect(bot(game, rng)).toEqual(new Move(-1, 0));
  });

  it('where nothing is left to do: it looks everywhere for what bars its way', () => {
    const game = known(drawScene(`
      ###############################
      #..............@..............#
      ###############################`, { pack: { sight: 1 } }), 0, 99);
    const [bot, rng, places] = [botNamed('fighter'), Rng.of('to and fro', 'bot'), new Set<number>()];
    while (game.state.turn < 300 + 250) {
      game.turn(bot(game, rng));
      if (game.state.turn > 300) places.add(game.state.player.x);
    }
    expect(places.size).toBeGreaterThan(25);
  });

  describe('where only a corridor leads on, and who stands in it comes into view and goes:', () => {
    /** The fighter's moves once it has gained nothing for long. */
    function tired(picture: string, guard: Partial<Breed> = {}): Game {
      const pack = { sight: 3, breeds: mindsWith('nomad', { brain: [], hp: 2, ...guard }) };
      const game = drawScene(picture, { pack });
      const { floor: { state: { explored }, width }, state } = game;
      explored.forEach((_, cell) => { if (cell % width > 3 && cell < explored.length - 2 * width) explored[cell] = 1; });
      const [bot, rng] = [botNamed('fighter'), Rng.of('to and fro', 'bot')];
      bot(game, rng);
      state.turn += 400;
      const until = state.turn + 100;
      while (state.turn < until && !game.isOver) game.turn(bot(game, rng));
      return game;
    }

    const CORNER = `
        ######################
        .....................@
        ####################.#
        ####################.#
        ####################n#
        ####################.#
        ####################.#
        ####################.#
        ####################.#`;

    it('it goes through them', () => {
      expect(breedsOf(tired(CORNER))).not.toContain('nomad');
    });

    it('it goes over the trap before them', () => {
      expect(breedsOf(tired(`
        ######################
        ####.................@
        ####################.#
        ####################t#
        ####################n#
        ####################.#
        ####################.#
        ####################.#
        ####################.#`))).not.toContain('nomad');
    });

    it('it goes elsewhere if it can do nothing to them', () => {
      const game = tired(CORNER, { defence: 99, power: 0 });
      expect(game.floor.isSeen(0, 1)).toBe(true);
    });
  });
});
