import { Bump } from '../../src/engine/actions/fights';
import { UseItem } from '../../src/engine/actions/items';
import { Wait } from '../../src/engine/actions/moves';
import { Rng } from '../../src/engine/core/rng';
import { actorName } from '../../src/engine/facts/names';
import { drawElite, makeActor, makePlayer, openFloor } from '../../src/engine/floor/openFloor';
import { ScriptedRng } from '../support/ScriptedRng';
import { carried, drawPlan, monster } from '../support/drawGame';
import { campaignRows, drawCampaign, only, play } from '../support/campaignPack';
import { expectRefused } from '../support/expectRefused';
import { breedsWith, tinyContent } from '../support/tinyPack';

const strength = { hp: [[1, 0], [3, 50]], power: [[3, 40]], defence: [[3, 2]], xp: [[1, 0], [3, 100]] } as const;
const content = tinyContent({ ...campaignRows, strength });
const at = { id: 'rat', x: 0, y: 0 } as const;

describe('the strength of monsters', () => {
  it('RULES 5.1 grows by floor, in percent rounded down, defence in points', () => {
    expect(makeActor(content, 9, { ...at, floor: 1 })).toMatchObject({ hp: 6, maxHp: 6, power: 3, defence: 0 });
    expect(makeActor(content, 9, { ...at, floor: 3 })).toMatchObject({ hp: 9, maxHp: 9, power: 4, defence: 2 });
  });

  it('RULES 5.1 then by their elite kinds', () => {
    expect(makeActor(content, 9, { ...at, floor: 3, elite: ['tough'] })).toMatchObject({ hp: 13, maxHp: 13, power: 6, defence: 3, elite: ['tough'] });
    expect(makeActor(content, 9, { ...at, floor: 3, elite: ['tough', 'swift'] })).toMatchObject({ hp: 13, elite: ['tough', 'swift'] });
  });

  it('RULES 5.1 never that of the player, whatever the curves say', () => {
    const strong = tinyContent({ strength: { hp: [[0, 100]], power: [[0, 100]], defence: [[0, 9]], xp: [] } });
    expect(makePlayer(strong, 1, { x: 0, y: 0 })).toMatchObject({ hp: 20, power: 5, defence: 1 });
  });

  it.each([[1, [], 7], [3, [], 14], [1, ['tough'], 14], [3, ['tough', 'swift'], 24]])('RULES 5.1 on floor %i with %j its killer gains %i experience', (floor, elite, xp) => {
    const game = drawCampaign('@r', { pack: { strength } });
    game.state.floor = game.floor.state.number = floor;
    Object.assign(monster(game, 'rat'), { elite, hp: 1 });
    play(game, new Bump(1, 0));
    expect(game.state.hero.xp).toBe(xp);
  });
});

describe('elites', () => {
  it('RULES 5.1 are named for their kinds, and act by them', () => {
    const game = drawCampaign('@r');
    const rat = monster(game, 'rat');
    rat.elite = ['swift'];
    expect(actorName(game, rat)).toBe('breed.rat+swift');
    const events = play(game, new Wait());
    expect(only(events, 'attacked')).toHaveLength(2);
    expect(only(events, 'message')[0]?.params).toMatchObject({ attacker: 'breed.rat+swift' });
  });

  it('RULES 5.1 do on death what their kinds say', () => {
    const game = drawCampaign('@j.');
    monster(game, 'jar').elite = ['fiery'];
    play(game, new Bump(1, 0));
    expect(game.floor.state.hazards.map(({ kind, x }) => [kind, x]).sort()).toEqual([['fire', 0], ['fire', 1], ['fire', 2]]);
    expect(game.state.player.hp).toBe(18);
  });

  it('RULES 5.1 resist what their kinds resist', () => {
    const game = drawCampaign('@.r', { carry: ['daze'] });
    monster(game, 'rat').elite = ['tough'];
    expectRefused(game, new UseItem(carried(game, 'daze'), { x: 2, y: 0 }), { key: 'refused.resists' });
  });

  it('RULES 5.1 are this many of a hundred, never a unique one', () => {
    const half = tinyContent({ ...campaignRows, breeds: { ...campaignRows.breeds, ...breedsWith('ogre', { unique: true }) }, elites: { ...campaignRows.elites, share: [[1, 50]], weights: { swift: [[1, 3]], tough: [[1, 1]] } }, itemKinds: campaignRows.itemKinds });
    const rng = Rng.of('elites', 'draw');
    const drawn = Array.from({ length: 2000 }, () => drawElite(half, { breed: 'rat', floor: 1 }, rng)[0] ?? 'none');
    const count = (id: string): number => drawn.filter((each) => each === id).length;
    expect(Math.abs(count('none') - 1000)).toBeLessThan(80);
    expect(Math.abs(count('swift') - 750)).toBeLessThan(80);
    expect(Array.from({ length: 50 }, () => drawElite(half, { breed: 'ogre', floor: 1 }, rng))).toEqual(Array.from({ length: 50 }, () => []));
    expect(drawElite(half, { breed: 'rat', floor: 0 }, rng)).toEqual([]);
  });
});

describe('the share of elites', () => {
  const drawn = (share: number, rng: Rng): number => drawElite(tinyContent({ ...campaignRows, elites: { ...campaignRows.elites, share: [[1, share]] } }), { breed: 'rat', floor: 1 }, rng).length;

  it.each([[1, 0, 1], [1, 1, 0], [50, 49, 1], [50, 50, 0], [99, 98, 1], [99, 99, 0]])('RULES 5.1 of %i percent with a draw of %i makes %i', (share, number, count) => {
    expect(drawn(share, new ScriptedRng(number, 0))).toBe(count);
  });

  it('RULES 5.1 of a hundred percent leaves nobody out', () => {
    const rng = Rng.of('elites', 'all');
    expect(new Set(Array.from({ length: 1000 }, () => drawn(100, rng)))).toEqual(new Set([1]));
  });
});

describe('a floor built from its plan', () => {
  it('RULES 5.1 has its elites, sleepers, hidden monsters, traps, places and loot', () => {
    const plan = drawPlan(content, '@rM1');
    const [rat, mimic] = plan.monsters;
    if (!rat || !mimic) throw new Error('nobody was drawn');
    const state = { nextId: 5 };
    const { floor } = openFloor(content, state, {
      ...plan,
      theme: 'cave',
      monsters: [{ ...rat, elite: ['tough'], asleep: true, loot: [{ id: 'wand', affixes: [] }] }, mimic],
      places: [{ vault: 'closet', x1: 0, y1: 0, x2: 1, y2: 0 }],
    });
    expect(floor.actors).toMatchObject([{ elite: ['tough'], asleep: true, hidden: false, maxHp: 9, loot: [{ kind: 'wand', charges: 2 }] }, { hidden: true, asleep: false, loot: [] }]);
    expect(floor).toMatchObject({ theme: 'cave', traps: [{ kind: 'dart', x: 3, known: false }], places: [{ vault: 'closet' }], hazards: [] });
    const ids = [...floor.actors, ...floor.actors.flatMap(({ loot }) => loot)].map(({ id }) => id);
    expect([new Set(ids).size, Math.max(...ids), state.nextId]).toEqual([3, 7, 8]);
  });
});
