import type { Bonus, Effect } from '../../engine/content';
import { healingIn } from '../../engine/effects/effects';
import type { Game } from '../../engine/Game';
import { ownStat } from '../../engine/rules/bonus';
import type { Choice } from '../../engine/rules/features';
import { LIMITS } from '../../engine/rules/limits';
import { itemName } from '../../engine/rules/names';
import { defenceOf, maxHpOf, powerOf } from '../../engine/rules/stats';
import { natureOf, wornItems } from '../../engine/rules/traits';
import { nameText, text } from '../../keep/text';
import { wearView } from './wearView';

/** Something of the player's before and after: a number with its label, or the name of an item. */
export interface Change {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

const VALUES: Readonly<Record<keyof Bonus, typeof maxHpOf>> = { power: powerOf, defence: defenceOf, maxHp: maxHpOf };

/** What choosing one of the things that a feature offers changes at once; what is worn, once it is. */
export function changesBy(game: Game, { good, effects }: Choice): Change[] {
  if (!good) return effects.flatMap((effect) => changeBy(game, effect));
  const numbers = wearView(game, good)?.numbers ?? [];
  return numbers.flatMap(({ stat, by }) => (by === null || by === 0 ? [] : [raised(game, stat, by)]));
}

function changeBy(game: Game, effect: Effect): Change[] {
  if (effect.do === 'boon') return [raised(game, effect.stat, effect.amount)];
  if (effect.do === 'enchant') return enchanted(game, effect);
  return effect.do === 'heal' ? [healed(game, effect)] : [];
}

function enchanted(game: Game, { slot, amount }: Extract<Effect, { do: 'enchant' }>): Change[] {
  const item = wornItems(game).find(({ id }) => id === game.state.hero.worn[slot]);
  const stat = item && ownStat(game.content, item);
  if (!item || !stat) return [];
  const plus = Math.min(LIMITS.plus, item.plus + amount);
  const names = { from: nameText(itemName(game, item)), to: nameText(itemName(game, { ...item, plus })) };
  return [{ label: '', ...names }, raised(game, stat, plus - item.plus)];
}

function healed(game: Game, effect: Effect): Change {
  const { player } = game.state;
  const most = maxHpOf(game, player);
  const by = Math.floor((healingIn([effect], most) * natureOf(game, player).heals) / 100);
  return { label: text('ui.feature.health'), from: String(player.hp), to: String(Math.min(most, player.hp + by)) };
}

function raised(game: Game, stat: keyof Bonus, by: number): Change {
  const from = VALUES[stat](game, game.state.player);
  return { label: text(`stat.${stat}`), from: String(from), to: String(from + by) };
}
