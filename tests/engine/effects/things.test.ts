import type { Cause } from '../../../src/engine/facts/causes';
import type { Effect } from '../../../src/engine/content';
import { kindOf } from '../../../src/engine/effects/effects';
import type { Hit } from '../../../src/engine/World';
import { INVENTORY_SLOTS, LIMITS, type Actor, type Item } from '../../../src/engine/state';
import type { Game } from '../../../src/engine/Game';
import { campaignRows, drawCampaign } from '../../support/campaignPack';
import { drawLit } from '../../support/lightPack';
import { carried, drawGame, monster } from '../../support/drawGame';

const cause: Cause = { table: 'trap', id: 'dart' };

function affect(game: Game, effect: Effect, target: Actor = game.state.player): void {
  game.affect([effect], { target, source: target, at: target, cause });
}

function refusal(game: Game, effect: Effect, target: Actor = game.state.player): string | null {
  const hit: Hit = { effect, target, source: target, at: target, cause, told: 'usual' };
  return kindOf(effect).refuses?.(game, hit) ?? null;
}

function itemOf(game: Game, kind: string): Item {
  const item = game.state.hero.inventory.find(({ id }) => id === carried(game, kind));
  if (!item) throw new Error(`no ${kind}`);
  return item;
}

describe('RULES 5.6 oil', () => {
  const refuel: Effect = { do: 'refuel', turns: 50 };

  it.each([[599, null], [600, 'refused.lanternFull'], [0, null]])('with %i of 600 turns: %s', (oil, why) => {
    expect(refusal(drawLit('@', {}, { oil }), refuel)).toBe(why);
  });

  it('is added, up to a full lantern', () => {
    const game = drawLit('@', {}, { oil: 520 });
    affect(game, refuel);
    expect(game.state.hero.oil).toBe(570);
    affect(game, refuel);
    expect(game.state.hero.oil).toBe(600);
  });

  it('is refused without the lantern, and in a pack without any', () => {
    const robbed = drawLit('@', {}, { oil: 5 });
    robbed.state.hero.lamp = { floor: 1, x: 0, y: 0 } as unknown as typeof robbed.state.hero.lamp;
    expect(refusal(robbed, refuel)).toBe('refused.noLamp');
    expect(refusal(drawGame('@'), refuel)).toBe('refused.lanternFull');
  });
});

describe('RULES 5.7 charges', () => {
  it('come to everything that has some, or to one kind, up to a limit', () => {
    const { group: _, ...rod } = campaignRows.itemKinds.wand;
    const game = drawCampaign('@', { carry: ['wand', 'rod', 'brew', 'club'], pack: { itemKinds: { ...campaignRows.itemKinds, rod } } });
    affect(game, { do: 'recharge', amount: 2 });
    affect(game, { do: 'recharge', amount: 3, item: 'rod' });
    expect(game.state.hero.inventory.map(({ charges }) => charges)).toEqual([4, 7, 0, 0]);
    affect(game, { do: 'recharge', amount: LIMITS.charges });
    expect(game.state.hero.inventory.map(({ charges }) => charges)).toEqual([LIMITS.charges, LIMITS.charges, 0, 0]);
  });

  it('are refused if nothing has any', () => {
    const game = drawCampaign('@', { carry: ['wand', 'brew', 'club'] });
    expect([refusal(game, { do: 'recharge', amount: 1 }), refusal(game, { do: 'recharge', amount: 1, item: 'brew' })]).toEqual([null, 'refused.nothingToCharge']);
    expect(refusal(drawCampaign('@', { carry: ['brew', 'club'] }), { do: 'recharge', amount: 1 })).toBe('refused.nothingToCharge');
  });
});

test('RULES 5.7 everything in the bag is identified', () => {
  const game = drawCampaign('@', { carry: ['brew', 'wand'] });
  affect(game, { do: 'identify' });
  expect(game.state.hero.known).toEqual(['brew', 'wand']);
});

