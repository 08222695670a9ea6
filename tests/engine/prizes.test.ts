import { Become } from '../../src/engine/actions/hero';
import { Stairs } from '../../src/engine/actions/moves';
import { Game } from '../../src/engine/Game';
import { encodeRun } from '../../src/engine/run/save';
import { campaignRows, drawCampaign } from '../support/campaignPack';
import { act, drawPlan } from '../support/drawGame';
import { resumed } from '../support/reload';

const hero = { sprite: 'hero/idle', portrait: 'hero/idle', start: [], skill: { sprite: 'ui/skill', id: 'rest', target: { at: 'self' }, effects: [{ do: 'heal', amount: 1 }] } } as const;
const heroes = { smith: { ...hero, prizes: ['axe', 'club', 'spear'] }, cook: { ...hero, prizes: ['brew', 'tonic'] } } as const;
const [smith, cook] = [0, 1];

/** A run whose floor holds three salves, of which those at these places are prizes. */
function draw(seed: string, prizes: readonly number[] = [0, 1, 2]): Game {
  const game = drawCampaign('@!!!', { seed, pack: { ...campaignRows, heroes } });
  for (const place of prizes) Object.assign(game.floor.state.items[place] ?? {}, { prize: true });
  return game;
}

const kinds = (game: Game): string[] => game.floor.state.items.map(({ kind }) => kind);

describe('RULES 5.17 prizes', () => {
  it('are the hero\'s own, different ones as long as there are any, and nothing else on the floor changes', () => {
    const game = draw('1', [0, 2]);
    act(game, new Become(cook));
    expect([kinds(game)[1], [kinds(game)[0], kinds(game)[2]].sort()]).toEqual(['salve', ['brew', 'tonic']]);
    const many = draw('1');
    act(many, new Become(smith));
    expect(kinds(many).sort()).toEqual([...heroes.smith.prizes].sort());
  });

  it('depend on seed, floor and hero alone, whoever was chosen before', () => {
    const chosen = (seed: string, ...places: readonly number[]): string[] => {
      const game = draw(seed, [1]);
      act(game, ...places.map((place) => new Become(place)));
      return kinds(game);
    };
    const seeds = Array.from({ length: 20 }, (_, seed) => String(seed));
    for (const seed of seeds) expect(chosen(seed, cook, smith)).toEqual(chosen(seed, smith));
    expect(new Set(seeds.map((seed) => chosen(seed, smith)[1])).size).toBe(3);
  });

  it('leave the streams of the run as they were', () => {
    const [one, none] = [draw('1'), draw('1', [])];
    for (const game of [one, none]) act(game, new Become(smith));
    expect(one.state.streams).toEqual(none.state.streams);
  });

  it('are saved, so that another hero finds its own after a reload', () => {
    const game = draw('1');
    act(game, new Become(smith));
    const again = resumed(game, encodeRun(game.state));
    expect(again.hash).toBe(game.hash);
    act(game, new Become(cook));
    act(again, new Become(cook));
    expect([kinds(again), again.hash]).toEqual([kinds(game), game.hash]);
  });

  it('lie on deeper floors as well', () => {
    const { content, state } = drawCampaign('@>', { pack: { ...campaignRows, heroes } });
    const below = drawPlan(content, '@!');
    const game = new Game(content, state, { floor: (number) => ({ ...below, number, items: below.items.map((item) => ({ ...item, prize: true })) }) });
    act(game, new Become(cook));
    Object.assign(game.state.player, { x: 1 });
    act(game, new Stairs());
    expect([game.state.floor, heroes.cook.prizes.includes(kinds(game)[0] as 'brew')]).toEqual([2, true]);
  });
});
