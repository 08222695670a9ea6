import type { World } from '../World';
import { FIGURE_PLACES, isWearable, type Figure, type FigurePlace, type ItemKind } from '../content';
import { heroOf, wornItems } from './traits';

/** A sprite of a figure, and its offset from the body's place in sprite pixels, by the body's two frames. */
export interface FigureLayer {
  readonly sprite: string;
  readonly x: number;
  readonly y: readonly [number, number];
}

/** The head sinks a pixel in the second frame. */
const NOD: Readonly<Partial<Record<FigurePlace, readonly [number, number]>>> = { head: [0, 1] };
/** The hand with the lantern is no place for a shield: it is held before the body. */
const SHIFT: Readonly<Partial<Record<FigurePlace, number>>> = { off: 3 };

/** Sprites of heroes that hold a weapon, and those of the same without. */
const UNARMED: Readonly<Partial<Record<string, string>>> = { 'hero/idle': 'hero-unarmed/idle' };

/** The sprite of the player in packs without heroes: while it fights with its fists, without the weapon of the picture. */
export function playerSprite(run: Pick<World, 'content' | 'state'>): string {
  const { sprite } = run.content.breeds.get(run.state.player.breed) ?? { sprite: '' };
  const isArmed = wornItems(run).some(({ kind }) => isWeapon(run.content.itemKinds.get(kind)));
  return isArmed ? sprite : UNARMED[sprite] ?? sprite;
}

/** Whether an item is fought with: packs name their slots as they like, but a weapon's bonus is power. */
function isWeapon(kind: ItemKind | undefined): boolean {
  return kind !== undefined && isWearable(kind) && (kind.slot === 'weapon' || kind.figure?.at === 'hand' || (kind.bonus.power ?? 0) > 0);
}

/** The hero's figure from the lowest layer up; empty in packs without heroes. */
export function figureOf(run: Pick<World, 'content' | 'state'>): FigureLayer[] {
  const hero = heroOf(run);
  if (!hero) return [];
  const layer = (sprite: string, place: FigurePlace): FigureLayer => ({ sprite, x: SHIFT[place] ?? 0, y: NOD[place] ?? [0, 0] });
  const worn = wornFigures(run);
  const over = FIGURE_PLACES.flatMap((place) => worn.filter((each) => each.at === place).map(({ sprite }) => layer(sprite, place)));
  return [layer(hero.sprite, 'body'), ...over];
}

function wornFigures({ content, state }: Pick<World, 'content' | 'state'>): Figure[] {
  const { oil, hooded, lamp } = state.hero;
  const kinds = wornItems({ state }).map(({ kind }) => content.itemKinds.get(kind));
  const figures = kinds.flatMap((kind) => (kind && isWearable(kind) && kind.figure ? [kind.figure] : []));
  const lantern = !lamp && content.lantern?.held?.[oil > 0 && !hooded ? 'open' : 'dark'];
  return lantern ? [...figures, { at: 'lantern', ...lantern }] : figures;
}
