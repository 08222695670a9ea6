import { Bump } from '../../src/engine/actions/fights';
import { Hood } from '../../src/engine/actions/hero';
import { UseItem } from '../../src/engine/actions/items';
import { Wait } from '../../src/engine/actions/moves';
import { brightnessAt } from '../../src/engine/facts/light';
import { isNearEnough } from '../../src/engine/facts/senses';
import { heardBy, watchersOf } from '../../src/engine/facts/told';
import type { Game } from '../../src/engine/Game';
import { decodeRun } from '../../src/engine/run/decodeRun';
import { encodeRun } from '../../src/engine/run/save';
import { all, drawCampaign, only, play } from '../support/campaignPack';
import { carried, monster, told, view } from '../support/drawGame';
import { expectRefused } from '../support/expectRefused';
import { drawLit, lightRows } from '../support/lightPack';
import { reload } from '../support/reload';

const wait = new Wait();
const waits = (n: number): Wait[] => Array.from({ length: n }, () => wait);

const LEVELS = { dark: ' ', glow: '-', lit: '*' } as const;

/** The light in every cell: `*` lit, `-` a glow, blank dark. */
function glow(game: Game): string {
  const { width, height } = game.floor;
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (__, x) => LEVELS[brightnessAt(game, { x, y })]).join('')).join('\n');
}

/** The player with endless hit points. */
function sturdy(game: Game): Game {
  Object.assign(game.state.player, { hp: 500, maxHp: 500 });
  return game;
}

describe('the light of the lantern', () => {
  it.each([
    ['open it lights 8 cells', {}, `*********${' '.repeat(6)}`],
    ['hooded it glows for 2', { hooded: true }, `---${' '.repeat(12)}`],
    ['hooded and nearly empty it glows as far', { hooded: true, oil: 1 }, `---${' '.repeat(12)}`],
    ['nearly empty it lights less far', { oil: 30 }, `*****${' '.repeat(10)}`],
    ['empty it glows for 1', { oil: 0 }, `--${' '.repeat(13)}`],
  ] as const)('RULES 5.6 %s', (_name, changes, expected) => {
    expect(glow(drawLit(`@${'.'.repeat(14)}`, {}, changes))).toBe(expected);
  });

  it('RULES 5.6 does not go around corners', () => {
    expect(glow(drawLit('@.#..', {}))).toBe('***  ');
  });

  it('RULES 5.6 everything is lit in a pack without light', () => {
    expect(glow(drawCampaign(`@${'.'.repeat(14)}`))).toBe('*'.repeat(15));
  });
});

describe('the hood', () => {
  it('RULES 5.6 closes in a turn and opens in none', () => {
    const game = drawLit(`@${'.'.repeat(9)}`);
    const closed = play(game, new Hood());
    expect([game.state.turn, game.state.hero.hooded, told(closed), only(closed, 'lightChanged')]).toEqual([1, true, ['log.hooded'], [{ type: 'lightChanged', radius: 2, seen: true }]]);
    expect(view(game)).toBe('@.._______');
    const opened = play(game, new Hood());
    expect([game.state.turn, game.state.hero.hooded, told(opened), only(opened, 'lightChanged')]).toEqual([1, false, ['log.unhooded'], [{ type: 'lightChanged', radius: 8, seen: true }]]);
    expect(view(game)).toBe('@........_');
  });

  it('RULES 5.6 hides light and saves no oil', () => {
    const game = drawLit('@', {}, { hooded: true });
    play(game, ...waits(5));
    expect(game.state.hero.oil).toBe(595);
  });

  it('RULES 5.6 covers the light that worn things add', () => {
    const worn = { carry: ['ring'], wear: ['ring'] };
    expect(view(drawLit(`@${'.'.repeat(9)}`, worn))).toBe('@.........');
    expect(view(drawLit(`@${'.'.repeat(9)}`, worn, { hooded: true }))).toBe('@.._______');
  });

  it('RULES 5.6 needs oil to hide, and a pack with light', () => {
    expectRefused(drawLit('@', {}, { oil: 0 }), new Hood(), { key: 'refused.hoodDark' });
    expectRefused(drawCampaign('@'), new Hood(), { key: 'refused.noHood' });
    const dark = drawLit('@', {}, { oil: 0, hooded: true });
    play(dark, new Hood());
    expect(dark.state.hero.hooded).toBe(false);
  });

  it('RULES 5.6 stays closed when the lantern is filled', () => {
    const game = drawLit(`@${'.'.repeat(9)}`, { carry: ['oil'] }, { hooded: true, oil: 0 });
    expect(view(game)).toBe('@.________');
    play(game, new UseItem(carried(game, 'oil')));
    expect([game.state.hero.hooded, view(game)]).toEqual([true, '@.._______']);
  });
});

