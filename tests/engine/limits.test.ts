import { packs } from '../../src/content/packs';
import { UseItem } from '../../src/engine/actions/items';
import { Wait } from '../../src/engine/actions/moves';
import { TRAIT_NAMES, TRAITS, type Effect, type Traits } from '../../src/engine/content';
import { MOST_SIGHT } from '../../src/engine/floor/fov';
import type { Game } from '../../src/engine/Game';
import { compilePack } from '../../src/engine/pack/compilePack';
import { RANGES } from '../../src/engine/pack/ranges';
import { skillOf } from '../../src/engine/facts/hero';
import { lanternOf } from '../../src/engine/facts/light';
import { isReady } from '../../src/engine/facts/stats';
import { natureOf } from '../../src/engine/facts/traits';
import { gainXp } from '../../src/engine/rules/death';
import { inflict, makeRest } from '../../src/engine/rules/statuses';
import { LIMITS } from '../../src/engine/state';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { decodeRun } from '../../src/engine/run/decodeRun';
import { encodeRun, MOST_CHARACTERS } from '../../src/engine/run/save';
import { newGame } from '../../src/procgen/newGame';
import { campaignRows, drawCampaign } from '../support/campaignPack';
import { act, carried, drawGame, monster } from '../support/drawGame';
import { expectRefused } from '../support/expectRefused';
import { drawLit } from '../support/lightPack';
import { reload } from '../support/reload';

/** Everything about a trait at its most. */
const most: Traits = Object.fromEntries(TRAIT_NAMES.flatMap((name) => {
  const { shape } = TRAITS[name];
  return shape in RANGES ? [[name, RANGES[shape as keyof typeof RANGES][1]]] : [];
}));
/** About as many statuses as a pack may have, each with all of it. */
const statuses = Object.fromEntries(Array.from({ length: 180 }, (_, i) => [`s${i}`, { sprite: 'none', turns: 9, ...most }]));

/** Gives everything to an actor at once. */
function laden(game: Game): Game {
  for (const status of Object.keys(statuses)) inflict(game, game.state.player, { status });
  return game;
}

describe('traits add up and multiply', () => {
  it('no further than one alone could go', () => {
    const game = laden(drawLit('@...r', { pack: { statuses: { ...campaignRows.statuses, ...statuses } } }));
    const { speed, takes, noise, stands, heals, wields, burns, drains, ambush, evades, light, search, shines } = natureOf(game, game.state.player);
    expect({ speed, takes, noise, stands, heals, wields, burns, drains, ambush, light, search, shines }).toEqual({
      speed: RANGES.speed[1], takes: 1000, noise: 1000, stands: 1000, heals: 1000, wields: 1000, burns: 1000, drains: 1000, ambush: 1000, light: 60, search: 60, shines: 12,
    });
    expect(evades).toBeLessThan(100);
  });

  it('and less than a hundredth of all of it is still that', () => {
    const none = { ...statuses, s7: { sprite: 'none', turns: 9, takes: 0, speed: 10 } };
    const game = laden(drawLit('@', { pack: { statuses: { ...campaignRows.statuses, ...none } } }));
    expect(natureOf(game, game.state.player)).toMatchObject({ takes: 0, speed: RANGES.speed[1] });
  });

  it('nor do talents make a skill cost more than can be told', () => {
    const dear = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`t${i}`, { skills: 1000 }]));
    const content = compilePack({ ...packs.lanternfall, talents: { ...packs.lanternfall.talents, ...dear } });
    const { state } = newGame(content, 'dear');
    for (const kind of content.heroes.keys()) {
      const oil = skillOf({ content, state: { ...state, hero: { ...state.hero, kind, talents: Object.keys(dear) } } })?.oil ?? 0;
      expect(Number.isSafeInteger(oil)).toBe(true);
    }
  });

  it('a lantern that shines farther than anyone sees shows what anyone sees', () => {
    const game = laden(drawLit(`@${'.'.repeat(70)}`, { pack: { sight: 60, statuses: { ...campaignRows.statuses, ...statuses } } }));
    act(game, new Wait());
    expect([lanternOf(game), game.isOver]).toEqual([MOST_SIGHT, false]);
    expect([game.floor.isVisible(60, 0), game.floor.isVisible(61, 0)]).toEqual([true, false]);
    expect(brokenInvariants(game)).toEqual([]);
  });
});

