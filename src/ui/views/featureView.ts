import type { Cost } from '../../engine/content';
import { describeItem, describeWorking } from '../../engine/effects/describe';
import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { choicesAt, choiceRefusal, featureAt, priceOf, type Choice } from '../../engine/rules/features';
import { itemLook } from '../../engine/rules/names';
import { nameText, text, textOf } from '../../keep/text';
import { frameOf } from './bestiary';

/** One thing that a feature offers. */
export interface OfferView {
  readonly name: string;
  /** What it does, for things to take; effects are their own name. */
  readonly does: readonly string[];
  /** Null where the reason why it cannot be chosen says it. */
  readonly cost: string | null;
  /** Why it cannot be chosen now; null if it can. */
  readonly why: string | null;
  /** Null for effects. */
  readonly sprite: string | null;
}

/** What the feature on a cell offers, and whether taking one of several shuts the others. */
export function featureView(game: Game, at: Point): { readonly name: string; readonly offers: readonly OfferView[]; readonly isOnce: boolean } {
  const name = nameText(`tile.${game.floor.tileAt(at.x, at.y).id}`);
  const offers = choicesAt(game, at).map((choice) => offerView(game, at, choice));
  const isOnce = offers.length > 1 && featureAt(game, at)?.becomes !== undefined;
  return { name: name.charAt(0).toUpperCase() + name.slice(1), offers, isOnce };
}

function offerView(game: Game, at: Point, choice: Choice): OfferView {
  const { good, effects, cost } = choice;
  const { floor } = game.state;
  const refusal = choiceRefusal(game, at, choice);
  const why = refusal && textOf(refusal);
  const parts = costParts(game, cost);
  const isSaid = refusal !== null && parts.length === 1 && OF_COSTS.has(refusal.key);
  const rest = { cost: isSaid ? null : parts.length === 0 ? text('ui.feature.free') : text('ui.feature.cost', { cost: parts.join(', ') }), why };
  if (!good) {
    const does = describeWorking({ target: { at: 'self' }, effects }, { content: game.content, floor }).map(textOf);
    return { ...rest, name: does.join(' ') || becoming(game, at), does: [], sprite: null };
  }
  const name = nameText([`item.${good.kind}`, ...good.affixes].join('+'));
  const does = describeItem(game.content, good, floor).map(textOf).filter((line) => line !== why);
  return { ...rest, name, does, sprite: frameOf(game.content.itemKinds.get(good.kind), itemLook(game, good.kind).sprite) };
}

/** What a feature turns into by a choice that does nothing else. */
function becoming(game: Game, at: Point): string {
  const tile = game.content.tiles.find(({ id }) => id === featureAt(game, at)?.becomes);
  if (!tile) return text('ui.feature.use');
  return text(tile.shines === undefined ? 'ui.feature.becomes' : 'ui.feature.shines', { tile: `tile.${tile.id}`, n: tile.shines ?? 0 });
}

/** The refusals that name what something costs. */
const OF_COSTS: ReadonlySet<string> = new Set(['refused.finds', 'refused.oil', 'refused.hp', 'refused.needs', 'refused.some', 'refused.unknown']);

/** What a cost takes, each in words; empty for none. */
function costParts(game: Game, cost: Cost): string[] {
  const { finds, oil, hp } = priceOf(game, cost);
  return [
    ...(finds > 0 ? [text('ui.feature.finds', { n: finds })] : []),
    ...(oil > 0 ? [text('ui.feature.oil', { n: oil })] : []),
    ...(hp > 0 ? [text('ui.feature.hp', { n: hp })] : []),
    ...(cost.item === undefined ? [] : [nameText(`item.${cost.item}`)]),
    ...(cost.unknown ? [text('ui.feature.unknown', { n: cost.unknown.count, group: `group.${cost.unknown.group}` })] : []),
  ];
}
