import { Bump } from '../../src/engine/actions/fights';
import { Wait } from '../../src/engine/actions/moves';
import { makeActor } from '../../src/engine/floor/openFloor';
import { hurt } from '../../src/engine/rules/combat';
import { maxHpOf, powerOf, resists, speedOf, xpOf } from '../../src/engine/facts/stats';
import { natureOf } from '../../src/engine/facts/traits';
import { inflict } from '../../src/engine/rules/statuses';
import type { Actor } from '../../src/engine/state';
import { drawGame, monster, told } from '../support/drawGame';
import { all, campaignRows, drawCampaign, only, play } from '../support/campaignPack';
import { breedsWith } from '../support/tinyPack';

const east = new Bump(1, 0);
const wait = new Wait();

describe('effects of an attack besides its damage', () => {
  it('RULES 5.2 onHit of a breed affects any target it hurts, with poison here', () => {
    const game = drawCampaign('@v');
    const events = play(game, wait);
    expect(only(events, 'inflicted')).toMatchObject([{ actor: 1, status: 'venom', turns: 3 }]);
    expect(told(events)).toEqual(['log.attack', 'status.venom.begins']);
  });

  it('RULES 5.2 nothing happens if the attack does no damage', () => {
    const game = drawCampaign('@v', { carry: ['coat'], wear: ['coat'] });
    game.state.player.defence = 9;
    expect(only(play(game, wait), 'inflicted')).toEqual([]);
  });

  it('RULES 5.2 onHit of an affix on a worn item works the same way', () => {
    const game = drawCampaign('@S', { carry: ['axe+venomous'], wear: ['axe'] });
    game.state.player.power = 60;
    play(game, east);
    expect(monster(game, 'statue').statuses).toEqual({ venom: 3 });
  });

  it('RULES 5.2 onStruck affects the attacker, if its target survives', () => {
    const game = drawCampaign('@C');
    expect(only(play(game, east), 'damaged').map(({ actor, amount }) => [actor, amount])).toEqual([[2, 5], [1, 2]]);
    monster(game, 'cactus').hp = 1;
    expect(only(play(game, east), 'damaged').map(({ actor }) => actor)).toEqual([2]);
  });

  it('RULES 5.2 onStruck does nothing if its owner falls down a hole', () => {
    const game = drawCampaign('@C', { carry: ['axe+pushing'], wear: ['axe'], pack: { affixes: { ...campaignRows.affixes, pushing: { slots: ['hand'], bonus: {}, onHit: [{ do: 'fall' }] } } } });
    play(game, east);
    expect([game.floor.state.actors, game.state.player.hp]).toEqual([[], 20]);
  });

  it('RULES 5.2 onStruck of worn armour hurts monsters, and may kill them in their own attack', () => {
    const game = drawCampaign('@r', { carry: ['coat+spiked'], wear: ['coat'] });
    monster(game, 'rat').hp = 1;
    const events = play(game, wait);
    expect(only(events, 'died')).toMatchObject([{ breed: 'rat' }]);
    expect([all(game, 'rat'), game.state.hero.xp]).toEqual([[], 7]);
  });

  it('RULES 5.2 drains gives the percentage of the damage back, rounded up and never above the maximum', () => {
    const game = drawCampaign('@l');
    monster(game, 'leech').hp = 10;
    play(game, wait);
    expect(monster(game, 'leech').hp).toBe(11);
    const armed = drawCampaign('@S', { carry: ['axe+thirsty'], wear: ['axe'] });
    Object.assign(armed.state.player, { hp: 17, power: 60 });
    play(armed, east);
    expect(armed.state.player.hp).toBe(20);
  });

  it('RULES 5.2 takes is a percentage of all damage: of attacks and of effects, rounded up', () => {
    const game = drawCampaign('@S');
    const statue = monster(game, 'statue');
    inflict(game, statue, { status: 'shielded', turns: 9 });
    hurt(game, { source: game.state.player, target: statue, amount: 9, cause: { table: 'item', id: 'bolt' } });
    expect(statue.hp).toBe(45);
    game.state.player.power = 57;
    expect(only(play(game, east), 'attacked')).toMatchObject([{ damage: 4 }]);
    expect(statue.hp).toBe(41);
  });
});

