import { describeItem } from '../../src/engine/effects/describe';
import { en } from '../../src/content/text/en';
import { packs } from '../../src/content/packs';
import { BINDINGS, SCHEMES } from '../../src/ui/input/bindings';
import { bindings } from '../../src/ui/input/keymap';
import { seedName } from '../../src/ui/run/newRuns';
import { sheetOf } from '../../src/ui/panels/Sprite';
import { setLanguage, speakAs, text } from '../../src/keep/text';
import { maxHpOf } from '../../src/engine/facts/stats';
import { forgetNature } from '../../src/engine/facts/traits';
import { bossView, hudView } from '../../src/ui/views/hudView';
import { helpView } from '../../src/ui/views/helpView';
import { badgeOf, keyLabel, keyOf, labelOf } from '../../src/ui/views/keyLabel';
import { hereView, logView } from '../../src/ui/views/logView';
import { characterView, rewardView } from '../../src/ui/views/heroView';
import { surroundingsSummary, surroundingsView, whereabouts } from '../../src/ui/views/surroundingsView';
import { Inventory } from '../../src/ui/modes/Bag';
import { inventoryView, itemLines, itemView } from '../../src/ui/views/inventoryView';
import { overView } from '../../src/ui/views/overView';
import { item, lying, openRun, put, putOrc, threaten, type, defaultKeys } from './support';

const LAYERS = ['play', 'aim', 'list', 'menu', 'page', 'capture'] as const;

describe('hudView', () => {
  test('shows the state', async () => {
    const { game } = await openRun();
    expect(hudView(game, describeItem)).toEqual({
      hp: 30, maxHp: 30, health: 'well', floor: 1, power: 5, defence: 2, defenceTip: 'Subtracted from every hit you take.', growth: { level: 1, xp: 0, xpNeed: 350 }, turn: 0, oil: null, isNoticed: null, finds: null, findsSprite: 'ui/star', statuses: [], allies: [], worn: [], seed: '42', dungeon: 'Classic (no gear)',
    });
  });

  test('shows equipment by its slot, wherever it is in the bag', async () => {
    const { game } = await openRun({ pack: 'classic' });
    const names = (): string[] => hudView(game, null).worn.map(({ name }) => name);
    expect(names()).toEqual(['Dagger', 'Leather Armour']);
    game.state.hero.inventory.reverse();
    expect(names()).toEqual(['Dagger', 'Leather Armour']);
  });

  test('counts equipment, and names it', async () => {
    const { game } = await openRun({ pack: 'classic' });
    expect(hudView(game, describeItem)).toMatchObject({ power: 4, defence: 2, worn: [{ name: 'Dagger', sprite: 'item/dagger', about: ['Slot: weapon.', '+2 power.'] }, { name: 'Leather Armour' }] });
  });

  test('rewords equipment when it is enchanted, and in another language', async () => {
    const { game } = await openRun({ pack: 'classic' });
    const first = (): string[] => hudView(game, describeItem).worn.slice(0, 1).flatMap(({ name, about }) => [name, about.at(-1) ?? '']);
    const before = first();
    for (const worn of game.state.hero.inventory) worn.plus = 1;
    expect([before, first()]).toEqual([['Dagger', '+2 power.'], ['Dagger +1', '+3 power.']]);
    await speakAs('de');
    expect(first()).toEqual(['Dolch +1', '+3 Kraft.']);
    setLanguage('en');
  });

  test('has no levels if the pack has none', async () => {
    const { game } = await openRun({ pack: 'goblins' });
    expect(hudView(game, describeItem).growth).toBeNull();
  });

  test('shows the player\'s statuses', async () => {
    const { game } = await openRun();
    game.state.player.statuses = { confusion: 7 };
    expect(hudView(game, describeItem).statuses).toMatchObject([{ id: 'confusion', name: 'confused', sprite: 'status/confusion', turns: 7 }]);
  });

  test.each([[30, 'well'], [15, 'hurt'], [8, 'hurt'], [7, 'dying'], [-3, 'dying']])('%s of 30 is %s', async (hp, health) => {
    const { game } = await openRun();
    game.state.player.hp = hp;
    expect(hudView(game, describeItem)).toMatchObject({ health, hp: Math.max(0, hp) });
  });

  test('RULES 1.5: each level needs 150 more', async () => {
    const { game } = await openRun();
    const needs = [1, 2, 3].map((level) => {
      game.state.hero.level = level;
      return hudView(game, describeItem).growth?.xpNeed;
    });
    expect(needs).toEqual([350, 500, 650]);
  });
});

