import { isWearable, type Ability, type Effect, type Traits } from '../content';
import type { Game } from '../Game';
import type { Actor, Item } from '../state';

/** What all traits of an actor come to: percentages multiplied and rounded down, all else added up. */
export interface Nature {
  readonly traits: readonly Traits[];
  readonly speed: number;
  readonly takes: number;
  readonly noise: number;
  readonly light: number;
  readonly search: number;
  readonly drains: number;
  /** Seen only from beside it. */
  readonly unseen: boolean;
  readonly onHit: readonly Effect[];
  readonly onStruck: readonly Effect[];
  readonly abilities: readonly Ability[];
  /** Statuses that never take hold. */
  readonly resists: readonly string[];
  /** Those of the traits that do something each turn. */
  readonly daily: readonly Traits[];
}

/** A nature, and what it was made of: it holds as long as these are the same. */
export interface Known extends Nature {
  readonly bearer: object;
  readonly worn: object | null;
  readonly elite: object;
  readonly statuses: number;
}

/** What its breed, what makes it an elite, what it wears and what it suffers come to. */
export function natureOf(game: Game, actor: Actor): Nature {
  const worn = actor === game.state.player ? game.state.hero.worn : null;
  let count = 0;
  for (const _status in actor.statuses) count++;
  const old = game.natures.get(actor.id);
  if (old && old.bearer === actor.statuses && old.worn === worn && old.elite === actor.elite && old.statuses === count) return old;
  const fresh = { ...sumUp(gather(game, actor)), bearer: actor.statuses, worn, elite: actor.elite, statuses: count };
  game.natures.set(actor.id, fresh);
  return fresh;
}

/** All that gives an actor traits. */
export function traitsOf(game: Game, actor: Actor): readonly Traits[] {
  return natureOf(game, actor).traits;
}

function gather(game: Game, actor: Actor): Traits[] {
  const { elites, statuses } = game.content;
  const worn = actor === game.state.player ? wornItems(game) : [];
  return [
    game.breedOf(actor),
    ...actor.elite.flatMap((id) => elites.kinds.get(id) ?? []),
    ...worn.flatMap((item) => itemTraits(game, item)),
    ...Object.keys(actor.statuses).flatMap((id) => statuses.get(id) ?? []),
  ];
}

function sumUp(traits: readonly Traits[]): Nature {
  const percent = (trait: 'speed' | 'takes' | 'noise'): number => traits.reduce((product, each) => Math.floor((product * (each[trait] ?? 100)) / 100), 100);
  const sum = (trait: 'light' | 'search' | 'drains'): number => traits.reduce((total, each) => total + (each[trait] ?? 0), 0);
  const effects = (trait: 'onHit' | 'onStruck'): Effect[] => traits.flatMap((each) => each[trait] ?? []);
  return {
    traits,
    speed: percent('speed'),
    takes: percent('takes'),
    noise: percent('noise'),
    light: sum('light'),
    search: sum('search'),
    drains: sum('drains'),
    unseen: traits.some((each) => each.unseen === true),
    onHit: effects('onHit'),
    onStruck: effects('onStruck'),
    abilities: traits.flatMap((each) => each.abilities ?? []),
    resists: traits.flatMap((each) => each.resists ?? []),
    daily: traits.filter((each) => each.eachTurn !== undefined),
  };
}

/** The traits of one item, its affixes included; none for what cannot be worn. */
export function itemTraits({ content }: Pick<Game, 'content'>, item: Pick<Item, 'kind' | 'affixes'>): Traits[] {
  const kind = content.itemKinds.get(item.kind);
  return kind && isWearable(kind) ? [kind, ...item.affixes.flatMap((id) => content.affixes.get(id) ?? [])] : [];
}

/** What the player wears. */
export function wornItems({ state }: Pick<Game, 'state'>): Item[] {
  const { worn, inventory } = state.hero;
  const ids = Object.values(worn);
  return ids.length === 0 ? [] : inventory.filter((item) => ids.includes(item.id));
}
