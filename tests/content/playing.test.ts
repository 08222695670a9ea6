import { packs } from '../../src/content/packs';
import { Bump } from '../../src/engine/actions/fights';
import { LevelUp } from '../../src/engine/actions/hero';
import { Equip, UseItem } from '../../src/engine/actions/items';
import { Stairs, Wait } from '../../src/engine/actions/moves';
import type { Point } from '../../src/engine/core/point';
import type { Game } from '../../src/engine/Game';
import { inspect } from '../../src/engine/facts/inspect';
import { defenceOf, maxHpOf, powerOf } from '../../src/engine/facts/stats';
import { newGame } from '../../src/procgen/newGame';
import { act, carried, drawGame, monster, told, type Drawing } from '../support/drawGame';
import { contentOf } from '../support/tinyPack';

/** A run as drawn in one of the packs we ship. */
function inPack(pack: keyof typeof packs, map: string, more: Drawing = {}): Game {
  return drawGame(map, { ...more, pack: packs[pack] });
}

const use = (game: Game, kind: string, aim: Point | null = null): string[] => told(game.turn(new UseItem(carried(game, kind), aim)));

/** Hits to kill a monster and to die from it, as looking at it reports. */
function hits(game: Game, x: number): unknown[] {
  return inspect(game, { x, y: 0 }).flatMap((line) => (line.key.startsWith('look.hits') ? [line.params['n']] : []));
}

describe('a new run', () => {
  it.each<[keyof typeof packs, number[], string[]]>([
    ['firstDungeon', [30, 5, 2], []],
    ['classicBare', [30, 5, 2], []],
    ['classic', [30, 4, 2], ['dagger', 'leatherArmour']],
    ['deepBare', [100, 4, 1], []],
    ['deep', [100, 4, 1], ['dagger']],
    ['goblins', [10, 5, 1], []],
    ['goblinsGeared', [10, 5, 1], []],
  ])('RULES 2 3 4 of %s begins with hit points, power and defence of %j, wearing %j', (pack, stats, kinds) => {
    const game = newGame(contentOf(packs[pack]), '42');
    const { player, hero } = game.state;
    expect([player.hp, powerOf(game, player), defenceOf(game, player)]).toEqual(stats);
    expect(maxHpOf(game, player)).toBe(stats[0]);
    expect(hero.inventory.map((item) => item.kind)).toEqual(kinds);
    expect(Object.values(hero.worn)).toEqual(hero.inventory.map((item) => item.id));
    expect([hero.level, hero.xp, hero.choices]).toEqual([1, 0, 0]);
  });

  it.each(Object.keys(packs) as (keyof typeof packs)[])('RULES 1.2 of %s opens with a welcome line in the welcome colour', (pack) => {
    const content = contentOf(packs[pack]);
    expect(newGame(content, '1').state.log).toEqual([{ tone: 'welcome', key: content.welcome, params: {}, count: 1 }]);
  });
});

describe('RULES 2 classicBare and classic', () => {
  it.each<[keyof typeof packs, string, number[]]>([
    ['classicBare', '@o', [2, 30]],
    ['classicBare', '@T', [4, 15]],
    ['deepBare', '@o', [5, 34]],
    ['deepBare', '@T', [15, 15]],
    ['goblins', '@g', [2, 10]],
    ['goblins', '@w', [4, 4]],
  ])('RULES 2 3 4 in %s: %s hits to kill and to die %j', (pack, map, wanted) => {
    expect(hits(inPack(pack, map), 1)).toEqual(wanted);
  });

  it('RULES 2 the potion heals 4, lightning does 20 damage, the fireball 12 to all actors in it', () => {
    const game = inPack('classic', '@..T.T', { carry: ['healthPotion', 'lightningScroll', 'fireballScroll'] });
    game.state.player.hp = 20;
    const [near, far] = game.floor.state.actors;
    use(game, 'fireballScroll', { x: 3, y: 0 });
    expect([game.state.player.hp, near?.hp, far?.hp]).toEqual([8, 4, 4]);
    use(game, 'healthPotion');
    expect(game.state.player.hp).toBe(12);
    use(game, 'lightningScroll');
    expect(game.floor.state.actors).toEqual([far]);
  });

  it('RULES 2 a sword in place of the dagger, chain mail in place of leather', () => {
    const game = inPack('classic', '@', { carry: ['dagger', 'leatherArmour', 'sword', 'chainMail'], wear: ['dagger', 'leatherArmour'] });
    const worth = (): number[] => [powerOf(game, game.state.player), defenceOf(game, game.state.player)];
    expect(worth()).toEqual([4, 2]);
    act(game, new Equip(carried(game, 'sword')), new Equip(carried(game, 'chainMail')));
    expect(worth()).toEqual([6, 4]);
    act(game, new Equip(carried(game, 'sword')));
    expect(worth()).toEqual([2, 4]);
  });

  it('RULES 1.5 ten orcs are worth a level, and so are three trolls and two orcs', () => {
    for (const map of ['ooooo@ooooo', 'TT@Too']) {
      const game = inPack('classicBare', map);
      for (const actor of game.floor.state.actors) actor.hp = 1;
      game.state.player.hp = game.state.player.maxHp = 900;
      for (let i = 0; game.floor.state.actors.length > 0 && i < 40; i++) act(game, new Bump(1, 0), new Bump(-1, 0), new Wait());
      expect([game.floor.state.actors.length, game.state.hero.level, game.state.hero.xp, game.state.hero.choices]).toEqual([0, 2, map.length === 11 ? 0 : 20, 1]);
      act(game, new LevelUp('life'));
      expect(game.state.player.maxHp).toBe(920);
    }
  });
});

