import { stayAlert } from '../../../src/engine/ai/brain';
import { isBeside } from '../../../src/engine/facts/combat';
import { enemyOf, isNearEnough, isNearer, notices } from '../../../src/engine/facts/senses';
import { heardBy, isHeard, isWatching, watchersOf } from '../../../src/engine/facts/told';
import { takeSide } from '../../../src/engine/rules/arrivals';
import type { Game } from '../../../src/engine/Game';
import { all, campaignRows, drawCampaign } from '../../support/campaignPack';
import { monster, type Drawing } from '../../support/drawGame';
import { drawLit, lightRows } from '../../support/lightPack';
import { breedsWith } from '../../support/tinyPack';
import { drawWater } from '../../support/waterPack';

const dim = { sprite: 'none', sees: 3 } as const;

/** A run as drawn in which every squire is an ally; the pack's sight is 5 cells, and 3 for those who are dim. */
function drawSides(map: string, { pack, ...drawing }: Drawing = {}): Game {
  const statuses = { ...campaignRows.statuses, dim };
  const game = drawCampaign(map, { ...drawing, pack: { ...campaignRows, sight: 5, statuses, ...pack } });
  for (const squire of all(game, 'squire')) takeSide(game, squire, { side: 'player', bound: 0 });
  return game;
}

/** A hall in which the player is walled off and a rat is in the corner; an ally stands at a place. */
function hall(x: number, y: number): Game {
  const rows = Array.from({ length: 8 }, () => Array<string>(8).fill('.').concat('#', '.'));
  for (const [at, glyph] of [[[0, 0], 'r'], [[x, y], 'F'], [[9, 7], '@']] as const) (rows[at[1]] as string[])[at[0]] = glyph;
  return drawSides(rows.map((row) => row.join('')).join('\n'));
}

/** The breed of the one an actor is after. */
const after = (game: Game, breed: string): string | undefined => enemyOf(game, monster(game, breed))?.breed;

describe('RULES 5.13 a monster and an ally notice each other', () => {
  it.each([[5, 0, true], [0, 5, true], [3, 4, true], [6, 0, false], [4, 4, false], [1, 5, false]])('within the sight of the pack: %i, %i is %s', (x, y, isSeen) => {
    const game = hall(x, y);
    expect([after(game, 'rat'), after(game, 'squire')]).toEqual(isSeen ? ['squire', 'rat'] : [undefined, undefined]);
  });

  it.each([[3, 0, true], [2, 2, true], [4, 0, false], [3, 1, false]])('less far with a status that limits its own sight: %i, %i is %s', (x, y, isSeen) => {
    const game = hall(x, y);
    monster(game, 'rat').statuses = { haste: 9, dim: 9 };
    expect([after(game, 'rat'), after(game, 'squire')]).toEqual([isSeen ? 'squire' : undefined, 'rat']);
  });

  it.each([[1, 0, true], [1, 1, true], [2, 0, false]])('an invisible one only from the next cell: %i, %i is %s', (x, y, isSeen) => {
    const game = hall(x, y);
    monster(game, 'squire').statuses['veiled'] = 9;
    expect([after(game, 'rat'), after(game, 'squire')]).toEqual([isSeen ? 'squire' : undefined, 'rat']);
  });

  it('in a clear line', () => {
    expect(after(drawSides('r.#.F#@'), 'rat')).toBeUndefined();
    expect(after(drawSides('r...F#@'), 'rat')).toBe('squire');
  });

  it('and are after the nearest, of those as near the oldest', () => {
    const game = drawSides('.F.r.F.#@');
    const [first, second] = all(game, 'squire');
    if (!first || !second) throw new Error('two squires');
    expect(enemyOf(game, monster(game, 'rat'))).toBe(first);
    first.x = 0;
    game.floor.enter(first);
    expect(enemyOf(game, monster(game, 'rat'))).toBe(second);
    expect([isNearer({ x: 3, y: 0 }, first, second), isNearer({ x: 3, y: 0 }, second, first), isNearer({ x: 3, y: 0 }, second, second)]).toEqual([false, true, false]);
  });

  it('but an ally lets lie what sleeps or hides', () => {
    const rat = (change: object): string | undefined => {
      const game = drawSides('F.r#@');
      Object.assign(monster(game, 'rat'), change);
      return after(game, 'squire');
    };
    expect([rat({}), rat({ asleep: true }), rat({ hidden: true })]).toEqual(['rat', undefined, undefined]);
  });
});

describe('a monster notices the player', () => {
  it.each([[3, true], [4, false]])('as far as its statuses let it see: %i cells are %s', (steps, isNoticed) => {
    const game = drawSides(`@${'.'.repeat(steps - 1)}r`);
    monster(game, 'rat').statuses = { haste: 9, dim: 9 };
    expect(notices(game, monster(game, 'rat'))).toBe(isNoticed);
  });

  it.each([['@r', true], ['@.\n.r', true], ['@.r', false], ['@..\n...\n..r', false]])('that is invisible only from the next cell: %j is %s', (map, isNoticed) => {
    const game = drawSides(map);
    game.state.player.statuses['veiled'] = 9;
    expect(notices(game, monster(game, 'rat'))).toBe(isNoticed);
  });
});

it.each([[451, false], [452, true]])('RULES 5.6 10 cells across and 11 down are near enough for a radius of 7 and %i percent of noise: %s', (noise, isNear) => {
  const light = { ...lightRows.light, notice: { dark: 7, glow: 7, lit: 7 } };
  const game = drawLit('@', { pack: { light, breeds: { ...lightRows.breeds, ...breedsWith('player', { noise }) } } });
  expect(isNearEnough(game, { x: 10, y: 11, asleep: false }, game.state.player)).toBe(isNear);
});

