import type { PackRows } from '../content';
import { where } from './packPlaces';

/** What comes up on tiles leaves them free for a turn at least in each round, and can lie there. */
export function eruptionErrors({ id: pack, tiles, hazards = {} }: PackRows): string[] {
  return tiles.flatMap(({ id, erupts, walkable, stairs, conducts }) => {
    if (!erupts) return [];
    const at = `${where(pack, 'tiles', id)}, erupts`;
    const { hazard, every, turns, delay = 0 } = erupts;
    const row = hazards[hazard];
    const canLie = row?.conducted === true ? conducts === true : walkable || row?.onTiles?.[id] !== undefined;
    return [
      ...(turns < every ? [] : [`${at}, turns: ${turns} of every ${every} turns leave none without it.`]),
      ...(delay < every ? [] : [`${at}, delay: ${delay} is a whole round or more, which has ${every} turns.`]),
      ...(!row || canLie ? [] : [`${at}, hazard: "${hazard}" can't lie on this tile.`]),
      ...(stairs === undefined ? [] : [`${at}: nothing may come up on stairs.`]),
    ];
  });
}