describe('what shines', () => {
  it('RULES 5.6 a torch lights the cells before its wall, and no others', () => {
    expect(glow(drawLit(`
      ....T....
      .........
      ###.#####
      ........@`, {}, { oil: 0 }))).toBe([' ******* ', '  *****  ', '  ***** -', '       --'].join('\n'));
  });

  it('RULES 5.6 a fire and a lamp-bearer light the cells around them', () => {
    const game = drawLit('@.......', {}, { hooded: true });
    game.floor.layHazards([{ kind: 'fire', x: 5, y: 0, turns: 9 }]);
    game.look();
    expect(glow(game)).toBe('---*****');
    expect(glow(drawLit('@....n..', {}, { hooded: true }))).toBe('---*****');
  });

  it('RULES 5.6 a thing on the ground lights the cells around it until it is taken', () => {
    const game = drawLit('@..E......', {}, { hooded: true });
    expect(glow(game)).toBe('-*****    ');
    game.floor.state.items = [];
    game.look();
    expect(glow(game)).toBe('---       ');
  });

  it('RULES 5.6 a burning hero is lit, whatever its lantern does', () => {
    const game = drawLit('@......', { pack: { statuses: { ...lightRows.statuses, ablaze: { ...lightRows.statuses.ablaze, shines: 1 } } } }, { hooded: true });
    game.state.player.statuses = { ablaze: 4 };
    game.look();
    expect(glow(game)).toBe('**-    ');
  });

  it('RULES 5.6 gas that does not shine gives no light, nor does a monster that hides, nor one that does not shine', () => {
    const glower = { ...lightRows.breeds.mimic, shines: 2, brain: [] };
    const game = drawLit('@.....M.....r', { pack: { breeds: { ...lightRows.breeds, mimic: glower } } }, { hooded: true });
    game.floor.layHazards([{ kind: 'gas', x: 10, y: 0, turns: 9 }]);
    game.look();
    expect(glow(game)).toBe(`---${' '.repeat(10)}`);
    monster(game, 'mimic').hidden = false;
    game.look();
    expect(glow(game)).toBe('--- *****    ');
  });

  it.each([1, 2])('RULES 5.6 a thing or a fire that shines for %i lights so many cells around it', (shines) => {
    const { hazards, itemKinds } = lightRows;
    const pack = { hazards: { ...hazards, fire: { ...hazards.fire, shines } }, itemKinds: { ...itemKinds, ember: { ...itemKinds.ember, shines } } };
    const game = drawLit(`@.....E${'.'.repeat(12)}`, { pack }, { hooded: true });
    game.floor.layHazards([{ kind: 'fire', x: 14, y: 0, turns: 9 }]);
    game.look();
    expect(glow(game).trim().split(/ +/)).toEqual(['---', '*'.repeat(2 * shines + 1), '*'.repeat(2 * shines + 1)]);
  });

  it('RULES 5.15 who stands in smoke sees no light but that of the next cell, nor is it seen from farther', () => {
    const smoke = { glyph: '8', colour: '#ffffff', sprite: 'none', effects: [], hides: true } as const;
    const game = drawLit('n...@.n...r', { pack: { hazards: { ...lightRows.hazards, smoke } } });
    expect([view(game), game.isExposed(monster(game, 'rat'))]).toEqual(['n...@.n...r', true]);
    game.floor.layHazards([{ kind: 'smoke', x: 4, y: 0, turns: 9 }]);
    game.look();
    expect([view(game), game.isExposed(monster(game, 'rat'))]).toEqual(['___.@._____', false]);
  });

  it('RULES 5.6 light moves with its bearer, ends with its fire, and a door shuts it in', () => {
    const game = drawLit('@..........bS', { pack: { breeds: { ...lightRows.breeds, bomb: { ...lightRows.breeds.bomb, shines: 1, onDeath: [] } } } }, { hooded: true });
    expect(glow(game).indexOf('*')).toBe(10);
    game.floor.leave(monster(game, 'bomb'));
    monster(game, 'bomb').x = 6;
    game.floor.enter(monster(game, 'bomb'));
    game.look();
    expect(glow(game)).toBe('---  ***     ');
    game.floor.setTile({ x: 5, y: 0 }, game.content.tiles.findIndex(({ id }) => id === 'doorClosed'));
    game.look();
    expect([glow(game), view(game)]).toEqual(['---  ***     ', '@..__________']);
    game.remove(monster(game, 'bomb'));
    game.floor.layHazards([{ kind: 'fire', x: 11, y: 0, turns: 1 }]);
    game.look();
    expect(glow(game)).toBe('---      ****');
    play(game, wait);
    expect(glow(game)).toBe('---          ');
  });
});

