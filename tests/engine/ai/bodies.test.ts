import { Melee } from '../../../src/engine/actions/fights';
import { Devour } from '../../../src/engine/actions/monsters';
import { Leap, Move, STAND, Wait } from '../../../src/engine/actions/moves';
import { TACTICS } from '../../../src/engine/ai/brain';
import type { Action } from '../../../src/engine/actions/Action';
import type { Breed } from '../../../src/engine/content';
import { DIRECTIONS, distanceSquared, stepsBetween, type Point } from '../../../src/engine/core/point';
import { Rng } from '../../../src/engine/core/rng';
import type { Game } from '../../../src/engine/Game';
import { isFree } from '../../../src/engine/facts/movement';
import { takeSide } from '../../../src/engine/rules/arrivals';
import { all, drawCampaign } from '../../support/campaignPack';
import { monster } from '../../support/drawGame';
import { scaled } from '../../support/scale';
import { drawScene, lay, tacticsRows } from '../../support/tacticsPack';
import { drawWater } from '../../support/waterPack';

const body = { glyph: 'q', colour: '#ffffff', sprite: 'none', defence: 0, speed: 100, directions: 8, hp: 9, power: 3, xp: 7, brain: [] } as const satisfies Breed;

/** A scene with a monster `q` and the action that a tactic proposes for it. */
function scene(map: string, changes: Partial<Breed> = {}): { game: Game; propose: (tactic: keyof typeof TACTICS) => Action | null } {
  const game = drawScene(map, { pack: { sight: 20, breeds: { ...tacticsRows.breeds, body: { ...body, ...changes } } } });
  return { game, propose: (tactic) => TACTICS[tactic](game, monster(game, 'body')) };
}

const at = (x: number, y: number): Point => ({ x, y });

describe('RULES 5.18 one that leaps', () => {
  it('attacks over a free cell from two cells away, in the eight straight lines only', () => {
    for (let x = 0; x < 5; x++) {
      for (let y = 0; y < 5; y++) {
        if (stepsBetween(at(x, y), at(2, 2)) !== 2) continue;
        const rows = Array.from({ length: 5 }, () => Array<string>(5).fill('.'));
        (rows[2] as string[])[2] = '@';
        (rows[y] as string[])[x] = 'q';
        const map = rows.map((row) => row.join('')).join('\n');
        const { game, propose } = scene(map);
        const isStraight = x % 2 === 0 && y % 2 === 0;
        expect([x, y, propose('skirmish')]).toEqual([x, y, isStraight ? new Melee(game.state.player) : null]);
        if (!isStraight) continue;
        expect(monster(game, 'body').goal).toBe(12);
        const wall = game.content.tiles.findIndex(({ id }) => id === 'wall');
        game.floor.setTile({ x: (x + 2) / 2, y: (y + 2) / 2 }, wall);
        expect([x, y, propose('skirmish')]).toEqual([x, y, null]);
      }
    }
  });

  it('leaps to the free and safe cell two away that is farthest from its enemy, on any floor, the first of those as far', () => {
    const found = { none: 0, some: 0 };
    for (let seed = 0; seed < scaled(200, 3000); seed++) {
      const rng = Rng.of(String(seed), 'leaps');
      const [width, height] = [rng.range(5, 8), rng.range(5, 8)];
      const drawn = Array.from({ length: width * height }, () => rng.pick(['.', '.', '.', '#', 't', 'r', 'S']));
      const [x, y, way] = [rng.range(1, width - 2), rng.range(1, height - 2), rng.pick(DIRECTIONS)];
      drawn[y * width + x] = 'q';
      drawn[(y + way.y) * width + x + way.x] = '@';
      const { game, propose } = scene(Array.from({ length: height }, (_, row) => drawn.slice(row * width, (row + 1) * width).join('')).join('\n'));
      const [actor, { player }] = [monster(game, 'body'), game.state];
      const ends = DIRECTIONS.flatMap((step) => {
        const [over, to] = [at(x + step.x, y + step.y), at(x + 2 * step.x, y + 2 * step.y)];
        const isOpen = isFree(game, actor, over) && isFree(game, actor, to) && game.floor.traps.knownAt(to.x, to.y) === null;
        return isOpen && distanceSquared(to, player) > distanceSquared(actor, player) ? [to] : [];
      });
      const best = ends.find((to) => ends.every((other) => distanceSquared(to, player) >= distanceSquared(other, player)));
      expect([seed, propose('skirmish')]).toEqual([seed, best ? new Leap(best) : null]);
      if (best) found.some++;
      else found.none++;
    }
    expect(Math.min(found.some, found.none)).toBeGreaterThan(scaled(20, 300));
  });

  it.each(['@...q', '@..q', '....@\n.....\nq....', '@.\n..\n..\n..\nq.'])('attacks from no other distance: %j', (map) => {
    expect(scene(map).propose('skirmish')).toBeNull();
  });

  it('remembers whom it struck at', () => {
    const { game, propose } = scene('...@.q.\n.......');
    propose('skirmish');
    expect(monster(game, 'body').goal).toBe(3);
  });

  it('does neither without an enemy in view', () => {
    expect(scene('@#q.').propose('skirmish')).toBeNull();
  });
});

