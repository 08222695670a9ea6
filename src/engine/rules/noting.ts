import { isWearable } from '../content';
import type { Point } from '../core/point';
import { distanceSquared } from '../core/point';
import type { Counts, Culprit } from '../notes';
import type { Actor } from '../state';
import type { World } from '../World';
import { isMedium, keyOfCause, withoutAffixes, type Cause } from '../facts/causes';
import { breedKey } from '../facts/names';
import { natureOf, wornItems } from '../facts/traits';

/* Writes a run's notes. Nothing here draws random numbers, spends effort or changes anything else. */

/** How many wounds, turns of HP, layers of hazards and dead are kept. */
const WOUNDS = 10;
const TURNS = 30;
const LAYERS = 30;
const DEAD = 50;

/** What did something to whom; `ability` is the id of that of which an attack is part. */
export interface Deed {
  readonly source: Actor;
  readonly target: Actor;
  readonly cause: Cause;
  readonly ability?: string;
}

/** Notes HP lost: the player's as a wound, an enemy's as dealt by what did it. */
export function noteWound(world: World, deed: Deed, amount: number): void {
  const { notes, player, turn } = world.state;
  const { source, target, cause } = deed;
  if (target === player) {
    const culprit = culpritOf(world, deed);
    const key = keyOfCause(cause);
    const through = isMedium(cause) && key !== culprit.cause ? key : '';
    const announced = through === '' && isAnnounced(world, source, culprit.ability);
    notes.wounds = [...notes.wounds, { turn, amount, ...culprit, through, announced }].slice(-WOUNDS);
    notes.taken = more(notes.taken, withoutAffixes(culprit.cause), amount);
  } else if (target.side === 'dungeon') {
    const by = dealtBy(world, deed);
    if (by !== null) notes.dealt = more(notes.dealt, by, amount);
  }
}

/** Notes who brought the player a status. */
export function noteStatus(world: World, deed: Deed, status: string): void {
  const { notes, player } = world.state;
  if (deed.target === player) notes.brought = { ...notes.brought, [keyOfCause({ table: 'status', id: status })]: culpritOf(world, deed) };
}

/** Notes who lays hazards on cells. */
export function noteLaid(world: World, cells: readonly Point[], deed: Deed): void {
  const { floor, state: { notes } } = world;
  const culprit = culpritOf(world, deed);
  const { by } = notes.hazards;
  const last = by.at(-1);
  const isSame = last?.actor === culprit.actor && last.cause === culprit.cause && last.ability === culprit.ability;
  if (!isSame) notes.hazards = by.length < LAYERS ? { ...notes.hazards, by: [...by, culprit] } : { by: [culprit], cells: {} };
  const place = notes.hazards.by.length - 1;
  for (const { x, y } of cells) notes.hazards.cells[floor.index(x, y)] = place;
}

/** Notes that a hazard has come from one cell to another. */
export function noteSpread({ floor, state: { notes: { hazards } } }: World, from: Point, to: Point): void {
  const place = hazards.cells[floor.index(from.x, from.y)];
  if (place !== undefined) hazards.cells[floor.index(to.x, to.y)] = place;
}

/** Notes a death: an enemy's counts where the player saw it or its side brought it about. */
export function noteDeath({ state: { notes } }: World, actor: Actor, { killer, seen }: { killer: Actor; seen: boolean }): void {
  notes.dead = [...notes.dead, actor.id].slice(-DEAD);
  if (actor.side === 'dungeon' && (seen || killer.side === 'player')) notes.slain = more(notes.slain, breedKey(actor.breed), 1);
}

/** Notes HP given back to the player. */
export function noteHealing({ state: { notes, player } }: World, target: Actor, { cause, amount }: { cause: Cause; amount: number }): void {
  if (target === player && amount > 0) notes.healed = more(notes.healed, keyOfCause(cause), amount);
}

/** Notes a use of an item or skill. */
export function noteUse({ state: { notes } }: World, cause: Cause): void {
  notes.used = more(notes.used, keyOfCause(cause), 1);
}

