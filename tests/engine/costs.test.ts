import { TACTICS } from '../../src/engine/ai/brain';
import { prepare } from '../../src/engine/facts/aim';
import { isAnnouncedAt } from '../../src/engine/facts/announced';
import { enemyOf } from '../../src/engine/facts/senses';
import { takeSide } from '../../src/engine/rules/arrivals';
import { makeNoise } from '../../src/engine/rules/discovery';
import { leaveHazard } from '../../src/engine/ai/steps';
import { nearest } from '../../src/engine/ai/tactics/light';
import type { Ability, Effect, Target, Working } from '../../src/engine/content';
import { COST } from '../../src/engine/core/Effort';
import type { Game } from '../../src/engine/Game';
import { announce } from '../../src/engine/rules/announced';
import { passHazards } from '../../src/engine/rules/hazards';
import { layAll } from '../../src/engine/rules/reactions';
import { shakeOff } from '../../src/engine/rules/relocate';
import { cure } from '../../src/engine/rules/cures';
import { inflict } from '../../src/engine/rules/statuses';
import { campaignRows, drawCampaign } from '../support/campaignPack';
import { monster } from '../support/drawGame';
import { drawFire } from '../support/firePack';
import { drawLit, lightRows } from '../support/lightPack';
import { tinyRows } from '../support/tinyPack';

/** The work that something takes. */
function workOf(game: Game, action: () => void): number {
  const before = game.effort.spent;
  action();
  return game.effort.spent - before;
}

const row = (glyph: string, count: number): string => glyph.repeat(count);

describe('RULES 5.9 nothing that a pack may ask for is free', () => {
  test('also to find out that effects would do nothing', () => {
    const game = drawCampaign('@');
    const { player } = game.state;
    const heals: Effect[] = Array.from({ length: 12 }, () => ({ do: 'heal', amount: 5 }));
    expect(workOf(game, () => { game.affect(heals, { target: player, source: player, at: player, cause: { table: 'status', id: 'other' } }); })).toBe(12 * COST.asked);
    const working: Working = { target: { at: 'self' }, effects: heals };
    expect(workOf(game, () => { prepare(game, working, { source: player, aim: null, cause: { table: 'item', id: 'salve' } }); })).toBe(12 * COST.asked);
  });

  test.each([
    ['follow', `@n${row('r', 40)}`], ['sleep', `@n${row('F', 40)}`], ['dive', `@n${row('F', 40)}`], ['devour', `@n${row('r', 40)}`],
  ] as const)('nor a monster that looks through many others: %s', (tactic, map) => {
    const game = drawLit(map);
    const bearer = monster(game, 'bearer');
    for (const other of game.floor.state.actors) if (other.breed === 'squire') takeSide(game, other, { side: 'player', bound: 0 });
    bearer.asleep = tactic === 'sleep';
    game.floor.state.corpses = Array.from({ length: 40 }, (_, i) => ({ breed: 'rat', x: i, y: 0, seen: false, rises: 0 }));
    expect(workOf(game, () => { TACTICS[tactic](game, bearer); })).toBeGreaterThanOrEqual(40);
  });

  test('nor a look at many lights, hazards and monsters, nor an attack that many have announced', () => {
    const blow: Ability = { id: 'smash', on: 'foe', range: 9, every: 1, chance: 100, windup: 1, target: { at: 'area', shape: 'burst', size: 2 }, effects: [{ do: 'heal', amount: 1 }] };
    const breeds = { ...lightRows.breeds, rat: { ...tinyRows.breeds.rat, abilities: [blow] } };
    const game = drawLit(`@${row('r', 30)}${row('T', 30)}${row('.', 30)}`, { pack: { breeds } });
    const dark = workOf(game, () => { game.look(); });
    for (let x = 61; x < 91; x++) game.floor.hazards.lay({ kind: 'fire', x, y: 0, turns: 9 });
    game.look();
    expect(workOf(game, () => { game.look(); })).toBeGreaterThanOrEqual(dark + 60);
    const [first, ...others] = game.floor.state.actors;
    for (const actor of others) announce(game, actor, { ability: blow, aim: actor, cells: [{ x: 3, y: 0 }] });
    expect(workOf(game, () => { if (first) isAnnouncedAt(game, first, { x: 3, y: 0 }); })).toBeGreaterThanOrEqual(2 * others.length);
  });

  test('nor what is conducted: each cell that it reaches looks at those around it', () => {
    const game = drawFire(`@${row(',', 40)}`);
    const sparks = { kind: 'sparks', x: 20, y: 0, turns: 1 };
    expect(workOf(game, () => { layAll(game, [sparks], sparks); })).toBeGreaterThanOrEqual(40 * (8 + COST.searched));
  });

  test('and an end of many statuses is paid for, since all traits of their bearer are summed up again', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`s${i}`, { sprite: 'none', turns: 3 }]));
    const game = drawCampaign('@', { pack: { ...campaignRows, statuses: { ...campaignRows.statuses, ...many } } });
    for (const status of Object.keys(many)) inflict(game, game.state.player, { status });
    expect(workOf(game, () => { cure(game, game.state.player, 's7'); })).toBeGreaterThanOrEqual(50 * COST.trait);
  });
});