describe('RULES 3 deepBare and deep', () => {
  it('RULES 3 the potion heals 40, lightning does 40 damage, the fireball 25', () => {
    const game = inPack('deep', '@..T.T', { carry: ['healthPotion', 'lightningScroll', 'fireballScroll'] });
    const [near, far] = game.floor.state.actors;
    use(game, 'fireballScroll', { x: 3, y: 0 });
    expect([game.state.player.hp, near?.hp, far?.hp]).toEqual([75, 5, 5]);
    game.state.player.hp = 50;
    use(game, 'healthPotion');
    expect(game.state.player.hp).toBe(90);
    use(game, 'lightningScroll');
    expect(game.floor.state.actors).toEqual([far]);
  });

  it('RULES 3 a fireball can be thrown into an empty hall', () => {
    const game = inPack('deepBare', '@........', { carry: ['fireballScroll'] });
    use(game, 'fireballScroll', { x: 8, y: 0 });
    expect([game.state.hero.inventory, game.state.turn]).toEqual([[], 1]);
    const classic = inPack('classicBare', '@.......', { carry: ['fireballScroll'] });
    expect(use(classic, 'fireballScroll', { x: 7, y: 0 })).toEqual(['refused.noTarget']);
  });

  it('RULES 3 confusion reaches 8 cells, in the classic packs as far as the player sees', () => {
    const confuse = (pack: keyof typeof packs, x: number): string[] => {
      const game = inPack(pack, `@${'.'.repeat(x - 1)}o`, { carry: ['confusionScroll'] });
      return use(game, 'confusionScroll', { x, y: 0 });
    };
    expect([confuse('deep', 8), confuse('deep', 9), confuse('classic', 8)]).toEqual([['use.confusionScroll'], ['refused.tooFar'], ['use.confusionScroll']]);
  });

  it.each(['deepBare', 'deep'] as const)('RULES 3 %s: every stair heals half, and that of floor 10 wins', (pack) => {
    const game = newGame(contentOf(packs[pack]), '42');
    const stairs = packs[pack].tiles.findIndex((tile) => 'stairs' in tile && tile.stairs === 'down');
    for (let floor = 1; floor <= 10; floor++) {
      game.floor.setTile(game.state.player, stairs);
      game.floor.state.actors.splice(0).forEach((actor) => game.floor.leave(actor));
      game.state.player.hp = 30;
      act(game, new Stairs('down'));
      expect([game.state.floor, game.state.player.hp, game.isOver]).toEqual(floor < 10 ? [floor + 1, 80, false] : [10, 30, true]);
    }
    expect(game.state.outcome).toEqual({ kind: 'won', floor: 10, turn: 10 });
  });
});

describe('RULES 4 goblins', () => {
  it('RULES 4 the potion heals 5, lightning does 25 damage to a target in view, the fireball 25 in view, player included', () => {
    const game = inPack('goblins', '@...w#w', { carry: ['healthPotion', 'lightningScroll', 'fireballScroll'] });
    game.state.player.hp = game.state.player.maxHp = 40;
    use(game, 'fireballScroll', { x: 4, y: 0 });
    expect(game.floor.state.actors.map((actor) => [actor.x, actor.hp])).toEqual([[6, 10]]);
    expect(game.state.player.hp).toBe(40);
    game.state.player.hp = 20;
    use(game, 'healthPotion');
    expect(game.state.player.hp).toBe(25);
    expect(use(game, 'lightningScroll')).toEqual(['refused.noEnemy']);
    const thrower = inPack('goblins', '@..g', { carry: ['fireballScroll'] });
    use(thrower, 'fireballScroll', { x: 3, y: 0 });
    expect(thrower.state.outcome).toMatchObject({ kind: 'died', cause: 'item.fireballScroll' });
  });

  it('RULES 6 a goblin warrior approaches and attacks', () => {
    const game = inPack('goblins', '@...w');
    act(game, new Wait(), new Wait(), new Wait());
    expect(monster(game, 'goblinWarrior').x).toBe(1);
    act(game, new Wait());
    expect(game.state.player.hp).toBe(10 - (4 - 1));
  });

  it.each(['g', 'w'])('RULES 1.2 %s moves and attacks in four directions', (glyph) => {
    const game = inPack('goblins', `
      @.
      .${glyph}`);
    const [goblin] = game.floor.state.actors;
    act(game, new Wait());
    expect(game.state.player.hp).toBe(10);
    expect(Math.abs((goblin?.x ?? 0) - (goblin?.y ?? 0))).toBe(1);
    act(game, new Wait());
    expect(game.state.player.hp).toBeLessThan(10);
  });

  it('RULES 4 gives no experience', () => {
    const game = inPack('goblins', '@g');
    expect(told(act(game, new Bump(1, 0), new Bump(1, 0)))).not.toContain('log.xp');
    expect([game.floor.state.corpses.length, game.state.hero.xp]).toEqual([1, 0]);
  });

  it('RULES 4 paralyses any chosen target in view for 10 turns', () => {
    const game = inPack('goblins', '@w', { carry: ['paralyseScroll'] });
    expect(use(game, 'paralyseScroll', { x: 1, y: 0 })).toEqual(['use.paralyseScroll']);
    act(game, ...Array.from({ length: 9 }, () => new Wait()));
    expect(game.state.player.hp).toBe(10);
    act(game, new Wait());
    expect(game.state.player.hp).toBe(7);
    expect(use(inPack('goblins', '@.w', { carry: ['paralyseScroll'] }), 'paralyseScroll', { x: 1, y: 0 })).toEqual(['refused.noTarget']);
  });
});
