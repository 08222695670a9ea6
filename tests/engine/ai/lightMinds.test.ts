import { Snuff } from '../../../src/engine/actions/monsters';
import { Move, STAND, Wait } from '../../../src/engine/actions/moves';
import { TACTICS } from '../../../src/engine/ai/brain';
import { enemyOf } from '../../../src/engine/facts/senses';
import { isHeard } from '../../../src/engine/facts/told';
import { takeSide } from '../../../src/engine/rules/arrivals';
import { hurt } from '../../../src/engine/rules/combat';
import { nearer, nearest } from '../../../src/engine/ai/tactics/light';
import { drawCampaign } from '../../support/campaignPack';
import { act, monster } from '../../support/drawGame';
import { drawLit, lightRows } from '../../support/lightPack';
import { breedsWith } from '../../support/tinyPack';

const dots = (count: number): string => '.'.repeat(count);
/** A row as a column. */
const column = (row: string): string => Array.from(row).join('\n');
const hooded = { hooded: true };

describe('RULES 5.6 one that fears light', () => {
  const fears = (map: string, changes = {}): unknown => {
    const game = drawLit(map, {}, changes);
    return TACTICS.fearsLight(game, monster(game, 'roach'));
  };

  it('waits at the edge of the light as soon as it notices the player, and goes after it', () => {
    const game = drawLit(`@#.Q${dots(3)}x\n##${dots(6)}`, {}, hooded);
    const roach = monster(game, 'roach');
    expect([TACTICS.fearsLight(game, roach), roach.goal]).toEqual([null, -1]);
    roach.goal = 2;
    expect(TACTICS.fearsLight(game, roach)).toBe(STAND);
    // Its own cell is dark and beside the lit ones; a noise lets it notice the player from there.
    const loud = drawLit(`@${dots(8)}x`, { pack: { breeds: { ...lightRows.breeds, ...breedsWith('player', { noise: 200 }) } } });
    expect([TACTICS.fearsLight(loud, monster(loud, 'roach')), monster(loud, 'roach').goal]).toEqual([STAND, 0]);
  });

  it('goes on in the dark', () => {
    const game = drawLit(`@${dots(8)}x`, { pack: { breeds: { ...lightRows.breeds, ...breedsWith('player', { noise: 200 }) } } }, hooded);
    monster(game, 'roach').goal = 0;
    expect(TACTICS.fearsLight(game, monster(game, 'roach'))).toEqual(new Move(-1, 0));
  });

  it('leaves the light for the dark cell that is farthest from the player, else moves away, else fights', () => {
    expect(fears(`@${dots(7)}x..`)).toEqual(new Move(1, 0));
    expect(fears(`##${dots(8)}\n@${dots(7)}x.\n##${dots(8)}`)).toEqual(new Move(1, -1));
    expect(fears('@...x...')).toEqual(new Move(1, 0));
    expect([fears('@...x#'), fears('@x..'), fears('.x\n@.')]).toEqual([null, null, null]);
  });

  it('heads for the player on a floor of any shape', () => {
    const game = drawLit(`${dots(12)}\n${dots(12)}\n@${dots(8)}x..`, { pack: { breeds: { ...lightRows.breeds, ...breedsWith('player', { noise: 200 }) } } });
    TACTICS.fearsLight(game, monster(game, 'roach'));
    expect(monster(game, 'roach').goal).toBe(24);
  });

  it('turns back towards the player rather than stay in the light, if it is dark there', () => {
    expect(fears(`@${dots(4)}x..Q`, hooded)).toEqual(new Move(-1, 0));
    expect(fears('@..\n#..\n#x#')).toBeNull();
  });

  it('does as others do in a pack without light', () => {
    const game = drawCampaign('@...r', { pack: { breeds: lightRows.breeds } });
    expect(TACTICS.fearsLight(game, monster(game, 'rat'))).toBeNull();
  });
});

