import type { Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { ItemSpawn, MonsterSpawn } from '../../engine/ports';
import { drawAffix } from './drawItem';
import { placeGroups, type Company } from './gatherCompanies';
import { meterMonsters, worthOfRecruits } from './meterMonsters';
import type { RoomCount } from './RoomCount';
import type { Vacancies } from './Vacancies';

/** A metered floor, the kinds of its items, and the monsters that its vaults already have. */
interface Metering {
  readonly floor: number;
  readonly vacancies: Vacancies;
  readonly stream: (purpose: string) => Rng;
  readonly hand: readonly string[];
  readonly room: number;
  readonly inVaults: readonly MonsterSpawn[];
}

/** What fills a metered floor: monsters up to its danger, items as they are dealt, each group and item on a random free cell. */
export interface Metered {
  readonly companies: readonly Company[];
  readonly items: ItemSpawn[];
  readonly perRoom: { readonly monsters: RoomCount[]; readonly items: RoomCount[] };
}

/** Fills a metered floor (RULES 5.12). */
export function meterFloor(content: Content, { floor, vacancies, stream, hand, inVaults, room }: Metering): Metered {
  const [monsters, ofItems] = [stream('monsters'), stream('items')];
  const streams = { monsters, deep: stream('deep'), company: stream('company'), elites: stream('elites') };
  const groups = meterMonsters(content, floor, { spent: worthOfRecruits(content, inVaults, floor), streams, water: vacancies.free('swimmer').length, room });
  const companies = placeGroups(content, groups, { vacancies, rng: monsters, room });
  const items = hand.flatMap((id) => {
    const item = drawAffix(content, id, { floor, rng: ofItems });
    const at = vacancies.takeAny('thing', ofItems);
    return at ? [{ ...item, x: at.x, y: at.y }] : [];
  });
  const counted = (drawn: number, placed: number): RoomCount[] => [{ drawn, placed }];
  return { companies, items, perRoom: { monsters: counted(groups.length, companies.length), items: counted(hand.length, items.length) } };
}
