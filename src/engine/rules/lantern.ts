import type { World } from '../World';
import type { Content } from '../content';
import { stepsBetween } from '../core/point';
import { farSightOf, hasStolenLantern, lostLanternAt, lanternOf, lightOf, openLight, sightOf } from '../facts/light';
import { actorName } from '../facts/names';
import { natureOf } from '../facts/traits';
import type { LightSource } from '../floor/LitView';
import { MOST_SIGHT } from '../floor/fov';
import type { Actor, FloorItem, LostLantern } from '../state';

/* The player's lantern, in whatever hands, with the view that it gives (RULES 5.6, 5.18). */

/** Takes turns of oil, as far as there are any. */
export function burnOil(world: World, turns: number): void {
  const { lantern } = world.content;
  if (!lantern) return;
  const { hero } = world.state;
  const before = lightOf(world);
  const had = hero.oil;
  hero.oil = Math.max(0, had - turns);
  if (had >= lantern.dim && hero.oil < lantern.dim && hero.oil > 0) world.emit({ type: 'oilLow', oil: hero.oil, seen: true });
  shine(world, before, lantern.least);
}

/** Burns oil for something else than light. */
export function spendOil(world: World, by: 'skill' | 'rest', turns: number): void {
  const amount = Math.min(turns, world.state.hero.oil);
  burnOil(world, amount);
  if (amount > 0) world.emit({ type: 'oilSpent', by, amount, seen: true });
}

/** Adds turns of oil, at most up to full. */
export function refuel(world: World, turns: number): void {
  const { lantern } = world.content;
  if (!lantern) return;
  const { hero } = world.state;
  const before = lightOf(world);
  const amount = Math.min(turns, lantern.full - hero.oil);
  hero.oil += amount;
  world.emit({ type: 'refuelled', amount, wasted: turns - amount, seen: true });
  shine(world, before, lantern.least);
}

/** Hoods or opens the lantern; the view is updated at the next look. */
export function hood(world: World, isHooded: boolean): void {
  const before = lightOf(world);
  world.state.hero.hooded = isHooded;
  changeLight(world, before);
}

/** Tells of a change of the radius, if there is one since `before`; returns the radius. */
function changeLight(world: World, before: number): number {
  const radius = lightOf(world);
  if (radius !== before) world.emit({ type: 'lightChanged', radius, seen: true });
  return radius;
}

/** Tells that oil changed the radius, in the log if there is less light; `least` is the radius without oil in packs without light. */
function shine(world: World, before: number, least: number): void {
  const radius = changeLight(world, before);
  if (radius < before) world.say('status', radius <= (world.content.light?.spent ?? least) ? 'log.lightLeast' : 'log.lightLess', {});
}

/** Turns for which a thief keeps it. */
const KEPT = 30;

/** A thief takes the lantern. */
export function takeLantern(world: World, thief: Actor): void {
  put(world, { thief: thief.id, until: world.state.turn + KEPT, cell: -1 });
  world.say('enemyAttack', 'log.lampTaken', { actor: actorName(world, thief) });
}

/** Drops the lantern, if this actor has it. */
export function dropLantern(world: World, thief: Actor): void {
  if (!hasStolenLantern(world, thief)) return;
  put(world, { thief: -1, until: 0, cell: world.floor.index(thief.x, thief.y) });
  world.say('status', 'log.lampDropped', { actor: actorName(world, thief) });
}

/** Gives the lantern back to the player, wherever it is. */
export function regainLantern(world: World): void {
  if (!world.state.hero.lamp) return;
  put(world, null);
  world.say('healed', 'log.lampBack', {});
}

/** After each of the player's turns: a thief drops it once its time is up; a player who stands on it has it again. It can't be buried. */
export function returnLantern(world: World): void {
  const { floor, state: { hero: { lamp }, player, turn } } = world;
  if (!lamp) return;
  const thief = floor.state.actors.find((actor) => hasStolenLantern(world, actor));
  if (thief && turn >= lamp.until) return dropLantern(world, thief);
  const at = lostLanternAt(world);
  if (at && (stepsBetween(at, player) === 0 || !floor.isWalkable(at.x, at.y))) regainLantern(world);
}

function put(world: World, lamp: LostLantern | null): void {
  const before = lightOf(world);
  world.state.hero.lamp = lamp;
  const radius = lightOf(world);
  if (radius !== before) world.emit({ type: 'lightChanged', radius, seen: true });
}

/** Updates the player's view by the lantern and by other light; returns the items the player sees for the first time. */
export function lookAround(world: World): FloorItem[] {
  const { content, floor } = world;
  const { player } = world.state;
  const isVeiled = floor.hazards.hides(player.x, player.y);
  const within = (radius: number): number => (isVeiled ? 1 : radius);
  const reach = within(Math.min(MOST_SIGHT, sightOf(world)));
  const exposure = within(content.sight);
  if (content.light) {
    const lights = { moving: movingLights(world), things: shiningThings(world) };
    const far = within(farSightOf(world, content.light));
    return floor.lookByLight(player, { reach, far, sight: within(Math.max(content.sight, lanternOf(world))), ...lights });
  }
  const fresh = floor.look(player, reach);
  if (reach === exposure) floor.exposure = floor.fov;
  else floor.expose(player, exposure);
  return fresh;
}

/** The light of actors and hazards. */
function movingLights(world: World): LightSource[] {
  const { floor, content, state } = world;
  const sources: LightSource[] = [];
  floor.effort.spend(floor.state.hazards.length + floor.state.actors.length);
  for (const { kind, x, y } of floor.state.hazards) add(sources, floor.cell(x, y), content.hazards.get(kind)?.shines);
  for (const actor of floor.state.actors) add(sources, floor.cell(actor.x, actor.y), shineOf(world, actor));
  add(sources, floor.cell(state.player.x, state.player.y), natureOf(world, state.player).shines);
  const { lamp } = state.hero;
  const bearer = lamp && (floor.state.actors.find(({ id }) => id === lamp.thief) ?? lostLanternAt(world));
  if (bearer) add(sources, floor.cell(bearer.x, bearer.y), openLight(world));
  return sources;
}

/** The radius of an actor's light: while it is hidden, only of what it lures with. */
function shineOf(world: World, actor: Actor): number | undefined {
  return actor.hidden ? world.breedOf(actor).glimmers : natureOf(world, actor).shines;
}

function add(sources: LightSource[], cell: number, radius: number | undefined): void {
  if (radius) sources.push({ cell, radius });
}

/** By content, the radius of each item kind that shines. */
const shining = new WeakMap<Content, ReadonlyMap<string, number>>();

function shiningKinds(content: Content): ReadonlyMap<string, number> {
  const known = shining.get(content);
  if (known) return known;
  const found = new Map<string, number>();
  for (const [id, kind] of content.itemKinds) if ('shines' in kind && kind.shines) found.set(id, kind.shines);
  shining.set(content, found);
  return found;
}

/** The light of things on the ground. */
function shiningThings({ content, floor }: World): LightSource[] {
  const kinds = shiningKinds(content);
  if (kinds.size === 0) return [];
  const sources: LightSource[] = [];
  for (const { kind, x, y } of floor.state.items) {
    const radius = kinds.get(kind);
    if (radius !== undefined && floor.tileAt(x, y).deep === undefined) sources.push({ cell: floor.cell(x, y), radius });
  }
  return sources;
}