describe('RULES 5.6 one that seeks light', () => {
  it.each([[10, true], [11, false]])('comes from %i cells: %s', (steps, comes) => {
    for (const map of [`@#Q${dots(steps - 1)}W`, column(`@#Q${dots(steps - 1)}W`)]) {
      const game = drawLit(map, {}, hooded);
      expect(TACTICS.seeksLight(game, monster(game, 'moth')) !== null).toBe(comes);
    }
  });

  it('does so by dx^2 + dy^2 <= 100: not from 10 across and 1 down', () => {
    const from = (x: number, y: number): unknown => {
      const rows = Array.from({ length: 9 }, () => dots(13));
      rows[0] = `Q${dots(12)}`;
      rows[8] = `@${dots(12)}`;
      rows[7] = '#'.repeat(13);
      rows[y] = y === 0 ? `Q${dots(x - 1)}W${dots(12 - x)}` : `${dots(x)}W${dots(12 - x)}`;
      const game = drawLit(rows.join('\n'), {}, hooded);
      return [TACTICS.seeksLight(game, monster(game, 'moth')) !== null];
    };
    expect([from(10, 0), from(8, 6), from(10, 1), from(9, 5)]).toEqual([[true], [true], [false], [false]]);
  });

  it.each([[10, true], [11, false]])('comes to the open lantern from %i cells: %s, but not to a hooded one', (steps, comes) => {
    const [open, shut] = [{}, hooded].map((changes) => {
      const game = drawLit(`@${dots(steps - 1)}W`, {}, changes);
      return TACTICS.seeksLight(game, monster(game, 'moth')) !== null;
    });
    expect([open, shut]).toEqual([comes, false]);
  });

  it('leaves it for the player that it notices, and sees none in a pack without light', () => {
    const game = drawLit('Q.@.W');
    expect(TACTICS.seeksLight(game, monster(game, 'moth'))).toBeNull();
    const plain = drawCampaign('@..r');
    expect([TACTICS.seeksLight(plain, monster(plain, 'rat')), TACTICS.snuffs(plain, monster(plain, 'rat'))]).toEqual([null, null]);
  });
});

describe('RULES 5.6 one that snuffs', () => {
  const snuffs = (map: string): unknown => {
    const game = drawLit(map, {}, hooded);
    return TACTICS.snuffs(game, monster(game, 'snuffer'));
  };

  it.each([[6, true], [7, false]])('goes to a light %i cells away: %s', (steps, goes) => {
    expect(snuffs(`@#Q${dots(steps - 1)}Z`)).toEqual(goes ? new Move(-1, 0) : null);
    expect(snuffs(column(`@#Q${dots(steps - 1)}Z`))).toEqual(goes ? new Move(0, -1) : null);
  });

  it('does so by dx^2 + dy^2 <= 36: not from 6 across and 1 down', () => {
    expect([snuffs(`Q${dots(5)}Z\n${dots(7)}\n######@`) !== null, snuffs(`Q${dots(6)}\n${dots(6)}Z\n#####.#\n@######`)]).toEqual([true, null]);
  });

  it('puts it out from beside it, across a corner too, and not while it is beside the player', () => {
    expect(snuffs('@#QZ')).toEqual(new Snuff({ x: 2, y: 0 }));
    expect(snuffs('@#Q.\n@#.Z'.replace('\n@', '\n.'))).toEqual(new Snuff({ x: 2, y: 0 }));
    expect(snuffs('@ZQ')).toBeNull();
    expect(snuffs('@.ZQ')).toEqual(new Snuff({ x: 3, y: 0 }));
  });

  it('passes by what nobody can put out', () => {
    expect(snuffs('@#.n.Z...Q')).toEqual(new Move(1, 0));
    expect(snuffs('@#.n.Z....')).toBeNull();
  });
});

