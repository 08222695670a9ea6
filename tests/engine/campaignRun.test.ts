import fc from 'fast-check';
import type { Action } from '../../src/engine/actions/Action';
import { Bump } from '../../src/engine/actions/fights';
import { LevelUp } from '../../src/engine/actions/hero';
import { Drop, PickUp, UseItem } from '../../src/engine/actions/items';
import { Stairs, Wait } from '../../src/engine/actions/moves';
import { DIRECTIONS } from '../../src/engine/core/point';
import { Rng } from '../../src/engine/core/rng';
import type { Game } from '../../src/engine/Game';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { inflict } from '../../src/engine/rules/statuses';
import { campaignRows, drawCampaign } from '../support/campaignPack';
import { reload } from '../support/reload';
import { scaled } from '../support/scale';

/* Everything at once: a run as wild as can be is saved and loaded in the middle, which must change nothing. */

const map = `
  ####################
  #@.+..1.z....:...###
  #.6#..2..r.,.:.g.#m#
  #.d#p.3........v.###
  #..#####+######....#
  #q...6..f.w..8.#bb.#
  #-.M....,.ww.7.+.b.#
  #t.4..J.......5#.l.#
  #..u..H..C..V..#..>#
  ####################`;

const below = [`
  ##########
  #@.1.h.r>#
  #.+.6..w.#
  #..z..J..#
  ##########`, `
  ##########
  #@..r...>#
  #>...4...#
  ##########`];

const pack = {
  ...campaignRows,
  followers: true,
  wanderers: [[1, 15]],
  monsters: { rat: [[0, 2]], viper: [[0, 1]], gnat: [[0, 1]] },
  lantern: { full: 60, dim: 30, least: 3, hunters: 7 },
  strength: { hp: { linear: [[1, 0], [5, 50]] }, power: [[2, 20]], defence: [], xp: [[2, 30]] },
} as const;

function begin(seed: string): Game {
  const carry = ['knife', 'wand', 'brew', 'tonic', 'oil', 'blast', 'spear', 'scythe', 'rapier', 'ring', 'boots', 'coat+spiked', 'axe+thirsty', 'daze', 'salve'];
  const game = drawCampaign(map, { below, pack, seed, carry, wear: ['coat', 'ring'] });
  Object.assign(game.state.player, { hp: 200, maxHp: 200, power: 8 });
  const rng = Rng.of(seed, 'wild');
  for (const actor of game.floor.state.actors) {
    if (actor.breed === 'dormouse' || rng.below(4) === 0) actor.asleep = actor.breed === 'dormouse';
    if (rng.below(3) === 0) actor.elite = [rng.pick(['swift', 'tough', 'fiery'])];
    if (rng.below(4) === 0) inflict(game, actor, { status: rng.pick(['venom', 'ablaze', 'haste', 'slow', 'veiled', 'mending', 'dizzy', 'stiff', 'blind']), turns: 9 });
  }
  inflict(game, game.state.player, { status: rng.pick(['venom', 'haste', 'slow', 'blind', 'dream', 'dizzy', 'veiled', 'hale', 'frail']), turns: 12 });
  game.floor.layHazards([{ kind: 'gas', x: 5, y: 5, turns: 9 }]);
  // The player hasn't yet seen what was done to its state here.
  return reload(game, below);
}

/** An action from two numbers. */
function action(game: Game, key: number, more: number): Action {
  const { inventory } = game.state.hero;
  const item = inventory[more % Math.max(1, inventory.length)]?.id ?? -1;
  const { actors } = game.floor.state;
  const aim = actors[more % Math.max(1, actors.length)] ?? game.state.player;
  const step = DIRECTIONS[more % DIRECTIONS.length] ?? { x: 0, y: 0 };
  if (game.state.hero.choices > 0) return new LevelUp('life');
  if (key < 2) return new UseItem(item, { x: aim.x, y: aim.y });
  if (key === 2) return new PickUp();
  if (key === 3) return new Stairs();
  if (key === 4) return more % 4 === 0 ? new Drop(item) : new Wait();
  return new Bump(step.x, step.y);
}

const actions = fc.array(fc.tuple(fc.nat(11), fc.nat(97)), { minLength: 20, maxLength: 40 });

describe('a run with everything in it', () => {
  it('RULES 1.8 saved and loaded time and again is the unbroken run, event by event, and always valid', () => {
    const met = { floors: 1, traps: 0, hazards: 0, deaths: 0, opened: 0, used: 0, turns: 0 };
    fc.assert(
      fc.property(fc.nat(999), actions, (seed, keys) => {
        const game = begin(String(seed));
        let broken = reload(game, below);
        for (const [key, more] of keys) {
          const events = game.turn(action(game, key, more));
          expect(broken.turn(action(broken, key, more))).toEqual(events);
          expect(brokenInvariants(game)).toEqual([]);
          expect(broken.hash).toBe(game.hash);
          if (more % 3 === 0) broken = reload(broken, below);
          count(met, events);
        }
        expect(broken.state).toEqual(game.state);
        met.floors = Math.max(met.floors, game.state.floor);
        met.turns += game.state.turn;
      }),
      { numRuns: scaled(10, 20), seed: 4 },
    );
    // What never happened would prove nothing.
    expect(met.floors).toBeGreaterThan(1);
    for (const n of Object.values(met)) expect(n).toBeGreaterThan(0);
  });
});

function count(met: Record<'traps' | 'hazards' | 'deaths' | 'opened' | 'used', number>, events: ReturnType<Game['turn']>): void {
  const times = (type: string): number => events.filter((event) => event.type === type).length;
  met.traps += times('trapSprung');
  met.hazards += times('clouded');
  met.deaths += times('died');
  met.opened += times('opened');
  met.used += times('itemUsed');
}
