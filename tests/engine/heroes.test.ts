import { Bump } from '../../src/engine/actions/fights';
import { Become, Hood, Learn, LevelUp, UseSkill } from '../../src/engine/actions/hero';
import { Wait } from '../../src/engine/actions/moves';
import type { PackRows, Skill } from '../../src/engine/content';
import { aimError } from '../../src/engine/facts/aim';
import { offersOf, skillOf } from '../../src/engine/facts/hero';
import { lightOf } from '../../src/engine/facts/light';
import { maxHpOf, powerOf } from '../../src/engine/facts/stats';
import { forgetNature } from '../../src/engine/facts/traits';
import { gainXp } from '../../src/engine/rules/death';
import { become } from '../../src/engine/rules/hero';
import type { Game } from '../../src/engine/Game';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { campaignRows, drawCampaign, only } from '../support/campaignPack';
import { act, monster, told } from '../support/drawGame';
import { lightRows } from '../support/lightPack';
import { expectRefused } from '../support/expectRefused';
import { newGame } from '../../src/procgen/newGame';
import { shippedContent } from '../../src/lab/shippedContent';

const LIGHT = { full: 600, dim: 150, least: 3, hunters: 50 } as const;
const traps = { ...campaignRows.traps, kinds: { ...campaignRows.traps.kinds, noose: { ...campaignRows.traps.kinds.net, once: true, covert: true } } };

const shown = { sprite: 'ui/skill' } as const;
const bang = { ...shown, id: 'bang', oil: 40, target: { at: 'area', shape: 'burst', size: 2 }, effects: [{ do: 'damage', amount: 3 }] } as const;
const noose = { ...shown, id: 'noose', oil: 10, target: { at: 'cell', radius: 0, evenEmpty: true }, effects: [{ do: 'lay', trap: 'noose' }] } as const;

const heroRows = {
  ...campaignRows,
  traps,
  lantern: LIGHT,
  growth: { xp: [[1, 10], [3, 20]], maxHp: 5, offers: 3 },
  heroes: {
    smith: { sprite: 'hero/idle', portrait: 'hero/idle', start: ['rapier'], skill: bang },
    trapper: { sprite: 'hero/idle', portrait: 'hero/idle', start: [], bonus: { maxHp: 6 }, skill: noose },
  },
  talents: {
    strong: { sprite: 'ui/skill', bonus: { power: 2 } },
    nimble: { sprite: 'ui/skill', evades: 100 },
    bloody: { sprite: 'ui/skill', onKill: [{ do: 'heal', amount: 4 }] },
    thrifty: { sprite: 'ui/skill', burns: 50 },
    own: { sprite: 'ui/skill', hero: 'smith', level: 3, skills: 50, adds: [{ do: 'inflict', status: 'slow', turns: 5 }] },
    others: { sprite: 'ui/skill', hero: 'trapper', level: 3 },
  },
} as const satisfies Partial<PackRows>;

function drawHero(map: string, kind: keyof typeof heroRows.heroes = 'smith', pack: Partial<PackRows> = {}): Game {
  const game = drawCampaign(map, { pack: { ...heroRows, ...pack } });
  become(game, kind);
  return game;
}

/** The game at that level, with this many rewards pending. */
function levelled(game: Game, level: number, choices = 1): Game {
  Object.assign(game.state.hero, { level, choices });
  return game;
}

describe('RULES 5.17 heroes', () => {
  it('begin with their own things, worn, and their own bonus', () => {
    const game = drawHero('@');
    expect(game.state.hero.inventory.map(({ kind }) => kind)).toEqual(['rapier']);
    expect(Object.keys(game.state.hero.worn)).toEqual(['hand']);
    const base = game.state.player.maxHp;
    act(game, new Become(1));
    const { hero, player, turn } = game.state;
    expect([hero.kind, hero.inventory, player.hp, maxHpOf(game, player), turn]).toEqual(['trapper', [], base + 6, base + 6, 0]);
  });

  it('are chosen before the first turn, and only among those of the pack', () => {
    const game = drawHero('@');
    expectRefused(game, new Become(2), { key: 'refused.noHero', params: {} });
    act(game, new Wait());
    expectRefused(game, new Become(1), { key: 'refused.begun', params: {} });
  });

  it('the first of the campaign is played unless another is chosen', () => {
    const game = newGame(shippedContent('lanternfall'), 'heroes');
    expect([game.state.hero.kind, game.state.hero.inventory.length]).toEqual(['lamplighter', 5]);
    act(game, new Become(3));
    expect(game.state.hero.known.length).toBeGreaterThan(0);
    expect(game.state.hero.inventory.length).toBe(5);
  });
});

