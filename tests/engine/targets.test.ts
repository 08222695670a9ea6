import { UseSkill } from '../../src/engine/actions/hero';
import { Drop, UseItem } from '../../src/engine/actions/items';
import { Wait } from '../../src/engine/actions/moves';
import type { Effect, Target } from '../../src/engine/content';
import { aimError, aimKind, aims, cellsHit, inReach } from '../../src/engine/facts/aim';
import type { Game } from '../../src/engine/Game';
import { relocate } from '../../src/engine/rules/relocate';
import type { Item } from '../../src/engine/state';
import { unevenness } from '../support/chiSquare';
import { campaignRows } from '../support/campaignPack';
import { act, drawGame, drawn, marked, monster, told } from '../support/drawGame';
import { holding, useThing, type Thing } from '../support/holding';
import { breedsWith } from '../support/tinyPack';

const damage: readonly Effect[] = [{ do: 'damage', amount: 3 }];

/** A run as drawn with an item that does 3 damage to its targets. */
function aimed(map: string, target: Target, more: Partial<Thing> = {}): Game {
  return holding(map, { effects: damage, target, ...more });
}

/** Cells of the actors that have lost HP. */
function hurt(game: Game): string[] {
  return [game.state.player, ...game.floor.state.actors].filter((actor) => actor.hp < actor.maxHp).map(({ x, y }) => `${String(x)},${String(y)}`);
}

/** The carried item. */
function thing(game: Game): Item {
  const [item] = game.state.hero.inventory;
  if (!item) throw new Error('nothing is carried');
  return item;
}

