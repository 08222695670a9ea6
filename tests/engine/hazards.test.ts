import type { Game } from '../../src/engine/Game';
import { canLie, chanceAt, outcomeOf } from '../../src/engine/facts/hazards';
import { passHazards } from '../../src/engine/rules/hazards';
import { layAll, leave } from '../../src/engine/rules/reactions';
import type { Hazard } from '../../src/engine/state';
import { only } from '../support/campaignPack';
import { told } from '../support/drawGame';
import { drawFire, fireRows, lay, smoulder } from '../support/firePack';
import { ScriptedRng } from '../support/ScriptedRng';

const hazard = (kind: string, x: number, turns = 3): Hazard => ({ kind, x, y: 0, turns });

/** Scripts the stream of fights. */
function draws(game: Game, ...numbers: readonly number[]): Game {
  Object.assign(game.rng, { combat: new ScriptedRng(...numbers) });
  return game;
}

/** The hazards of a kind, by their columns, with their turns. */
const left = (game: Game, kind: string): (readonly [number, number])[] => game.floor.state.hazards.filter((each) => each.kind === kind).map(({ x, turns }) => [x, turns]);

describe('where a hazard can come', () => {
  it.each([
    ['fire', '.', true], ['fire', '#', false], ['fire', 'K', true], ['fire', 'w', true], ['gas', 'K', false], ['gas', 'w', false], ['gas', ',', true], ['sparks', '.', false], ['sparks', ',', true], ['sparks', 'w', true], ['sparks', '#', false],
  ])('RULES 5.15 %s on %s: %s', (kind, tile, can) => {
    const game = drawFire(`@${tile}.`);
    expect(canLie(game, kind, { x: 1, y: 0 })).toBe(can);
  });

  it.each([['"', 100], ['x', 100], ['K', 100], ['.', 0], [',', 0], ['#', 0]])('RULES 5.15 fire spreads onto %s in %i percent, and beyond the map never', (tile, chance) => {
    const game = drawFire(`@${tile}.`);
    expect([chanceAt(game, 'fire', { x: 1, y: 0 }), chanceAt(game, 'fire', { x: 3, y: 0 }), chanceAt(game, 'fire', { x: 1, y: -1 }), chanceAt(game, 'frost', { x: 1, y: 0 })]).toEqual([chance, 0, 0, 0]);
  });

  it.each([['damp', 100], ['steam', 0], ['fire', 0]] as const)('RULES 5.15 and where %s lies in grass, onto that alone: in %i percent', (there, chance) => {
    const game = drawFire('@".');
    lay(game, { [there]: 5 }, [1, 0]);
    expect(chanceAt(game, 'fire', { x: 1, y: 0 })).toBe(chance);
  });
});

