import type { Effect, PackRows, Skill, Target } from '../../../src/engine/content';
import type { Point } from '../../../src/engine/core/point';
import { aimError, aimKind, aims, cellsHit, inReach, type Aimed } from '../../../src/engine/facts/aim';
import { takeSide } from '../../../src/engine/rules/arrivals';
import { learn } from '../../../src/engine/rules/discovery';
import type { Game } from '../../../src/engine/Game';
import { campaignRows } from '../../support/campaignPack';
import { drawGame, drawn, marked, monster } from '../../support/drawGame';
import { holding } from '../../support/holding';

const damage: readonly Effect[] = [{ do: 'damage', amount: 3 }];
const skill = (target: Target): Skill => ({ id: 'spark', sprite: 'none', target, effects: damage });

function itemIn(game: Game, at = 0): Aimed {
  const item = game.state.hero.inventory[at];
  if (!item) throw new Error('nothing is carried');
  return item;
}

describe('RULES 1.6 5.17 whether something has to be aimed', () => {
  it.each<[Target, 'none' | 'actor' | 'cell']>([
    [{ at: 'self' }, 'none'], [{ at: 'nearest', range: 9 }, 'none'], [{ at: 'random' }, 'none'], [{ at: 'actor' }, 'actor'], [{ at: 'cell', radius: 0 }, 'cell'],
    [{ at: 'area', shape: 'ring', size: 1 }, 'none'], [{ at: 'area', shape: 'burst', size: 1 }, 'none'],
    [{ at: 'area', shape: 'line', size: 2 }, 'cell'], [{ at: 'area', shape: 'cone', size: 2 }, 'cell'], [{ at: 'area', shape: 'cross', size: 1 }, 'cell'], [{ at: 'area', shape: 'blast', size: 1 }, 'cell'],
  ])('%j: %s, and only then targets are suggested', (target, kind) => {
    const game = drawGame('@.S');
    expect(aimKind(skill(target))).toBe(kind);
    expect(aims(game, skill(target)).length > 0).toBe(kind !== 'none');
  });

  it('nothing that is worn', () => {
    const game = drawGame('@.S', { carry: ['club'] });
    const club = itemIn(game);
    expect([aims(game, club), aimError(game, club, { x: 2, y: 0 }), cellsHit(game, club, { x: 2, y: 0 })]).toEqual([[], null, [{ x: 2, y: 0 }]]);
    expect(inReach(game, club)).toHaveLength(3);
  });
});

describe('RULES 1.6 why a cell would be refused', () => {
  const wand = { ...campaignRows.itemKinds.wand, effects: [{ do: 'cure', status: 'dizzy' }] } as const;
  const scene = (isIdentified: boolean): Game => {
    const game = drawGame('@.S#S', { carry: ['wand'], pack: { ...campaignRows, itemKinds: { ...campaignRows.itemKinds, wand } } });
    if (isIdentified) learn(game, 'wand');
    return game;
  };

  it.each([[true, 'refused.notIll'], [false, undefined]])('that nothing would change is told only of what is identified (%s)', (isIdentified, why) => {
    const game = scene(isIdentified);
    expect(aimError(game, itemIn(game), { x: 2, y: 0 })?.key).toBe(why);
  });

  it.each([true, false])('that there is no one is told in any case (identified: %s)', (isIdentified) => {
    const game = scene(isIdentified);
    expect([1, 4, 0].map((x) => aimError(game, itemIn(game), { x, y: 0 })?.key)).toEqual(['refused.noTarget', 'refused.notVisible', 'refused.self']);
  });

  it('that nothing would change is told of a skill', () => {
    const cure: Skill = { ...skill({ at: 'actor' }), effects: [{ do: 'cure', status: 'dizzy' }] };
    expect(aimError(drawGame('@.S'), cure, { x: 2, y: 0 })).toEqual({ key: 'refused.notIll', params: {} });
  });

  it('without a target the name of what needs one is told, a skill\'s too', () => {
    const game = drawGame('@S');
    const needs = { key: 'refused.needsTarget', params: { item: 'skill.spark' } };
    for (const target of [{ at: 'actor' }, { at: 'cell', radius: 1 }, { at: 'area', shape: 'line', size: 2 }] as const) {
      expect(aimError(game, skill(target), null as unknown as Point)).toEqual(needs);
    }
  });
});