describe('RULES 5.17 skills', () => {
  it('cost oil and a turn, open the hood, and hit all around', () => {
    const game = drawHero('r@.r');
    const [near, far] = game.floor.state.actors.map(({ hp }) => hp);
    act(game, new UseSkill());
    expect(game.floor.state.actors.map(({ hp }) => hp)).toEqual([(near ?? 0) - 3, (far ?? 0) - 3]);
    expect([game.state.turn, game.state.hero.oil]).toEqual([1, LIGHT.full - 41]);
  });

  it('cost what their row says, rounded up, and less only by talents that say so', () => {
    const cost = (oil: number, ...talents: string[]): number | undefined => {
      const game = drawHero('@', 'smith', { heroes: { ...heroRows.heroes, smith: { ...heroRows.heroes.smith, skill: { ...bang, oil } } } });
      game.state.hero.talents = talents;
      return skillOf(game)?.oil;
    };
    expect([cost(400), cost(400, 'strong'), cost(41, 'own'), cost(400, 'own', 'strong')]).toEqual([400, 400, 21, 200]);
  });

  it('change the light once, also where they open the hood and burn most of the oil', () => {
    const game = drawHero('r@', 'smith', { light: lightRows.light });
    game.state.hero.oil = 100;
    act(game, new Hood());
    const radii = only(act(game, new UseSkill()), 'lightChanged').map(({ radius }) => radius);
    expect(radii).toEqual([lightOf(game)]);
  });

  it('are refused without oil, and then cost nothing', () => {
    const game = drawHero('@');
    game.state.hero.oil = 39;
    expectRefused(game, new UseSkill(), { key: 'refused.oil', params: { n: 40 } });
  });

  it('are not refused for want of somebody to hit, or a refusal would tell who is out of sight; the player is told who is in sight', () => {
    const [alone, watched, met] = ['@', '@.r', '@.r'].map((map) => drawHero(map)) as [Game, Game, Game];
    monster(watched, 'rat').hidden = true;
    const skill = (game: Game): Skill => skillOf(game) as Skill;
    const asked = [alone, watched, met].map((game) => aimError(game, skill(game), game.state.player)?.key);
    expect(asked).toEqual(['refused.noTarget', 'refused.noTarget', undefined]);
    for (const game of [alone, watched, met]) expect(only(act(game, new UseSkill()), 'skillUsed')).toHaveLength(1);
  });

  it('a covert trap is walked into by a monster that hunts', () => {
    const game = drawHero('@..r', 'trapper');
    act(game, new UseSkill({ x: 1, y: 0 }));
    expect(game.floor.state.traps).toEqual([{ kind: 'noose', x: 1, y: 0, known: true }]);
    act(game, new Wait(), new Wait());
    expect(game.floor.state.traps).toEqual([]);
    expect(Object.keys(monster(game, 'rat').statuses)).not.toEqual([]);
  });

  it('a trap laid under a monster goes off at once', () => {
    const game = drawHero('@.r', 'trapper');
    act(game, new UseSkill({ x: 2, y: 0 }));
    expect(game.floor.state.traps).toEqual([]);
  });

  it('a trap is laid over one that is hidden, which a refusal would give away, and not on one that is known', () => {
    const game = drawHero('@..', 'trapper');
    const at = { x: 2, y: 0 };
    game.floor.traps.add({ ...at, kind: 'net', known: false });
    expect(aimError(game, noose, at)).toBeNull();
    act(game, new UseSkill(at));
    expect(game.floor.state.traps).toEqual([{ ...at, kind: 'noose', known: true }]);
    expect(aimError(game, noose, at)).toEqual({ key: 'refused.noRoom', params: {} });
    expectRefused(game, new UseSkill(at), { key: 'refused.noRoom', params: {} });
  });
});