describe('RULES 5.6 what a watcher is', () => {
  it.each<[string, object, boolean]>([
    ['awake', {}, true], ['asleep', { asleep: true }, false], ['hidden', { hidden: true }, false], ['a captive', { bound: 3 }, false], ['an ally', { side: 'player' }, false],
  ])('a monster beside the player that is %s', (_how, change, watches) => {
    const game = drawLit('@r');
    Object.assign(monster(game, 'rat'), change);
    expect([isWatching(game, monster(game, 'rat')), watchersOf(game).length]).toEqual([watches, watches ? 1 : 0]);
  });

  it.each<[string, object]>([['under water', { hidden: true }], ['blind', { statuses: { dim: 9 } }]])('a monster that holds the player does, %s', (_how, change) => {
    const statuses = { ...lightRows.statuses, dim: { ...dim, sees: 1 } };
    const game = drawLit('@.\n.r', { pack: { statuses } });
    const rat = monster(game, 'rat');
    Object.assign(rat, change);
    expect(isWatching(game, rat)).toBe(false);
    rat.clings = game.state.player.id;
    expect([isWatching(game, rat), watchersOf(game)]).toEqual([true, [rat]]);
    rat.asleep = true;
    expect(isWatching(game, rat)).toBe(false);
  });

  it.each([['@E==', true], ['@.E==', false]])('one under water does where the player sees it, from beside: %s is %s', (map, watches) => {
    const game = drawWater(map, { pack: { light: lightRows.light, lantern: lightRows.lantern } });
    const eel = monster(game, 'eel');
    game.floor.setTile(eel, game.content.tiles.findIndex(({ id }) => id === 'deepWater'));
    eel.hidden = true;
    game.look();
    expect([game.seesActor(eel), isWatching(game, eel)]).toEqual([watches, watches]);
  });

  it('one without a mind does not, nor one too far off, and there are none in a pack without light', () => {
    expect([watchersOf(drawLit('@n')), watchersOf(drawLit(`@${'.'.repeat(8)}r`)), watchersOf(drawCampaign('@r'))]).toEqual([[], [], []]);
    expect(isWatching(drawCampaign('@r'), monster(drawCampaign('@r'), 'rat'))).toBe(true);
  });
});

describe('RULES 5.6 the player hears', () => {
  it.each([[6, 0, true], [7, 0, false], [4, 4, true], [5, 4, false]])('what goes somewhere out of sight: at %i, %i it is %s', (x, y, isNear) => {
    const rows = Array.from({ length: 8 }, (_, row) => Array.from({ length: 9 }, (__, column) => (Math.max(row, column) === 1 ? '#' : '.')));
    (rows[0] as string[])[0] = '@';
    (rows[y] as string[])[x] = 'r';
    const game = drawLit(rows.map((row) => row.join('')).join('\n'));
    const rat = monster(game, 'rat');
    expect(isHeard(game, rat)).toBe(false);
    rat.goal = 0;
    expect([isHeard(game, rat), heardBy(game).length]).toEqual([isNear, isNear ? 1 : 0]);
  });

  it('nothing in a pack without light', () => {
    const game = drawCampaign('@#r');
    monster(game, 'rat').goal = 0;
    expect([heardBy(game), isHeard(game, monster(game, 'rat'))]).toEqual([[], false]);
  });
});

describe('RULES 5.6 a hunt', () => {
  const forgets = lightRows.light.forgets;

  it('ends with the last of the turns in which the player went unnoticed, and starts anew when it is noticed', () => {
    const game = drawLit('@#r');
    const rat = monster(game, 'rat');
    Object.assign(rat, { alert: forgets, goal: 0 });
    const goals = Array.from({ length: forgets + 1 }, () => {
      stayAlert(game, rat);
      return rat.goal;
    });
    expect(goals).toEqual([...Array<number>(forgets - 1).fill(0), -1, -1]);
    expect(rat.alert).toBe(0);
    const seen = drawLit('@.r');
    stayAlert(seen, monster(seen, 'rat'));
    expect(monster(seen, 'rat').alert).toBe(forgets);
  });

  it.each<[string, object]>([['asleep', { asleep: true }], ['hidden', { hidden: true }]])('is none of one that is %s', (_how, change) => {
    const game = drawLit('@.r');
    Object.assign(monster(game, 'rat'), change);
    stayAlert(game, monster(game, 'rat'));
    expect(monster(game, 'rat').alert).toBe(0);
  });

  it('goes on without an end where it was only sent', () => {
    const game = drawLit('@#r');
    Object.assign(monster(game, 'rat'), { alert: 0, goal: 0 });
    stayAlert(game, monster(game, 'rat'));
    expect(monster(game, 'rat')).toMatchObject({ alert: 0, goal: 0 });
  });
});

describe('a monster can attack', () => {
  it.each([['.r\n@.', true], ['r.\n@.', true], ['..\n@r', true], ['..r\n@..', false], ['@.r', false]])('one that only steps straight not across a corner: %j', (map, byEight) => {
    const isNext = (directions: 4 | 8): boolean => {
      const game = drawCampaign(map, { pack: { breeds: { ...campaignRows.breeds, rat: { ...lightRows.breeds.rat, directions } } } });
      return isBeside(game, monster(game, 'rat'), game.state.player);
    };
    expect([isNext(8), isNext(4)]).toEqual([byEight, byEight && !map.startsWith('.r')]);
  });
});
