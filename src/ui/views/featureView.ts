import type { Game } from '../../engine/Game';
import type { Bonus, Cost, Effect } from '../../engine/content';
import { capital, type Message } from '../../engine/core/grammar';
import type { Point } from '../../engine/core/point';
import { describeItem, describeWorking, inHand } from '../../engine/effects/describe';
import { healingIn } from '../../engine/effects/effects';
import { choiceRefusal, choicesAt, type OfferedChoice } from '../../engine/facts/features';
import { paidItems, priceOf } from '../../engine/facts/hero';
import { isKnown, itemLook, itemName } from '../../engine/facts/names';
import { defenceOf, maxHpOf, powerOf } from '../../engine/facts/stats';
import { natureOf, ownStat, wornItems } from '../../engine/facts/traits';
import { LIMITS } from '../../engine/state';
import { line, nameText, text, textOf, textsOf } from '../../keep/text';
import { frameOf } from './surroundingsView';
import { findsSprite } from './hudView';
import { STAT_SPRITES, wearView } from './inventoryView';

/** One thing that a feature offers. */
export interface OfferView {
  readonly name: string;
  /** What it does. */
  readonly does: readonly string[];
  /** What it changes for the player now. */
  readonly changes: readonly Change[];
  readonly cost: string;
  /** Why it cannot be chosen now; null if it can. */
  readonly why: string | null;
  /** Whether it was taken while the menu was open. */
  readonly isTaken: boolean;
  readonly sprite: string;
}

interface FeatureView {
  readonly name: string;
  readonly offers: readonly OfferView[];
  /** Whether taking one of several shuts the others. */
  readonly isOnce: boolean;
  /** Whether anything is paid with loot, which scores. */
  readonly takesLoot: boolean;
}

/** What the feature on a cell offers; `choices` may name some that have been taken since. */
export function featureView(game: Game, at: Point, choices: readonly OfferedChoice[] = choicesAt(game, at)): FeatureView {
  const name = capital(nameText(`tile.${game.floor.tileAt(at.x, at.y).id}`));
  const isOnce = choices.length > 1 && choices.every(({ becomes }) => becomes !== null);
  const offers = choices.map((choice) => offerView(game, at, choice));
  return { name, offers, isOnce, takesLoot: choices.some(({ cost }) => cost.finds !== undefined) };
}

/** The place of a choice among those that the feature on a cell still offers; -1 once it has been taken. */
export function placeOf(game: Game, at: Point, { id, good }: OfferedChoice): number {
  return choicesAt(game, at).findIndex((one) => one.id === id && one.good?.id === good?.id);
}

/** Why something cannot be chosen, or would be wasted; null where neither holds. */
export function offerRefusal(game: Game, at: Point, choice: OfferedChoice): Message | null {
  const isWasted = choice.effects.length > 0 && choice.effects.every(({ do: does }) => does === 'identify');
  if (isWasted && game.state.hero.inventory.every(({ kind }) => isKnown(game, kind))) return line('ui.feature.nothingUnknown');
  return choiceRefusal(game, at, choice);
}

/** The last line of the log that says what was paid; null if there is none. */
export function paidLine({ state }: Game): string | null {
  const paid = state.log.filter(({ params }) => params['paid'] !== undefined).at(-1);
  return paid ? textOf(paid) : null;
}

function offerView(game: Game, at: Point, choice: OfferedChoice): OfferView {
  const isTaken = placeOf(game, at, choice) < 0;
  const refusal = isTaken ? null : offerRefusal(game, at, choice);
  const why = refusal && textOf(refusal);
  const parts = costParts(game, choice.cost);
  const cost = parts.length === 0 ? text('ui.feature.free') : text('ui.feature.cost', { cost: parts.join(', ') });
  const rest = { cost, why, isTaken, changes: isTaken ? [] : changesBy(game, choice), sprite: spriteOf(game, choice) };
  return { ...rest, ...(choice.good ? goodWords(game, choice.good, why) : choiceWords(game, at, choice)) };
}

function goodWords(game: Game, good: NonNullable<OfferedChoice['good']>, why: string | null): Pick<OfferView, 'name' | 'does'> {
  const does = describeItem(good, inHand(game)).map(textOf).filter((words) => words !== why);
  return { name: nameText([`item.${good.kind}`, ...good.affixes].join('+')), does };
}

