import type { Effect } from '../content';
import type { Game } from '../Game';
import { heal, hurt } from '../rules/combat';
import { inflict } from '../rules/statuses';
import type { Actor } from '../state';

/** One effect about to happen to one actor, and the kind of item it comes from. */
export interface Hit<E extends Effect = Effect> {
  readonly effect: E;
  readonly target: Actor;
  readonly source: Actor;
  readonly item: string;
}

/** `refuses`: the text key of why it would be pointless, or null. `apply`: does it and says so by the text `use.<item>`. */
interface Handler<E extends Effect> {
  refuses(game: Game, hit: Hit<E>): string | null;
  apply(game: Game, hit: Hit<E>): void;
}

type Handlers = { readonly [K in Effect['do']]: Handler<Extract<Effect, { do: K }>> };

const never = (): null => null;

const handlers: Handlers = {
  heal: {
    refuses: (_game, { target }) => (target.hp >= target.maxHp ? 'refused.fullHealth' : null),
    apply(game, { effect, target, item }) {
      const n = heal(game, target, effect.amount);
      game.say('healed', `use.${item}`, { item: `item.${item}`, n });
    },
  },
  damage: {
    refuses: never,
    apply(game, { effect, target, source, item }) {
      const from = { x: source.x, y: source.y };
      const to = { x: target.x, y: target.y };
      game.emit({ type: 'struck', kind: item, from, to, seen: game.sees(to) });
      game.say('plain', `use.${item}`, { target: `breed.${target.breed}`, n: effect.amount });
      hurt(game, { source, target, amount: effect.amount });
    },
  },
  inflict: {
    refuses: never,
    apply(game, { effect, target, item }) {
      inflict(game, target, effect);
      game.say('status', `use.${item}`, { target: `breed.${target.breed}` });
    },
  },
};

/** The one handler of an effect's kind. */
export function handlerOf(effect: Effect): Handler<Effect> {
  return handlers[effect.do];
}
