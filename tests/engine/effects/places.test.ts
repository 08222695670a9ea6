import type { Cause } from '../../../src/engine/facts/causes';
import type { Effect, Target } from '../../../src/engine/content';
import { EFFECTS, kindOf } from '../../../src/engine/effects/effects';
import type { Hit } from '../../../src/engine/World';
import { spreadOf } from '../../../src/engine/facts/aim';
import { resolveTargets } from '../../../src/engine/facts/targets';
import { takeSide } from '../../../src/engine/rules/arrivals';
import type { Game } from '../../../src/engine/Game';
import type { Actor } from '../../../src/engine/state';
import { all, campaignRows, drawCampaign, only } from '../../support/campaignPack';
import { drawGame, monster, picture } from '../../support/drawGame';
import { holding, useThing } from '../../support/holding';

const cause: Cause = { table: 'ability', id: 'bell' };

function affect(game: Game, effect: Effect, at: Actor = game.state.player): void {
  game.affect([effect], { target: at, source: at, at, cause });
}

function refusal(game: Game, effect: Effect, source: Actor): string | null {
  const hit: Hit = { effect, target: source, source, at: source, cause, told: 'usual' };
  return kindOf(effect).refuses?.(game, hit) ?? null;
}

describe('an effect on a place', () => {
  const effects: readonly Effect[] = [
    { do: 'map', range: 1 }, { do: 'light', radius: 1 }, { do: 'dig', range: 1 }, { do: 'alarm', range: 1 }, { do: 'summon', breed: 'rat', count: 1 },
    { do: 'cloud', hazard: 'fire', range: 0, turns: 1 }, { do: 'reveal', range: 1 }, { do: 'change', from: 'doorOpen', to: 'rubble' },
  ];

  it.each(effects)('%j happens once, where it was aimed, however many are hit', (effect) => {
    const game = holding('@..SS', { effects: [effect], target: { at: 'cell', radius: 4 }, pack: campaignRows });
    const changes = only(useThing(game, { x: 3, y: 0 }), 'changed');
    expect(changes.map(({ at, seen }) => [at, seen])).toEqual([[{ x: 3, y: 0 }, true]]);
  });

  it('is every kind that says where, and no other', () => {
    const places = Object.entries(EFFECTS).filter(([, kind]) => 'isPlace' in kind && kind.isPlace).map(([id]) => id);
    expect(places.sort()).toEqual(['alarm', 'change', 'cloud', 'dig', 'flood', 'haul', 'ignite', 'lay', 'light', 'map', 'reveal', 'split', 'summon']);
  });
});

describe('RULES 5.4 ranges count their border', () => {
  it('of what is revealed', () => {
    const game = drawCampaign('@.1.M..1.M');
    affect(game, { do: 'reveal', range: 16 });
    expect([game.floor.state.traps.map(({ known }) => known), all(game, 'mimic').map(({ hidden }) => hidden)]).toEqual([[true, false], [false, true]]);
    const short = drawCampaign('@.1.M');
    affect(short, { do: 'reveal', range: 4 });
    expect([short.floor.state.traps.map(({ known }) => known), monster(short, 'mimic').hidden]).toEqual([[true], true]);
  });

  it('RULES 5.1 of an alarm, which wakes, but not who rings it', () => {
    const game = drawCampaign('@.zz..z', { seed: 'bell' });
    const mice = all(game, 'dormouse');
    for (const mouse of mice) mouse.asleep = true;
    const [ringer] = mice;
    if (ringer) affect(game, { do: 'alarm', range: 16 }, ringer);
    expect(mice.map(({ asleep, goal }) => [asleep, goal])).toEqual([[true, -1], [false, 2], [false, 2]]);
    const short = drawCampaign('@.z.z');
    for (const mouse of all(short, 'dormouse')) mouse.asleep = true;
    affect(short, { do: 'alarm', range: 15 });
    expect(all(short, 'dormouse').map(({ asleep }) => asleep)).toEqual([false, true]);
  });
});

describe('when a monster calls others', () => {
  const alarm = (map: string, change: (mouse: Actor) => void, range = 4): boolean => {
    const game = drawCampaign(map);
    change(monster(game, 'dormouse'));
    return EFFECTS.alarm.helps(game, { do: 'alarm', range }, { caster: monster(game, 'ghost'), on: game.state.player });
  };

  it.each<[string, (mouse: Actor) => void, boolean]>([
    ['sleeps', (mouse) => { mouse.asleep = true; mouse.goal = 0; }, true],
    ['is idle', (mouse) => { mouse.goal = -1; }, true],
    ['is on its way, be it to the first cell', (mouse) => { mouse.goal = 0; }, false],
    ['hides', (mouse) => { mouse.hidden = true; mouse.asleep = true; }, false],
  ])('by an alarm, one that %s', (_what, change, isHelp) => {
    expect(alarm('@..g.z', change)).toBe(isHelp);
  });

  it('by an alarm, only in its range', () => {
    expect([4, 3].map((range) => alarm('@..g.z', () => undefined, range))).toEqual([true, false]);
  });

  it('RULES 5.9 by summoning, until twice as many of that kind are within 10 cells', () => {
    const helps = (map: string, count: number): boolean => {
      const game = drawCampaign(map);
      return EFFECTS.summon.helps(game, { do: 'summon', breed: 'rat', count }, { caster: monster(game, 'ghost'), on: game.state.player });
    };
    expect(helps('@g..r......', 1)).toBe(true);
    expect(helps('@grr.......', 1)).toBe(false);
    expect(helps('@grr.......', 2)).toBe(true);
    expect(helps('@grSS......', 1)).toBe(true);
    expect(helps('@gr........r', 1)).toBe(false);
    expect(helps('@gr.........r', 1)).toBe(true);
    // At dx^2 + dy^2 = 101.
    expect(helps('@gr.........\n...........r', 1)).toBe(true);
  });
});