describe('a random enemy in view', () => {
  const hall = `
    S...S
    ..@..
    S...S
    #####
    S...S`;

  it('RULES 4 is hit, each as likely, never one out of view', () => {
    const counts: Record<string, number> = {};
    for (let seed = 0; seed < 400; seed++) {
      const game = aimed(hall, { at: 'random' }, { seed: String(seed) });
      useThing(game);
      const [cell = '', ...more] = hurt(game);
      expect(more).toEqual([]);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    expect(Object.keys(counts).sort()).toEqual(['0,0', '0,2', '4,0', '4,2']);
    expect(unevenness(Object.values(counts))).toBeLessThan(1);
  });

  it('RULES 4 at any distance, and never the player', () => {
    const game = aimed('@.......S', { at: 'random' });
    useThing(game);
    expect(hurt(game)).toEqual(['8,0']);
  });

  it('is drawn from the combat stream and from no other', () => {
    const game = aimed(hall, { at: 'random' });
    const { combat, ...others } = JSON.parse(JSON.stringify(game.state.streams)) as Game['state']['streams'];
    useThing(game);
    const { combat: after, ...othersAfter } = game.state.streams;
    expect(after).not.toEqual(combat);
    expect(othersAfter).toEqual(others);
  });

  it('RULES 1.6 is refused with no enemy in view, and draws no random number', () => {
    const game = aimed('@#S', { at: 'random' });
    const { hash } = game;
    expect(told(useThing(game))).toEqual(['refused.noEnemy']);
    expect(game.hash).toBe(hash);
  });
});

describe('a chosen target', () => {
  it.each([
    [{ x: 8, y: 0 }, 64, true],
    [{ x: 0, y: 8 }, 64, true],
    [{ x: 8, y: 1 }, 64, false],
    [{ x: 7, y: 4 }, 64, false],
    [{ x: 5, y: 6 }, 64, true],
    [{ x: 1, y: 1 }, 1, false],
    [{ x: 1, y: 0 }, 1, true],
  ])('RULES 3 at %j with dx^2 + dy^2 <= %i: %s', (at, range, isHit) => {
    const cells = Array.from({ length: 10 }, (_, y) => Array.from({ length: 10 }, (__, x) => (x === 0 && y === 0 ? '@' : x === at.x && y === at.y ? 'S' : '.')).join(''));
    const game = aimed(cells.join('\n'), { at: 'actor', range }, { pack: { sight: 12 } });
    expect(told(useThing(game, at))).toEqual([isHit ? 'use.thing' : 'refused.tooFar']);
    expect(hurt(game)).toEqual(isHit ? [`${String(at.x)},${String(at.y)}`] : []);
  });

  it('RULES 1.6 without a range may be anyone in view, and only that one is hit', () => {
    const game = aimed('@S.....S', { at: 'actor' });
    useThing(game, { x: 7, y: 0 });
    expect(hurt(game)).toEqual(['7,0']);
  });

  it.each([
    [{ x: 0, y: 0 }, 'refused.self'],
    [{ x: 1, y: 0 }, 'refused.noTarget'],
    [{ x: 3, y: 0 }, 'refused.notVisible'],
    [{ x: 44, y: 0 }, 'refused.notVisible'],
    [null, 'refused.needsTarget'],
  ])('RULES 1.6 at %j is refused: %s', (aim, why) => {
    const game = aimed('@.#S', { at: 'actor', range: 64 });
    const { hash } = game;
    expect(told(useThing(game, aim))).toEqual([why]);
    expect(game.hash).toBe(hash);
  });
});

describe('a chosen cell', () => {
  it('RULES 4 is that which was chosen, also once who was there then has moved on', () => {
    const game = aimed('@.r', { at: 'cell', radius: 0 });
    const rat = monster(game, 'rat');
    const [used, skill] = [new UseItem(thing(game).id, rat), new UseSkill(rat)];
    relocate(game, rat, { x: 1, y: 0 });
    expect([used.aim, skill.aim]).toEqual([{ x: 2, y: 0 }, { x: 2, y: 0 }]);
    expect(told(game.turn(used))).toEqual(['refused.noTarget']);
  });

  it('RULES 4 hits only actors in view if the row says so, the player too', () => {
    const map = '@.S#S';
    const through = aimed(map, { at: 'cell', radius: 9 });
    useThing(through, { x: 2, y: 0 });
    expect(hurt(through)).toEqual(['0,0', '2,0', '4,0']);
    const seen = aimed(map, { at: 'cell', radius: 9, seenOnly: true });
    useThing(seen, { x: 2, y: 0 });
    expect(hurt(seen)).toEqual(['0,0', '2,0']);
  });

  it('RULES 1.6 hits within dx^2 + dy^2 <= 9 and no one at 10', () => {
    const game = aimed(`
      @........
      .........
      ..S......
      S..S....S`, { at: 'cell', radius: 9 });
    useThing(game, { x: 3, y: 0 });
    expect(hurt(game)).toEqual(['0,0', '2,2', '3,3']);
  });

  it('RULES 3 uses up the item even if no one is hit, if the row says so', () => {
    const map = '@.......S';
    const refused = aimed(map, { at: 'cell', radius: 4 });
    expect(told(useThing(refused, { x: 4, y: 0 }))).toEqual(['refused.noTarget']);
    const thrown = aimed(map, { at: 'cell', radius: 4, evenEmpty: true });
    expect(useThing(thrown, { x: 4, y: 0 }).map((event) => event.type)).toEqual(['itemUsed']);
    expect([thrown.state.turn, thrown.state.hero.inventory.length, hurt(thrown)]).toEqual([1, 1, []]);
  });

  it.each([true, false])('RULES 1.6 still has to be in view (even empty: %s)', (evenEmpty) => {
    const game = aimed('@#.S', { at: 'cell', radius: 9, evenEmpty });
    expect(told(useThing(game, { x: 3, y: 0 }))).toEqual(['refused.notVisible']);
    expect(game.state.hero.inventory).toHaveLength(2);
  });

  it('RULES 6 hits every actor in the blast, wherever the player is', () => {
    for (const [aim, wanted] of [[2, ['0,0', '2,0']], [4, ['2,0', '6,0']], [7, ['6,0', '7,0']]] as const) {
      const game = aimed('@.S...SS', { at: 'cell', radius: 4 });
      useThing(game, { x: aim, y: 0 });
      expect(hurt(game)).toEqual(wanted);
    }
  });
});

describe('the nearest and oneself', () => {
  it.each([
    ['@....S', ['5,0']],
    ['@.....S', []],
  ])('RULES 1.6 lightning reaches dx^2 + dy^2 <= 35: %s', (map, wanted) => {
    const game = aimed(map, { at: 'nearest', range: 35 });
    useThing(game);
    expect(hurt(game)).toEqual(wanted);
  });

  it('RULES 1.6 a range is exact', () => {
    for (const range of [25, 24]) {
      const game = aimed('@....S', { at: 'nearest', range });
      useThing(game);
      expect(hurt(game)).toEqual(range === 25 ? ['5,0'] : []);
    }
  });

  it('RULES 1.6 an item for oneself needs no aim and ignores one', () => {
    const game = holding('@S', { effects: [{ do: 'heal', amount: 2 }] });
    game.state.player.hp = 10;
    useThing(game, { x: 1, y: 0 });
    expect(game.state.player.hp).toBe(12);
  });
});

describe('previews while aiming', () => {
  it.each<[Target, string]>([
    [{ at: 'self' }, 'none'],
    [{ at: 'nearest', range: 9 }, 'none'],
    [{ at: 'random' }, 'none'],
    [{ at: 'actor' }, 'actor'],
    [{ at: 'cell', radius: 4 }, 'cell'],
  ])('RULES 1.6 whether a target has to be picked: %j %s', (target, kind) => {
    const row = aimed('@', target).content.itemKinds.get('thing');
    expect(row ? aimKind(row) : '').toBe(kind);
    const club = drawGame('@').content.itemKinds.get('club');
    expect(club ? aimKind(club) : '').toBe('none');
  });

  it('RULES 1.6 the cells that would be hit, without walls', () => {
    const game = aimed(`
      .......
      ...=...
      @......
      ...=...
      .......`, { at: 'cell', radius: 4 });
    expect(marked(game, cellsHit(game, thing(game), { x: 3, y: 2 }))).toBe(drawn(`
      ...x...
      ..x=x..
      @xxxxx.
      ..x=x..
      ...x...`));
  });

  it('RULES 1.6 and those on which the blast leaves a hazard, with a clear line to the middle', () => {
    const game = aimed(`
      .......
      ..#....
      @......
      ...#...
      .......`, { at: 'cell', radius: 2, evenEmpty: true }, {
      effects: [{ do: 'cloud', hazard: 'fire', range: 4, turns: 5 }],
      pack: { hazards: campaignRows.hazards, statuses: campaignRows.statuses },
    });
    for (let cell = 0; cell < 35; cell++) game.floor.map(cell % 7, Math.floor(cell / 7));
    const cells = cellsHit(game, thing(game), { x: 3, y: 2 });
    expect(marked(game, cells)).toBe(drawn(`
      ...x...
      ..#xx..
      @xxxxx.
      ..x#x..
      .......`));
    useThing(game, { x: 3, y: 2 });
    expect(game.floor.state.hazards.map(({ x, y }) => ({ x, y }))).toEqual(cells);
  });

  it('RULES 1.2 which reveal nothing the player has never seen', () => {
    const game = aimed('@..#..', { at: 'cell', radius: 9 });
    expect(marked(game, cellsHit(game, thing(game), { x: 2, y: 0 }))).toBe('xxx#..');
  });

  it('RULES 4 the cells that would be hit, only those in view if the row says so', () => {
    const map = '@..#..';
    const cells = (seenOnly: boolean): string => {
      const game = aimed(map, { at: 'cell', radius: 9, seenOnly });
      for (let x = 0; x < 6; x++) game.floor.map(x, 0);
      return marked(game, cellsHit(game, thing(game), { x: 2, y: 0 }));
    };
    expect([cells(false), cells(true)]).toEqual(['xxx#xx', 'xxx#..']);
  });

  it('RULES 1.6 for a single target, the cell itself', () => {
    const game = aimed('@.S', { at: 'actor' });
    expect(cellsHit(game, thing(game), { x: 2, y: 0 })).toEqual([{ x: 2, y: 0 }]);
  });

  it('RULES 3 the cells in reach: in view, walkable, within the range', () => {
    const map = `
      @......
      .#.....
      .......`;
    const reach = (target: Target): string => {
      const game = aimed(map, target);
      return marked(game, inReach(game, thing(game)));
    };
    expect(reach({ at: 'actor', range: 4 })).toBe(drawn(`
      xxx....
      x#.....
      x......`));
    expect(reach({ at: 'actor' })).toBe(reach({ at: 'cell', radius: 1 }));
    expect(reach({ at: 'actor' })).toContain('xxxxxxx\nx#');
  });

  it('RULES 1.6 enemies in view at which it isn\'t refused, the nearest first', () => {
    const game = aimed(`
      ..S...S.
      @.S....S
      ########
      S.......`, { at: 'actor', range: 36 });
    expect(aims(game, thing(game))).toEqual([{ x: 2, y: 1 }, { x: 2, y: 0 }]);
    expect(aims(aimed('@.', { at: 'actor' }), thing(game))).toEqual([]);
  });

  it('RULES 1.6 why it would be refused, in advance: the same reason as when it is done', () => {
    for (const target of [{ at: 'actor', range: 9 }, { at: 'cell', radius: 1 }, { at: 'cell', radius: 1, evenEmpty: true }] as const) {
      for (let x = -1; x < 9; x++) {
        const game = aimed('@S....S#', target);
        const fault = aimError(game, thing(game), { x, y: 0 });
        const { hash } = game;
        const events = useThing(game, { x, y: 0 });
        expect([x, fault?.key ?? null]).toEqual([x, game.hash === hash ? told(events)[0] : null]);
      }
    }
  });

  it('RULES 1.6 looking for a target changes nothing', () => {
    const game = aimed('@S..r', { at: 'cell', radius: 4 });
    const before = JSON.stringify(game.state);
    for (const ask of [aims(game, thing(game)), inReach(game, thing(game)), cellsHit(game, thing(game), { x: 1, y: 0 })]) expect(ask.length).toBeGreaterThan(0);
    aimError(game, thing(game), { x: 4, y: 0 });
    expect(JSON.stringify(game.state)).toBe(before);
  });
});

describe('paralysis and confusion of chosen targets', () => {
  it('RULES 1.6 a paralysed monster does nothing for 10 turns, even next to the player, then acts as before', () => {
    const game = holding('@r', { effects: [{ do: 'inflict', status: 'stiff', turns: 10 }], target: { at: 'actor' } });
    const attacks: number[] = [];
    const count = (events: ReturnType<Game['turn']>): void => void attacks.push(events.filter((event) => event.type === 'attacked').length);
    count(useThing(game, { x: 1, y: 0 }));
    for (let turn = 0; turn < 12; turn++) count(act(game, new Wait()));
    expect(attacks).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1]);
  });

  it('RULES 1.6 the player\'s statuses wear off with the player\'s own turns, and say so', () => {
    const game = drawGame('@.');
    game.state.player.statuses = { dizzy: 3 };
    const words = Array.from({ length: 4 }, () => told(act(game, new Wait())));
    expect(words).toEqual([[], [], ['status.dizzy.ends'], []]);
    expect(game.state.player.statuses).toEqual({});
  });

  it('RULES 1.6 a refused action wears nothing off', () => {
    const game = drawGame('@#');
    game.state.player.statuses = { stiff: 3 };
    act(game, new Drop(99));
    expect(game.state.player.statuses).toEqual({ stiff: 3 });
  });

  it('RULES 1.6 a paralysed monster saves up no energy for later', () => {
    const game = drawGame('@r', { pack: { breeds: breedsWith('rat', { speed: 100 }) } });
    const rat = monster(game, 'rat');
    rat.statuses = { stiff: 10 };
    act(game, ...Array.from({ length: 10 }, () => new Wait()));
    expect([rat.energy, rat.statuses]).toEqual([0, {}]);
  });
});