describe('RULES 5.17 the area shown while aiming', () => {
  const hall = `
    .......
    ..@....
    .......`;

  it('is around the player or towards the cell, as its shape says', () => {
    const game = drawGame(hall);
    expect(marked(game, cellsHit(game, skill({ at: 'area', shape: 'ring', size: 1 }), { x: 6, y: 0 }))).toBe(drawn(`
      .xxx...
      .x@x...
      .xxx...`));
    expect(marked(game, cellsHit(game, skill({ at: 'area', shape: 'line', size: 3 }), { x: 3, y: 1 }))).toBe(drawn(`
      .......
      ..@xxx.
      .......`));
    expect(marked(game, cellsHit(game, skill({ at: 'area', shape: 'cross', size: 1 }), { x: 5, y: 1 }))).toBe(drawn(`
      .....x.
      ..@.xxx
      .....x.`));
  });

  it('leaves out what the player has never seen', () => {
    const game = drawGame(`
      @....
      .....
      .....`, { pack: { sight: 2 } });
    expect(marked(game, cellsHit(game, skill({ at: 'area', shape: 'line', size: 4 }), { x: 1, y: 0 }))).toBe(drawn(`
      @xx..
      .....
      .....`));
  });
});

test('RULES 5.17 an area is refused where the player does not see, or hits no one; one around it needs no cell', () => {
  const game = drawGame('@.S#S');
  const line = skill({ at: 'area', shape: 'line', size: 9 });
  expect([2, 4].map((x) => aimError(game, line, { x, y: 0 })?.key)).toEqual([undefined, 'refused.notVisible']);
  const ring = (size: number): string | undefined => aimError(game, skill({ at: 'area', shape: 'ring', size }), null as unknown as Point)?.key;
  expect([ring(2), ring(1)]).toEqual([undefined, 'refused.noTarget']);
});

describe('the reach shown while aiming', () => {
  it('RULES 3 is that of the row, its border included, for an actor alone', () => {
    const game = drawGame(`
      @...
      ....`);
    const reach = (target: Target): string => marked(game, inReach(game, skill(target)));
    expect(reach({ at: 'actor', range: 2 })).toBe(drawn(`
      xx..
      xx..`));
    expect(reach({ at: 'cell', radius: 1 })).toBe('xxxx\nxxxx');
  });
});

describe('RULES 1.6 the cells suggested', () => {
  const suggested = (map: string, radius: number, more: Partial<PackRows> = {}): Point[] => {
    const game = holding(map, { effects: damage, target: { at: 'cell', radius }, pack: more });
    return aims(game, itemIn(game));
  };

  it('of enemies as near as each other are those of the older first', () => {
    const game = drawGame('S.@.S');
    game.floor.state.actors.reverse();
    expect(aims(game, skill({ at: 'actor' }))).toEqual([{ x: 0, y: 0 }, { x: 4, y: 0 }]);
  });

  it('of enemies leave out who is out of view or on the player\'s side', () => {
    const game = drawGame('S.@F#S', { pack: campaignRows });
    takeSide(game, monster(game, 'squire'), { side: 'player', bound: 0 });
    expect(aims(game, skill({ at: 'actor' }))).toEqual([{ x: 0, y: 0 }]);
  });

  it('for a blast reach each enemy, also one far from all others, and those that hit more come first', () => {
    expect(suggested('S..@....S.S', 1)).toEqual([{ x: 9, y: 0 }, { x: 0, y: 0 }]);
  });

  it('for a blast spare the player even if more would be hit otherwise', () => {
    expect(suggested('.SS@SS..', 4)).toEqual([{ x: 0, y: 0 }, { x: 6, y: 0 }]);
  });
});

describe('RULES 5.4 the cells that a cloud will fill', () => {
  it('are those shown while aiming, also between pillars', () => {
    const map = `
      ..........
      .#...#....
      ...@..#...
      ..#...#.#.
      .....#....
      ...#....#.
      ..........`;
    for (let index = 0; index < 70; index++) {
      const game = holding(map, { effects: [{ do: 'cloud', hazard: 'gas', range: 30, turns: 9 }], target: { at: 'cell', radius: 0, evenEmpty: true }, pack: campaignRows });
      game.floor.state.explored.fill(1);
      const aim = { x: index % 10, y: Math.floor(index / 10) };
      if (!game.floor.isVisible(aim.x, aim.y) || !game.floor.isWalkable(aim.x, aim.y)) continue;
      const shown = cellsHit(game, itemIn(game), aim);
      game.affect([{ do: 'cloud', hazard: 'gas', range: 30, turns: 9 }], { target: game.state.player, source: game.state.player, at: aim, cause: { table: 'item', id: 'thing' } });
      expect(game.floor.state.hazards.map(({ x, y }) => ({ x, y }))).toEqual(shown);
    }
  });
});