describe('what piles up in a run', () => {
  const gifts: Effect[] = [{ do: 'give', group: 'potion', count: 99 }];

  it('are at most a thousand things given on one floor, and a gift that would be in vain is refused', () => {
    const horn = { glyph: '~', colour: '#ffffff', sprite: 'none', target: { at: 'self' }, effects: gifts } as const;
    const game = drawCampaign('@...', { carry: ['horn'], pack: { ...campaignRows, itemKinds: { ...campaignRows.itemKinds, horn } } });
    const give = (): void => { game.affect(gifts, { target: game.state.player, source: game.state.player, at: game.state.player, cause: { table: 'item', id: 'bomb' } }); };
    for (let i = 0; i < 20; i++) give();
    expect([game.state.hero.inventory.length, game.floor.state.items.length]).toEqual([26, LIMITS.things]);
    expect(brokenInvariants(game)).toEqual([]);
    const before = game.state.nextId;
    give();
    expectRefused(game, new UseItem(carried(game, 'horn')), { key: 'refused.full' });
    expect([game.state.nextId, game.floor.state.items.length]).toEqual([before, LIMITS.things]);
    game.state.hero.inventory = [];
    give();
    expect([game.state.hero.inventory.length, game.floor.state.items.length]).toEqual([26, LIMITS.things]);
  });

  it('are a thousand remains: the oldest crumble', () => {
    const game = drawCampaign('@r.');
    const rat = monster(game, 'rat');
    game.floor.state.corpses = Array.from({ length: LIMITS.remains }, () => ({ breed: 'dormouse', x: 2, y: 0, seen: true, rises: 0 }));
    game.affect([{ do: 'damage', amount: 999 }], { target: rat, source: game.state.player, at: rat, cause: { table: 'item', id: 'bomb' } });
    const { corpses } = game.floor.state;
    expect([corpses.length, corpses.at(-1)?.breed, corpses[0]?.breed]).toEqual([LIMITS.remains, 'rat', 'dormouse']);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('are 9,999 turns of a status that adds up', () => {
    const game = drawCampaign('@', { pack: { ...campaignRows, statuses: { ...campaignRows.statuses, heap: { sprite: 'none', turns: 9_000, stacks: 'add' } } } });
    for (let i = 0; i < 3; i++) inflict(game, game.state.player, { status: 'heap' });
    expect(game.state.player.statuses['heap']).toBe(LIMITS.turns);
  });

  it('are stats, enchantment, charges, experience and treasure up to their limits', () => {
    const game = drawCampaign('@', { carry: ['spear', 'wand'], wear: ['spear'], pack: { ...campaignRows, growth: { xp: [[1, 1]], maxHp: 999, offers: 1 } } });
    const { player, hero } = game.state;
    const every: Effect[] = [
      ...(['power', 'defence', 'maxHp'] as const).map((stat): Effect => ({ do: 'boon', stat, amount: 99 })), { do: 'enchant', slot: 'hand', amount: 99 }, { do: 'recharge', amount: 99 },
    ];
    const more = (): void => { game.affect(every, { target: player, source: player, at: player, cause: { table: 'item', id: 'bomb' } }); };
    Object.assign(player, { power: LIMITS.stat - 100, defence: LIMITS.stat - 100, maxHp: LIMITS.stat - 100 });
    for (let i = 0; i < 20; i++) more();
    expect([player.power, player.defence, player.maxHp]).toEqual([LIMITS.stat, LIMITS.stat, LIMITS.stat]);
    expect(hero.inventory.map(({ plus, charges }) => [plus, charges])).toEqual([[LIMITS.plus, 0], [0, LIMITS.charges]]);
    hero.xp = LIMITS.tally - 5;
    gainXp(game, 9_999);
    expect([hero.xp <= LIMITS.tally, player.maxHp]).toEqual([true, LIMITS.stat]);
  });

  it.each([
    ['rising', (i: number) => i], ['falling', (i: number) => 149 - i], ['mixed', (i: number) => (i * 67) % 150],
  ])('are a hundred abilities that rest: those needed longest, in %s order', (_, turnsOf) => {
    const game = drawCampaign('@r');
    const rat = monster(game, 'rat');
    const all = Array.from({ length: 150 }, (__, i) => turnsOf(i));
    for (const turns of all) makeRest(game, rat, { id: `a${turns}`, turns });
    // What came too soon to be kept has been dropped on the way.
    const kept = all.reduce<number[]>((few, turns) => [...few, turns].sort((a, b) => b - a).slice(0, LIMITS.ready), []);
    expect(Object.values(rat.ready).sort((a, b) => b - a)).toEqual(kept);
    expect(isReady(game, rat, 'never')).toBe(true);
  });

  it('and an ability is ready again when its turns are over, not before', () => {
    const game = drawCampaign('@r');
    const rat = monster(game, 'rat');
    makeRest(game, rat, { id: 'bite', turns: 2 });
    expect([0, 1, 2, 3].map((turn) => {
      game.state.turn = turn;
      return [isReady(game, rat, 'bite'), isReady(game, rat, 'never')];
    })).toEqual([[false, true], [false, true], [true, true], [true, true]]);
  });

  it('are a hundred floors that stay as they were left: the farthest is forgotten', () => {
    const game = drawGame('@.>', { below: '<.>', pack: { floorsPersist: true } });
    for (let floor = 2; floor <= 130; floor++) game.goTo(floor, 'down');
    act(game, new Wait());
    expect([game.state.floors.length, game.state.floors[0]?.number]).toEqual([LIMITS.floors, 31]);
    game.goTo(129, 'up');
    game.goTo(1, 'up');
    act(game, new Wait());
    expect([game.state.floors.length, Math.max(...game.state.floors.map(({ number }) => number))]).toEqual([LIMITS.floors, 129]);
    expect(game.state.floors.map(({ number }) => number).includes(1)).toBe(true);
    expect([brokenInvariants(game), reload(game, '<.>').hash]).toEqual([[], game.hash]);
  });
});

describe('a save', () => {
  it('that could not be read is never written', () => {
    const game = drawGame('@');
    const deeds = 'x'.repeat(MOST_CHARACTERS);
    const record = { id: 'a', began: '', ranked: false, daily: '', version: '', deeds };
    expect(() => encodeRun(game.state, record)).toThrow(/^The run is too long to be saved: \d+ characters \(limit 16000000\)\.$/);
  });

  it('of a run with all that can pile up can be read', () => {
    const game = laden(drawLit('@..r', { pack: { statuses: { ...campaignRows.statuses, ...statuses } } }));
    const { player, hero } = game.state;
    Object.assign(player, { power: LIMITS.stat, defence: LIMITS.stat, maxHp: LIMITS.stat, hp: LIMITS.stat });
    Object.assign(hero, { xp: LIMITS.tally, finds: LIMITS.tally });
    for (let i = 0; i < LIMITS.ready; i++) makeRest(game, monster(game, 'rat'), { id: `a${i}`, turns: 9_999 });
    expect(decodeRun(encodeRun(game.state))).toMatchObject({ ok: true });
  });

  it('that names ids without end asks for no memory without end', () => {
    const game = drawGame('@r', { pack: { floorsPersist: true }, below: '<' });
    Object.assign(game.state, { nextId: 900_000_000 });
    monster(game, 'rat').id = 899_999_999;
    const again = reload(game, '<');
    act(again, new Wait());
    expect([again.natures.length < 900_000_001, brokenInvariants(again)]).toEqual([true, []]);
    again.goTo(2, 'down');
    expect(again.natures.length).toBeLessThan(1_000_000);
  });
});
