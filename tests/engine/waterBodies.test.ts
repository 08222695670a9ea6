import { Bump } from '../../src/engine/actions/fights';
import { Move, Wait } from '../../src/engine/actions/moves';
import { inspect } from '../../src/engine/facts/inspect';
import { sightOf } from '../../src/engine/facts/light';
import { isAnnouncedAt } from '../../src/engine/facts/announced';
import type { Game } from '../../src/engine/Game';
import { loadContent } from '../../src/engine/pack/loadContent';
import { flow } from '../../src/engine/rules/currents';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { only } from '../support/campaignPack';
import { act, monster, picture, told } from '../support/drawGame';
import { bodiesRows, breeds, drawBodies } from '../support/bodiesPack';
import { rules } from '../support/lightPack';
import { follow } from '../support/follow';
import { lay } from '../support/tacticsPack';
import { tinyRows } from '../support/tinyPack';

const wait = new Wait();
const tile = (game: Game, id: string): number => game.content.tiles.findIndex((kind) => kind.id === id);

describe('a body that shocks', () => {
  it('RULES 5.22 stuns who strikes it from joined water, and all others there', () => {
    const game = drawBodies(`
      ~@J~E~
      ......`);
    for (const x of [1, 2]) game.floor.setTile({ x, y: 0 }, tile(game, 'water'));
    const events = act(game, new Bump(1, 0));
    expect(only(events, 'inflicted').map(({ actor, status }) => [actor, status])).toContainEqual([game.state.player.id, 'stunned']);
    const stunned = only(events, 'inflicted').map(({ actor }) => actor);
    expect([stunned.includes(monster(game, 'eel').id), stunned.includes(monster(game, 'jelly').id)]).toEqual([true, false]);
  });

  it('RULES 5.22 stuns nobody on dry land', () => {
    const game = drawBodies(`
      .@J~E~
      ......`);
    game.floor.setTile(monster(game, 'jelly'), tile(game, 'water'));
    act(game, new Bump(1, 0));
    expect([game.state.player.statuses, Object.keys(monster(game, 'eel').statuses)]).toEqual([{}, ['stunned']]);
  });

  it('RULES 5.22 drifts with a current, as other swimmers do not', () => {
    const carries = (glyph: string): number => {
      const tiles = [...bodiesRows.tiles, { id: 'run', glyph: '}', colour: '#ffffff', walkable: true, transparent: true, wet: true, carries: 'east' } as const];
      const game = drawBodies(`@...~${glyph}~~`, { pack: { tiles, breeds: { ...breeds, eel: { ...breeds.eel, brain: [] } } }, isWild: true });
      for (const x of [4, 5, 6, 7]) game.floor.setTile({ x, y: 0 }, tile(game, 'run'));
      flow(game);
      return game.floor.state.actors[0]?.x ?? -1;
    };
    expect([carries('J'), carries('E')]).toEqual([6, 5]);
  });
});

