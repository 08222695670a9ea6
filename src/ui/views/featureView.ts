import type { Cost } from '../../engine/content';
import { describeItem } from '../../engine/effects/describe';
import { kindOf } from '../../engine/effects/effects';
import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { choicesAt, choiceRefusal, featureAt, priceOf, type Choice } from '../../engine/rules/features';
import { nameText, text, textOf } from '../../keep/text';
import { frameOf } from './bestiary';

/** One thing that a feature offers. */
export interface OfferView {
  readonly name: string;
  /** What it does, for things to take; effects are their own name. */
  readonly does: readonly string[];
  readonly cost: string;
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
  const why = choiceRefusal(game, at, choice);
  const rest = { cost: costText(game, cost), why: why && textOf(why) };
  if (!good) {
    const does = effects.map((effect) => textOf(kindOf(effect).describe(effect, floor)));
    return { ...rest, name: does.join(' ') || text('ui.feature.use'), does: [], sprite: null };
  }
  const kind = game.content.itemKinds.get(good.kind);
  const name = nameText([`item.${good.kind}`, ...good.affixes].join('+'));
  return { ...rest, name, does: describeItem(game.content, good, floor).map(textOf), sprite: kind ? frameOf(kind, kind.sprite) : null };
}

/** A cost in words; "free" for none. */
function costText(game: Game, cost: Cost): string {
  const { finds, oil, hp } = priceOf(game, cost);
  const parts = [
    ...(finds > 0 ? [text('ui.feature.finds', { n: finds })] : []),
    ...(oil > 0 ? [text('ui.feature.oil', { n: oil })] : []),
    ...(hp > 0 ? [text('ui.feature.hp', { n: hp })] : []),
    ...(cost.item === undefined ? [] : [nameText(`item.${cost.item}`)]),
    ...(cost.unknown ? [text('ui.feature.unknown', { n: cost.unknown.count, group: `group.${cost.unknown.group}` })] : []),
  ];
  return parts.length === 0 ? text('ui.feature.free') : text('ui.feature.cost', { cost: parts.join(', ') });
}
