import type { LightRules } from '../content';
import { MOST_SIGHT } from '../floor/fov';
import type { World } from '../World';
import { isAfloat } from './swimming';
import { comeFromAfar } from './wanderers';
import { oilOf } from './oil';
import { natureOf } from './traits';

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
export function isHooded(world: Pick<World, 'content' | 'state' | 'floor'>): boolean {
  return world.state.hero.hooded || isAfloat(world, world.state.player);
}

/** The lantern's radius: the pack's sight, shrinking to `least` once fewer than `dim` turns of oil are left; less if hooded or without oil. */
export function lightOf(world: Pick<World, 'content' | 'state' | 'floor'>): number {
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

/** Burns a turn of oil; without oil, hunters come out of the dark. What lies or was taken neither burns nor calls them. */
export function burn(world: World): void {
  const { lantern } = world.content;
  if (!lantern || world.state.hero.lamp) return;
  const { hero, player, turn } = world.state;
  const { burns } = natureOf(world, player);
  burnOil(world, Math.floor((turn * burns) / 100) - Math.floor(((turn - 1) * burns) / 100));
  if (hero.oil === 0 && turn % lantern.hunters === 0) comeFromAfar(world, 'hunting');
}

/** Takes turns of oil, as far as there are any. */
export function burnOil(world: World, turns: number): void {
  const { lantern } = world.content;
  if (!lantern) return;
  const { hero } = world.state;
  const [before, had] = [lightOf(world), hero.oil];
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

/** Why the player can't hood its lantern, or open it, as a text key; null if it can. */
export function hoodRefusal({ content, state: { hero } }: Pick<World, 'content' | 'state'>): string | null {
  if (!content.light) return 'refused.noHood';
  if (hero.lamp) return 'refused.noLamp';
  return !hero.hooded && hero.oil === 0 ? 'refused.hoodDark' : null;
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

/** Tells of a change of the radius by oil, with a line in the log when there is less light; `least` is the radius without oil in packs without light. */
function shine(world: World, before: number, least: number): void {
  const radius = changeLight(world, before);
  if (radius < before) world.say('status', radius <= (world.content.light?.spent ?? least) ? 'log.lightLeast' : 'log.lightLess', {});
}