describe('RULES 5.18 one that mirrors', () => {
  const moved = (game: Game, actor: number, [from, to]: readonly [Point, Point]): void => { game.emit({ type: 'moved', actor, from, to, seen: true }); };

  it('steps the other way, by the player\'s own step only', () => {
    for (const step of DIRECTIONS) {
      const { game, propose } = scene('.....\n...q.\n.....\n@....');
      moved(game, monster(game, 'body').id, [at(3, 1), at(2, 1)]);
      expect(propose('mirror')).toBe(STAND);
      moved(game, game.state.player.id, [at(1 + step.x, 1 + step.y), at(1, 1)]);
      expect([propose('mirror'), monster(game, 'body').goal]).toEqual([new Move(step.x, step.y), 15]);
    }
  });

  it('stands where its step is taken', () => {
    const { game, propose } = scene('@..qr');
    moved(game, game.state.player.id, [at(2, 0), at(1, 0)]);
    expect(propose('mirror')).toBe(STAND);
  });

  it('strikes only when the player does, and only what is beside it', () => {
    const strike = (map: string, attacker: number): unknown => {
      const { game, propose } = scene(map);
      game.emit({ type: 'attacked', attacker, target: 9, damage: 1, from: at(0, 0), to: at(0, 0), seen: true });
      const action = propose('mirror');
      return action instanceof Melee ? 'strikes' : action;
    };
    expect([strike('@q', 1), strike('@q', 2), strike('@.q', 1)]).toEqual(['strikes', STAND, STAND]);
  });

  it('has a mind of its own while it does not notice the player', () => {
    expect(scene('@#q').propose('mirror')).toBeNull();
  });
});

describe('RULES 5.18 one that eats remains', () => {
  const grow = [{ do: 'grow', percent: 50, most: 100 }] as const;
  const eats = (map: string, remains: readonly Point[], changes: Partial<Breed> = { onKill: grow }): unknown => {
    const { game, propose } = scene(map, changes);
    game.floor.state.corpses = remains.map((place) => ({ breed: 'rat', ...place, seen: false, rises: 0 }));
    return propose('devour');
  };

  it('goes to the nearest within six cells', () => {
    expect([eats('q......@', [at(6, 0)]), eats('q.......@', [at(7, 0)]), eats('q......\n.......\n......@', [at(6, 1)])]).toEqual([new Move(1, 0), null, null]);
    expect(eats('...q....@', [at(6, 0), at(1, 0)])).toEqual(new Move(-1, 0));
    expect([eats('@#q#.', [at(4, 0)]), eats('@#q..', [])]).toEqual([null, null]);
  });

  it('eats what lies under it, not beside, above or below it', () => {
    expect(eats('@..q.', [at(0, 0), at(3, 0)])).toEqual(new Devour());
    expect(eats('@..q.\n.....', [at(3, 1)])).toEqual(new Move(0, 1));
    expect(eats('@..q.\n.....', [at(4, 0)])).toEqual(new Move(1, 0));
  });

  it('fights first what stands beside it, and needs something to gain', () => {
    expect(eats('@q.', [at(1, 0)])).toBeNull();
    expect(eats('@..q', [at(3, 0)], {})).toBeNull();
    expect(eats('@..q', [at(3, 0)], { onKill: [{ do: 'heal', amount: 1 }] })).toBeNull();
    expect(eats('@..q', [at(3, 0)], { onKill: [{ do: 'heal', amount: 1 }, ...grow] })).toEqual(new Devour());
  });
});