describe('logView', () => {
  test('equal lines have a count, and the last ones are shown', async () => {
    const { game } = await openRun();
    game.state.log = [
      { tone: 'welcome', key: 'log.welcome', params: {}, count: 1 },
      { tone: 'enemyAttack', key: 'log.attack', params: { attacker: 'breed.orc', target: 'breed.player', n: 1 }, count: 3 },
    ];
    expect(logView(game, 1)).toEqual([{ tone: 'enemyAttack', text: 'Orc attacks Player for 1 hit point. (x3)', place: 1 }]);
    expect(logView(game, 9)).toHaveLength(2);
  });

  test.each([
    ['status.poison.begins', 'breed.player', 'enemyAttack'], ['status.poison.begins', 'breed.rat', 'status'],
    ['status.haste.begins', 'breed.player', 'status'], ['log.ambush', 'breed.snake', 'enemyAttack'],
    ['status.haste.begins', 'breed.scavenger', 'enemyAttack'], ['status.haste.begins', 'breed.wolfCub', 'status'],
    ['status.haste.ends', 'breed.player', 'enemyAttack'], ['status.haste.ends', 'breed.rat', 'status'], ['status.stunned.ends', 'breed.rat', 'enemyAttack'],
    ['ability.quicken.used', 'breed.shaman', 'enemyAttack'], ['ability.quicken.used', 'breed.wolfCub', 'status'], ['hit.teleport', 'breed.rat', 'enemyAttack'],
    ['log.followed', 'breed.rat', 'enemyAttack'], ['log.followed', 'breed.wolfCub', 'status'], ['log.letsGo', 'breed.rat', 'status'],
    ['hit.lure.unseen', 'breed.siren', 'enemyAttack'], ['hit.change.rises', 'breed.eel', 'enemyAttack'], ['log.dives', 'breed.eel', 'enemyAttack'], ['log.dives', 'breed.wolfCub', 'status'],
    ['trap.dart.springs', 'breed.player', 'enemyAttack'], ['trap.dart.springs', 'breed.rat', 'status'],
    ['log.lightLeast', 'breed.player', 'enemyAttack'], ['log.hooded', 'breed.player', 'status'], ['hit.identify', 'breed.player', 'status'],
  ])('%s of %s looks like %s', async (key, target, tone) => {
    const { game } = await openRun({ pack: 'lanternfall' });
    put(game, 'wolfCub', { side: 'player' });
    game.state.log = [{ tone: 'status', key, params: { target, actor: target }, count: 1 }];
    expect(logView(game, 1)).toMatchObject([{ tone }]);
  });

  test('steps by which the light shrinks are no lines, and take none of the last ones', async () => {
    const { game } = await openRun({ pack: 'lanternfall' });
    game.state.log = ['log.welcome', 'log.lightLess', 'log.hooded', 'log.lightLess'].map((line) => ({ tone: 'status', key: line, params: {}, count: 1 }));
    expect(logView(game, 2).map(({ place }) => place)).toEqual([0, 2]);
  });
});

describe('inventoryView and hereView', () => {
  test('slots have letters in order', async () => {
    const { session, game } = await openRun();
    game.state.hero.inventory = [item(901, 'healthPotion'), item(902, 'lightningScroll')];
    expect(inventoryView(game, new Inventory('use').slots(session))).toMatchObject([{ letter: 'a', name: 'Health Potion', isWorn: false }, { letter: 'b', name: 'Lightning Scroll' }]);
  });

  test('a worn item shows its slot, and an affix is part of the name', async () => {
    const { game } = await openRun({ pack: 'goblinsGeared' });
    const sword = item(901, 'sword', ['keen']);
    Object.assign(game.state.hero, { inventory: [sword], worn: { weapon: 901 } });
    expect(itemView(game, sword)).toMatchObject({ name: 'Keen Sword', isWorn: true });
    expect(itemLines(game, sword)).toEqual(['Slot: weapon.', '+4 power.']);
  });

  test('items underfoot are named, the topmost first', async () => {
    const { game } = await openRun();
    expect(hereView(game)).toEqual({ item: null, stairs: null });
    for (const kind of ['healthPotion', 'fireballScroll']) game.floor.state.items.push(lying(901, kind, game.state.player));
    game.floor.setTile(game.state.player, game.content.tiles.findIndex((tile) => tile.stairs === 'down'));
    expect(hereView(game)).toEqual({ item: 'Fireball Scroll', stairs: 'down' });
  });
});

