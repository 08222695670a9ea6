import type { World } from '../World';
import { comeFromAfar } from './wanderers';
import { natureOf } from './traits';

/** How far the player sees: by the oil left, by what is worn, and no further than a status lets it. */
export function sightOf(world: World): number {
  const { player } = world.state;
  let sight = lightOf(world) + natureOf(world, player).light;
  for (const id in player.statuses) sight = Math.min(sight, world.content.statuses.get(id)?.sees ?? sight);
  return sight;
}

/** The lantern's radius: the pack's sight, from `dim` turns of oil on shrinking to `least`. */
export function lightOf({ content, state }: Pick<World, 'content' | 'state'>): number {
  const { lantern, sight } = content;
  if (!lantern || state.hero.oil >= lantern.dim) return sight;
  return lantern.least + Math.ceil(((sight - lantern.least) * state.hero.oil) / lantern.dim);
}

/** One turn of light; once it is at its least, the dark sends hunters. */
export function burn(world: World): void {
  const { lantern } = world.content;
  if (!lantern) return;
  const { hero, turn } = world.state;
  const before = lightOf(world);
  hero.oil = Math.max(0, hero.oil - 1);
  shine(world, before);
  if (hero.oil === 0 && turn % lantern.hunters === 0) comeFromAfar(world, 'hunting');
}

/** Turns of light, never above full. */
export function refuel(world: World, turns: number): void {
  const { lantern } = world.content;
  if (!lantern) return;
  const before = lightOf(world);
  world.state.hero.oil = Math.min(lantern.full, world.state.hero.oil + turns);
  shine(world, before);
}

function shine(world: World, before: number): void {
  const radius = lightOf(world);
  if (radius === before) return;
  world.emit({ type: 'lightChanged', radius, seen: true });
  if (radius < before) world.say('status', radius === world.content.lantern?.least ? 'log.lightLeast' : 'log.lightLess', {});
}
