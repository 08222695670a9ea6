import { Game } from '../../engine/Game';
import { rest } from '../../engine/actions/moves';
import { type Content, isWearable } from '../../engine/content';
import { Rng } from '../../engine/core/rng';
import { ON_ARRIVAL } from '../../engine/facts/causes';
import { natureOf } from '../../engine/facts/traits';
import { makeActor, makePlayer, openFloor } from '../../engine/floor/openFloor';
import { freshNotes } from '../../engine/notes';
import { arriveWith } from '../../engine/rules/arrivals';
import { noteArrival } from '../../engine/rules/noting';
import { capHp } from '../../engine/rules/cures';
import { STATE_FORMAT, type Actor, type GameState, type Hero, type Item } from '../../engine/state';
import { ProcgenService } from '../../procgen/ProcgenService';
import { startStreams } from '../../procgen/newGame';
import type { Arrival, Beginning, CarriedItem, Companion, SpecialItem } from './Arrival';

/** The way down counts as the first turn, since before that a player may still become another hero. */
const FIRST_TURN = 1;

/** The arrival that a seed draws: the same for every pack, so that pairs of runs share it. */
export function arrivalFor({ floor, arrivals }: Beginning, seed: string): Arrival {
  return Rng.of(seed, `arrival:${floor}`).pick(arrivals);
}

/**
 * A run that begins on a floor of its seed, as if the hero of its arrival had just come down: what the pack does then, such as healing, has
 * happened, and is in the game's events. All ids must be the pack's own, see `unknownIn`; HP and oil are cut to what it allows.
 */
export function beginOnFloor(content: Content, seed: string, begins: Beginning, floors = new ProcgenService(content, seed)): Game {
  const arrival = arrivalFor(begins, seed);
  const ids = { nextId: 2 };
  const hero = heroOf(content, arrival, ids);
  const opening = { ...ids, seed, hero };
  const { floor, arrival: cell } = openFloor(content, opening, floors.floor(begins.floor));
  const { hp, maxHp, power, defence, statuses } = arrival;
  const company = (arrival.company ?? []).map((each) => actorOf(content, each, opening, begins.floor));
  const state: GameState = {
    format: STATE_FORMAT,
    pack: content.id,
    seed,
    turn: FIRST_TURN,
    floor: begins.floor,
    floors: [floor],
    player: { ...makePlayer(content, 1, cell), hp, maxHp, power, defence, statuses: { ...statuses } },
    hero,
    streams: startStreams(seed),
    nextId: opening.nextId,
    log: [{ tone: 'welcome', key: content.welcome, params: {}, count: 1 }],
    // The floors above are unknown.
    notes: { ...freshNotes(), since: FIRST_TURN, reached: [-1] },
    outcome: null,
  };
  const game = new Game(content, state, floors);
  capHp(game, state.player);
  arrive(game, company, arrival);
  return game;
}

/** What happens on the way, in the order of the stairs. */
function arrive(game: Game, company: readonly Actor[], { fell }: Arrival): void {
  const { player, floor } = game.state;
  const at = { x: player.x, y: player.y };
  arriveWith(game, company);
  noteArrival(game);
  game.emit({ type: 'arrived', floor, at, seen: true });
  game.affect(natureOf(game, player).onArrival, { target: player, source: player, at: { ...at }, cause: ON_ARRIVAL });
  if (fell !== true) {
    game.say('descend', 'log.stairs.down', { floor });
    rest(game);
  }
  game.look();
}

function heroOf(content: Content, arrival: Arrival, ids: { nextId: number }): Hero {
  const { hero: kind, level, xp, choices = 0, oil = 0, hooded, finds = 0, talents = [], bag = {}, special = [], known = [] } = arrival;
  const gear = (arrival.worn ?? []).map((carried) => itemOf(carried, ids));
  const plain = Object.entries(bag).flatMap(([id, count]) => Array.from({ length: count }, () => itemOf(id, ids)));
  const inventory = [...gear, ...plain, ...special.map((carried) => itemOf(carried, ids))];
  const worn: Record<string, number> = {};
  for (const item of gear) {
    const row = content.itemKinds.get(item.kind);
    if (row && isWearable(row)) worn[row.slot] ??= item.id;
  }
  const light = { oil: Math.min(oil, content.lantern?.full ?? 0), hooded: hooded === true && content.light !== null };
  const learnt = { talents: [...new Set(talents)], known: [...new Set(known)] };
  return { kind, ...learnt, level, xp, choices, inventory, worn, ...light, lamp: null, afloat: 0, finds };
}

function itemOf(carried: CarriedItem, ids: { nextId: number }): Item {
  const { kind, affixes = [], charges = 0, plus = 0 }: SpecialItem = typeof carried === 'string' ? { kind: carried } : carried;
  return { id: ids.nextId++, kind, affixes: [...affixes], charges, plus };
}

/** An actor that is on no floor yet. */
function actorOf(content: Content, companion: Companion, ids: { nextId: number }, floor: number): Actor {
  const { breed, elite = [], hp, maxHp, power, defence, statuses, hunts, summoned, loot = [] } = companion;
  const isHunter = hunts === true;
  return {
    ...makeActor(content, ids.nextId++, { id: breed, x: 0, y: 0, floor, elite }),
    hp, maxHp, power, defence, statuses: { ...statuses }, hidden: false, summoned: summoned === true,
    loot: loot.map((each) => itemOf(each, ids)),
    side: isHunter ? 'dungeon' : 'player',
    alert: isHunter ? (content.light?.forgets ?? 0) : 0,
  };
}
