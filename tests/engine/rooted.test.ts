import { Bump } from '../../src/engine/actions/fights';
import { Move, Stairs, Wait } from '../../src/engine/actions/moves';
import type { Breed } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import type { Actor } from '../../src/engine/state';
import { campaignRows, drawCampaign, only } from '../support/campaignPack';
import { act, monster, picture, told } from '../support/drawGame';

const [east, wait] = [new Move(1, 0), new Wait()];
const frog: Breed = { glyph: 'q', colour: '#ffffff', sprite: 'none', defence: 0, speed: 100, directions: 8, hp: 9, power: 3, xp: 7, brain: ['skirmish', 'hunt', 'track'] };
const pack = {
  statuses: { ...campaignRows.statuses, pinned: { sprite: 'none', harmful: true, rooted: true } },
  breeds: { ...campaignRows.breeds, frog },
} as const;

/** A run in which an actor is pinned: the player, or the only one of a breed. */
function pinned(map: string, breed: string | null): { game: Game; actor: Actor } {
  const game = drawCampaign(map, { pack });
  const actor = breed === null ? game.state.player : monster(game, breed);
  actor.statuses = { pinned: 5 };
  return { game, actor };
}

describe('RULES 5.23 who is rooted', () => {
  it('does not come nearer, and fights whoever is beside it', () => {
    const { game } = pinned('@..r', 'rat');
    act(game, wait, wait);
    expect(picture(game)).toBe('@..r');
    act(game, east, east);
    expect([picture(game), game.state.player.hp]).toEqual(['..@r', 18]);
  });

  it('loses no turn to steps that it can\'t take: it does the next thing that it can', () => {
    const { game } = pinned('@q....', 'frog');
    const events = act(game, wait);
    expect([picture(game), only(events, 'attacked').length]).toEqual(['@q....', 1]);
  });

  it('walks again once that is over', () => {
    const { game, actor } = pinned('@....r', 'rat');
    actor.statuses = { pinned: 2 };
    act(game, wait, wait);
    expect(picture(game)).toBe('@....r');
    act(game, wait);
    expect(picture(game)).toBe('@...r.');
  });

  it('if it is the player, is told so, and no turn passes; it can still attack', () => {
    const { game } = pinned('.@S', null);
    const { turn } = game.state;
    expect([told(act(game, new Move(-1, 0))), game.state.turn]).toEqual([['refused.rooted'], turn]);
    expect(only(act(game, new Bump(1, 0)), 'attacked')).toHaveLength(1);
  });

  it('takes no stairs, and follows nobody over them', () => {
    const left = drawCampaign('@>r', { pack: { ...pack, followers: true }, below: '<..' });
    monster(left, 'rat').statuses = { pinned: 5 };
    act(left, east, new Stairs());
    expect([left.state.floor, left.floor.state.actors]).toEqual([2, []]);
    const stuck = drawCampaign('<.>', { pack, below: '<..' });
    stuck.state.player.x = 2;
    stuck.state.player.statuses = { pinned: 5 };
    expect(told(act(stuck, new Stairs()))).toEqual(['refused.rooted']);
  });

  it('is moved by others as ever', () => {
    const { game, actor } = pinned('@.r..', 'rat');
    game.affect([{ do: 'push', cells: 2 }], { target: actor, source: game.state.player, at: actor, cause: { table: 'item', id: 'wand' } });
    expect(picture(game)).toBe('@...r');
  });
});

describe('a pull', () => {
  it('RULES 5.23 does nothing to who is beside its source already, and says nothing', () => {
    const hook = { colour: '#ffffff', sprite: 'none', glyph: 'h', slot: 'hand', bonus: { power: 1 }, blow: 'reach', onHit: [{ do: 'pull', cells: 1 }] } as const;
    const game = drawCampaign('@.S', { carry: ['hook'], wear: ['hook'], pack: { itemKinds: { ...campaignRows.itemKinds, hook } } });
    game.state.player.power = 60;
    expect(told(act(game, new Bump(1, 0)))).toEqual(['log.attack', 'hit.pull']);
    expect(picture(game)).toBe('@S.');
    expect(told(act(game, new Bump(1, 0)))).toEqual(['log.attack']);
  });
});

