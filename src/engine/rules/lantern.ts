import type { Game } from '../Game';
import { comeFromAfar } from './wanderers';
import { natureOf } from './traits';

/** How far the player sees: by the oil left, by what is worn, and no further than a status lets it. */
export function sightOf(game: Game): number {
  const { player } = game.state;
  let sight = lightOf(game) + natureOf(game, player).light;
  for (const id in player.statuses) sight = Math.min(sight, game.content.statuses.get(id)?.sees ?? sight);
  return sight;
}

/** The lantern's radius: the pack's sight, from `dim` turns of oil on shrinking to `least`. */
export function lightOf({ content, state }: Pick<Game, 'content' | 'state'>): number {
  const { lantern, sight } = content;
  if (!lantern || state.hero.oil >= lantern.dim) return sight;
  return lantern.least + Math.ceil(((sight - lantern.least) * state.hero.oil) / lantern.dim);
}

/** One turn of light; once it is at its least, the dark sends hunters. */
export function burn(game: Game): void {
  const { lantern } = game.content;
  if (!lantern) return;
  const { hero, turn } = game.state;
  const before = lightOf(game);
  hero.oil = Math.max(0, hero.oil - 1);
  shine(game, before);
  if (hero.oil === 0 && turn % lantern.hunters === 0) comeFromAfar(game, 'hunting');
}

/** Turns of light, never above full. */
export function refuel(game: Game, turns: number): void {
  const { lantern } = game.content;
  if (!lantern) return;
  const before = lightOf(game);
  game.state.hero.oil = Math.min(lantern.full, game.state.hero.oil + turns);
  shine(game, before);
}

function shine(game: Game, before: number): void {
  const radius = lightOf(game);
  if (radius === before) return;
  game.emit({ type: 'lightChanged', radius, seen: true });
  if (radius < before) game.say('status', radius === game.content.lantern?.least ? 'log.lightLeast' : 'log.lightLess', {});
}