describe('RULES 5.6 one that is hit', () => {
  const loot = [{ id: 90, kind: 'bolt', affixes: [], charges: 0, plus: 0 }];

  it.each([
    ['one awake that has not noticed the player', {}, {}, 0],
    ['one that carries something', { loot }, {}, 0],
    ['not a thief with what it took', { loot }, { brain: ['rob', 'hunt', 'track'] }, -1],
    ['not one that is afraid', { hp: 4 }, { brain: ['escape', 'hunt', 'track'], nerve: 50 }, -1],
    ['not an ally', { side: 'player' }, {}, -1],
  ] as const)('goes to where that came from: %s', (_who, changes, row, goal) => {
    const game = drawLit(`@${dots(9)}r`, { pack: { breeds: { ...lightRows.breeds, ...breedsWith('rat', { hp: 10, brain: ['hunt', 'track'], ...row }) } } }, hooded);
    const rat = Object.assign(monster(game, 'rat'), changes);
    hurt(game, { source: game.state.player, target: rat, amount: 1, cause: { table: 'item', id: 'bow' } });
    expect(rat.goal).toBe(goal);
    act(game, new Wait());
    expect(rat.x).toBe(goal === 0 ? 9 : 10);
  });

  it('stays where it hurt itself', () => {
    const game = drawLit(`@${dots(9)}r`, {}, hooded);
    const rat = monster(game, 'rat');
    hurt(game, { source: rat, target: rat, amount: 1, cause: { table: 'status', id: 'ablaze' } });
    expect(rat.goal).toBe(-1);
  });
});

describe('of several cells a monster chooses', () => {
  const game = drawLit(`
    ${dots(9)}
    @#..Z....
    .........
    ${dots(9)}`);
  const snuffer = monster(game, 'snuffer');
  const chosen = (within: number, ...among: readonly (readonly [number, number])[]): unknown => {
    const at = nearest(game, snuffer, { among: among.map(([x, y]) => ({ x, y })), within });
    return at && [at.x, at.y];
  };

  it('the nearest, the first of those as near, and never its own', () => {
    expect(chosen(99, [0, 0], [7, 3], [4, 3], [8, 1])).toEqual([4, 3]);
    expect([chosen(99, [4, 3], [6, 1]), chosen(99, [6, 1], [4, 3])]).toEqual([[4, 3], [6, 1]]);
    expect([chosen(99, [4, 1]), chosen(99, [4, 1], [8, 1]), chosen(99)]).toEqual([null, [8, 1], null]);
  });

  it('within its range, in a clear line', () => {
    expect([chosen(9, [7, 1]), chosen(8, [7, 1]), chosen(1, [5, 1]), chosen(1, [5, 2])]).toEqual([[7, 1], null, [5, 1], null]);
    expect(chosen(99, [0, 1])).toBeNull();
  });

  it('and of the steps there the one that ends nearest; none if it gets no nearer', () => {
    const step = (x: number, y: number): unknown => nearer(game, snuffer, { x, y });
    expect([step(8, 1), step(4, 3), step(6, 3), step(0, 0)]).toEqual([new Move(1, 0), new Move(0, 1), new Move(1, 1), new Move(-1, -1)]);
    const stuck = drawLit('@.Z#.');
    expect(nearer(stuck, monster(stuck, 'snuffer'), { x: 4, y: 0 })).toBeNull();
    const aslant = drawLit('...\n##.\n#Z#\n@##');
    expect(nearer(aslant, monster(aslant, 'snuffer'), { x: 0, y: 0 })).toBeNull();
  });
});

describe('RULES 5.6, 5.13 by light and noise', () => {
  it('a monster notices an ally as it would the player: one that shines from afar, one in the dark from 3 cells', () => {
    const seen = (map: string, breed: string): boolean => {
      const game = drawLit(map, {}, hooded);
      takeSide(game, monster(game, breed), { side: 'player', bound: 0 });
      return enemyOf(game, monster(game, 'rat')) !== null;
    };
    expect([seen('@#n.......r', 'bearer'), seen('@#n........r', 'bearer')]).toEqual([true, false]);
    expect([seen('@#z..r', 'dormouse'), seen('@#z...r', 'dormouse')]).toEqual([true, false]);
  });

  it.each([[138, false], [139, true]])('the player hears one with %i percent of noise five cells off across and down: %s', (noise, isNear) => {
    const map = ['@#....', '##....', ...Array.from({ length: 3 }, () => dots(6)), `${dots(5)}r`].join('\n');
    const game = drawLit(map, { pack: { breeds: { ...lightRows.breeds, ...breedsWith('rat', { noise }) } } });
    monster(game, 'rat').goal = 0;
    expect([game.seesActor(monster(game, 'rat')), isHeard(game, monster(game, 'rat'))]).toEqual([false, isNear]);
  });
});
