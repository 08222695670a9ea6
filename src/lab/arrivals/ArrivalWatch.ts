import type { Game } from '../../engine/Game';
import type { Action } from '../../engine/actions/Action';
import { Stairs } from '../../engine/actions/moves';
import type { GameEvent } from '../../engine/events';
import { leaveBehind, leaveWith } from '../../engine/rules/arrivals';
import type { Actor, Hero, Item } from '../../engine/state';
import type { Arrival, CarriedItem, Companion, SpecialItem } from './Arrival';

/** Keeps the hero of a run as it comes to each floor for the first time. Changes nothing in the run. */
export class ArrivalWatch {
  /** By floor, from the second. */
  readonly arrivals = new Map<number, Arrival>();
  private deepest = 1;

  /** In place of `game.turn`. */
  readonly act = (game: Game, action: Action): readonly GameEvent[] => {
    const leaving = action instanceof Stairs ? departureOf(game) : null;
    const events = game.turn(action);
    const { floor, outcome } = game.state;
    if (floor > this.deepest) {
      this.deepest = floor;
      if (leaving) this.arrivals.set(floor, leaving);
      // Who falls comes alone, and perhaps to its end.
      else if (outcome === null) this.arrivals.set(floor, { ...arrivalOf(game, []), fell: true });
    }
    return events;
  };
}

/** What comes off the stairs below, if the hero takes these now. Found on a copy: what it drops or takes along is for the rules to say. */
function departureOf(game: Game): Arrival {
  const copy = game.fork();
  const company = leaveWith(copy);
  leaveBehind(copy);
  return arrivalOf(copy, company);
}

/** What stands in no order that matters is in that of ids, so that files of arrivals take less room. */
function arrivalOf({ state }: Game, company: readonly Actor[]): Arrival {
  const { hero, player, seed } = state;
  const { kind, level, xp, choices, oil, hooded, finds, talents, known } = hero;
  return {
    seed, hero: kind, level, xp,
    ...(choices > 0 ? { choices } : {}),
    ...bodyOf(player),
    ...(oil > 0 ? { oil } : {}),
    ...(hooded ? { hooded } : {}),
    ...(finds > 0 ? { finds } : {}),
    ...(talents.length > 0 ? { talents: [...talents] } : {}),
    ...bagOf(hero),
    ...(known.length > 0 ? { known: [...known].sort() } : {}),
    ...(company.length > 0 ? { company: company.map(companionOf) } : {}),
  };
}

function bodyOf({ hp, maxHp, power, defence, statuses }: Actor): Pick<Arrival, 'hp' | 'maxHp' | 'power' | 'defence' | 'statuses'> {
  return { hp, maxHp, power, defence, ...(Object.keys(statuses).length > 0 ? { statuses: { ...statuses } } : {}) };
}

/** All that is carried, but not in what order. */
function bagOf({ inventory, worn }: Hero): Pick<Arrival, 'worn' | 'bag' | 'special'> {
  const ids = new Set(Object.values(worn));
  const isWorn = ({ id }: Item): boolean => ids.has(id);
  const gear = inventory.filter(isWorn).map(carriedOf);
  const bag: Record<string, number> = {};
  const special: SpecialItem[] = [];
  for (const carried of inventory.filter((item) => !isWorn(item)).sort(byKind).map(carriedOf)) {
    if (typeof carried === 'string') bag[carried] = (bag[carried] ?? 0) + 1;
    else special.push(carried);
  }
  return {
    ...(gear.length > 0 ? { worn: gear } : {}),
    ...(Object.keys(bag).length > 0 ? { bag } : {}),
    ...(special.length > 0 ? { special } : {}),
  };
}

function byKind(a: Item, b: Item): number {
  return a.kind < b.kind ? -1 : Number(a.kind > b.kind);
}

function carriedOf({ kind, affixes, charges, plus }: Item): CarriedItem {
  if (affixes.length === 0 && charges === 0 && plus === 0) return kind;
  return {
    kind,
    ...(affixes.length > 0 ? { affixes: [...affixes] } : {}),
    ...(charges > 0 ? { charges } : {}),
    ...(plus === 0 ? {} : { plus }),
  };
}

function companionOf(actor: Actor): Companion {
  const { breed, elite, side, summoned, loot } = actor;
  return {
    breed, ...bodyOf(actor),
    ...(elite.length > 0 ? { elite: [...elite] } : {}),
    ...(side === 'dungeon' ? { hunts: true } : {}),
    ...(summoned ? { summoned } : {}),
    ...(loot.length > 0 ? { loot: loot.map(carriedOf) } : {}),
  };
}
