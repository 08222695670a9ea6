import { Give, Order } from '../../src/engine/actions/company';
import { Bump } from '../../src/engine/actions/fights';
import { Wait } from '../../src/engine/actions/moves';
import { Rng } from '../../src/engine/core/rng';
import type { Game } from '../../src/engine/Game';
import { takeSide } from '../../src/engine/rules/arrivals';
import { fighterWith } from '../../src/lab/fighter';
import { stepTo } from '../../src/lab/fighter/Situation';
import { PERSONAS } from '../../src/lab/fighter/Weights';
import type { Actor } from '../../src/engine/state';
import { allowedActions } from '../../src/lab/serve/allowedActions';
import { BotKnowledge } from '../../src/lab/serve/BotKnowledge';
import { all, campaignRows, drawCampaign } from '../support/campaignPack';
import { carried } from '../support/drawGame';

/** A drawn run in which every squire is an ally, or a captive with work left. */
function drawSides(map: string, bound: number, carry: readonly string[] = []): Game {
  const game = drawCampaign(map, { carry });
  for (const squire of all(game, 'squire')) takeSide(game, squire, { side: 'player', bound });
  game.floor.state.explored.fill(1);
  return game;
}

const action = (game: Game, persona: keyof typeof PERSONAS = 'fighter'): unknown => fighterWith(PERSONAS[persona])(game, Rng.of('tests', 'bot'));

describe('the fighter', () => {
  it('goes to a captive and frees it, but not before an enemy is dead, and never as a loner or as it was first', () => {
    expect(action(drawSides('#####\n#@F.#\n#####', 3))).toEqual(new Wait());
    const far = drawSides('######\n#@..F#\n######', 3);
    far.turn(action(far) as Wait);
    expect(far.state.player.x).toBe(2);
    expect(action(drawSides('#####\n#@r.#\n#F..#\n#####', 3))).toEqual(new Bump(1, 0));
    for (const persona of ['loner', 'fighter0'] as const) expect(action(drawSides('#####\n#@F.#\n#..>#\n#####', 3), persona)).not.toEqual(new Wait());
  });

  it('never attacks an ally, and changes places with one in its way', () => {
    const game = drawSides('#####\n#@F>#\n#####', 0);
    game.turn(action(game) as Bump);
    expect([game.state.player.x, all(game, 'squire')[0]?.x, all(game, 'squire')[0]?.hp]).toEqual([2, 1, 12]);
  });

  it('never asks an ally for its place that can\'t leave it, which would be refused for ever', () => {
    const pinned = { sprite: 'none', harmful: true, rooted: true } as const;
    const game = drawCampaign('####\n#@F#\n####', { pack: { statuses: { ...campaignRows.statuses, pinned } } });
    const [ally] = all(game, 'squire') as [Actor];
    takeSide(game, ally, { side: 'player', bound: 0 });
    expect(stepTo(game, ally)).toEqual(new Bump(1, 0));
    ally.statuses = { pinned: 5 };
    expect(stepTo(game, ally)).toBeNull();
  });

  it('gives one of many potions to a badly hurt ally', () => {
    const game = drawSides('#####\n#@F>#\n#####', 0, ['salve', 'salve', 'salve', 'salve']);
    Object.assign(all(game, 'squire')[0] ?? {}, { hp: 3 });
    expect(action(game)).toEqual(new Give(carried(game, 'salve')));
  });
});

describe('a bot from outside', () => {
  it('may free captives, swap with allies, order them and give to them', () => {
    const kinds = (game: Game): string[] => {
      const knowledge = new BotKnowledge();
      knowledge.update(game);
      knowledge.number(game.state.hero.inventory.map(({ id }) => id));
      return allowedActions(game, knowledge).map(({ shown }) => shown.kind);
    };
    const captive = kinds(drawSides('@F', 2, ['salve']));
    expect(captive).toContain('free');
    expect(captive).not.toContain('order');
    expect(captive).not.toContain('attack');
    expect(kinds(drawSides('@F', 0, ['salve']))).toEqual(expect.arrayContaining(['swap', 'order', 'give']));
    expect(allowedActions(drawSides('@F', 0), new BotKnowledge()).map(({ action: one }) => one)).toContainEqual(new Order());
  });
});
