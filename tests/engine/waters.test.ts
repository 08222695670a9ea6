import { Choose } from '../../src/engine/actions/hero';
import { Drop, PickUp } from '../../src/engine/actions/items';
import { Wait } from '../../src/engine/actions/moves';
import { Bump } from '../../src/engine/actions/fights';
import type { Action } from '../../src/engine/actions/Action';
import { pursue } from '../../src/engine/ai/intents';
import { DIRECTIONS } from '../../src/engine/core/point';
import { Rng } from '../../src/engine/core/rng';
import { featureBeside } from '../../src/engine/facts/features';
import type { Game } from '../../src/engine/Game';
import { layAll } from '../../src/engine/rules/reactions';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { act } from '../support/drawGame';
import { reload } from '../support/reload';
import { scaled } from '../support/scale';
import { drawSluices, sluicesRows } from '../support/sluicesPack';

const HALL = `
  ####################
  #@..Ł.~~===~..→→↘..#
  #..!.~====t=~...r↓.#
  #.ÌÌ.~==E=!=~~.q.↓.#
  #.ÎÌ..~~=_==~..b.↓$#
  #..Z.⇒⇒⇒==~~.g...↓.#
  #.r...t.===...W..↙.#
  #....!.......←←←←..#
  ####################`;

/** Something that the player may do, and what befalls the floor before: frost, heat or fire somewhere. */
function next(game: Game, rng: Rng): Action {
  const { floor, state: { player, hero } } = game;
  const at = { x: rng.range(1, floor.width - 2), y: rng.range(1, floor.height - 2) };
  if (rng.below(5) === 0) layAll(game, [{ kind: rng.pick(['frost', 'heat', 'fire', 'sparks']), ...at, turns: 3 }], at);
  const lever = featureBeside(game, player);
  if (lever && rng.flip()) return new Choose(lever.x, lever.y, 0);
  const led = rng.below(4) === 0 ? pursue(game, rng.flip() ? { do: 'explore' } : { do: 'travel', to: at }) : null;
  if (led && 'act' in led) return led.act;
  const [item] = hero.inventory;
  const step = rng.pick(DIRECTIONS);
  return rng.pick([new Bump(step.x, step.y), new Bump(step.x, step.y), new Wait(), new PickUp(), item ? new Drop(item.id) : new Wait()]);
}

test.each(Array.from({ length: scaled(6, 60) }, (_, seed) => `${seed}`))('RULES 5.19, 5.20 and 5.21 whatever is done among moving water, the state is sound and goes on the same when loaded: seed %s', (seed) => {
  const game = drawSluices(HALL, { seed, pack: { breeds: { ...sluicesRows.breeds, player: { ...sluicesRows.breeds.player, hp: 999 } } } });
  const rng = Rng.of(seed, 'waters');
  for (let turn = 0; turn < 150 && !game.isOver; turn++) {
    const action = next(game, rng);
    const twins = turn % 10 === 0 ? [reload(game), game.fork()] : [];
    for (const one of [game, ...twins]) act(one, action);
    expect(brokenInvariants(game)).toEqual([]);
    // A fork has no older lines of the log.
    for (const { state } of twins) expect({ ...state, log: [] }).toEqual({ ...game.state, log: [] });
  }
});