/** A choice by its name; without one, what it does has to do. */
function choiceWords(game: Game, at: Point, choice: OfferedChoice): Pick<OfferView, 'name' | 'does'> {
  const { id, effects } = choice;
  const { content, floor, state } = game;
  const working = describeWorking({ target: { at: 'self' }, effects }, { content, floor: state.floor }).map(textOf);
  const does = working.length === 0 || lightOf(game, choice) > 0 ? [...working, becoming(game, choice)] : working;
  const [name] = textsOf([{ key: `feature.${floor.tileAt(at.x, at.y).id}.${id}`, params: {} }]);
  return name === undefined ? { name: does.join(' '), does: [] } : { name, does };
}

/** What a feature turns into by a choice that does nothing else, or leaves a light. */
function becoming(game: Game, choice: OfferedChoice): string {
  if (choice.becomes === null) return text('ui.feature.use');
  const n = lightOf(game, choice);
  return text(n === 0 ? 'ui.feature.becomes' : 'ui.feature.shines', { tile: `tile.${choice.becomes}`, n });
}

/** How far the tile shines that a feature becomes by a choice. */
function lightOf({ content }: Game, { becomes }: OfferedChoice): number {
  return content.tiles.find(({ id }) => id === becomes)?.shines ?? 0;
}

/** What a cost takes, each in words; empty for none. */
function costParts(game: Game, cost: Cost): string[] {
  const { finds, oil, hp } = priceOf(game, cost);
  return [
    ...(finds > 0 ? [text('ui.feature.finds', { n: finds })] : []),
    ...(oil > 0 ? [text('ui.feature.oil', { n: oil })] : []),
    ...(hp > 0 ? [text('ui.feature.hp', { n: hp })] : []),
    ...itemParts(game, cost),
  ];
}

/** The items that would be taken, by name if all are there. */
function itemParts(game: Game, cost: Cost): string[] {
  const { item, unknown } = cost;
  const names = paidItems(game, cost).map((paid) => nameText(itemName(game, paid)));
  if (names.length === (item === undefined ? 0 : 1) + (unknown?.count ?? 0)) {
    return [...new Set(names)].map((name) => {
      const n = names.filter((other) => other === name).length;
      return n === 1 ? name : `${name} ×${n}`;
    });
  }
  return [
    ...(item === undefined ? [] : [nameText(`item.${item}`)]),
    ...(unknown ? [text('ui.feature.unknown', { n: unknown.count, group: `group.${unknown.group}` })] : []),
  ];
}

/** A picture of what is taken or improved, of what goes in, or else of what happens. */
function spriteOf(game: Game, { good, cost, effects }: OfferedChoice): string {
  if (good) return frameOf(game.content.itemKinds.get(good.kind), itemLook(game, good.kind).sprite);
  const [input] = paidItems(game, cost);
  if (input) return itemLook(game, input.kind).sprite;
  const [sprite] = effects.flatMap((effect) => spriteOfEffect(game, effect) ?? []);
  return sprite ?? (cost.oil !== undefined ? 'ui/oil' : cost.finds !== undefined ? findsSprite(game.content) : 'ui/star');
}

const SPRITES: Readonly<Partial<Record<Effect['do'], string>>> = { heal: 'ui/heart', identify: 'ui/look', map: 'ui/map', refuel: 'ui/oil' };

/** A picture of an effect; null for one that has none. */
function spriteOfEffect(game: Game, effect: Effect): string | null {
  if (effect.do === 'boon') return STAT_SPRITES[effect.stat];
  if (effect.do === 'inflict') return game.content.statuses.get(effect.status)?.sprite ?? null;
  if (effect.do !== 'enchant') return SPRITES[effect.do] ?? null;
  const item = wornItems(game).find(({ id }) => id === game.state.hero.worn[effect.slot]);
  return item ? itemLook(game, item.kind).sprite : null;
}

/** Something of the player's before and after: a number with its label, or the name of an item. */
export interface Change {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

const VALUES: Readonly<Record<keyof Bonus, typeof maxHpOf>> = { power: powerOf, defence: defenceOf, maxHp: maxHpOf };

/** What choosing one of the things that a feature offers changes at once; what is worn, once it is. */
function changesBy(game: Game, { good, effects }: OfferedChoice): Change[] {
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