describe('RULES 5.17 levels', () => {
  it('take what the row says, add maximum HP and heal what they add', () => {
    const game = drawHero('@');
    const { player } = game.state;
    const { maxHp } = player;
    player.hp = 7;
    gainXp(game, 25);
    expect([game.state.hero.level, game.state.hero.xp, player.maxHp - maxHp, player.hp]).toEqual([3, 5, 10, 17]);
  });

  it('never bring back a player who dies with the last blow', () => {
    const game = drawHero('@');
    game.state.player.hp = 0;
    gainXp(game, 10);
    expect([game.state.hero.level, game.state.player.hp]).toEqual([2, 0]);
  });

  it('come with the next kill where a pack asks for less than it did when the run was saved', () => {
    const game = drawHero('@');
    game.state.hero.xp = 35;
    expect(brokenInvariants(game)).toEqual([]);
    gainXp(game, 1);
    expect([game.state.hero.level, game.state.hero.xp]).toEqual([3, 16]);
  });

  it('offer what changes play before plain numbers, and a talent heals what it adds to the maximum', () => {
    const plain = { sprite: 'ui/skill', bonus: { maxHp: 4 }, speed: 110, light: 1, noise: 90 } as const;
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const talents = { one: plain, two: { ...plain, evades: 5 }, three: { sprite: 'ui/skill', bonus: { power: 1 } } } as const;
      const game = levelled(drawCampaign('@', { seed, pack: { ...heroRows, talents } }), 2);
      const { player } = game.state;
      expect(offersOf(game)).toHaveLength(3);
      expect(offersOf(game)[0]).toBe('two');
      player.hp = 5;
      act(game, new Learn(0));
      expect(player.hp).toBe(9);
    }
  });

  it('offer three of the general talents in an order of the seed and the level', () => {
    const game = levelled(drawHero('@'), 2);
    const offers = offersOf(game);
    expect(offers).toHaveLength(3);
    expect(offersOf(levelled(drawHero('@'), 2))).toEqual(offers);
    const events = act(game, new Learn(0));
    expect([only(events, 'learnt'), told(events)]).toEqual([[{ type: 'learnt', talent: offers[0], level: 2, seen: true }], ['log.learnt']]);
    expect([game.state.hero.talents, game.state.hero.choices, offersOf(game)]).toEqual([offers.slice(0, 1), 0, []]);
    expect(offersOf(levelled(game, 4))).not.toContain(offers[0]);
  });

  it('offer at its level the hero\'s own alone', () => {
    const game = levelled(drawHero('@'), 3);
    expect(offersOf(game)).toEqual(['own']);
    act(game, new Learn(0));
    expect([skillOf(game)?.oil, skillOf(game)?.effects.length]).toEqual([20, 2]);
  });

  it('refuse everything else, the old rewards too, which come back once no talent is left', () => {
    const game = levelled(drawHero('@'), 2);
    expectRefused(game, new Wait(), { key: 'refused.choose', params: {} });
    expectRefused(game, new LevelUp('life'), { key: 'refused.talents', params: {} });
    expectRefused(game, new Learn(3), { key: 'refused.noTalent', params: {} });
    game.state.hero.talents = ['strong', 'nimble', 'bloody', 'thrifty'];
    expect(offersOf(game)).toEqual([]);
    expect(told(act(game, new LevelUp('power')))).toEqual(['log.boon.power']);
  });

  it('offer nothing that this run cannot use', () => {
    const { lantern: _lantern, ...dark } = heroRows;
    const { oil: _oil, ...free } = bang;
    const { own: _own, ...talents } = heroRows.talents;
    const { smith, trapper } = heroRows.heroes;
    const game = levelled(drawCampaign('@', { pack: { ...dark, talents, heroes: { smith: { ...smith, skill: free }, trapper: { ...trapper, skill: free } } } }), 2);
    expect(offersOf(game)).not.toContain('thrifty');
  });
});

describe('RULES 5.17 talents that need something', () => {
  const skilled = { sprite: 'ui/skill', skills: 50 } as const;
  const adding = { sprite: 'ui/skill', adds: heroRows.talents.own.adds } as const;

  it.each([['skills', skilled, []], ['adds', adding, []], ['a bonus', heroRows.talents.strong, ['one']]] as const)('are offered without a hero only if they change no skill: with %s', (_, one, offers) => {
    const game = levelled(drawCampaign('@', { pack: { ...heroRows, talents: { one } } }), 2);
    game.state.hero.kind = '';
    expect(offersOf(game)).toEqual(offers);
    expect(offersOf(levelled(drawHero('@', 'smith', { talents: { one } }), 2))).toEqual(['one']);
  });
});

describe('RULES 5.17 talents', () => {
  const learnt = (map: string, ...talents: string[]): Game => {
    const game = drawHero(map);
    game.state.hero.talents = talents;
    forgetNature(game, game.state.player);
    return game;
  };

  it('a bonus counts at once', () => {
    const game = levelled(drawHero('@', 'smith', { talents: { strong: heroRows.talents.strong } }), 2);
    const before = powerOf(game, game.state.player);
    act(game, new Learn(0));
    expect(powerOf(game, game.state.player)).toBe(before + 2);
  });

  it('an evading actor makes attacks miss, at most three in four', () => {
    const game = learnt('@r', 'nimble');
    game.state.player.hp = game.state.player.maxHp = 9000;
    const events = Array.from({ length: 200 }, () => act(game, new Wait())).flat();
    const missed = events.filter(({ type }) => type === 'evaded').length;
    const hit = events.filter((event) => event.type === 'attacked' && event.target === game.state.player.id).length;
    expect(hit).toBeGreaterThan(25);
    expect(missed).toBeGreaterThan(2 * hit);
  });

  it('a kill of what was summoned, or has risen, is worth nothing', () => {
    const game = learnt('@r', 'bloody');
    Object.assign(monster(game, 'rat'), { hp: 1, summoned: true });
    game.state.player.hp = 5;
    act(game, new Bump(1, 0));
    expect(game.state.player.hp).toBe(5);
  });

  it('a kill heals, and half the oil burns', () => {
    const game = learnt('@r', 'bloody', 'thrifty');
    monster(game, 'rat').hp = 1;
    game.state.player.hp = 5;
    act(game, new Bump(1, 0));
    expect(game.state.player.hp).toBe(9);
    if (game.state.hero.choices > 0) game.state.hero.choices = 0;
    const { oil } = game.state.hero;
    for (let i = 0; i < 10; i++) act(game, new Wait());
    expect(oil - game.state.hero.oil).toBe(5);
  });
});