describe('what comes of a hazard', () => {
  const came = (kind: string, turns = 7): object => ({ kind, turns, leaves: null, range: 0 });

  it.each([
    ['.', null, came('fire')], ['"', null, { kind: 'fire', turns: 2, leaves: 'stubble', range: 0 }], ['K', null, { kind: 'boom', turns: 1, leaves: 'ground', range: 1 }],
    ['w', null, { kind: null, turns: 7, leaves: null, range: 0 }], ['.', 'damp', { kind: 'boom', turns: 1, leaves: null, range: 0 }], ['.', 'frost', { kind: 'steam', turns: 3, leaves: null, range: 0 }],
    ['.', 'smoke', came('fire')], ['.', 'fire', came('fire')], ['K', 'damp', { kind: 'boom', turns: 1, leaves: 'ground', range: 1 }], ['"', 'frost', { kind: 'steam', turns: 3, leaves: null, range: 0 }],
  ] as const)('RULES 5.15 fire on %s with %s: %j, first what lies there, then the tile', (tile, there, outcome) => {
    const game = drawFire(`@${tile}.`);
    if (there !== null) lay(game, { [there]: 5 }, [1, 0]);
    expect(outcomeOf(game, hazard('fire', 1, 7))).toEqual(outcome);
  });

  it('RULES 5.15 what has worn off meets nothing any more', () => {
    const game = drawFire('@..');
    lay(game, { damp: 5 }, [1, 0]);
    const [there] = game.floor.state.hazards as [Hazard];
    expect([1, 0, -1].map((turns) => {
      there.turns = turns;
      return outcomeOf(game, hazard('fire', 1)).kind;
    })).toEqual(['boom', 'fire', 'fire']);
  });

  it('RULES 5.15 goes out with what it met, at once', () => {
    const game = drawFire('@w.');
    lay(game, { steam: 5 }, [1, 0]);
    layAll(game, [hazard('fire', 1)], hazard('fire', 1));
    expect([game.floor.state.hazards, told(game.events)]).toEqual([[], ['log.quenched']]);
  });

  it('RULES 5.15 breaks out over what it can lie on, in a clear line, but not where it would break out again', () => {
    const wide = { ...fireRows.hazards.fire, onTiles: { ...fireRows.hazards.fire.onTiles, cask: { ...fireRows.hazards.fire.onTiles.cask, range: 9 } } };
    const game = drawFire(`
      ...#...
      .,.#K..
      @.K....
      ..#....`, { pack: { hazards: { ...fireRows.hazards, fire: wide } } });
    const at = { x: 2, y: 2 };
    layAll(game, [{ kind: 'fire', ...at, turns: 3 }], at);
    expect(smoulder(game)).toBe(['***#...', '***#K..', '******.', '**#**..'].join('\n'));
    expect(only(game.events, 'clouded').map(({ hazard: kind, at: from, seen }) => [kind, from, seen])).toEqual([['boom', at, true]]);
  });

  it('RULES 5.15 is told once for each kind, tile and what lies there, and only where it is seen', () => {
    const game = drawFire('@"".,,#,');
    game.look();
    game.events = [];
    layAll(game, [hazard('fire', 4), hazard('fire', 5), hazard('fire', 1), hazard('fire', 2)], hazard('fire', 4));
    expect(told(game.events)).toEqual(['log.reacts', 'log.spreads']);
    game.events = [];
    layAll(game, [hazard('fire', 7)], hazard('fire', 7));
    expect([told(game.events), only(game.events, 'clouded').map(({ seen }) => seen)]).toEqual([[], [false]]);
  });

  it('RULES 5.15 leaves no wall where somebody or something is, nor a gap in the edge', () => {
    const game = drawFire('#####\n#@jd1\n#..%#\n#####');
    game.floor.state.corpses = [{ breed: 'rat', x: 3, y: 2, seen: true, rises: 0 }];
    game.floor.corpses.put({ breed: 'rat', x: 3, y: 2, seen: true, rises: 0 });
    for (let y = 0; y < 4; y++) for (let x = 0; x < 5; x++) leave(game, { x, y }, 'window');
    const tiles = Array.from({ length: 4 }, (_, y) => Array.from({ length: 5 }, (__, x) => game.floor.tileAt(x, y).glyph).join(''));
    expect(tiles).toEqual(['#####', '#....', '#==.#', '#####']);
    for (let x = 0; x < 5; x++) leave(game, { x, y: 0 }, 'grass');
    leave(game, { x: 1, y: 1 }, 'grass');
    expect([game.floor.tileAt(2, 0).id, game.floor.tileAt(1, 1).id]).toEqual(['wall', 'grass']);
  });
});

