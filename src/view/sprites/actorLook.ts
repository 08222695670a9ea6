import type { HeroKind, Look } from '../../engine/content';
import { watchersOf } from '../../engine/ai/senses';
import type { Game } from '../../engine/Game';
import { heroOf } from '../../engine/rules/calling';
import { isAlly } from '../../engine/rules/allies';
import { breedSeen } from '../../engine/rules/names';
import { natureOf } from '../../engine/rules/traits';
import type { Actor } from '../../engine/state';

/** An actor's appearance, as the player sees it. */
export interface ActorLook {
  /** Sprite and character. */
  readonly look: Look;
  /** On the player's side: the hero, an ally or a captive. */
  readonly isOwn: boolean;
  /** An elite's colour and badge; null for others. */
  readonly elite: { readonly colour: string; readonly badge: string } | null;
  /** Hard to see even when adjacent. */
  readonly isFaint: boolean;
}

/** A visible actor's appearance: senses may deceive, an elite shows its first affix. */
export function actorLook(game: Game, actor: Actor): ActorLook {
  const { breeds, elites } = game.content;
  const { captive } = game.breedOf(actor);
  const elite = elites.kinds.get(actor.elite[0] ?? '');
  return {
    look: (actor.bound > 0 ? captive : null) ?? heroLook(game, actor) ?? breeds.get(breedSeen(game, actor)) ?? game.breedOf(actor),
    isOwn: actor.side === 'player',
    elite: elite ? { colour: elite.colour, badge: elite.sprite } : null,
    isFaint: natureOf(game, actor).unseen,
  };
}

/** The looks of heroes, by their rows: views compare looks by identity. */
const heroLooks = new WeakMap<HeroKind, Look>();

/** The look of the current hero; null for other actors and in packs without heroes. */
function heroLook(game: Game, actor: Actor): Look | null {
  const hero = actor === game.state.player ? heroOf(game) : null;
  if (!hero) return null;
  const look = heroLooks.get(hero) ?? { ...game.breedOf(actor), sprite: hero.sprite };
  heroLooks.set(hero, look);
  return look;
}

/** The most icons; more would cover the neighbours. */
const MAX_SIGNS = 3;

/** The icons over an actor: whether it is an ally, a captive, about to attack or asleep, the hero noticed, then its first statuses with an icon. */
export function actorSigns(game: Game, actor: Actor): string[] {
  const { content, state } = game;
  const side = actor.bound > 0 ? ['badge/captive'] : isAlly(game, actor) ? ['badge/ally'] : [];
  const isNoticed = actor === state.player && watchersOf(game).length > 0;
  const statuses = Object.keys(actor.statuses).flatMap((id) => content.statuses.get(id)?.sprite ?? []);
  const alerts = [...(actor.announced ? ['alert/threat'] : []), ...(actor.asleep ? ['alert/asleep'] : [])];
  return [...side, ...alerts, ...(isNoticed ? ['map/seen'] : []), ...statuses].slice(0, MAX_SIGNS);
}
