import { Rng } from '../../../src/engine/core/rng';
import { makeItem } from '../../../src/engine/floor/openFloor';
import type { Game } from '../../../src/engine/Game';
import { Mind, thinkingCopy } from '../../../src/lab/expert/Mind';
import { relocate } from '../../../src/engine/rules/relocate';
import { restless } from '../../../src/lab/bots';
import { fighter } from '../../../src/lab/fighter';
import { contentById } from '../../../src/lab/contentById';
import { newGame, resumeGame } from '../../../src/procgen/newGame';
import { CHANGES, copyOf } from '../../support/hiddenChanges';
import { drawCampaign } from '../../support/campaignPack';
import { monster } from '../../support/drawGame';
import { scaled } from '../../support/scale';

/** What a thought can depend on: chance is drawn anew for each future, and ids and the log say nothing of the floor. */
function known(game: Game, mind: Mind): unknown {
  const { streams, nextId, log, ...state } = thinkingCopy(game, mind).state;
  return { ...state, drawn: [streams, nextId, log].length };
}

/** Every eighth moment of runs from this seed on, with what the player remembers. */
function* moments(pack: string, first: number): Generator<{ game: Game; mind: Mind }> {
  for (let turn = 0, seed = first; turn < scaled(400, 4000); seed++) {
    const game = newGame(contentById(pack), String(seed));
    const [mind, rng] = [new Mind(), Rng.of(String(seed), 'bot')];
    for (; turn < scaled(400, 4000) && !game.isOver; turn++) {
      mind.look(game);
      if (turn % 8 === 0) yield { game, mind };
      game.turn((turn % 3 === 0 ? restless : fighter)(game, rng));
    }
  }
}

describe('what the expert thinks with', () => {
  it.each(['lanternfall', 'deep'])('is the same whatever the player of %s does not know', (pack) => {
    let compared = 0;
    for (const { game, mind } of moments(pack, 3)) {
      const before = known(resumeGame(game.content, structuredClone(game.state)), mind);
      for (const [name, change] of Object.entries(CHANGES)) {
        // A known trap is taken to be where it was found.
        if (name === 'remembered cells have changed since') continue;
        const copy = copyOf({ game, events: [] }, Rng.of('3', name));
        const after = change(copy);
        const changed = resumeGame(game.content, copy.state);
        after?.(changed);
        expect({ name, known: known(changed, mind) }).toEqual({ name, known: before });
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(scaled(100, 1000));
  });

  it('keeps a monster that went out of view where it was, for some turns', () => {
    const game = drawCampaign('#########\n#@..r.#.#\n#########');
    const mind = new Mind();
    mind.look(game);
    const rat = monster(game, 'rat');
    relocate(game, game.state.player, { x: 7, y: 1 });
    relocate(game, rat, { x: 2, y: 1 });
    game.look();
    mind.look(game);
    expect(thinkingCopy(game, mind).floor.state.actors).toEqual([expect.objectContaining({ x: 4, y: 1 })]);
    game.state.turn += 31;
    mind.look(game);
    expect(thinkingCopy(game, mind).floor.state.actors).toEqual([]);
  });

  it('leaves a door open that was seen open, whoever stands in it now', () => {
    const game = drawCampaign('#########\n#@..|.#.#\n#...r...#\n#########');
    const mind = new Mind();
    mind.look(game);
    relocate(game, game.state.player, { x: 7, y: 1 });
    game.look();
    mind.look(game);
    relocate(game, monster(game, 'rat'), { x: 4, y: 1 });
    game.state.turn += 31;
    mind.look(game);
    const { floor } = thinkingCopy(game, mind);
    expect(floor.tileAt(4, 1).id).toBe('doorOpen');
    expect(floor.state).toMatchObject({ actors: [], memories: [] });
  });

  it('knows every cell as it was last seen, however many have changed since', () => {
    const game = drawCampaign('#########\n#@....#.#\n#########');
    relocate(game, game.state.player, { x: 7, y: 1 });
    game.look();
    const wall = game.content.tiles.findIndex(({ id }) => id === 'wall');
    const changed = [2, 3, 4, 5].map((x) => ({ x, y: 1 }));
    for (const at of changed) game.floor.setTile(at, wall);
    const { floor } = thinkingCopy(game, new Mind());
    expect(changed.map(({ x, y }) => floor.tileAt(x, y).id)).toEqual(['ground', 'ground', 'ground', 'ground']);
    expect(floor.state.memories).toEqual([]);
  });

  it('knows what was stolen from the player, and not what a monster carried before', () => {
    const game = drawCampaign('@r', { carry: ['dagger'] });
    const mind = new Mind();
    mind.look(game);
    const rat = monster(game, 'rat');
    rat.loot = [...game.state.hero.inventory, makeItem(game.content, game.state.nextId++, { id: 'dagger', affixes: [] })];
    const [stolen] = game.state.hero.inventory.splice(0);
    mind.look(game);
    expect(thinkingCopy(game, mind).floor.state.actors).toEqual([expect.objectContaining({ loot: [stolen] })]);
  });
});
