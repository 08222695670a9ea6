import { isWearable, type Traits } from '../content';
import type { Game } from '../Game';
import type { Actor, Item } from '../state';

/** All that gives an actor traits: its breed, what makes it an elite, what it wears and what it suffers. */
export function traitsOf(game: Game, actor: Actor): readonly Traits[] {
  const breed = breedTraits(game, actor);
  if (isPlain(game, actor)) return breed;
  const { elites, statuses } = game.content;
  const traits: Traits[] = [...breed];
  for (const id of actor.elite) push(traits, elites.kinds.get(id));
  if (actor === game.state.player) for (const item of wornItems(game)) traits.push(...itemTraits(game, item));
  for (const id in actor.statuses) push(traits, statuses.get(id));
  return traits;
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

/** The product of a trait given in percent, rounded down; 100 where nothing says otherwise. */
export function percentOf(game: Game, actor: Actor, trait: 'speed' | 'takes' | 'noise'): number {
  let percent = 100;
  for (const traits of traitsOf(game, actor)) percent = Math.floor((percent * (traits[trait] ?? 100)) / 100);
  return percent;
}

/** The sum of a trait. */
export function sumOf(game: Game, actor: Actor, trait: 'light' | 'search' | 'drains'): number {
  let sum = 0;
  for (const traits of traitsOf(game, actor)) sum += traits[trait] ?? 0;
  return sum;
}

/** Whether it can be seen only from beside it. */
export function isUnseen(game: Game, actor: Actor): boolean {
  return traitsOf(game, actor).some((traits) => traits.unseen === true);
}

/** A breed's row holds no `bonus`: what it says of power and the rest is in the actor already. Remembered, since every round asks. */
function breedTraits(game: Game, actor: Actor): readonly Traits[] {
  const breed = game.breedOf(actor);
  const known = plain.get(breed);
  if (known) return known;
  plain.set(breed, [breed]);
  return [breed];
}

const plain = new WeakMap<Traits, readonly Traits[]>();

function isPlain(game: Game, actor: Actor): boolean {
  if (actor.elite.length > 0 || actor === game.state.player) return false;
  for (const _status in actor.statuses) return false;
  return true;
}

function push(list: Traits[], traits: Traits | undefined): void {
  if (traits) list.push(traits);
}