describe('RULES 5.2 a split', () => {
  const split: Effect = { do: 'split' };
  const scene = (hp: number): { game: Game; jelly: Actor } => {
    const game = drawCampaign('@.J..');
    return { game, jelly: Object.assign(monster(game, 'jelly'), { hp, goal: 3 }) };
  };

  it.each([[1, 'refused.tooSmall'], [2, null], [3, null]])('with %i HP: %s', (hp, why) => {
    const { game, jelly } = scene(hp);
    expect(refusal(game, split, jelly)).toBe(why);
  });

  it('shares the HP, for good, and the twin knows as much', () => {
    const { game, jelly } = scene(9);
    takeSide(game, jelly, { side: 'player', bound: 0 });
    affect(game, split, jelly);
    const [, twin] = all(game, 'jelly');
    expect([jelly.hp, jelly.maxHp, twin?.hp, twin?.maxHp]).toEqual([5, 5, 4, 4]);
    expect(twin).toMatchObject({ goal: 3, hidden: false, side: 'player', summoned: true });
  });

  it('of the player makes an enemy', () => {
    const game = drawGame('@..', { isWild: true });
    affect(game, split);
    expect(game.state.player.hp).toBe(10);
    expect(game.floor.state.actors).toMatchObject([{ breed: 'player', hp: 10, side: game.floor.state.actors[0]?.side }]);
    expect(game.floor.state.actors[0]?.side).not.toBe('player');
  });

  it('leaves no twin of a lurker hidden', () => {
    const game = drawCampaign('@.M..');
    affect(game, split, monster(game, 'mimic'));
    expect(all(game, 'mimic').map(({ hidden }) => hidden)).toContain(false);
  });
});

describe('RULES 5.4 the reach of a blast', () => {
  it('is its radius, or that of its widest cloud', () => {
    const cloud = (range: number): Effect => ({ do: 'cloud', hazard: 'fire', range, turns: 1 });
    expect([spreadOf([], 3), spreadOf([], 0), spreadOf([cloud(2)], 3), spreadOf([cloud(2), cloud(5)], 3), spreadOf([{ do: 'alarm', range: 99 }], 0), spreadOf([{ do: 'heal', amount: 9 }], 0)]).toEqual([3, 0, 3, 5, 0, 0]);
  });
});

describe('RULES 5.13 whom something that acts by itself takes for an enemy', () => {
  const { captives: _, ...plain } = campaignRows;
  const find = (game: Game, user: Actor, target: Target): string[] => {
    const found = resolveTargets(game, target, { source: user, cause, aim: null });
    return 'why' in found ? [found.why.key] : found.actors.map(({ breed }) => breed);
  };
  const targets: readonly Target[] = [{ at: 'nearest', range: 99 }, { at: 'random' }];

  it.each(targets)('%j: the player too, where there are captives', (target) => {
    const game = drawCampaign('@.F..S');
    takeSide(game, monster(game, 'squire'), { side: 'player', bound: 0 });
    expect(find(game, monster(game, 'statue'), target).sort()).toEqual(target.at === 'random' ? ['player', 'squire'] : ['squire']);
    expect(find(game, monster(game, 'squire'), target)).toEqual(['statue']);
    const without = drawGame('@.F..S', { pack: plain });
    expect(find(without, monster(without, 'statue'), target)).toEqual(['refused.noEnemy']);
  });

  it.each(targets)('%j: whom it has a clear line to, even out of the player\'s view, but no one hidden', (target) => {
    const scene = (map: string): string[] => {
      const game = drawCampaign(map);
      takeSide(game, monster(game, 'squire'), { side: 'player', bound: 0 });
      return find(game, monster(game, 'squire'), target);
    };
    expect([scene('@#F..S'), scene('@.F#.S'), scene('@#F..M')]).toEqual([['statue'], ['refused.noEnemy'], ['refused.noEnemy']]);
  });

  it('the player takes only those that it sees, whatever is in a line', () => {
    for (const pack of [plain, campaignRows]) {
      const seen = drawGame('@...S', { pack });
      const far = drawGame('@...S', { pack: { ...pack, sight: 3 } });
      expect([find(seen, seen.state.player, { at: 'random' }), find(far, far.state.player, { at: 'random' })]).toEqual([['statue'], ['refused.noEnemy']]);
    }
  });
});

test('RULES 5.15 nothing is lit where nothing burns', () => {
  const game = drawCampaign('@.');
  expect([refusal(game, { do: 'ignite', hazard: 'fire' }, game.state.player), picture(game)]).toEqual(['refused.wontBurn', '@.']);
});