describe('traits add up over all their sources', () => {
  it('RULES 5.2 speeds are multiplied: of a breed, an elite and a status', () => {
    const game = drawCampaign('@h');
    const make = (elite: string[]): Actor => makeActor(game.content, 9, { id: 'hound', x: 1, y: 0, floor: 1, elite });
    expect([speedOf(game, make([])), speedOf(game, make(['swift']))]).toEqual([200, 400]);
    const slowed = make(['swift']);
    expect(speedOf(game, slowed)).toBe(400);
    inflict(game, slowed, { status: 'slow' });
    expect(speedOf(game, slowed)).toBe(200);
    inflict(game, slowed, { status: 'haste' });
    expect(speedOf(game, slowed)).toBe(400);
  });

  it('RULES 5.2 of the player: worn items and their affixes too, but not items only carried', () => {
    const game = drawCampaign('@', { carry: ['ring', 'boots', 'boots'], wear: ['boots'] });
    const { player } = game.state;
    expect([speedOf(game, player), natureOf(game, player).noise, natureOf(game, player).light]).toEqual([50, 0, 0]);
    const ringed = drawCampaign('@', { carry: ['ring'], wear: ['ring'] });
    expect([speedOf(ringed, ringed.state.player), natureOf(ringed, ringed.state.player).search, natureOf(ringed, ringed.state.player).light]).toEqual([100, 1, 1]);
    expect([resists(ringed, ringed.state.player, 'venom'), resists(ringed, ringed.state.player, 'ablaze')]).toEqual([true, false]);
  });

  it('RULES 5.2 a resisted status never takes hold', () => {
    const game = drawCampaign('@v', { carry: ['ring'], wear: ['ring'] });
    expect(only(play(game, wait), 'inflicted')).toEqual([]);
    expect(game.state.player.statuses).toEqual({});
  });

  it('RULES 5.2 eachTurn of a breed works at the end of its own turn, and is not logged', () => {
    const breeds = breedsWith('statue', { eachTurn: [{ do: 'heal', amount: 2 }] });
    const game = drawGame('@S', { pack: { breeds } });
    monster(game, 'statue').hp = 10;
    expect(told(play(game, wait))).toEqual([]);
    expect(monster(game, 'statue').hp).toBe(12);
  });

  it('RULES 5.2 the invisible are seen only by adjacent actors, and noticed then', () => {
    const game = drawCampaign('@..r');
    const rat = monster(game, 'rat');
    inflict(game, rat, { status: 'veiled', turns: 20 });
    expect(game.seesActor(rat)).toBe(false);
    expect(only(play(game, wait), 'noticed')).toEqual([]);
    expect(only(play(game, wait), 'noticed')).toMatchObject([{ breed: 'rat' }]);
    expect(game.seesActor(rat)).toBe(true);
  });

  it('a status\'s bonus counts for stats, and HP never stay above a maximum that has ended', () => {
    const game = drawCampaign('@');
    const { player } = game.state;
    inflict(game, player, { status: 'hale', turns: 2 });
    inflict(game, player, { status: 'frail' });
    expect([maxHpOf(game, player), powerOf(game, player)]).toEqual([25, 2]);
    player.hp = 25;
    play(game, wait, wait);
    expect([player.hp, maxHpOf(game, player)]).toEqual([20, 20]);
  });
});

describe('dying', () => {
  it('RULES 5.2 onDeath works where the monster died', () => {
    const game = drawCampaign('@b', { pack: { breeds: { ...campaignRows.breeds, bomb: { ...campaignRows.breeds.bomb, onDeath: [{ target: { at: 'self' }, effects: [{ do: 'summon', breed: 'rat', count: 2 }] }] } } } });
    play(game, east);
    expect(all(game, 'rat')).toMatchObject([{ x: 1, y: 0 }]);
  });

  it('chain explosions end: everyone dies once, and each death counts once', () => {
    const game = drawCampaign(`
      @.bb
      S.bb`);
    game.state.player.hp = 20;
    hurt(game, { source: game.state.player, target: game.floor.actorAt(3, 0) ?? game.state.player, amount: 1, cause: { table: 'item', id: 'bolt' } });
    expect(all(game, 'bomb')).toEqual([]);
    expect(game.floor.state.corpses).toHaveLength(4);
    expect([game.state.hero.xp, game.state.player.hp]).toEqual([20, 20]);
    play(game, wait);
  });

  it('an explosion may kill its own cause, and the run ends once', () => {
    const game = drawCampaign(`
      .b
      @b`);
    game.state.player.hp = 4;
    const events = play(game, east);
    expect(only(events, 'ended')).toMatchObject([{ outcome: { kind: 'died', cause: 'breed.bomb', turn: 1 } }]);
    expect(only(events, 'died').filter(({ actor }) => actor === 1)).toHaveLength(1);
  });

  it('a monster that splits keeps half of its HP and gives the other half to its twin', () => {
    const game = drawCampaign(`
      @J.
      ...`);
    play(game, east);
    expect(all(game, 'jelly').map(({ hp, maxHp, summoned }) => [hp, maxHp, summoned])).toEqual([[13, 13, false], [12, 12, true]]);
    for (const jelly of all(game, 'jelly')) jelly.hp = 2;
    game.state.player.power = 1;
    play(game, east);
    expect(all(game, 'jelly').map(({ hp }) => hp).sort()).toEqual([1, 2]);
  });

  it('RULES 5.1 only the first of them is worth experience', () => {
    const game = drawCampaign(`
      @J.
      ...`);
    play(game, east);
    const [first, twin] = all(game, 'jelly');
    expect(first && twin && [xpOf(game, first) > 0, xpOf(game, twin)]).toEqual([true, 0]);
  });

  it('it splits even if its attacker is barely alive', () => {
    const game = drawCampaign('@J.');
    game.state.player.hp = 1;
    play(game, east);
    expect(all(game, 'jelly')).toHaveLength(2);
  });

  it('its loot lies there', () => {
    const game = drawCampaign('@j');
    monster(game, 'jar').loot.push({ id: game.state.nextId++, kind: 'knife', affixes: [], charges: 0, plus: 0 });
    play(game, east);
    expect(game.floor.state.items).toMatchObject([{ kind: 'knife', x: 1, y: 0, seen: true, left: false }]);
  });

  it('a ghost\'s loot lies on the nearest ground, and no corpse in the wall', () => {
    const game = drawCampaign(`
      .....
      .#@#.
      .....`);
    const ghost = makeActor(game.content, game.state.nextId++, { id: 'ghost', x: 3, y: 1, floor: 1 });
    ghost.loot.push({ id: game.state.nextId++, kind: 'knife', affixes: [], charges: 0, plus: 0 });
    game.floor.state.actors.push(ghost);
    game.floor.enter(ghost);
    game.state.player.power = 30;
    play(game, east);
    expect(all(game, 'ghost')).toEqual([]);
    const [knife] = game.floor.state.items;
    expect(game.floor.isWalkable(knife?.x ?? -1, knife?.y ?? -1)).toBe(true);
    expect(game.floor.state.corpses).toEqual([]);
  });
});
