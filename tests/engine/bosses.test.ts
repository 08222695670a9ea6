import { packs } from '../../src/content/packs';
import { Move, Wait } from '../../src/engine/actions/moves';
import type { Game } from '../../src/engine/Game';
import { hurt } from '../../src/engine/rules/combat';
import { relocate } from '../../src/engine/rules/relocate';
import { act, drawGame, monster } from '../support/drawGame';

/** The Rat King around a corner. */
function approach(): Game {
  const game = drawGame('########\n#@.....#\n######.#\n#Q.....#\n########', { pack: packs.lanternfall, isWild: true });
  Object.assign(game.state.player, { hp: 500, maxHp: 500, power: 0 });
  monster(game, 'ratKing').statuses['paralysis'] = 900;
  return game;
}

const lines = (game: Game): string[] => game.events.flatMap((event) => (event.type === 'spoke' ? [event.moment] : []));

/** What is said of hits of this much. */
function told(game: Game, ...amounts: readonly number[]): string[] {
  const king = monster(game, 'ratKing');
  return amounts.flatMap((amount) => {
    game.events = [];
    hurt(game, { source: game.state.player, target: king, amount, cause: { table: 'item', id: 'fireballScroll' } });
    return [...lines(game), ''];
  });
}

describe('a boss', () => {
  it('speaks when it first comes into view, and not again', () => {
    const game = approach();
    const heard: string[] = [];
    for (const move of [new Move(1, 0), new Move(1, 0), new Move(1, 0), new Move(1, 0), new Move(1, 1), new Move(-1, 1)]) {
      act(game, move);
      heard.push(...lines(game));
    }
    expect(heard).toEqual(['enters']);
    relocate(game, game.state.player, { x: 1, y: 1 });
    act(game, new Wait());
    relocate(game, game.state.player, { x: 5, y: 3 });
    act(game, new Wait());
    expect(lines(game)).toEqual([]);
    expect(game.state.notes.spoken).toEqual(['breed.ratKing.enters']);
  });

  it('speaks at two thirds and at one third of its HP, and as it dies, each once', () => {
    const game = approach();
    relocate(game, game.state.player, { x: 5, y: 3 });
    act(game, new Wait());
    expect(told(game, 10, 12, 1)).toEqual(['', 'hurt', '', '']);
    monster(game, 'ratKing').hp = 64;
    expect(told(game, 22)).toEqual(['']);
    expect(told(game, 25, 30)).toEqual(['desperate', '', 'dies', '']);
  });

  it('says only the last of what one hit brings', () => {
    const game = approach();
    relocate(game, game.state.player, { x: 5, y: 3 });
    act(game, new Wait());
    expect(told(game, 50, 99)).toEqual(['desperate', '', 'dies', '']);
  });

  it('says nothing that nobody sees, and no other monster says anything', () => {
    expect(told(approach(), 30, 99)).toEqual(['', '']);
    const game = drawGame('#####\n#@r.#\n#####', { pack: packs.lanternfall, isWild: true });
    hurt(game, { source: game.state.player, target: monster(game, 'rat'), amount: 99, cause: { table: 'item', id: 'fireballScroll' } });
    expect(lines(game)).toEqual([]);
  });
});
