import { announcedAttackOf, attacksAnnouncedAt, firstAnnouncedAt, isAnnouncedAt, announcedCellsSeen, type AnnouncedAttack } from '../../../src/engine/facts/announced';
import type { Ability } from '../../../src/engine/content';
import type { Point } from '../../../src/engine/core/point';
import type { Game } from '../../../src/engine/Game';
import { announce } from '../../../src/engine/rules/announced';
import { announcingRows, blows, drawAnnouncing } from '../../support/announcingPack';
import { monster } from '../../support/drawGame';

/** Lets a monster announce its ability on cells, for so many turns ahead. */
function mark(game: Game, breed: string, { cells, windup = 1 }: { cells: readonly Point[]; windup?: number }): void {
  const [ability] = game.content.breeds.get(breed)?.abilities ?? [];
  if (!ability) throw new Error(`${breed} has no ability`);
  announce(game, monster(game, breed), { ability: { ...ability, windup }, aim: cells[0] ?? { x: 0, y: 0 }, cells });
}

const inBrief = (blow: AnnouncedAttack | null): unknown => blow && [blow.caster.breed, blow.ability, blow.turns, blow.least, blow.most];

describe('RULES 5.14 the marked cells that the player sees', () => {
  it('are each there once, with the turns of the attack that hits first, whoever announced first', () => {
    for (const order of [['gunner', 'giant'], ['giant', 'gunner']] as const) {
      const game = drawAnnouncing('@....GI');
      for (const breed of order) mark(game, breed, breed === 'gunner' ? { cells: [{ x: 1, y: 0 }, { x: 2, y: 0 }], windup: 4 } : { cells: [{ x: 2, y: 0 }, { x: 3, y: 0 }], windup: 2 });
      const found = announcedCellsSeen(game).sort((a, b) => a.cell.x - b.cell.x);
      expect(found).toEqual([{ cell: { x: 1, y: 0 }, turns: 4 }, { cell: { x: 2, y: 0 }, turns: 2 }, { cell: { x: 3, y: 0 }, turns: 2 }]);
    }
  });

  it('count even if their user is out of view, but not if they are', () => {
    const game = drawAnnouncing(`
      @..#G
      ...##`);
    mark(game, 'gunner', { cells: [{ x: 1, y: 1 }, { x: 3, y: 0 }, { x: 4, y: 0 }] });
    expect(game.seesActor(monster(game, 'gunner'))).toBe(false);
    expect(announcedCellsSeen(game)).toEqual([{ cell: { x: 1, y: 1 }, turns: 1 }, { cell: { x: 3, y: 0 }, turns: 1 }]);
  });

  it('tell cells in a column from those in a row', () => {
    const game = drawAnnouncing(`
      @..
      ...
      ...
      ..G`);
    const cells = [{ x: 0, y: 3 }, { x: 1, y: 0 }, { x: 1, y: 2 }, { x: 2, y: 1 }];
    mark(game, 'gunner', { cells });
    expect(announcedCellsSeen(game).map(({ cell }) => cell)).toEqual(cells);
  });

  it('are none if nothing is announced', () => {
    expect(announcedCellsSeen(drawAnnouncing('@..G'))).toEqual([]);
  });
});

describe('RULES 5.14 what an announced attack will do', () => {
  const scene = (): Game => {
    const game = drawAnnouncing('@....GD');
    mark(game, 'gunner', { cells: [{ x: 0, y: 0 }, { x: 1, y: 0 }], windup: 3 });
    mark(game, 'dragon', { cells: [{ x: 0, y: 0 }, { x: 5, y: 0 }, { x: 6, y: 0 }], windup: 2 });
    return game;
  };
  // A strike of twice 4 less defence 1; a breath of 5.
  const shot = ['gunner', 'shot', 3, 7, 7];
  const breath = ['dragon', 'breath', 2, 5, 5];

  it('is told of all that will hit a cell, the soonest first', () => {
    const game = scene();
    const { player } = game.state;
    expect(attacksAnnouncedAt(game, player).map(inBrief)).toEqual([breath, shot]);
    expect(attacksAnnouncedAt(game, player, { x: 1, y: 0 }).map(inBrief)).toEqual([shot]);
    expect(attacksAnnouncedAt(game, player, { x: 2, y: 0 })).toEqual([]);
  });

  it('is told of the first alone', () => {
    const game = scene();
    const { player } = game.state;
    expect([firstAnnouncedAt(game, player), firstAnnouncedAt(game, player, { x: 1, y: 0 }), firstAnnouncedAt(game, player, { x: 2, y: 0 })].map(inBrief)).toEqual([breath, shot, null]);
  });

  it('leaves out one\'s own, but not those of others that come later', () => {
    const game = scene();
    const dragon = monster(game, 'dragon');
    expect([attacksAnnouncedAt(game, dragon), firstAnnouncedAt(game, dragon), announcedAttackOf(game, dragon, dragon)]).toEqual([[], null, null]);
    mark(game, 'gunner', { cells: [{ x: 6, y: 0 }], windup: 3 });
    // Against a defence of 0.
    const other = ['gunner', 'shot', 3, 8, 8];
    expect([attacksAnnouncedAt(game, dragon).map(inBrief), inBrief(firstAnnouncedAt(game, dragon))]).toEqual([[other], other]);
  });

  it('is nothing of who has announced nothing', () => {
    const game = drawAnnouncing('@..G');
    expect([announcedAttackOf(game, monster(game, 'gunner'), game.state.player), attacksAnnouncedAt(game, game.state.player), firstAnnouncedAt(game, game.state.player)]).toEqual([null, [], null]);
  });
});

describe('RULES 5.14 who leaves a marked cell', () => {
  const marking = (effects: Ability['effects']): Game => {
    const gunner = { ...announcingRows.breeds.gunner, abilities: [{ ...blows.shot, effects }] };
    const game = drawAnnouncing('@.n.N.G', { pack: { breeds: { ...announcingRows.breeds, gunner } } });
    mark(game, 'gunner', { cells: [0, 2, 4, 6].map((x) => ({ x, y: 0 })) });
    return game;
  };
  const whoLeaves = (game: Game): string[] => [game.state.player, ...game.floor.state.actors].filter((actor) => isAnnouncedAt(game, actor, actor)).map(({ breed }) => breed);

  it('is who would be harmed, but neither the heedless nor the attacker', () => {
    expect(whoLeaves(marking([{ do: 'damage', amount: 1 }]))).toEqual(['player', 'minion']);
    expect(whoLeaves(marking([{ do: 'heal', amount: 1 }, { do: 'damage', amount: 1 }]))).toEqual(['player', 'minion']);
  });

  it('is nobody if it would only do good', () => {
    expect(whoLeaves(marking([{ do: 'heal', amount: 1 }, { do: 'inflict', status: 'haste' }, { do: 'cure', status: 'venom' }]))).toEqual([]);
  });

  it('is nobody beside the marked cells', () => {
    const game = marking([{ do: 'damage', amount: 1 }]);
    expect([1, 3, 5].map((x) => isAnnouncedAt(game, game.state.player, { x, y: 0 }))).toEqual([false, false, false]);
  });
});
