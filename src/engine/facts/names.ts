import type { World } from '../World';
import { isConsumable, type Content, type Look } from '../content';
import { fold } from '../core/hash';
import { Rng } from '../core/rng';
import type { Actor } from '../state';

/* What the player calls things, as far as it knows them. */

/** The breed an actor looks like to the player: while deceived, a wrong one that stays the same for a whole turn. */
export function breedSeen(world: World, actor: Actor): string {
  const { player, turn } = world.state;
  if (actor === player || !isDeceived(world)) return actor.breed;
  const breeds = [...world.content.breeds.keys()].filter((id) => id !== player.breed);
  return breeds[(fold(fold(0, actor.id), turn) >>> 0) % breeds.length] ?? actor.breed;
}

/** The text key of a breed's name; cached, since every attack names two. */
export function breedKey(breed: string): string {
  const known = breedKeys.get(breed);
  if (known !== undefined) return known;
  breedKeys.set(breed, `breed.${breed}`);
  return `breed.${breed}`;
}

const breedKeys = new Map<string, string>();

/** The text key of an actor's name, with its elite kinds: `breed.orc+swift`. */
export function actorName(world: World, actor: Actor): string {
  const breed = breedKey(breedSeen(world, actor));
  return actor.elite.length === 0 ? breed : [breed, ...actor.elite].join('+');
}

/** The name of an actor, or of something if the player doesn't see it. */
export function casterName(world: World, actor: Actor): string {
  return world.seesActor(actor) ? actorName(world, actor) : 'look.something';
}

/** The parts of an item's name. */
export interface Named {
  readonly kind: string;
  readonly affixes: readonly string[];
  readonly plus?: number;
}

/** The text key of an item's name as the player knows it: `item.sword+keen+2`, or `guise.murky` if unidentified. */
export function itemName(world: World, { kind, affixes, plus = 0 }: Named): string {
  const appearance = appearanceOf(world, kind);
  if (appearance !== null) return `guise.${appearance}`;
  return [`item.${kind}`, ...affixes, ...(plus === 0 ? [] : [String(plus)])].join('+');
}

/** An item kind's look; for a kind with a group this run's appearance, even once identified. */
export function itemLook(world: World, kind: string): Look {
  const row = world.content.itemKinds.get(kind);
  if (!row) throw new Error(`Unknown item kind ${kind}.`);
  const appearance = world.appearances.get(kind);
  const group = 'group' in row ? world.content.appearances.get(row.group) : undefined;
  return (appearance === undefined ? undefined : group?.get(appearance)) ?? row;
}

/** The item kind that a hidden monster passes for, if the player has seen its cell: it is remembered as any item is. */
export function disguiseOf({ content, floor }: Pick<World, 'content' | 'floor'>, { hidden, breed, x, y }: Actor): string | undefined {
  return hidden && floor.isSeen(x, y) ? content.breeds.get(breed)?.disguise : undefined;
}

export function isKnown(world: World, kind: string): boolean {
  return appearanceOf(world, kind) === null;
}

function appearanceOf(world: World, kind: string): string | null {
  const appearance = world.appearances.get(kind);
  return appearance === undefined || world.state.hero.known.includes(kind) ? null : appearance;
}

/** Whether the player sees monsters as others than they are. */
export function isDeceived({ state, content }: World): boolean {
  for (const id in state.player.statuses) if (content.statuses.get(id)?.deceives === true) return true;
  return false;
}

/** The appearance of each unidentified item kind in a run: its group's looks, shuffled by the seed. */
export function assignAppearances(content: Content, seed: string): ReadonlyMap<string, string> {
  const appearances = new Map<string, string>();
  for (const [group, looks] of content.appearances) {
    const rng = Rng.of(seed, `guises:${group}`);
    const left = [...looks.keys()];
    for (const [id, kind] of content.itemKinds) {
      if (!isConsumable(kind) || kind.group !== group || left.length === 0) continue;
      const [look] = left.splice(rng.below(left.length), 1);
      if (look !== undefined) appearances.set(id, look);
    }
  }
  return appearances;
}