describe('RULES 5.18 one that dives', () => {
  const dives = (map: string): unknown => {
    const game = drawWater(map);
    const eel = monster(game, 'eel');
    eel.hidden = false;
    return TACTICS.dive(game, eel);
  };

  it('swims to the deep, to where no enemy is beside it', () => {
    expect(dives('=E=\n=@=\n###')).toBeNull();
    expect(dives('#E=@')).toBeNull();
    expect(dives('#E=.@')).toEqual(new Move(1, 0));
  });

  it.each([
    ['=E=..@', new Move(1, 0)], ['==E..@', STAND], ['==E~~@', STAND], ['=E#..@', null], ['==E@', null],
  ])('and under water comes no nearer than the deep goes, until an enemy is beside it or unseen: %s', (map, action) => {
    const game = drawWater(map);
    monster(game, 'eel').hidden = true;
    expect(TACTICS.dive(game, monster(game, 'eel'))).toEqual(action);
  });
});

describe('RULES 5.13 one that accompanies the player', () => {
  const follows = (map: string, change: { readonly isFoe?: boolean; readonly waits?: boolean } = {}): Action | null => {
    const game = drawCampaign(map);
    const [squire] = all(game, 'squire');
    if (!squire) throw new Error('no squire');
    if (change.isFoe !== true) takeSide(game, squire, { side: 'player', bound: 0 });
    squire.waits = change.waits === true;
    return TACTICS.accompany(game, squire);
  };
  const dots = (count: number): string => '.'.repeat(count);

  it('comes within two steps, and no closer', () => {
    expect([1, 2, 3, 4].map((steps) => follows(`@${dots(steps - 1)}F`))).toEqual([STAND, STAND, new Move(-1, 0), new Move(-1, 0)]);
    expect([follows('@..#F'), follows('F....@')]).toEqual([STAND, new Move(1, 0)]);
  });

  it.each([[7, false], [8, true]])('leaves a fight %i steps away: %s, unless the enemy is beside it', (steps, leaves) => {
    const moves = follows(`@${dots(steps - 1)}F.r`);
    expect(moves).toEqual(leaves ? new Move(-1, 0) : null);
    expect(follows(`@${dots(steps - 1)}Fr`)).toBeNull();
  });

  it('stays where it was told to wait, but for what is beside it', () => {
    expect([follows('@....F', { waits: true }), follows('@....F.r', { waits: true }), follows('@....Fr', { waits: true })]).toEqual([STAND, STAND, null]);
  });

  it('is none of the dungeon', () => {
    expect([follows('@....F', { isFoe: true }), follows('@#..F', { isFoe: true })]).toEqual([null, null]);
  });
});

describe('a monster by its own will', () => {
  it('flits in one turn of three', () => {
    const game = drawScene('....\n.b..\n....\n...@');
    const flits = Array.from({ length: 3000 }, () => TACTICS.flit(game, monster(game, 'bat'))).filter((action) => action !== null).length;
    expect(Math.abs(flits - 1000)).toBeLessThan(100);
  });

  it('RULES 5.12 regains a tenth of its hit points, rounded up, on a metered floor, where it sees no enemy', () => {
    const healed = (map: string, hp: number, danger?: readonly (readonly [number, number])[]): number => {
      const pack = { breeds: { ...tacticsRows.breeds, body: { ...body, nerve: 50, hp: 21, brain: ['escape'] } }, ...(danger ? { counts: { monsters: [[1, 1]], items: [[1, 1]], danger } } : {}) } as const;
      const game = drawScene(map, { pack: pack as object });
      const actor = monster(game, 'body');
      actor.hp = hp;
      TACTICS.escape(game, actor);
      expect(game.events.filter(({ type }) => type === 'healed')).toHaveLength(actor.hp > hp ? 1 : 0);
      return actor.hp - hp;
    };
    const danger = [[1, 10]] as const;
    expect([healed('@#q', 5, danger), healed('@#q', 20, danger), healed('@#q', 21, danger), healed('@.q', 5, danger), healed('@#q', 5)]).toEqual([3, 1, 0, 0, 0]);
  });

  it('leaves a fire also if it can only do one thing, and not if it has no mind, sleeps or hides', () => {
    const acts = (change: Partial<Breed>, state: object = {}): boolean => {
      const { game } = scene('@#q.', change);
      const actor = Object.assign(monster(game, 'body'), state);
      lay(game, 'fire', [2, 0]);
      game.turn(new Wait());
      return actor.x === 3;
    };
    expect([acts({ brain: ['hunt'] }), acts({ brain: [] })]).toEqual([true, false]);
    expect([acts({ brain: ['sleep', 'hunt'] }, { asleep: true }), acts({ brain: ['lurk', 'hunt'] }, { hidden: true })]).toEqual([false, false]);
  });
});
