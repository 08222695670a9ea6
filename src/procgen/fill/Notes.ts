import type { FloorPlan, ItemSpawn, MonsterSpawn, Spawn, TrapSpawn } from '../../engine/ports';
import type {
  DangerCount, FloorReasons, FloorTotals, GoodReason, ItemReason, LootReason, MonsterReason, TrapReason,
} from '../reasons';

/** What is noted as a floor is filled: the reason of each thing, and how many there were to be. Another try has other notes. */
export class Notes {
  readonly monsters = new Map<MonsterSpawn, MonsterReason>();
  readonly items = new Map<ItemSpawn, ItemReason>();
  readonly traps = new Map<TrapSpawn, TrapReason>();
  readonly goods = new Map<ItemSpawn, GoodReason>();
  readonly schedule: FloorTotals['schedule'][number][] = [];
  danger: DangerCount | null = null;
  trapCount: FloorTotals['traps'] = { least: 0, most: 0, drawn: 0, placed: 0 };

  /** A monster that has been given loot takes the place of the one that had none. */
  loaded(before: MonsterSpawn, monster: MonsterSpawn, loot: LootReason): void {
    this.monsters.set(monster, { ...reasonOf(this.monsters, before), loot });
    this.monsters.delete(before);
  }

  /** The reasons of all that is on a floor, in the order of its plan. */
  of({ monsters, items, traps, goods }: FloorPlan): Pick<FloorReasons, 'monsters' | 'items' | 'traps' | 'goods'> {
    return {
      monsters: monsters.map((monster) => reasonOf(this.monsters, monster)),
      items: items.map((item) => reasonOf(this.items, item)),
      traps: traps.map((trap) => reasonOf(this.traps, trap)),
      goods: goods.map((good) => reasonOf(this.goods, good)),
    };
  }
}

function reasonOf<T extends Spawn, R>(reasons: ReadonlyMap<T, R>, thing: T): R {
  const reason = reasons.get(thing);
  if (reason === undefined) throw new Error(`Nothing was noted of ${thing.id} at ${thing.x},${thing.y}.`);
  return reason;
}