describe('what the player sees by light', () => {
  it('RULES 5.6 hooded it sees a lit room and who stands there, and may shoot at them', () => {
    const game = drawLit('@.....Q.S...', { carry: ['daze'] }, { hooded: true });
    expect(view(game)).toBe('@.....Q.S.__');
    expect(game.seesActor(monster(game, 'statue'))).toBe(true);
    play(game, new UseItem(carried(game, 'daze'), { x: 8, y: 0 }));
    expect(monster(game, 'statue').statuses).toHaveProperty('dizzy');
  });

  it('RULES 5.6 what is lit is seen within 10 cells, and blind eyes see neither', () => {
    const game = drawLit(`@${'.'.repeat(9)}nn`, {}, { hooded: true });
    expect(view(game)).toBe('@.._____..n_');
    game.state.player.statuses = { blind: 5 };
    game.look();
    expect(view(game)).toBe('@.__________');
  });

  it('RULES 5.6 a wall is seen lit only on its near side', () => {
    const game = drawLit(`
      ##########
      @.....#.Q#
      ##########`, {}, { hooded: true });
    expect(game.floor.isVisible(6, 1)).toBe(false);
    const open = drawLit(`
      ##########
      @......Q##
      ##########`, {}, { hooded: true });
    expect(open.floor.isVisible(6, 0)).toBe(true);
  });
});

/** Whether a monster that just stands there notices the player. */
const isNoticed = (game: Game): boolean => watchersOf(game).length > 0;

describe('how far a monster notices the player', () => {
  it.each([
    ['lit', {}, 8],
    ['below `dim` all the same', { oil: 10 }, 8],
    ['hooded', { hooded: true }, 5],
    ['without oil, but for its noise', { oil: 0 }, 7],
  ] as const)('RULES 5.6 %s', (_name, changes, far) => {
    for (let x = 1; x <= 10; x++) {
      const game = drawLit(`@${'.'.repeat(x - 1)}r...`, {}, changes);
      expect([x, isNoticed(game)]).toEqual([x, x <= far]);
    }
  });

  it('RULES 5.6 hooded in the light of a torch as far as with an open lantern', () => {
    const game = drawLit('Q@......r', {}, { hooded: true });
    expect(isNoticed(game)).toBe(true);
    expect(isNoticed(drawLit('..@......r', {}, { hooded: true }))).toBe(false);
  });

  it('RULES 5.6 in the dark within 3', () => {
    const dark = { light: { ...lightRows.light, notice: { dark: 3, glow: 3, lit: 8 } } };
    expect([3, 4].map((x) => isNoticed(drawLit(`@${'.'.repeat(x - 1)}r`, { pack: dark }, { hooded: true })))).toEqual([true, false]);
  });

  it('RULES 5.6 by its noise in percent of dx^2 + dy^2, and not through walls', () => {
    const quiet = { itemKinds: { ...lightRows.itemKinds, boots: { ...lightRows.itemKinds.boots, noise: 50 } } };
    const worn = { carry: ['boots'], wear: ['boots'], pack: quiet };
    expect([5, 6].map((x) => isNoticed(drawLit(`@${'.'.repeat(x - 1)}r`, worn)))).toEqual([true, false]);
    expect(isNoticed(drawLit('@#r'))).toBe(false);
  });

  it.each([[{}, 7], [{ hooded: true }, 4], [{ oil: 0 }, 6]] as const)('RULES 5.1 a sleeper is woken by a player (%j) from %i cells and no farther', (changes, far) => {
    const wakes = (x: number): boolean => {
      const game = drawLit(`@#${'.'.repeat(x - 2)}z`, {}, changes);
      monster(game, 'dormouse').asleep = true;
      for (let turn = 0; turn < 60; turn++) game.turn(wait);
      return !monster(game, 'dormouse').asleep;
    };
    expect([wakes(far), wakes(far + 1)]).toEqual([true, false]);
  });

  it('RULES 5.6 beside it however quiet and dark, unless the monster is asleep', () => {
    const silent = { light: { ...lightRows.light, notice: { dark: 0, glow: 0, lit: 1 } } };
    for (const asleep of [false, true]) {
      const game = drawLit('.r\n@.', { pack: silent });
      monster(game, 'rat').asleep = asleep;
      expect(isNearEnough(game, monster(game, 'rat'), game.state.player)).toBe(!asleep);
    }
  });
});

