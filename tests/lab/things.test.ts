import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Bump } from '../../src/engine/actions/fights';
import { UseItem } from '../../src/engine/actions/items';
import { Move, Wait } from '../../src/engine/actions/moves';
import type { Point } from '../../src/engine/core/point';
import { Rng } from '../../src/engine/core/rng';
import type { Game } from '../../src/engine/Game';
import { relocate } from '../../src/engine/rules/relocate';
import type { Actor } from '../../src/engine/state';
import { fighter } from '../../src/lab/fighter';
import { scenarioIn } from '../../src/lab/scenarios/readScenario';
import { beginScenario } from '../../src/lab/scenarios/setUp';
import { shippedContent } from '../../src/lab/shippedContent';

/* The scenarios in which a thing is the best that the hero has: the fighter thinks so too. */

function begun(file: string): Game {
  const read = scenarioIn(readFileSync(join(__dirname, '../scenarios', `${file}.json`), 'utf8'), file);
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return beginScenario(shippedContent('lanternfall'), read.scenario);
}

/** The kinds of the things that the fighter uses in its first turns. */
function used(game: Game, turns: number, isDone: (game: Game) => boolean = () => false): string[] {
  const rng = Rng.of('tests', 'bot');
  const kinds: string[] = [];
  for (let turn = 0; turn < turns && !game.isOver && !isDone(game); turn++) {
    const action = fighter(game, rng);
    if (action instanceof UseItem) kinds.push(game.state.hero.inventory.find(({ id }) => id === action.item)?.kind ?? '');
    game.turn(action);
  }
  return kinds;
}

describe('the fighter uses', () => {
  it.each([
    ['nettedOgre', 'net'],
    ['frostBombAtTheFord', 'frostBomb'],
    ['boundInTheOpen', 'bindingScroll'],
    ['bellInTheCorner', 'bell'],
    ['slipsTheLeech', 'oilskinPotion'],
    ['recalledToTheStairs', 'recallScroll'],
    ['floatsToTheIsland', 'levitationPotion'],
  ])('in %s its %s', (file, kind) => {
    expect(used(begun(file), 2)[0]).toBe(kind);
  });
});

describe('over deep water the fighter', () => {
  /** A gem behind a moat, and what leads over it in the bag. */
  const moat = (kind: string): Game => {
    const row = (left: string, right: string): string => `#${left}${'='.repeat(kind === 'levitationPotion' ? 3 : 2)}${right}#`;
    const rows = [row('...', '...'), row('@..', '..$'), row('...', '...')];
    const edge = '#'.repeat(rows[0]?.length ?? 0);
    const read = scenarioIn(JSON.stringify({
      name: 'A moat', pack: 'lanternfall', floor: 10, map: [edge, ...rows, edge],
      legend: { '=': { tile: 'deepWater' }, $: { item: 'gem', seen: true } },
      hero: { bag: [kind], known: [kind] }, actions: ['wait'], expect: {},
    }), 'moat');
    if (!read.ok) throw new Error(read.faults.join());
    return beginScenario(shippedContent('lanternfall'), read.scenario);
  };

  it.each([['levitationPotion', 30], ['grapple', 30], ['frostPotion', 30]] as const)('fetches with its %s what no other way leads to, and comes back', (kind, turns) => {
    const game = moat(kind);
    const { hp } = game.state.player;
    const isBack = ({ state: { hero, player } }: Game): boolean => hero.finds > 0 && player.x <= 3;
    expect(used(game, turns, isBack)[0]).toBe(kind);
    expect(game.state.hero.finds).toBeGreaterThan(0);
    // Ice is left on which it may walk as it likes.
    expect([kind === 'frostPotion' || isBack(game), game.state.player.hp]).toEqual([true, hp]);
  });

  it('does not come back to where the ice has broken since', () => {
    const game = moat('levitationPotion');
    used(game, 20, ({ state: { hero } }) => hero.finds > 0);
    const deep = game.content.tiles.findIndex(({ id }) => id === 'deepWater');
    for (let x = 1; x <= 3; x++) for (let y = 1; y <= 3; y++) game.floor.setTile({ x, y }, deep);
    used(game, 20);
    expect(game.state.player.x).toBeGreaterThan(6);
  });
});

describe('with a weapon that sends sparks through water the fighter', () => {
  it('steps out of the water in which its enemy stands, and then strikes', () => {
    const scene = (tile: string): Game => {
      const read = scenarioIn(JSON.stringify({
        name: 'A ford', pack: 'lanternfall', floor: 10, map: ['#####', '#.@g#', '#####'], legend: { g: { tile: 'water', monster: 'wolf' } },
        hero: { bag: ['sword+ofSparks'], worn: ['sword+ofSparks'], oil: 200 }, actions: ['wait'], expect: {},
      }), 'ford');
      if (!read.ok) throw new Error(read.faults.join());
      const game = beginScenario(shippedContent('lanternfall'), read.scenario);
      game.floor.setTile(game.state.player, game.content.tiles.findIndex(({ id }) => id === tile));
      return game;
    };
    const step = (game: Game): unknown => fighter(game, Rng.of('tests', 'bot'));
    expect(step(scene('water'))).toEqual(new Move(-1, 0));
    expect(step(scene('ground'))).toEqual(new Bump(1, 0));
  });
});

it('the fighter goes ashore before it strikes a jellyfish, which shocks the water that it is struck in', () => {
  const game = begun('struckFromTheShore');
  const { player } = game.state;
  const [jelly, other] = game.floor.state.actors as [Actor, Actor];
  const action = (at: Point, from: Point): unknown => {
    relocate(game, jelly, at);
    relocate(game, other, { x: 1, y: 5 });
    relocate(game, player, from);
    game.look();
    return fighter(game, Rng.of('tests', 'bot'));
  };
  expect(action({ x: 8, y: 3 }, { x: 9, y: 3 })).toEqual(new Move(1, 0));
  expect(action({ x: 9, y: 3 }, { x: 10, y: 3 })).toEqual(new Bump(-1, 0));
  expect(action({ x: 8, y: 3 }, { x: 10, y: 3 })).toEqual(new Wait());
});