describe('RULES 5.9 what goes through many costs more the more there are', () => {
  const MANY = 40;

  /** How much more work something takes with many monsters far away than with none. */
  function forMany(act: (game: Game) => void): number {
    const [few, many] = [row('.', MANY), row('r', MANY)].map((others) => {
      const game = drawCampaign(`@r${row('.', 20)}${others}`);
      return workOf(game, () => { act(game); });
    });
    return (many ?? 0) - (few ?? 0);
  }

  const here = ({ state: { player } }: Game): { x: number; y: number } => ({ x: player.x, y: player.y });
  const apply = (...effects: readonly Effect[]) => (game: Game): void => {
    const { player } = game.state;
    game.affect(effects, { target: player, source: player, at: here(game), cause: { table: 'item', id: 'bell' } });
  };
  const aim = (target: Target) => (game: Game): void => {
    prepare(game, { target, effects: [{ do: 'damage', amount: 1 }] }, { source: game.state.player, aim: here(game), cause: { table: 'item', id: 'bell' } });
  };

  test.each([
    ['a noise', (game: Game) => { makeNoise(game, here(game), 9); }],
    ['letting go of one that was moved', (game: Game) => { shakeOff(game, game.state.player); }],
    ['an alarm', apply({ do: 'alarm', range: 2 })],
    ['finding what is hidden', apply({ do: 'reveal', range: 2 })],
    ['looking for the nearest enemy', aim({ at: 'nearest', range: 4 })],
    ['looking for all in a circle', aim({ at: 'cell', radius: 2 })],
  ])('%s, with each monster', (_, act) => {
    expect(forMany(act)).toBeGreaterThanOrEqual(MANY);
  });

  test('a monster that helps another, with each of its side', () => {
    const bell: Ability = { id: 'bell', on: 'self', range: 0, every: 1, chance: 100, target: { at: 'self' }, effects: [{ do: 'alarm', range: 2 }] };
    const salve: Ability = { ...bell, id: 'salve', on: 'ally', effects: [{ do: 'heal', amount: 5 }] };
    for (const ability of [bell, salve]) {
      const pack = { breeds: { ...campaignRows.breeds, ghost: { ...campaignRows.breeds.ghost, brain: [], abilities: [ability] } } };
      const [few, many] = ['.', 'r'].map((other) => {
        const game = drawCampaign(`@g${row('.', 20)}${row(other, MANY)}`, { pack });
        return workOf(game, () => { TACTICS.cast(game, monster(game, 'ghost')); });
      });
      expect(many).toBeGreaterThanOrEqual((few ?? 0) + MANY);
    }
  });

  test('the search for an enemy, with each monster, where there are two sides', () => {
    const [few, many] = ['.', 'r'].map((other) => {
      const game = drawLit(`@n${row('.', 20)}${row(other, MANY)}`);
      takeSide(game, monster(game, 'bearer'), { side: 'player', bound: 0 });
      return workOf(game, () => { enemyOf(game, monster(game, 'bearer')); });
    });
    expect(many).toBeGreaterThanOrEqual((few ?? 0) + MANY);
  });

  test('the search for a light, with each that shines', () => {
    const [few, many] = ['.', 'Q'].map((torch) => {
      const game = drawLit(`@${row('.', 20)}Z${row('.', 20)}${row(torch, MANY)}`);
      return workOf(game, () => { TACTICS.snuffs(game, monster(game, 'snuffer')); });
    });
    expect(many).toBeGreaterThanOrEqual((few ?? 0) + MANY);
    const game = drawLit('@Z');
    const among = Array.from({ length: MANY }, (_, x) => ({ x: x + 9, y: 0 }));
    expect(workOf(game, () => { nearest(game, monster(game, 'snuffer'), { among, within: 4 }); })).toBe(MANY);
  });

  test.each([['smoke', 'fire', 4], ['smoke', 'mist', COST.searched]])('%s and %s, with each cell that may spread', (still, spreading, each) => {
    const [few, many] = [still, spreading].map((kind) => {
      const game = drawFire(`@${row('.', 3 * MANY)}`);
      for (let i = 0; i < MANY; i++) game.floor.hazards.lay({ kind, x: 3 * i + 1, y: 0, turns: 9 });
      return workOf(game, () => { passHazards(game); });
    });
    expect(many).toBeGreaterThanOrEqual((few ?? 0) + MANY * each);
  });

  test('the way out of a hazard, with each cell of it', () => {
    const game = drawCampaign(`@#r${row('.', MANY)}`);
    for (let x = 2; x < MANY + 3; x++) game.floor.hazards.lay({ kind: 'gas', x, y: 0, turns: 9 });
    expect(workOf(game, () => { leaveHazard(game, monster(game, 'rat')); })).toBeGreaterThanOrEqual(MANY * COST.searched);
  });

  test('a push, with each cell', () => {
    // From out of view to out of view, so that nothing is told.
    const works = [20, MANY + 20].map((cells) => {
      const game = drawCampaign(`@r${row('.', 2 * MANY)}`);
      const rat = monster(game, 'rat');
      return workOf(game, () => { game.affect([{ do: 'push', cells }], { target: rat, source: game.state.player, at: rat, cause: { table: 'item', id: 'bell' } }); });
    });
    expect((works[1] ?? 0) - (works[0] ?? 0)).toBe(MANY * COST.searched);
  });

  test('effects, with each that does something', () => {
    const game = drawCampaign('@r');
    const rat = Object.assign(monster(game, 'rat'), { hp: 1, maxHp: 100 });
    const heals: Effect[] = Array.from({ length: MANY }, () => ({ do: 'heal', amount: 1 }));
    // Asked, done, shown and logged.
    const each = COST.asked + COST.effect + 2 * COST.event;
    expect(workOf(game, () => { game.affect(heals, { target: rat, source: rat, at: rat, cause: { table: 'item', id: 'bell' } }); })).toBe(MANY * each);
  });

  test('a gift, with each thing', () => {
    const [one = 0, many] = [1, MANY + 1].map((count) => {
      const game = drawCampaign('@');
      return workOf(game, () => { apply({ do: 'give', group: 'potion', count })(game); });
    });
    expect(many).toBeGreaterThanOrEqual(one + MANY * (COST.effect + COST.event));
  });

  test('a look, with each hazard and monster, whether or not it shines', () => {
    const [few, many] = ['.', 'r'].map((other) => {
      const game = drawLit(`@${row('.', 40)}${row(other, MANY)}`);
      if (other === 'r') for (let x = 41; x < 41 + MANY; x++) game.floor.hazards.lay({ kind: 'gas', x, y: 0, turns: 9 });
      game.look();
      return workOf(game, () => { game.look(); });
    });
    expect(many).toBeGreaterThanOrEqual((few ?? 0) + 2 * MANY);
  });

  // A jump looks for the cells, then at each of them.
  test.each([[{ do: 'teleport' }, 2], [{ do: 'light', radius: 1 }, 1]] as const)('%j, with each cell of the floor', (effect, each) => {
    const [few, many] = [0, MANY].map((wide) => {
      const game = drawCampaign(`@${row('.', 20)}${row('#', wide)}`);
      return workOf(game, () => { apply(effect)(game); });
    });
    expect(many).toBeGreaterThanOrEqual((few ?? 0) + MANY * each);
  });

  test('a choice among abilities, with each', () => {
    const [few = 0, many] = [1, 12].map((count) => {
      const abilities = Array.from({ length: count }, (_, i): Ability => ({ id: `bell${i}`, on: 'foe', range: 1, every: 1, chance: 100, target: { at: 'actor' }, effects: [{ do: 'heal', amount: 1 }] }));
      const game = drawCampaign('@g', { pack: { breeds: { ...campaignRows.breeds, ghost: { ...campaignRows.breeds.ghost, brain: [], abilities } } } });
      const ghost = monster(game, 'ghost');
      for (const { id } of abilities) ghost.ready[id] = game.state.turn + 9;
      return workOf(game, () => { TACTICS.cast(game, ghost); });
    });
    expect(many).toBe(few + 11);
  });

  test('a mirror, with each event that it looks through', () => {
    const [few, many] = [0, MANY].map((count) => {
      const game = drawCampaign('@g');
      const ghost = monster(game, 'ghost');
      for (let i = 0; i < count; i++) game.emit({ type: 'woke', actor: ghost.id, at: ghost, seen: true });
      return workOf(game, () => { TACTICS.mirror(game, ghost); });
    });
    expect(many).toBe((few ?? 0) + MANY);
  });
});
