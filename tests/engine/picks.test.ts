import { pursue } from '../../src/engine/ai/intents';
import { PICKS, type Picks } from '../../src/engine/ai/picks';
import type { Game } from '../../src/engine/Game';
import { drawCampaign } from '../support/campaignPack';

/** Kinds that exploring leaves on the ground; it takes the rest. */
function left(map: string, picks: Picks, known: readonly string[] = []): string[] {
  const game: Game = drawCampaign(map);
  game.state.hero.known.push(...known);
  for (let step = 0; step < 100; step++) {
    const next = pursue(game, { do: 'explore', picks });
    if ('stop' in next) return game.floor.state.items.map(({ kind }) => kind);
    game.turn(next.act);
  }
  throw new Error('it explores for ever');
}

describe('what exploring picks up', () => {
  it.each([
    ['all', []],
    ['new', ['knife', 'tonic']],
    ['treasure', ['brew', 'knife', 'tonic']],
    ['none', ['brassKey', 'brew', 'gem', 'knife', 'tonic']],
  ] as const)('%s leaves what isn\'t wanted', (picks, kinds) => {
    expect(left('@pdtqk', picks, ['tonic']).sort()).toEqual(kinds);
  });

  it.each(PICKS)('%s doesn\'t reveal what only looks like an item', (picks) => {
    const goesTo = (map: string): boolean => 'act' in pursue(drawCampaign(map), { do: 'explore', picks });
    expect(goesTo('@..M')).toBe(goesTo('@..!'));
  });
});