describe('overView', () => {
  test('says what killed the player on which floor', async () => {
    const { session, game } = await openRun();
    expect(overView(game)).toBeNull();
    threaten(game);
    type(session, '.');
    expect(overView(game)).toMatchObject({ kind: 'died', cause: 'Killed by an orc on floor 1.', when: 'Level 1, 1 turn.', seed: '42', sprite: 'orc/idle' });
    expect(overView(game)?.facts).toContainEqual({ label: 'Turn', value: '1' });
    expect(overView(game)?.facts).toContainEqual({ label: 'Max HP', value: String(game.state.player.maxHp) });
  });

  test.each([
    ['breed.rat+swift', 'rat/idle'], ['breed.player', 'ui/skull'], ['trap.dart', 'trap/dart'], ['item.fireBomb', 'item/fire-bomb'], ['status.poison', 'status/poison'], ['constructor.name', 'ui/skull'],
  ])('%s is shown as %s', async (cause, sprite) => {
    const { game } = await openRun({ pack: 'lanternfall' });
    Object.assign(game.state, { outcome: { kind: 'died', cause, floor: 1, turn: 3 } });
    expect(overView(game)?.sprite).toBe(sprite);
  });

  test('counts kills beyond what the log keeps', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall' });
    game.state.notes.slain = { 'breed.rat': 1500, 'breed.bat': 2 };
    threaten(game);
    type(session, '.');
    expect(overView(game)?.facts).toContainEqual({ label: 'Enemies killed', value: '1502' });
  });
});

describe('characterView', () => {
  test('shows bonuses from equipment separately, slot by slot', async () => {
    const { game } = await openRun({ pack: 'classic' });
    const { stats, slots } = characterView(game);
    expect(stats.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Health 30 of 30', 'Power 4 (2 from equipment)', 'Defence 2 (1 from equipment)', 'Level 1', 'XP 0 of 350', 'Floor 1', 'Turn 0',
    ]);
    expect(slots.map(({ label, value }) => `${label} ${value}`)).toEqual(['weapon Dagger', 'armour Leather Armour']);
  });

  test('says what a number owes to equipment, talents and effects, and not what the hero begins with', async () => {
    const { game } = await openRun({ pack: 'lanternfall' });
    const values = (): string[] => characterView(game).stats.slice(0, 3).map(({ value }) => value);
    expect(values()).toEqual(['42 of 42', '5 (2 from equipment)', '2 (1 from equipment)']);
    Object.assign(game.state.hero, { talents: ['thickSkin'], worn: {} });
    forgetNature(game, game.state.player);
    game.affect([{ do: 'inflict', status: 'weakness' }], { target: game.state.player, source: game.state.player, at: game.state.player, cause: { table: 'item', id: 'x' } });
    expect(values()).toEqual(['42 of 42', expect.stringMatching(/^\d \(-\d from effects\)$/), '3 (2 from talents)']);
  });

  test('an empty slot says so, and a pack without equipment has none', async () => {
    expect(characterView((await openRun({ pack: 'goblinsGeared' })).game).slots).toHaveLength(5);
    expect(characterView((await openRun({ pack: 'goblinsGeared' })).game).slots[0]?.value).toBe('none');
    expect(characterView((await openRun({ pack: 'goblins' })).game).slots).toEqual([]);
  });
});

describe('boonView', () => {
  test('says what it raises and from what', async () => {
    const { game } = await openRun({ pack: 'classic' });
    expect((['life', 'power', 'defence'] as const).map((reward) => rewardView(game, reward))).toMatchObject([
      { name: '+20 max HP', from: 30, to: 50 }, { name: '+1 power', from: 4, to: 5 }, { name: '+1 defence', from: 2, to: 3 },
    ]);
  });
});

describe('words', () => {
  test.each([
    ['ui.level.more', 1, '1 more choice after this.'], ['ui.level.more', 2, '2 more choices after this.'], ['ui.over.turns', 1, 'You survived 1 turn.'],
    ['ui.keys', 0, 'Key bindings'], ['ui.settings.keys', 0, 'Key bindings'], ['ui.action.rest', 0, 'Rest'],
  ] as const)('%s with %s is %s', (name, n, words) => {
    expect(text(name, { n })).toBe(words);
  });

  test('every bound or bindable key has a name', () => {
    const bound = BINDINGS.flatMap(({ always, classic, wasd, pad }) => [...always, ...classic, ...wasd, ...pad]).filter((key) => key !== 'Centre');
    const labels = [...bound, 'Tab', 'ShiftTab', 'Insert', 'Delete', 'Backspace', 'PageUp', 'PageDown', 'Home', 'End'].map(keyLabel);
    expect(labels.filter((label) => label.startsWith('ui.'))).toEqual([]);
  });
});

