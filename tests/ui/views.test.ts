import { en } from '../../src/content/text/en';
import { packs } from '../../src/content/packs';
import { SCHEMES, bindings } from '../../src/ui/keymap';
import { seedName } from '../../src/ui/seedName';
import { sheetOf } from '../../src/ui/panels/spriteSheet';
import { helpView, keyOf } from '../../src/ui/views/helpView';
import { hereView } from '../../src/ui/views/hereView';
import { hudView, xpNeed } from '../../src/ui/views/hudView';
import { inventoryView } from '../../src/ui/views/inventoryView';
import { logView } from '../../src/ui/views/logView';
import { overView } from '../../src/ui/views/overView';
import { openRun, threaten, type } from './support';

describe('hudView', () => {
  test('shows what the state says', async () => {
    const { game } = await openRun();
    expect(hudView(game)).toEqual({
      hp: 30, maxHp: 30, health: 'well', floor: 1, level: 1, xp: 0, xpNeed: 350, turn: 0, seed: '42', pack: 'Classic',
    });
  });

  test.each([[30, 'well'], [15, 'hurt'], [8, 'hurt'], [7, 'dying'], [-3, 'dying']])('%s of 30 is %s', async (hp, health) => {
    const { game } = await openRun();
    game.state.player.hp = hp;
    expect(hudView(game)).toMatchObject({ health, hp: Math.max(0, hp) });
  });

  test('each level needs 150 more', () => {
    expect([1, 2, 3].map(xpNeed)).toEqual([350, 500, 650]);
  });
});

describe('logView', () => {
  test('equal lines say how often, and the last ones are shown', () => {
    const log = [
      { tone: 'welcome', key: 'log.welcome', params: {}, count: 1 },
      { tone: 'enemyAttack', key: 'log.attack', params: { attacker: 'breed.orc', target: 'breed.player', n: 1 }, count: 3 },
    ] as const;
    expect(logView(log, 1)).toEqual([{ tone: 'enemyAttack', text: 'Orc attacks Player for 1 hit point. (x3)' }]);
    expect(logView(log, 9)).toHaveLength(2);
  });
});

describe('inventoryView and hereView', () => {
  test('slots have letters in order', async () => {
    const { game } = await openRun();
    game.state.hero.inventory = [{ id: 901, kind: 'healthPotion' }, { id: 902, kind: 'lightningScroll' }];
    expect(inventoryView(game)).toMatchObject([{ letter: 'a', name: 'Health Potion' }, { letter: 'b', name: 'Lightning Scroll' }]);
  });

  test('what lies underfoot is named, the topmost first', async () => {
    const { game } = await openRun();
    const { x, y } = game.state.player;
    expect(hereView(game)).toEqual({ item: null, hasStairs: false });
    for (const kind of ['healthPotion', 'fireballScroll']) game.floor.state.items.push({ id: 901, kind, x, y, seen: true });
    game.floor.setTile(game.state.player, game.content.tiles.findIndex((tile) => tile.stairs === 'down'));
    expect(hereView(game)).toEqual({ item: 'Fireball Scroll', hasStairs: true });
  });
});

describe('overView', () => {
  test('says what killed whom on which floor', async () => {
    const { session, game } = await openRun();
    expect(overView(game.state)).toBeNull();
    threaten(game);
    type(session, '.');
    expect(overView(game.state)).toMatchObject({ cause: 'Orc ended your run on floor 1.', when: 'You were level 1 and had seen 1 turn.', seed: '42' });
  });
});

describe('helpView', () => {
  test.each(SCHEMES)('%s: every key on the map is there, in words', (scheme) => {
    const { steps, lines } = helpView(scheme);
    expect(steps).toHaveLength(8);
    expect(steps.length + lines.length).toBe(bindings(scheme, 'play').length);
    for (const word of lines.flatMap(({ deed, keys }) => [deed, ...keys])) expect(word).not.toMatch(/^ui\./);
  });

  test('buttons show the key in force', () => {
    expect(keyOf('classic', 'pickUp')).toBe('g');
    expect(keyOf('wasd', 'wait')).toBe('Space');
  });
});

describe('texts', () => {
  test('every deed of every scheme and every pack has its words', () => {
    const keys = SCHEMES.flatMap((scheme) => bindings(scheme, 'play').map(({ deed }) => deed));
    const names = Object.keys(packs).flatMap((pack) => [`pack.${pack}`, `pack.${pack}.blurb`]);
    expect([...keys, ...names].filter((key) => !(key in en))).toEqual([]);
  });
});

describe('seedName', () => {
  test('is a seed whatever is drawn', () => {
    for (const drawn of [0, 0.5, 0.999999]) expect(seedName(() => drawn)).toMatch(/^[a-z]{2,9}-[a-z]{2,9}-\d\d$/);
  });
});

describe('sheetOf', () => {
  test('reads an atlas and refuses anything else', () => {
    const atlas = { frames: { 'ui/bag': { frame: { x: 1, y: 2, w: 18, h: 18 } } }, meta: { size: { w: 64, h: 32 } } };
    expect(sheetOf(atlas)).toEqual({ address: 'assets/atlas.png', width: 64, height: 32, frames: { 'ui/bag': { x: 1, y: 2, w: 18, h: 18 } } });
    expect(sheetOf({ frames: [] })).toBeNull();
  });
});