describe('RULES 5.16 a gift', () => {
  const give: Effect = { do: 'give', group: 'potion' };
  const kinds = (game: Game): string[] => game.state.hero.inventory.map(({ kind }) => kind);

  it('is one thing of its group unless its row says how many', () => {
    const game = drawCampaign('@');
    affect(game, give);
    expect(kinds(game)).toHaveLength(1);
    affect(game, { ...give, count: 3 });
    expect(kinds(game)).toHaveLength(4);
    for (const kind of kinds(game)) expect(['brew', 'tonic']).toContain(kind);
  });

  it('comes last in the bag, each thing with an id of its own', () => {
    const game = drawCampaign('@', { carry: ['club'] });
    const { nextId } = game.state;
    affect(game, { do: 'give', group: 'wand', count: 2 });
    expect(game.state.hero.inventory.map(({ kind, id }) => [kind, id])).toEqual([['club', nextId - 1], ['wand', nextId], ['wand', nextId + 1]]);
    expect(game.state.nextId).toBe(nextId + 2);
  });

  it('is given even if there is but one kind, and identified', () => {
    const game = drawCampaign('@');
    affect(game, { do: 'give', group: 'wand', count: 2 });
    expect([kinds(game), game.state.hero.known]).toEqual([['wand', 'wand'], ['wand']]);
  });

  it('is nothing if there is no such thing', () => {
    const game = drawCampaign('@', { pack: { appearances: { ...campaignRows.appearances, herb: { green: { glyph: 'h', colour: '#ffffff', sprite: 'none' } } } }, isWild: true });
    affect(game, { do: 'give', group: 'herb' });
    expect(kinds(game)).toEqual([]);
  });

  it('is for the player alone', () => {
    const game = drawCampaign('@r');
    expect([refusal(game, give), refusal(game, give, monster(game, 'rat'))]).toEqual([null, 'refused.self']);
    affect(game, give, monster(game, 'rat'));
    expect(kinds(game)).toEqual([]);
  });

  it('lies at the player\'s feet if the bag is full, but is refused if the floor is as well', () => {
    const game = drawCampaign('@', { carry: Array.from({ length: INVENTORY_SLOTS }, () => 'club') });
    expect(refusal(game, give)).toBeNull();
    affect(game, give);
    expect(game.floor.state.items).toMatchObject([{ x: 0, y: 0 }]);
    const [lying] = game.floor.state.items;
    if (lying) while (game.floor.state.items.length < LIMITS.things) game.floor.state.items.push({ ...lying, id: game.state.nextId++ });
    expect(refusal(game, give)).toBe('refused.full');
    game.state.hero.inventory.pop();
    expect(refusal(game, give)).toBeNull();
    affect(game, { ...give, count: 3 });
    expect([game.state.hero.inventory.length, game.floor.state.items.length]).toEqual([INVENTORY_SLOTS, LIMITS.things]);
  });
});

describe('RULES 5.16 a boon', () => {
  it.each(['power', 'defence'] as const)('adds to %s and to nothing else', (stat) => {
    const game = drawCampaign('@');
    game.state.player.hp = 7;
    const before = { ...game.state.player };
    affect(game, { do: 'boon', stat, amount: 3 });
    expect(game.state.player).toEqual({ ...before, [stat]: before[stat] + 3 });
  });

  it('of maximum HP adds as many HP', () => {
    const game = drawCampaign('@');
    game.state.player.hp = 7;
    affect(game, { do: 'boon', stat: 'maxHp', amount: 5 });
    expect(game.state.player).toMatchObject({ hp: 12, maxHp: 25 });
    Object.assign(game.state.player, { maxHp: LIMITS.stat - 2 });
    affect(game, { do: 'boon', stat: 'maxHp', amount: 5 });
    expect(game.state.player).toMatchObject({ hp: 14, maxHp: LIMITS.stat });
  });
});