/** Notes the end of a turn of the player's. */
export function noteTurn({ state: { notes, player }, floor }: World): void {
  notes.hp = [...notes.hp, player.hp].slice(-TURNS);
  if (floor.state.hazards.length === 0) forgetHazards(notes);
}

/** Notes the arrival on a floor. */
export function noteArrival({ state: { notes, floor, turn } }: World): void {
  forgetHazards(notes);
  if (floor <= notes.reached.length || floor > MOST_FLOORS) return;
  const skipped = new Array<number>(floor - notes.reached.length - 1).fill(-1);
  notes.reached = [...notes.reached, ...skipped, turn];
}

/** Of deeper floors the turns are not noted. */
const MOST_FLOORS = 1000;

function forgetHazards(notes: World['state']['notes']): void {
  if (notes.hazards.by.length > 0) notes.hazards = { by: [], cells: {} };
}

function more(counts: Counts, key: string, by: number): Counts {
  return { ...counts, [key]: (counts[key] ?? 0) + by };
}

/** Who is to blame, as far as it can be told. */
function culpritOf(world: World, { source, target, cause, ability = '' }: Deed): Culprit {
  const { notes, player } = world.state;
  const { table } = cause;
  const itself: Culprit = { cause: keyOfCause(cause), actor: 0, ability: '' };
  if (table === 'hazard') return layerAt(world, target) ?? itself;
  if (table === 'status' && source === player) return notes.brought[itself.cause] ?? itself;
  if (table === 'trap' || table === 'tile') return itself;
  if (source === player) return { ...itself, actor: player.id };
  const used = ability || (table === 'ability' ? cause.id : lastAbility(world, { source, cause }));
  return { cause: nameOf(source), actor: source.id, ability: used };
}

/** The true name of an actor with its elite kinds, even to a player who is deceived. */
function nameOf({ breed, elite }: Actor): string {
  return [breedKey(breed), ...elite].join('+');
}

/** What an attack brings besides damage comes right after it, and by the same ability. */
function lastAbility({ state: { notes, turn } }: World, { source, cause }: Pick<Deed, 'source' | 'cause'>): string {
  const last = notes.wounds.at(-1);
  return cause.table === 'breed' && last?.actor === source.id && last.turn === turn && last.through === '' ? last.ability : '';
}

/** Who laid the hazard on a cell: where that isn't noted, as after sparks have run through water, whoever laid the nearest. */
function layerAt({ floor, state: { notes: { hazards } } }: World, at: Point): Culprit | null {
  const own = hazards.cells[floor.index(at.x, at.y)];
  if (own !== undefined) return hazards.by[own] ?? null;
  let best: { readonly place: number; readonly far: number } | null = null;
  for (const [cell, place] of Object.entries(hazards.cells)) {
    const far = distanceSquared(floor.position(floor.cellOf(Number(cell))), at);
    if (best === null || far < best.far) best = { place, far };
  }
  return best === null ? null : (hazards.by[best.place] ?? null);
}

function isAnnounced(world: World, source: Actor, ability: string): boolean {
  return ability !== '' && natureOf(world, source).abilities.some(({ id, windup }) => id === ability && windup !== undefined);
}

/** What an enemy's damage is put down to; null for what monsters do to each other. */
function dealtBy(world: World, { source, target, cause }: Deed): string | null {
  const { player } = world.state;
  if (source === player) return (cause.table === 'breed' ? weaponOf(world) : null) ?? keyOfCause(cause);
  if (source.side === 'player') return breedKey(source.breed);
  return source === target || isMedium(cause) ? keyOfCause(cause) : null;
}

/** The text key of the worn item that adds most to the power of attacks; null without one. */
function weaponOf(world: World): string | null {
  let best: { readonly kind: string; readonly power: number } | null = null;
  for (const { kind } of wornItems(world)) {
    const row = world.content.itemKinds.get(kind);
    const power = row && isWearable(row) ? (row.bonus.power ?? 0) : 0;
    if (power > (best?.power ?? 0)) best = { kind, power };
  }
  return best && keyOfCause({ table: 'item', id: best.kind });
}
