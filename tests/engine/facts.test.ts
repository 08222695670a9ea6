import { readdirSync } from 'node:fs';
import { drawGame, monster } from '../support/drawGame';
import type { Game } from '../../src/engine/Game';

type Asked = readonly [name: string, ask: (...values: readonly unknown[]) => unknown];

/** The functions that the files of a storey of the engine have for others. */
const functionsOf = (storey: string): Asked[] => readdirSync(`src/engine/${storey}`).flatMap((file) => {
  const found = jest.requireActual<Readonly<Record<string, unknown>>>(`../../src/engine/${storey}/${file}`);
  return Object.entries(found).filter((entry): entry is [string, Asked[1]] => typeof entry[1] === 'function');
});

/** A run in which there is something to ask for: an enemy, a thing on the floor and one in the bag, a status. */
function scene(): Game {
  const game = drawGame('#####\n#@r.#\n#.!>#\n#####', { carry: ['salve', 'club'], wear: ['club'] });
  game.state.player.hp -= 3;
  game.state.player.statuses = { dizzy: 5 };
  return game;
}

/** Calls a function in all ways that might suit it; which of them changed the run, and whether it could be called at all. */
function changes(ask: Asked[1]): { readonly isChanged: boolean; readonly isCalled: boolean } {
  const game = scene();
  const { player, hero } = game.state;
  const values = [player, monster(game, 'rat'), hero.inventory[0], { x: 2, y: 1 }, 'dizzy', 'salve', 2, [{ do: 'heal', amount: 4 }], { status: 'dizzy', turns: 3 }];
  const told = game.events.length;
  const before = JSON.stringify(game.state);
  let isCalled = false;
  for (const one of values) {
    for (const other of [...values, { target: player, source: player, cause: 'item.salve', aim: null, amount: 1, ability: 'bite', turns: 3 }]) {
      try {
        const answer = ask(game, one, other);
        if (typeof answer === 'object' && answer !== null && Symbol.iterator in answer) Array.from(answer as Iterable<unknown>);
        isCalled = true;
      } catch {
        // It takes something else.
      }
    }
  }
  return { isChanged: JSON.stringify(game.state) !== before || game.events.length > told, isCalled };
}

describe('a question changes nothing of a run, and draws no chance', () => {
  it.each(functionsOf('facts'))('%s', (_name, ask) => {
    expect(changes(ask).isChanged).toBe(false);
  });

  it('as far as most of them can be asked here', () => {
    const all = functionsOf('facts');
    expect(all.filter(([, ask]) => changes(ask).isCalled).length).toBeGreaterThan(all.length * 0.75);
  });

  it('while many of the rules do', () => {
    const all = functionsOf('rules');
    expect(all.filter(([, ask]) => changes(ask).isChanged).length).toBeGreaterThan(all.length / 3);
  });
});