describe('a jet', () => {
  it('RULES 5.22 is announced, pushes all along its line, the last first, and puts out what burns', () => {
    const game = drawBodies('Y.r.@.....', { pack: { breeds: { ...breeds, rat: { ...breeds.rat, brain: [] } } }, isWild: true });
    act(game, wait);
    lay(game, 'fire', [1, 0]);
    game.state.player.statuses = { ablaze: 5 };
    act(game, wait);
    expect(picture(game)).toBe('Y....r.@..');
    expect([game.state.player.statuses, game.floor.hazardAt(1, 0)?.kind]).toEqual([{}, undefined]);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('RULES 5.22 pushes into deep water', () => {
    const game = drawBodies('Y..@.===');
    act(game, wait, wait);
    expect(game.floor.tileAt(game.state.player.x, 0).id).toBe('deepWater');
  });

  it('RULES 5.14 is a danger also for what it leaves', () => {
    const jet = { ...breeds.spitter.abilities[0], effects: [{ do: 'inflict', status: 'quick' }], covers: { hazard: 'fire', turns: 3 } } as const;
    const game = drawBodies('Y..r@....', { pack: { breeds: { ...breeds, rat: { ...breeds.rat, brain: [] }, spitter: { ...breeds.spitter, abilities: [jet] } } }, isWild: true });
    act(game, wait);
    expect(isAnnouncedAt(game, monster(game, 'rat'), { x: 3, y: 0 })).toBe(true);
    act(game, new Move(1, 0));
    expect([1, 2, 3, 4].map((x) => game.floor.hazardAt(x, 0)?.kind)).toEqual(['fire', 'fire', 'fire', 'fire']);
  });
});

describe('a bait', () => {
  const lit = { sight: 8, lantern: { full: 600, dim: 150, least: 3, hunters: 500 }, light: rules };

  it('RULES 5.22 passes for a thing, and shines, until it is found out', () => {
    const near = drawBodies('@.....==K==', { pack: lit });
    near.state.hero.hooded = true;
    near.look();
    const bait = monster(near, 'angler');
    expect([sightOf(near), near.sees(bait), near.seesActor(bait), near.floor.isVisible(6, 0)]).toEqual([2, true, false, true]);
    expect(inspect(near, bait).map(({ key }) => key)).toContain('look.item');
    bait.hidden = false;
    near.look();
    expect(near.sees(bait)).toBe(false);
  });

  it('RULES 5.22 seizes what comes near enough, out of hiding, and then fights', () => {
    const game = drawBodies('@...==K==');
    act(game, wait, new Move(1, 0), new Move(1, 0));
    expect(monster(game, 'angler').hidden).toBe(true);
    const events = act(game, new Move(1, 0));
    expect(told(events)).toEqual(['log.revealed', 'ability.lash.used', 'hit.pull', 'log.attack']);
    expect([game.state.player.x, monster(game, 'angler').hidden]).toEqual([5, false]);
    act(game, wait);
    expect(game.state.player.hp).toBe(14);
  });

  it('RULES 5.22 is not fetched by exploring, as no thing in deep water is, even by who swims already', () => {
    const game = drawBodies('..=@==K==');
    game.floor.setTile(game.state.player, tile(game, 'deepWater'));
    game.look();
    expect(follow(game, { do: 'explore' })).toEqual({ why: 'stop.explored', turns: 0 });
  });

  it('RULES 5.22 is no bait to who stands beside it: it strikes', () => {
    const game = drawBodies('..@K=', { pack: { breeds: { ...breeds, angler: { ...breeds.angler, abilities: [] } } } });
    const angler = monster(game, 'angler');
    game.floor.setTile(angler, tile(game, 'deepWater'));
    angler.hidden = true;
    expect(told(act(game, wait))).toEqual(['log.revealed', 'log.attack']);
  });
});

describe('RULES 5.22 a pack is refused at load, naming pack, table, id and value:', () => {
  it.each<[string, object, string]>([
    ['what drifts on foot', { rat: { ...breeds.rat, drifts: true } }, 'Pack tiny, table breeds, id rat, drifts: currents carry it in any case, since it does not swim.'],
    ['what glimmers and never hides', { rat: { ...breeds.rat, glimmers: 2 } }, 'Pack tiny, table breeds, id rat, glimmers: it never hides.'],
    ['a song to all', { siren: { ...breeds.siren, abilities: [{ ...breeds.siren.abilities[0], target: { at: 'random' } }] } }, 'Pack tiny, table breeds, id siren, abilities.0.heard: it must be on a foe, and its target an actor.'],
    ['what covers at once', { siren: { ...breeds.siren, abilities: [{ ...breeds.siren.abilities[0], covers: { hazard: 'spray', turns: 1 } }] } }, 'Pack tiny, table breeds, id siren, abilities.0.covers: it needs a windup.'],
  ])('%s', (_name, changed, sentence) => {
    const loaded = loadContent({ ...tinyRows, ...bodiesRows, breeds: { ...breeds, ...changed } });
    expect(loaded.ok ? [] : loaded.errors).toEqual([sentence]);
  });
});