describe('surroundingsView', () => {
  test('lists enemies, then items, then stairs, then exits, with distance and direction', async () => {
    const { game } = await openRun();
    const { x, y } = game.state.player;
    game.floor.state.items = [lying(901, 'healthPotion', { x, y }), { ...lying(902, 'healthPotion', { x, y }), seen: false }];
    putOrc(game, 2);
    game.floor.setTile({ x, y: y - 1 }, game.content.tiles.findIndex((tile) => tile.stairs === 'down'));
    expect(surroundingsView(game).map(({ name, where }) => `${name}: ${where}`)).toEqual([
      'Orc: 2 tiles east', 'Health Potion: Here', 'stairs down: 1 tile north', 'unexplored exit: 5 tiles south',
      'unexplored exit: 6 east, 2 north', 'unexplored exit: 6 west, 2 north',
    ]);
    expect(surroundingsSummary(game)).toBe('1 enemy, 1 item, 3 unexplored exits, stairs down 1 tile north');
  });

  test('lists known traps only where the player has been or seen', async () => {
    const { game } = await openRun({ pack: 'lanternfall' });
    const { explored } = game.floor.state;
    const at = (index: number): { x: number; y: number } => ({ x: index % game.floor.width, y: Math.floor(index / game.floor.width) });
    game.floor.state.traps = [{ kind: 'dart', known: true, ...at(explored.indexOf(0)) }];
    expect(surroundingsSummary(game)).not.toContain('trap');
    game.floor.state.traps = [{ kind: 'dart', known: true, ...at(explored.indexOf(1)) }];
    expect(surroundingsSummary(game)).toContain('1 trap');
  });

  test('lists no exits when everything is explored', async () => {
    const { game } = await openRun();
    game.floor.state.explored.fill(1);
    expect(surroundingsSummary(game)).not.toContain('unexplored');
  });

  test.each([[5, 2, '5 east, 2 south'], [-1, -7, '1 west, 7 north'], [-4, -4, '4 tiles north-west'], [0, 3, '3 tiles south'], [-1, 2, '1 west, 2 south'], [0, 0, 'Here']])('%s, %s is %s', (x, y, words) => {
    expect(whereabouts({ x: 0, y: 0 }, { x, y })).toBe(words);
  });
});

describe('helpView', () => {
  test.each(SCHEMES)('%s: every key of the map is listed, in words', (scheme) => {
    const { steps, lines, aiming } = helpView(defaultKeys(scheme));
    expect(steps).toHaveLength(8);
    expect(steps.length + lines.length).toBe(bindings(defaultKeys(scheme), 'play').length);
    for (const word of [...lines, ...aiming].flatMap(({ action, keys }) => [action, ...keys])) expect(word).not.toMatch(/^ui\./);
  });

  test('buttons show the current key', () => {
    expect(keyOf(defaultKeys('classic'), 'pickUp')).toBe('g');
    expect(keyOf(defaultKeys('wasd'), 'wait')).toBe('Space');
    expect(keyOf(defaultKeys('wasd'), 'drop')).toBe('Shift+d');
  });

  test('on a small badge a letter with Shift is a capital, and all else is the same', () => {
    expect(['Z', 'g', ' ', 'ShiftArrowUp'].map((key) => badgeOf(defaultKeys('classic'), key))).toEqual(['Z', 'g', 'Space', labelOf(defaultKeys('classic'), 'ShiftArrowUp')]);
  });
});

describe('texts', () => {
  test('every action and every pack has its texts', () => {
    const keys = LAYERS.flatMap((layer) => bindings(defaultKeys('classic'), layer).map(({ binding: action }) => action));
    const names = Object.keys(packs).flatMap((pack) => [`pack.${pack}`, `pack.${pack}.blurb`]);
    expect([...keys, ...names].filter((key) => !(key in en))).toEqual([]);
  });
});

describe('seedName', () => {
  test('is a valid seed for any random numbers', () => {
    for (const drawn of [0, 0.5, 0.999999]) expect(seedName(() => drawn)).toMatch(/^[a-z]{2,9}-[a-z]{2,9}-\d\d$/);
  });
});

describe('sheetOf', () => {
  test('reads an atlas and refuses anything else', () => {
    const atlas = { frames: { 'ui/bag': { frame: { x: 1, y: 2, w: 18, h: 18 } } }, meta: { size: { w: 64, h: 32 } } };
    const picture = { address: 'assets/atlas.png', width: 64, height: 32 };
    expect(sheetOf(atlas)).toEqual({ frames: { 'ui/bag': { x: 1, y: 2, w: 18, h: 18, picture } } });
    expect(sheetOf(atlas, 'blob:1')?.frames['ui/bag']?.picture).toEqual({ ...picture, address: 'blob:1' });
    expect(sheetOf({ frames: [] })).toBeNull();
  });
});

describe('bossView', () => {
  test('has the bosses that are awake and in view, with their health', async () => {
    const { game } = await openRun({ pack: 'lanternfall' });
    put(game, 'rat');
    const boss = put(game, 'ratKing', { hp: 20 });
    const maxHp = maxHpOf(game, boss);
    expect(bossView(game)).toEqual([{ id: boss.id, name: 'Rat King', hp: 20, maxHp }]);
    boss.asleep = true;
    expect(bossView(game)).toEqual([]);
    Object.assign(boss, { asleep: false, x: 0, y: 0 });
    expect(bossView(game)).toEqual([]);
  });
});
