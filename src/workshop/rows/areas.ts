import type { Ability, Content, Target } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import { areaCells } from '../../engine/floor/cells';
import { Hall } from './Hall';

/** An area as it lies in the open: its user, the cell aimed at, and the cells hit, around the middle of a square of cells. */
export interface DrawnArea {
  readonly side: number;
  readonly user: Point;
  readonly aim: Point | null;
  readonly cells: readonly Point[];
}

/** How far away the cell is that is aimed at, where that matters. */
const AWAY = 3;

/** The area of an ability on open ground, by the game's own shapes; null for one that hits no area. */
export function drawnArea(content: Content, target: Target): DrawnArea | null {
  if (target.at !== 'area') return null;
  const { shape, size } = target;
  const isAround = shape === 'ring' || shape === 'burst';
  const isFar = shape === 'cross' || shape === 'blast';
  const reach = size + (isFar ? AWAY : 0) + 1;
  const side = 2 * reach + 3;
  const middle = reach + 1;
  const user = { x: isAround ? middle : isFar ? middle - AWAY : Math.max(2, middle - Math.ceil(size / 2)), y: middle };
  const aim = isAround ? null : { x: user.x + (isFar ? AWAY : 1), y: middle };
  const cells = areaCells(new Hall(content, side).open(), { shape, size, from: user, aim: aim ?? user });
  return cropped({ side, user, aim, cells });
}

/** Without the rows and columns where nothing is. */
function cropped({ user, aim, cells }: DrawnArea): DrawnArea {
  const all = [user, ...(aim ? [aim] : []), ...cells];
  const left = Math.min(...all.map(({ x }) => x)) - 1;
  const top = Math.min(...all.map(({ y }) => y)) - 1;
  const side = Math.max(...all.map(({ x }) => x - left), ...all.map(({ y }) => y - top)) + 2;
  const moved = ({ x, y }: Point): Point => ({ x: x - left, y: y - top });
  return { side, user: moved(user), aim: aim && moved(aim), cells: cells.map(moved) };
}

/** What of a monster hits an area. */
export function areasOf({ abilities = [] }: { readonly abilities?: readonly Ability[] | undefined }): readonly Ability[] {
  return abilities.filter(({ target }) => target.at === 'area');
}
