import type { Game } from '../../engine/Game';
import { breedSeen, isDeceived } from '../../engine/facts/names';
import { REGION_NAMES, type RegionName } from './regionParts';

/**
 * The parts that a run needs at once: that of its floor's theme, or all if something else on the floor has a sprite that is missing, or the
 * player sees things.
 * @param has whether a sprite is there without any part
 */
export function partsFor(game: Game, has: (sprite: string) => boolean): readonly RegionName[] {
  const { content, floor: { state: { theme } } } = game;
  if (isDeceived(game) || spritesOn(game).some((sprite) => !has(sprite))) return REGION_NAMES;
  const frames = content.themes.get(theme)?.frames ?? theme;
  return REGION_NAMES.filter((name) => name === frames);
}

/** The sprites of who and what is on a run's floor, known to the player or not. */
function spritesOn(game: Game): string[] {
  const { content, floor: { state: { actors, items, traps } }, state: { hero } } = game;
  const breeds = actors.map((actor) => content.breeds.get(breedSeen(game, actor)));
  const things = [...items, ...hero.inventory].map(({ kind }) => content.itemKinds.get(kind));
  const hidden = traps.map(({ kind }) => content.traps.kinds.get(kind));
  return [...breeds, ...things, ...hidden].flatMap((row) => (row ? [row.sprite] : []));
}