describe('a turn of the hazards', () => {
  it.each([[30, 29, true], [30, 30, false], [1, 0, true], [1, 1, false], [99, 98, true], [99, 99, false]])('RULES 5.15 a chance of %i percent with a draw of %i: %s', (spreads, number, catches) => {
    const grass = { spreads, turns: 2, leaves: 'stubble' } as const;
    const game = draws(drawFire('@.".', { pack: { hazards: { ...fireRows.hazards, fire: { ...fireRows.hazards.fire, onTiles: { grass } } } } }), number);
    lay(game, { fire: 3 }, [1, 0]);
    passHazards(game);
    expect(left(game, 'fire').map(([x]) => x)).toEqual(catches ? [1, 2] : [1]);
  });

  it.each([[1, 0], [2, 1], [1, 2], [0, 1]])('RULES 5.15 fire catches the one cell beside it that burns, at %i, %i, also by a row for tiles alone', (x, y) => {
    const { onHazards: _onHazards, ...plain } = fireRows.hazards.fire;
    for (const fire of [fireRows.hazards.fire, plain]) {
      const game = drawFire('...\n...\n...\n..@', { pack: { hazards: { ...fireRows.hazards, fire } } });
      game.floor.setTile({ x, y }, game.content.tiles.findIndex(({ id }) => id === 'grass'));
      expect([chanceAt(game, 'fire', { x, y }), chanceAt(game, 'fire', { x: 1, y: 1 })]).toEqual([100, 0]);
      game.floor.layHazards([{ kind: 'fire', x: 1, y: 1, turns: 3 }]);
      passHazards(game);
      expect(game.floor.state.hazards.map((each) => [each.x, each.y])).toEqual([[1, 1], [x, y]]);
    }
  });

  it('RULES 5.15 draws for the sides north, east, south and west, once for each cell', () => {
    const grass = { spreads: 50, turns: 2, leaves: 'stubble' } as const;
    const pack = { hazards: { ...fireRows.hazards, fire: { ...fireRows.hazards.fire, onTiles: { grass } } } };
    const caught = (...numbers: number[]): string[] => {
      const game = draws(drawFire('@""".\n.""".\n.""".', { pack }), ...numbers);
      game.floor.layHazards([{ kind: 'fire', x: 2, y: 1, turns: 3 }]);
      passHazards(game);
      return game.floor.state.hazards.filter(({ x, y }) => x !== 2 || y !== 1).map(({ x, y }) => `${x},${y}`);
    };
    expect([caught(0, 99, 99, 99), caught(99, 0, 99, 99), caught(99, 99, 0, 99), caught(99, 99, 99, 0)]).toEqual([['2,0'], ['3,1'], ['2,2'], ['1,1']]);
  });

  it.each([[1, 0, 1, 0], [2, 0, 1, 1], [3, 0, 2, 1], [9, 3, 6, 6], [8, 3, 6, 5], [4, 3, 4, 3], [3, 3, 3, 3], [3, 9, 3, 9]])('RULES 5.15 of a cloud of %i beside one of %i half of the rest moves, rounded down', (...turns) => {
    const [own, there, ...after] = turns;
    const game = drawFire('@...');
    lay(game, { mist: own + 1 }, [1, 0]);
    if (there > 0) lay(game, { mist: there + 1 }, [2, 0]);
    // First to the east, then to the north, where there is nothing.
    draws(game, 1, 0);
    passHazards(game);
    const found = Object.fromEntries(left(game, 'mist'));
    expect([found[1], found[2] ?? 0]).toEqual(after);
  });

  it.each([['smoke', undefined, 1], ['smoke', 5, 5]])('RULES 5.15 what is left at the end is %s (%s) for %i turns', (becomes, turns, lasts) => {
    const boom = { ...fireRows.hazards.boom, ends: { becomes, ...(turns === undefined ? {} : { turns }) } };
    const game = drawFire('@...', { pack: { hazards: { ...fireRows.hazards, boom } } });
    lay(game, { boom: 1 }, [2, 0]);
    passHazards(game);
    expect([left(game, 'boom'), left(game, 'smoke')]).toEqual([[], [[2, lasts]]]);
  });

  it('RULES 5.4 ends for the floor above when somebody in it takes the player down', () => {
    const fire = { ...fireRows.hazards.fire, effects: [{ do: 'fall' }] } as const;
    const game = drawFire('@".', { below: '<..', pack: { hazards: { ...fireRows.hazards, fire } } });
    const above = game.floor;
    lay(game, { fire: 3 }, [0, 0]);
    passHazards(game);
    expect([game.state.floor, above.state.hazards.map(({ x, turns }) => [x, turns])]).toEqual([2, [[0, 3]]]);
  });
});
