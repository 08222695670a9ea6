import { digRoom } from './digRooms';
import { finish, type Canvas, type Layout, type Palette } from './Layout';

/**
 * The fallback when every try was rejected: one plain hall, with arrival at its west end and stairs at its east end. Along
 * the southern edge it leaves the rest of the map to an arena.
 */
export function plainHall({ width, height }: Pick<Canvas, 'width' | 'height'>, palette: Palette, along: 'middle' | 'edge' = 'middle'): Layout {
  const canvas = { width, height, terrain: new Uint8Array(width * height).fill(palette.wall) };
  const y = along === 'middle' ? height >> 1 : Math.max(1, height - 4);
  const room = { x1: 0, y1: Math.max(0, y - 3), x2: width - 1, y2: Math.min(height - 1, y + 3), inset: 0 };
  digRoom(canvas, room, palette.ground);
  return finish({ ...canvas, rooms: [room] }, [{ x: 1, y }, { x: width - 2, y }], palette);
}
