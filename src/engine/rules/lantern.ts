import type { World } from '../World';
import { comeFromAfar } from './wanderers';
import { natureOf } from './traits';

/** The player's sight radius: by the oil left and worn items, limited by statuses. */
export function sightOf(world: World): number {
  const { player } = world.state;
  let sight = lightOf(world) + natureOf(world, player).light;
  for (const id in player.statuses) sight = Math.min(sight, world.content.statuses.get(id)?.sees ?? sight);
  return sight;
}

/** The lantern's radius: the pack's sight, shrinking to `least` once fewer than `dim` turns of oil are left. */
export function lightOf({ content, state }: Pick<World, 'content' | 'state'>): number {
  const { lantern, sight } = content;
  if (!lantern || state.hero.oil >= lantern.dim) return sight;
  return lantern.least + Math.ceil(((sight - lantern.least) * state.hero.oil) / lantern.dim);
}

/** Burns a turn of oil; without oil, hunters come out of the dark. */
export function burn(world: World): void {
  const { lantern } = world.content;
  if (!lantern) return;
  const { hero, turn } = world.state;
  const before = lightOf(world);
  hero.oil = Math.max(0, hero.oil - 1);
  shine(world, before);
  if (hero.oil === 0 && turn % lantern.hunters === 0) comeFromAfar(world, 'hunting');
}

/** Adds turns of oil, at most up to full. */
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