describe('a hunter that no longer notices the player', () => {
  it('RULES 5.6 goes on to where it last noticed it and gives up 8 turns later', () => {
    const game = sturdy(drawLit(`@${'.'.repeat(7)}r`));
    play(game, wait);
    expect(monster(game, 'rat')).toMatchObject({ alert: 8, x: 7, goal: 0 });
    game.state.player.statuses = { veiled: 20 };
    play(game, wait, wait, wait);
    expect(monster(game, 'rat')).toMatchObject({ alert: 5, x: 4, goal: 0 });
  });

  it('RULES 5.6 gives up before it gets there if that takes longer', () => {
    const game = sturdy(drawLit(`@${'.'.repeat(7)}r`));
    play(game, wait);
    Object.assign(monster(game, 'rat'), { alert: 2, statuses: { stiff: 9 } });
    game.state.player.statuses = { veiled: 20 };
    play(game, wait);
    expect(monster(game, 'rat')).toMatchObject({ alert: 1, goal: 0 });
    play(game, wait);
    expect(monster(game, 'rat')).toMatchObject({ alert: 0, goal: -1 });
  });

  it('RULES 1.8 is as alert after a save, and the hood is as it was', () => {
    const game = sturdy(drawLit(`@${'.'.repeat(7)}r`));
    play(game, wait, new Hood());
    const read = decodeRun(encodeRun(game.state));
    expect(read).toMatchObject({ ok: true, run: { state: { hero: { hooded: true }, floors: [{ actors: [{ alert: 7 }] }] } } });
  });

  it('RULES 5.6 one that was only called keeps going', () => {
    const game = drawLit(`@#${'.'.repeat(15)}r`, {}, { hooded: true });
    monster(game, 'rat').goal = 2;
    play(game, ...waits(15));
    expect(monster(game, 'rat').x).toBe(2);
  });
});

describe('what the player hears', () => {
  it('RULES 5.6 monsters that go somewhere, unseen and within 6 cells for their noise', () => {
    const game = drawLit('@#...r...r', {});
    for (const rat of all(game, 'rat')) rat.goal = 2;
    expect(heardBy(game).map(({ x }) => x)).toEqual([5]);
    all(game, 'rat').forEach((rat) => { rat.goal = -1; });
    expect(heardBy(game)).toEqual([]);
  });

  it('RULES 5.6 but not those it sees, that sleep or that hide, and none without light', () => {
    const game = drawLit('r@#zM');
    for (const actor of game.floor.state.actors) actor.goal = 1;
    monster(game, 'dormouse').asleep = true;
    expect(heardBy(game)).toEqual([]);
    const plain = drawCampaign('@#r');
    monster(plain, 'rat').goal = 0;
    expect([heardBy(plain), watchersOf(plain)]).toEqual([[], []]);
  });
});

