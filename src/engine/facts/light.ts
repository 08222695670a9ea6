import type { World } from '../World';
import type { Brightness, LightRules } from '../content';
import { distanceSquared, type Point } from '../core/point';
import { MOST_SIGHT } from '../floor/fov';
import type { Actor } from '../state';
import { isAfloat } from './movement';
import { natureOf } from './traits';

/* Light, the lantern's before all (RULES 5.6, 5.18). */

/** Turns of oil in the lantern that the player carries; none while it is without it. */
export function oilOf({ state: { hero } }: Pick<World, 'state'>): number {
  return hero.lamp ? 0 : hero.oil;
}

/** The player's sight radius: by its lantern, limited by statuses. */
export function sightOf(world: World): number {
  return limited(world, lanternOf(world));
}

/** How far the player sees what something other than its lantern lights. */
export function farSightOf(world: World, { far }: LightRules): number {
  return limited(world, far);
}

function limited({ content, state }: World, radius: number): number {
  let sight = radius;
  for (const id in state.player.statuses) sight = Math.min(sight, content.statuses.get(id)?.sees ?? sight);
  return sight;
}

/** How far the player's own light reaches, by its oil and what is worn, which a hood covers too; never farther than anyone sees. */
export function lanternOf(world: World): number {
  return isHooded(world) ? lightOf(world) : Math.min(MOST_SIGHT, lightOf(world) + natureOf(world, world.state.player).light);
}

/** Whether the lantern is hooded, or counts as such in deep water. */
export function isHooded(world: World): boolean {
  return world.state.hero.hooded || isAfloat(world, world.state.player);
}

/** The lantern's radius: the pack's sight, shrinking to `least` once under `dim` turns of oil are left; less if hooded or without oil. */
export function lightOf(world: World): number {
  const { lantern, light, sight } = world.content;
  if (!lantern) return sight;
  if (light && oilOf(world) === 0) return light.spent;
  const open = openLight(world);
  return light && isHooded(world) ? Math.min(light.hooded, open) : open;
}

/** How far the lantern shines by its oil if it is open, no matter who has it. */
export function openLight({ content: { lantern, sight }, state: { hero: { oil } } }: Pick<World, 'content' | 'state'>): number {
  if (!lantern || oil >= lantern.dim) return sight;
  return lantern.least + Math.ceil(((sight - lantern.least) * oil) / lantern.dim);
}

/** Why the player can't hood its lantern, or open it, as a text key; null if it can. */
export function hoodRefusal({ content, state: { hero } }: Pick<World, 'content' | 'state'>): string | null {
  if (!content.light) return 'refused.noHood';
  if (hero.lamp) return 'refused.noLamp';
  return !hero.hooded && hero.oil === 0 ? 'refused.hoodDark' : null;
}

/** Whether the player carries a lantern that gives an open light. */
export function canBeRobbed(world: World): boolean {
  return world.content.light !== null && oilOf(world) > 0 && !world.state.hero.hooded;
}

/** Whether an actor has the player's lantern. */
export function hasStolenLantern({ state }: Pick<World, 'state'>, actor: Actor): boolean {
  return state.hero.lamp?.thief === actor.id;
}

/** Where the player's lantern lies; null unless it does. */
export function lostLanternAt({ state: { hero: { lamp } }, floor }: Pick<World, 'state' | 'floor'>): Point | null {
  return lamp && lamp.cell >= 0 ? floor.position(floor.cellOf(lamp.cell)) : null;
}

/** The light in a cell: of the floor as of the last look, and of the player's lantern. Everything is lit in packs without light. */
export function brightnessAt(world: World, at: Point): Brightness {
  const { content, floor } = world;
  const { player } = world.state;
  const cell = floor.cell(at.x, at.y);
  if (!content.light || floor.lit?.has(cell) === true) return 'lit';
  const far = distanceSquared(player, at);
  if (far > 0 && (!floor.exposure.has(cell) || far > lanternOf(world) ** 2)) return 'dark';
  return isHooded(world) || oilOf(world) === 0 ? 'glow' : 'lit';
}

/** Whether a cell's tile gives off light that can be put out. */
export function canSnuff({ floor }: Pick<World, 'floor'>, { x, y }: Point): boolean {
  if (!floor.contains(x, y)) return false;
  const { shines = 0, darkens } = floor.tileAt(x, y);
  return shines > 0 && darkens !== undefined;
}
