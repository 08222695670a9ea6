import { Bump } from '../../src/engine/actions/fights';
import { Move, Wait } from '../../src/engine/actions/moves';
import type { Breed } from '../../src/engine/content';
import { Rng } from '../../src/engine/core/rng';
import type { Game } from '../../src/engine/Game';
import { hurt } from '../../src/engine/rules/combat';
import { fighter } from '../../src/lab/fighter';
import { enemyOf, prowessOf } from '../../src/lab/fighter/Enemy';
import { act, monster } from '../support/drawGame';
import { drawLit, lightRows } from '../support/lightPack';

const beast: Breed = { glyph: 'N', colour: '#ffffff', sprite: 'none', defence: 0, speed: 100, directions: 8, hp: 9, power: 1, xp: 5, brain: ['hunt', 'track'] };

function draw(map: string, changes: Partial<Breed>): Game {
  const game = drawLit(map, { pack: { breeds: { ...lightRows.breeds, beast: { ...beast, ...changes } } } });
  game.floor.state.explored.fill(1);
  return game;
}

const action = (game: Game): unknown => fighter(game, Rng.of('tests', 'bot'));
const kill = (game: Game): void => hurt(game, { source: game.state.player, target: monster(game, 'beast'), amount: 99, cause: { table: 'breed', id: 'player' } });

describe('the fighter', () => {
  it('steps on remains that would rise, if it gets there in time', () => {
    const near = draw('#########\n#>@..N..#\n#########', { revives: { turns: 4, hp: 50 } });
    kill(near);
    expect(action(near)).toEqual(new Move(1, 0));
    const far = draw('#########\n#>@..N..#\n#########', { revives: { turns: 2, hp: 50 } });
    kill(far);
    expect(action(far)).not.toEqual(new Move(1, 0));
  });

  it('runs after who has its lantern, and fetches it', () => {
    const game = draw('##########\n#>@N.....#\n##########', { brain: ['robLight', 'hunt', 'track'] });
    act(game, new Wait(), new Wait());
    expect([game.state.hero.lamp?.thief, action(game)]).toEqual([monster(game, 'beast').id, new Move(1, 0)]);
    kill(game);
    act(game, new Wait());
    expect(action(game)).toEqual(new Move(1, 0));
  });

  it('reckons that who strikes back does so at each of its hits', () => {
    const game = draw('#####\n#>@N#\n#####', { power: 4, onStruck: [{ do: 'strike', percent: 100 }] });
    const { harm, hits, price } = enemyOf(game, prowessOf(game), monster(game, 'beast'));
    expect([hits > 1, harm > 0, price]).toEqual([true, true, harm * hits]);
  });

  it('does not wait for who only copies it or stabs from afar', () => {
    for (const brain of [['mirror'], ['skirmish', 'hunt']] as const) {
      const game = draw('##########\n#>@....N.#\n##########', { brain });
      expect(action(game)).toEqual(new Move(1, 0));
    }
    expect(action(draw('#####\n#>@N#\n#####', { brain: ['mirror'] }))).toEqual(new Bump(1, 0));
  });
});
