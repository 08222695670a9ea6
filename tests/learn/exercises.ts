import { UseItem } from '../../src/engine/actions/items';
import { Wait } from '../../src/engine/actions/moves';
import { Rng } from '../../src/engine/core/rng';
import type { Game } from '../../src/engine/Game';
import { powerOf, xpToNext } from '../../src/engine/facts/stats';
import { newGame } from '../../src/procgen/newGame';
import { ProcgenService, type FloorReport } from '../../src/procgen/ProcgenService';
import { act, drawGame, monster } from '../support/drawGame';
import { contentOf, tinyRows } from '../support/tinyPack';
import type * as start from './start';

/* The exercises of docs/LEARN.md, by its headings: each fails until the dungeon does what is asked. */

/** What a learner writes. */
export type Dungeon = typeof start;

/** Some first floors of a dungeon. */
function floorsOf({ rows }: Dungeon): FloorReport[] {
  return Array.from({ length: 20 }, (_, seed) => new ProcgenService(contentOf(rows), `learn ${seed}`).report(1));
}

/** A hero beside a target that neither moves nor strikes. */
function besideDummy(): Game {
  return drawGame('@S...', { pack: { breeds: { ...tinyRows.breeds, statue: { ...tinyRows.breeds.statue, hp: 20, defence: 0 } } } });
}

export const exercises: Readonly<Record<string, (dungeon: Dungeon) => void>> = {
  'Floor tables': ({ rows }) => {
    const trolls = [1, 2, 3, 5, 7].map((floor) => contentOf(rows).monsters.weights(floor).find(([id]) => id === 'troll')?.[1] ?? 0);
    expect(trolls).toEqual([0, 10, 15, 30, 60]);
  },

  'Weighted choice': ({ rows }) => {
    const { monsters } = contentOf(rows);
    const drawn = (floor: number): Set<string | null> => {
      const rng = Rng.of('learn', `draws:${floor}`);
      return new Set(Array.from({ length: 500 }, () => monsters.draw(floor, rng)));
    };
    expect([drawn(7).has('orc'), drawn(8).has('orc'), drawn(8).has('troll')]).toEqual([true, false, true]);
  },

  'Spawning by key': (dungeon) => {
    expect(floorsOf(dungeon).flatMap(({ plan }) => plan.monsters.map(({ id }) => id))).toContain('kobold');
  },

  'Placement': (dungeon) => {
    const counts = floorsOf(dungeon).map(({ plan }) => plan.monsters.length);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 4]);
  },

  'Rooms and tunnels': (dungeon) => {
    const floors = floorsOf(dungeon);
    expect(floors.map(({ plan: { width, height } }) => [width, height])).toEqual(floors.map(() => [40, 30]));
    expect(Math.max(...floors.map(({ rooms }) => rooms))).toBeLessThanOrEqual(5);
  },

  'Field of view': ({ rows: { sight } }) => {
    const { floor } = drawGame('@.........', { pack: { sight } });
    expect([5, 6].map((x) => floor.isVisible(x, 0))).toEqual([true, false]);
  },

  'Melee': ({ Kick }) => {
    const game = besideDummy();
    act(game, new Kick(1, 0));
    // Half of 5, rounded down; and one tile further away.
    expect(monster(game, 'statue')).toMatchObject({ hp: 18, x: 2 });
    const { turn } = game.state;
    game.turn(new Kick(-1, 0));
    expect(game.state.turn).toBe(turn);
  },

  'AI': ({ timid }) => {
    const game = drawGame('...r@...');
    const rat = monster(game, 'rat');
    expect(timid(game, rat)).toBeNull();
    rat.hp = 2;
    timid(game, rat)?.perform(game, rat);
    expect(rat.x).toBe(2);
  },

  'Messages': ({ Kick, texts }) => {
    expect(act(besideDummy(), new Kick(1, 0))).toContainEqual(expect.objectContaining({ key: 'log.kick', params: { target: 'breed.statue' } }));
    expect(texts['log.kick']).toContain('{the target}');
  },

  'Inventory': ({ rows }) => {
    const { inventory } = newGame(contentOf(rows), 'learn').state.hero;
    expect(inventory.filter(({ kind }) => kind === 'healthPotion')).toHaveLength(2);
  },

  'Targeting': ({ rows }) => {
    const { frostScroll } = rows.itemKinds;
    expect(frostScroll).toBeDefined();
    const itemKinds = { ...tinyRows.itemKinds, ...(frostScroll && { frostScroll }) };
    const game = drawGame('@..j..SSS', { pack: { itemKinds }, carry: ['frostScroll'] });
    act(game, new UseItem(game.state.hero.inventory[0]?.id ?? 0, { x: 7, y: 0 }));
    expect(game.floor.state.actors.map(({ breed, hp }) => [breed, hp])).toEqual([['jar', 1], ['statue', 44], ['statue', 44], ['statue', 44]]);
  },

  'Saving': ({ rows, copyOf }) => {
    const game = newGame(contentOf(rows), 'learn');
    const copy = copyOf(game);
    expect(copy.hash).toBe(game.hash);
    copy.turn(new Wait());
    expect([game.state.turn, copy.state.turn]).toEqual([0, 1]);
    game.turn(new Wait());
    expect(copy.hash).toBe(game.hash);
  },

  'Levels': ({ rows }) => {
    expect([1, 2, 9].map((level) => xpToNext(contentOf(rows), level))).toEqual([100, 100, 100]);
  },

  'Equipment': ({ rows }) => {
    const game = newGame(contentOf(rows), 'learn');
    const axe = game.state.hero.inventory.find(({ kind }) => kind === 'axe');
    expect(Object.values(game.state.hero.worn)).toContain(axe?.id);
    expect(powerOf(game, game.state.player)).toBe(8);
  },
};
