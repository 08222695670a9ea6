import { causeOf, REST, type Cause } from '../../../src/engine/facts/causes';
import type { Effect } from '../../../src/engine/content';
import type { Hit } from '../../../src/engine/World';
import { damageIn, doDamage, EFFECTS, healingIn, inflictedBy, kindOf } from '../../../src/engine/effects/effects';
import { idsIn } from '../../../src/engine/pack/references';
import { damageTo } from '../../../src/engine/facts/combat';
import { maxHpOf } from '../../../src/engine/facts/stats';
import type { Game } from '../../../src/engine/Game';
import type { Actor } from '../../../src/engine/state';
import { campaignRows, drawCampaign } from '../../support/campaignPack';
import { monster } from '../../support/drawGame';

const cause: Cause = { table: 'trap', id: 'dart' };

function refusal(game: Game, effect: Effect, { target, source }: { target: Actor; source: Actor }): string | null {
  const hit: Hit = { effect, target, source, at: target, cause, told: 'usual' };
  return kindOf(effect).refuses?.(game, hit) ?? null;
}

describe('whom an effect harms', () => {
  it('none of those that only do good', () => {
    const game = drawCampaign('@r');
    const rat = monster(game, 'rat');
    const harmless = Object.entries(EFFECTS).filter(([id, kind]) => id !== 'inflict' && id !== 'flood' && 'harms' in kind && !(kind.harms as () => boolean)()).map(([id]) => id);
    expect(harmless.sort()).toEqual(['boon', 'cure', 'give', 'grow', 'heal']);
    const harms = (status: string): unknown => EFFECTS.inflict.harms(game, { do: 'inflict', status }, rat);
    expect(['venom', 'frail', 'haste', 'shielded'].map(harms)).toEqual([true, true, false, false]);
  });

  it('RULES 5.3 no one who resists what it inflicts', () => {
    const game = drawCampaign('@r', { carry: ['ring'], wear: ['ring'] });
    const venom = { do: 'inflict', status: 'venom' } as const;
    expect([game.state.player, monster(game, 'rat')].map((actor) => EFFECTS.inflict.harms(game, venom, actor))).toEqual([false, true]);
    expect([game.state.player, monster(game, 'rat')].map((actor) => refusal(game, venom, { target: actor, source: actor }))).toEqual(['refused.resists', null]);
  });
});

describe('whether an effect throws whom it hits, perhaps onto another trap', () => {
  const effects: readonly Effect[] = [{ do: 'teleport' }, { do: 'teleport', range: 4 }, { do: 'push', cells: 1 }, { do: 'pull', cells: 1 }, { do: 'swap' }, { do: 'fall' }, { do: 'damage', amount: 1 }];

  it('only what moves it a little way', () => {
    expect(effects.map((effect) => kindOf(effect).moves?.(effect) ?? false)).toEqual([false, true, true, true, true, false, false]);
  });
});

describe('whether an effect would help a monster', () => {
  const scene = (): { game: Game; on: Actor; helps: (effect: Effect, on?: Actor) => boolean } => {
    const game = drawCampaign('@.r....g');
    const on = monster(game, 'rat');
    const caster = monster(game, 'ghost');
    return { game, on, helps: (effect, who = on) => kindOf(effect).helps?.(game, effect, { caster, on: who }) ?? true };
  };

  it.each([[16, 20, false], [15, 20, true], [14, 20, true], [20, 20, false]])('RULES 5.2 healing at %i of %i HP: %s, from three quarters on', (hp, maxHp, isHelp) => {
    const { on, helps } = scene();
    Object.assign(on, { hp, maxHp });
    expect(helps({ do: 'heal', amount: 5 })).toBe(isHelp);
  });

  it('RULES 5.3 a status that it has not, a cure of one that it has', () => {
    const { on, helps } = scene();
    const haste = { do: 'inflict', status: 'haste' } as const;
    const cure = { do: 'cure', status: 'haste' } as const;
    expect([helps(haste), helps(cure)]).toEqual([true, false]);
    on.statuses = { haste: 3 };
    expect([helps(haste), helps(cure)]).toEqual([false, true]);
  });

  it('a pull, unless it stands beside already', () => {
    const game = drawCampaign('@Sr.h');
    const [statue, rat, hound] = ['statue', 'rat', 'hound'].map((breed) => monster(game, breed));
    const helps = (on?: Actor): unknown => statue && on && EFFECTS.pull.helps(game, { do: 'pull', cells: 3 }, { caster: statue, on });
    expect([helps(rat), helps(game.state.player), helps(hound)]).toEqual([false, false, true]);
    expect(EFFECTS.pull.helps(game, { do: 'pull', cells: 3 }, { caster: statue ?? game.state.player, on: { ...(rat ?? game.state.player), x: 3 } })).toBe(true);
  });
});

