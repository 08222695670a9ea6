import { Drop } from '../../engine/actions/Drop';
import { Equip } from '../../engine/actions/Equip';
import { isConsumable, isWearable, type Consumable, type Traits } from '../../engine/content';
import { inflictedBy } from '../../engine/effects/effects';
import type { Game } from '../../engine/Game';
import { isKnown } from '../../engine/rules/names';
import { bonusOf } from '../../engine/rules/bonus';
import { itemTraits } from '../../engine/rules/traits';
import { INVENTORY_SLOTS, type Item } from '../../engine/state';
import { sumOver } from './Enemy';
import type { Tactic } from './Situation';

/** In HP: a point of power or defence, a hit trait, an attack pattern, a resistance. */
const POINT = 4;
const TRAIT = 3;
const ATTACK = 3;
const RESISTANCE = 1;

/** Equips a better item when no enemy is in view. */
export const equip: Tactic = ({ game, enemies }) => {
  if (enemies.length > 0) return null;
  const { inventory, worn } = game.state.hero;
  const better = inventory.find((item) => {
    const slot = slotOf(game, item);
    if (slot === null || worn[slot] === item.id) return false;
    return wornGain(game, item) > 0;
  });
  return better ? new Equip(better.id) : null;
};

/** In HP, how much better an item is than what it would replace; 0 if it is not, or not worn. */
export function wornGain(game: Game, item: Item): number {
  const slot = slotOf(game, item);
  if (slot === null) return 0;
  const { inventory, worn } = game.state.hero;
  const old = inventory.find(({ id }) => id === worn[slot]);
  return Math.max(0, worth(game, item) - (old ? worth(game, old) : 0));
}

/** Makes room by dropping the worst unequipped gear, or a useless item. */
export const discard: Tactic = ({ game, enemies }) => {
  const { inventory, worn } = game.state.hero;
  if (enemies.length > 0 || inventory.length < INVENTORY_SLOTS) return null;
  const spare = inventory.filter((item) => slotOf(game, item) !== null && !Object.values(worn).includes(item.id));
  const worst = spare.sort((a, b) => worth(game, a) - worth(game, b))[0] ?? inventory.find((item) => isJunk(game, item));
  return worst ? new Drop(worst.id) : null;
};

/** Whether an identified item only harms its user. */
export function isJunk(game: Game, { kind }: Pick<Item, 'kind'>): boolean {
  const row = game.content.itemKinds.get(kind);
  return row !== undefined && isConsumable(row) && row.target.at === 'self' && isHarmful(game, row) && isKnown(game, kind);
}

const harmful = new WeakMap<Consumable, boolean>();

/** Whether all effects of a row harm its user; kept, since every turn asks for each item in view. */
function isHarmful({ content }: Game, row: Consumable): boolean {
  const known = harmful.get(row);
  if (known !== undefined) return known;
  const harms = (status: string): boolean => content.statuses.get(status)?.harmful === true;
  const isAll = row.effects.every((effect) => effect.do === 'cloud' || effect.do === 'alarm' || inflictedBy([effect]).some(({ status }) => harms(status)));
  harmful.set(row, isAll);
  return isAll;
}

function slotOf({ content }: Game, item: Item): string | null {
  const kind = content.itemKinds.get(item.kind);
  return kind && isWearable(kind) ? kind.slot : null;
}

/** The value of an item as it was when last asked for: an item changes only by a new plus. */
const worths = new WeakMap<Item, { readonly plus: number; readonly worth: number }>();

/** An item's value to its wearer, in HP. */
function worth(game: Game, item: Item): number {
  const known = worths.get(item);
  if (known?.plus === item.plus) return known.worth;
  const { power, defence, maxHp } = bonusOf(game, item);
  const kind = game.content.itemKinds.get(item.kind);
  const attack = kind && isWearable(kind) && kind.blow ? ATTACK : 0;
  const sum = POINT * (power + defence) + maxHp + attack + sumOver(itemTraits(game, item), traitsWorth);
  worths.set(item, { plus: item.plus, worth: sum });
  return sum;
}

function traitsWorth({ onHit = [], onStruck = [], resists = [], drains = 0, light = 0, search = 0, noise = 100 }: Traits): number {
  return TRAIT * (onHit.length + onStruck.length + light) + RESISTANCE * (resists.length + search) + drains / 5 + (100 - noise) / 50;
}
