import { Become, UseSkill } from '../../src/engine/actions/hero';
import { Wait } from '../../src/engine/actions/moves';
import type { GameEvent } from '../../src/engine/events';
import type { Game } from '../../src/engine/Game';
import { stepsBetween, type Point } from '../../src/engine/core/point';
import { settle, vacate } from '../../src/engine/rules/relocate';
import { lanternfall } from '../../src/content/packs/lanternfall';
import { shippedContent } from '../../src/lab/shippedContent';
import { newGame } from '../../src/procgen/newGame';
import { scaled } from '../support/scale';

/* Every first floor of the campaign has a place in which each of the heroes can put its skill to use. */

const content = shippedContent('lanternfall');
const heroes = Object.keys(lanternfall.heroes);
const SEEDS = Array.from({ length: scaled(40, 400) }, (_, seed) => `first ${seed}`);

interface Nest {
  readonly game: Game;
  /** The way in, and the cell behind it. */
  readonly door: Point;
  readonly inside: Point;
  /** Its monsters. */
  readonly ids: readonly number[];
}

/** A new run as a hero, who stands in the nest's way in. */
function atNest(seed: string, hero: string): Nest {
  const game = newGame(content, seed);
  game.turn(new Become(heroes.indexOf(hero)));
  const { floor, state } = game;
  const place = floor.state.places.find(({ vault }) => Object.hasOwn(lanternfall.vaults.near, vault));
  if (!place) throw new Error(`no nest on floor 1 of ${seed}`);
  const { x1, y1, x2, y2 } = place;
  const isIn = ({ x, y }: Point): boolean => x >= x1 && x <= x2 && y >= y1 && y <= y2;
  const cells = Array.from(floor.state.terrain, (_, cell) => floor.position(cell)).filter(isIn);
  const door = cells.find(({ x, y }) => (x === x1 || x === x2 || y === y1 || y === y2) && floor.isWalkable(x, y));
  const inside = cells.find((cell) => door && cell !== door && Math.abs(cell.x - door.x) + Math.abs(cell.y - door.y) === 1 && floor.isWalkable(cell.x, cell.y));
  if (!door || !inside) throw new Error(`no way into the nest of ${seed}`);
  vacate(game, state.player);
  settle(game, Object.assign(state.player, { x: inside.x, y: inside.y }));
  game.look();
  return { game, door, inside, ids: floor.state.actors.filter(isIn).map(({ id }) => id) };
}

/** Makes noise, which wakes the nest and calls it here. */
function wake({ game }: Nest): void {
  const { player } = game.state;
  game.affect([{ do: 'alarm', range: 144 }], { target: player, source: player, at: { x: player.x, y: player.y }, cause: { table: 'item', id: 'alarmScroll' } });
}

/** Waits until something happens, 15 turns at most; returns all events. */
function waitFor(game: Game, happens: (events: readonly GameEvent[]) => boolean): GameEvent[] {
  const events: GameEvent[] = [];
  for (let turn = 0; turn < 15 && !game.isOver && !happens(events); turn++) events.push(...game.turn(new Wait()));
  return events;
}

const hits = (events: readonly GameEvent[], { ids }: Nest, type: 'inflicted' | 'damaged'): Set<number> =>
  new Set(events.flatMap((event) => (event.type === type && ids.includes(event.actor) ? [event.actor] : [])));

/** Whether the hero's skill does what it is for, in the nest. */
const USES: Readonly<Record<string, (nest: Nest) => boolean>> = {
  // It blinds several at once.
  lamplighter: (nest) => hits(nest.game.turn(new UseSkill(null)), nest, 'inflicted').size > 1,
  // Who strikes it in the narrow way is struck.
  warden(nest) {
    const { game } = nest;
    wake(nest);
    waitFor(game, () => game.floor.state.actors.some((actor) => nest.ids.includes(actor.id) && stepsBetween(actor, game.state.player) === 1));
    const events = [...game.turn(new UseSkill(null)), ...[1, 2, 3].flatMap(() => game.turn(new Wait()))];
    return hits(events, nest, 'damaged').size > 0;
  },
  // One of them steps into the snare that lies in the narrow way.
  poacher(nest) {
    const { game, inside, door } = nest;
    const out = { x: 2 * door.x - inside.x, y: 2 * door.y - inside.y };
    vacate(game, game.state.player);
    settle(game, Object.assign(game.state.player, out));
    game.look();
    game.turn(new UseSkill(door));
    wake(nest);
    return waitFor(game, (events) => hits(events, nest, 'inflicted').size > 0).some(({ type }) => type === 'inflicted');
  },
  // It hits several at once.
  tinker(nest) {
    const { game, ids } = nest;
    const prize = game.floor.state.items.find(({ prize: isPrize }) => isPrize);
    const actors = game.floor.state.actors.filter(({ id }) => ids.includes(id));
    const aims = prize ? [prize, ...actors] : actors;
    return aims.some((aim) => hits(game.fork().turn(new UseSkill({ x: aim.x, y: aim.y })), nest, 'damaged').size > 1);
  },
};

test.each(heroes)('RULES 5.17 every first floor has a use for the skill of the %s, and a prize for it', (hero) => {
  for (const seed of SEEDS) {
    const nest = atNest(seed, hero);
    expect([seed, nest.ids.length > 1, USES[hero]?.(nest)]).toEqual([seed, true, true]);
    const { items } = nest.game.floor.state;
    const own = lanternfall.heroes[hero as keyof typeof lanternfall.heroes].prizes as readonly string[];
    expect(items.filter(({ prize }) => prize).map(({ kind }) => own.includes(kind))).toEqual([true]);
  }
});