describe('RULES 5.14 what effects take, give and inflict in all', () => {
  const effects: readonly Effect[] = [
    { do: 'damage', amount: 3 }, { do: 'reveal', range: 4 }, { do: 'damage', amount: [[1, 2], [4, 6]] }, { do: 'heal', amount: 5 }, { do: 'heal', amount: 33, unit: 'percent' },
    { do: 'inflict', status: 'venom', turns: 3 }, { do: 'inflict', status: 'frail' }, { do: 'cure', status: 'haste' }, { do: 'summon', breed: 'rat', count: 1 },
  ];

  it('are sums', () => {
    expect([damageIn(effects, 1), damageIn(effects, 4), damageIn([], 1), damageIn(undefined, 1)]).toEqual([5, 9, 0, 0]);
    expect([healingIn(effects), healingIn(effects, 10), healingIn([]), healingIn()]).toEqual([38, 8, 0, 0]);
    expect(healingIn([{ do: 'heal', amount: 99, unit: 'percent' }], 20)).toBe(19);
    expect(inflictedBy(effects)).toEqual([effects[5], effects[6]]);
    expect([inflictedBy([]), inflictedBy()]).toEqual([[], []]);
  });

  it.each<[readonly Effect[], boolean]>([[[{ do: 'damage', amount: 1 }], true], [[{ do: 'heal', amount: 1 }], false], [[], false], [[{ do: 'damage', amount: [[1, 1], [2, 9]] }], true]])('%j: damage at all, %s', (some, isDamage) => {
    expect(doDamage(some)).toBe(isDamage);
  });

  it('come to an actor as far as it takes them: the least and the most', () => {
    const game = drawCampaign('@r');
    const [rat, { player }] = [monster(game, 'rat'), game.state];
    const all: readonly Effect[] = [{ do: 'damage', amount: 3 }, { do: 'strike', percent: 200 }, { do: 'reveal', range: 4 }, { do: 'heal', amount: 9 }];
    // Twice 3 less defence 1.
    expect(damageTo(game, all, { caster: rat, on: player })).toEqual([8, 8]);
    player.statuses = { shielded: 9 };
    expect(damageTo(game, [{ do: 'damage', amount: 8 }], { caster: rat, on: player })).toEqual([4, 4]);
    expect(damageTo(game, [], { caster: rat, on: player })).toEqual([0, 0]);
  });
});

describe('the ids that an effect names', () => {
  it('can be asked for by table', () => {
    const effects: readonly Effect[] = [{ do: 'inflict', status: 'venom' }, { do: 'summon', breed: 'rat', count: 1 }, { do: 'cure', status: 'frail' }];
    expect([idsIn(effects, 'statuses'), idsIn(effects, 'breeds'), idsIn(effects, 'tiles')]).toEqual([['venom', 'frail'], ['rat'], []]);
  });

  it('are those of its row, required or not', () => {
    expect(idsIn([{ do: 'change', from: 'ground', to: 'water' }, { do: 'heal', amount: 1 }], 'tiles')).toEqual(['ground', 'water']);
    expect(idsIn([{ do: 'recharge', amount: 1 }, { do: 'recharge', amount: 1, item: 'wand' }], 'itemKinds')).toEqual(['wand']);
  });
});

