import type { Message } from '../core/grammar';
import { choiceRefusal, choicesAt, priceOf, type Choice } from '../facts/features';
import { choose } from '../rules/hero';
import type { World } from '../World';
import type { Actor } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** Chooses one of the things that the feature on a cell beside the player offers, by its place among them. */
export class Choose implements Action {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly index: number,
  ) {}

  perform(world: World, actor: Actor): ActionResult {
    const at = { x: this.x, y: this.y };
    const choice = choicesAt(world, at)[this.index];
    if (!choice) return refused('refused.nothingHere');
    const why = choiceRefusal(world, at, choice);
    if (why) return refused(why.key, why.params);
    const feature = world.floor.tileAt(at.x, at.y).id;
    world.emit({ type: 'chose', actor: actor.id, feature, choice: choice.id, at, seen: true });
    const price = priceParams(world, choice);
    if (choice.good) world.say('plain', 'log.pickUp', { item: `item.${choice.id}`, ...price });
    else world.say('status', 'log.chosen', { feature: `tile.${feature}`, ...price });
    choose(world, at, choice);
    return done();
  }
}

/** The loot paid and left, and whether it is the first that was paid: the words of a line, which keeps the key that it had without them. */
function priceParams(world: World, { cost, good }: Choice): Message['params'] {
  const { hero, log } = world.state;
  const { finds } = priceOf(world, cost);
  if (finds === 0) return good ? { paid: 0 } : {};
  return { paid: finds, left: hero.finds - finds, first: log.some(({ params }) => Number(params['paid']) > 0) ? 0 : 1 };
}