describe('monsters and light', () => {
  it('RULES 5.6 a monster of the dark stands still while it is lit, and comes through a glow', () => {
    const game = sturdy(drawLit('@.....D'));
    play(game, ...waits(3));
    expect(monster(game, 'shade').x).toBe(6);
    const hooded = sturdy(drawLit('@....D', {}, { hooded: true }));
    play(hooded, ...waits(4));
    expect(monster(hooded, 'shade').x).toBe(1);
    const torch = sturdy(drawLit('@..QD', {}, { hooded: true }));
    play(torch, ...waits(3));
    expect(monster(torch, 'shade').x).toBe(4);
  });

  it('RULES 5.6 one that fears light leaves it, waits at its edge, and comes when it is dark', () => {
    const game = sturdy(drawLit(`@....x${'.'.repeat(9)}`));
    play(game, ...waits(6));
    expect(monster(game, 'roach').x).toBe(9);
    play(game, new Hood());
    monster(game, 'roach').goal = 0;
    play(game, ...waits(9));
    expect(monster(game, 'roach').x).toBe(1);
  });

  it('RULES 5.6 one that fears light fights in a corner', () => {
    const game = sturdy(drawLit('@x'));
    expect(only(play(game, wait), 'attacked')).toHaveLength(1);
  });

  it('RULES 5.6 one that seeks light comes to it, from farther than it would notice the player', () => {
    const game = sturdy(drawLit(`@${'.'.repeat(9)}W`));
    play(game, wait);
    expect(monster(game, 'moth').x).toBe(9);
    const torch = drawLit('@#......Q...W', {}, { hooded: true });
    play(torch, ...waits(5));
    expect(monster(torch, 'moth').x).toBe(9);
    const dark = drawLit(`@${'.'.repeat(9)}W`, {}, { hooded: true });
    play(dark, ...waits(3));
    expect(monster(dark, 'moth').x).toBe(10);
  });

  it('RULES 5.6 one that snuffs puts out what can be put out, first coming closer', () => {
    const game = drawLit(`
      ....T....
      .........
      Z........
      #########
      @........`, {}, { hooded: true });
    play(game, ...waits(2));
    expect(game.floor.tileAt(4, 0).id).toBe('torch');
    play(game, ...waits(3));
    expect(game.floor.tileAt(4, 0).id).toBe('torchOut');
    expect(glow(game)).not.toContain('*');
  });

  it('RULES 5.6 the player is told of a light that goes out in view', () => {
    const game = drawLit('@....Q.Z', {}, { hooded: true });
    const events = play(game, wait, wait);
    expect([told(events), game.floor.tileAt(5, 0).id]).toEqual([['log.snuffed'], 'brazierOut']);
  });
});

test('RULES 5.6 light is the same after a save and in a fork', () => {
  const game = drawLit('@.....Q.r..E', {}, { hooded: true });
  play(game, wait);
  const all = [game, reload(game), game.fork()];
  const seen = (): string[] => all.map((run) => JSON.stringify([glow(run), view(run)]));
  expect(new Set(seen()).size).toBe(1);
  for (const run of all) play(run, wait, new Bump(1, 0));
  expect(new Set(seen()).size).toBe(1);
  expect(all.map(({ hash }) => hash)).toEqual(all.map(() => game.hash));
});

test('RULES 1.2 the player remembers a tile that changed out of view as it was', () => {
  const game = drawLit(`@.|${'.'.repeat(4)}`);
  const door = game.content.tiles.findIndex(({ id }) => id === 'doorClosed');
  play(game, new Hood());
  game.floor.setTile({ x: 5, y: 0 }, door);
  expect([game.floor.tileAt(5, 0).id, game.floor.rememberedAt(5, 0).id]).toEqual(['doorClosed', 'ground']);
  const read = decodeRun(encodeRun(game.state));
  expect(read).toMatchObject({ ok: true, run: { state: { floors: [{ memories: [{ x: 5, y: 0 }] }] } } });
  game.floor.setTile({ x: 5, y: 0 }, 1);
  expect(game.floor.state.memories).toEqual([]);
  game.floor.setTile({ x: 5, y: 0 }, door);
  play(game, new Hood());
  expect([game.floor.rememberedAt(5, 0).id, game.floor.state.memories]).toEqual(['doorClosed', []]);
});