function affect(game: Game, effect: Effect, target: Actor = game.state.player): void {
  game.affect([effect], { target, source: target, at: target, cause });
}

describe('HP', () => {
  it.each([[33, 100, 6], [25, 50, 2], [50, 99, 9]])('RULES 5.17 healing of %i percent at %i percent gives %i of 20, rounded down', (amount, heals, gained) => {
    const game = drawCampaign('@', { pack: { statuses: { ...campaignRows.statuses, weary: { sprite: 'none', heals } } } });
    const { player } = game.state;
    Object.assign(player, { hp: 1, statuses: { weary: 9 } });
    affect(game, { do: 'heal', amount, unit: 'percent' });
    expect(player.hp).toBe(Math.min(1 + gained, maxHpOf(game, player)));
  });

  it.each([['item.knife', 151], ['skill.spark', 151], ['trap.dart', 101], ['ability.jab', 101], ['status.venom', 101]])('RULES 5.17 damage of 101 by %s of one that wields 150 percent: %i', (from, taken) => {
    const game = drawCampaign('@S', { pack: { statuses: { ...campaignRows.statuses, apt: { sprite: 'none', wields: 150 } } } });
    const statue = Object.assign(monster(game, 'statue'), { hp: 900, maxHp: 900 });
    game.state.player.statuses = { apt: 9 };
    const before = game.events.length;
    game.affect([{ do: 'damage', amount: 101 }], { target: statue, source: game.state.player, at: statue, cause: causeOf(from) ?? REST });
    expect(statue.hp).toBe(900 - taken);
    const struck = game.events.slice(before).filter(({ type }) => type === 'struck');
    expect(struck).toMatchObject(from === 'item.knife' ? [{ kind: 'knife', from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, seen: true }] : []);
  });
});

describe('what an actor cannot do', () => {
  const on = (game: Game, effect: Effect, pair: readonly [target: Actor, source: Actor]): string | null => refusal(game, effect, { target: pair[0], source: pair[1] });

  it('RULES 5.2 a strike: at itself, or dead', () => {
    const game = drawCampaign('@r');
    const [rat, { player }] = [monster(game, 'rat'), game.state];
    const strike: Effect = { do: 'strike', percent: 100 };
    expect([on(game, strike, [player, rat]), on(game, strike, [rat, rat]), on(game, strike, [player, { ...rat, hp: 1 }]), on(game, strike, [player, { ...rat, hp: 0 }])]).toEqual([null, 'refused.self', null, 'refused.self']);
  });

  it('RULES 5.18 a hold: on itself, by the player, or a second time', () => {
    const game = drawCampaign('@rh');
    const [rat, hound, { player }] = [monster(game, 'rat'), monster(game, 'hound'), game.state];
    const cling: Effect = { do: 'cling' };
    expect([on(game, cling, [player, rat]), on(game, cling, [rat, rat]), on(game, cling, [rat, player])]).toEqual([null, 'refused.self', 'refused.self']);
    rat.clings = player.id;
    expect([on(game, cling, [player, rat]), on(game, cling, [hound, rat])]).toEqual(['refused.self', null]);
  });

  it('RULES 1.6 healing at full health, unless it ends a status as an item or a trap does', () => {
    const game = drawCampaign('@');
    const { player } = game.state;
    const why = (from: string): unknown => EFFECTS.heal.refuses(game, { effect: { do: 'heal', amount: 1 }, target: player, source: player, at: player, cause: causeOf(from) ?? REST, told: 'usual' });
    expect(['item.salve', 'status.mending', 'traits.eachTurn'].map(why)).toEqual(Array.from({ length: 3 }, () => 'refused.fullHealth'));
    player.statuses = { venom: 3 };
    expect(['item.salve', 'trap.dart', 'status.mending', 'traits.eachTurn'].map(why)).toEqual([null, null, 'refused.fullHealth', 'refused.fullHealth']);
    player.hp -= 1;
    expect(why('status.mending')).toBeNull();
  });
});