describe('RULES 5.18 growth', () => {
  const grow: Effect = { do: 'grow', percent: 20, most: 40 };

  it('adds shares of what its kind has, rounded up, until the limit', () => {
    const game = drawCampaign('@r');
    const rat = monster(game, 'rat');
    rat.hp = 3;
    const seen = [0, 1, 2, 3].map(() => {
      const why = refusal(game, grow, rat);
      affect(game, grow, rat);
      return [why, rat.maxHp, rat.hp, rat.power];
    });
    // Of 6 HP and 3 power: 2 and 1, up to 9 and 5.
    expect(seen).toEqual([[null, 8, 5, 4], [null, 9, 6, 5], ['refused.self', 9, 6, 5], ['refused.self', 9, 6, 5]]);
  });

  it.each([[9, 4], [8, 5]])('goes on while either can grow: with %i HP and %i power', (maxHp, power) => {
    const game = drawCampaign('@r');
    const rat = Object.assign(monster(game, 'rat'), { maxHp, power });
    expect([refusal(game, grow, rat), kindOf(grow).helps?.(game, grow, { caster: rat, on: rat })]).toEqual([null, true]);
    affect(game, grow, rat);
    expect([rat.maxHp, rat.power]).toEqual([9, 5]);
  });

  it('is never the player\'s', () => {
    const game = drawCampaign('@');
    expect(refusal(game, grow)).toBe('refused.self');
    expect(kindOf(grow).helps?.(game, grow, { caster: game.state.player, on: game.state.player })).toBe(false);
  });
});

describe('RULES 5.7 enchantment and rust', () => {
  const wearing = (...wear: string[]): Game => drawCampaign('@r', { carry: wear, wear });

  it('rust takes armour first, then what has the most left, then what is older', () => {
    const scene = (plus: Readonly<Record<string, number>>): string => {
      const game = wearing('club', 'coat', 'boots', 'cap');
      for (const item of game.state.hero.inventory) item.plus = plus[item.kind] ?? 0;
      const before = game.state.hero.inventory.map((item) => item.plus);
      affect(game, { do: 'rust', most: 3 });
      const changed = game.state.hero.inventory.filter((item, i) => item.plus !== before[i]);
      expect(changed.map((item) => item.plus - (plus[item.kind] ?? 0))).toEqual(changed.length > 0 ? [-1] : []);
      return changed[0]?.kind ?? 'nothing';
    };
    expect(scene({})).toBe('coat');
    expect(scene({ club: 9 })).toBe('coat');
    expect(scene({ boots: 1 })).toBe('boots');
    expect(scene({ boots: 1, cap: 2 })).toBe('cap');
    expect(scene({ coat: -1 })).toBe('boots');
    expect(scene({ coat: -3, boots: -3, cap: -3 })).toBe('club');
    expect(scene({ coat: -3, boots: -3, cap: -2 })).toBe('cap');
    expect(scene({ coat: -3, boots: -3, cap: -3, club: -3 })).toBe('nothing');
  });

  it('rust takes the older of two alike, whichever lies first in the bag', () => {
    const game = wearing('coat', 'boots');
    game.state.hero.inventory.reverse();
    affect(game, { do: 'rust', most: 1 });
    expect([itemOf(game, 'coat').plus, itemOf(game, 'boots').plus]).toEqual([-1, 0]);
  });

  it('rust is refused if nothing worn can rust, and by monsters', () => {
    const game = wearing('coat');
    const rust: Effect = { do: 'rust', most: 1 };
    expect([refusal(game, rust), refusal(game, rust, monster(game, 'rat')), refusal(drawCampaign('@', { carry: ['coat'] }), rust)]).toEqual([null, 'refused.nothingWorn', 'refused.nothingWorn']);
    affect(game, rust);
    expect(refusal(game, rust)).toBe('refused.nothingWorn');
  });

  it('enchants what is worn in its slot, up to a limit', () => {
    const game = wearing('coat', 'club');
    expect([refusal(game, { do: 'enchant', slot: 'body', amount: 1 }), refusal(game, { do: 'enchant', slot: 'feet', amount: 1 })]).toEqual([null, 'refused.nothingWorn']);
    affect(game, { do: 'enchant', slot: 'body', amount: 2 });
    expect([itemOf(game, 'coat').plus, itemOf(game, 'club').plus]).toEqual([2, 0]);
    affect(game, { do: 'enchant', slot: 'body', amount: LIMITS.plus });
    expect(itemOf(game, 'coat').plus).toBe(LIMITS.plus);
  });
});
