import type { Look } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { breedSeen } from '../../engine/rules/names';
import { natureOf } from '../../engine/rules/traits';
import type { Actor } from '../../engine/state';

/** An actor's appearance, as the player sees it. */
export interface ActorLook {
  /** Sprite and character. */
  readonly look: Look;
  readonly isHero: boolean;
  /** An elite's colour and badge; null for others. */
  readonly elite: { readonly colour: string; readonly badge: string } | null;
  /** Hard to see even when adjacent. */
  readonly isFaint: boolean;
}

/** A visible actor's appearance: senses may deceive, an elite shows its first affix. */
export function actorLook(game: Game, actor: Actor): ActorLook {
  const { breeds, elites } = game.content;
  const elite = elites.kinds.get(actor.elite[0] ?? '');
  return {
    look: breeds.get(breedSeen(game, actor)) ?? game.breedOf(actor),
    isHero: actor === game.state.player,
    elite: elite ? { colour: elite.colour, badge: elite.sprite } : null,
    isFaint: natureOf(game, actor).unseen,
  };
}

/** The most icons; more would cover the neighbours. */
const MAX_SIGNS = 3;

/** The icons over an actor: asleep, then its first statuses with an icon. */
export function actorSigns({ content }: Game, { statuses, asleep }: Actor): string[] {
  return [...(asleep ? ['alert/asleep'] : []), ...Object.keys(statuses).flatMap((id) => content.statuses.get(id)?.sprite ?? [])].slice(0, MAX_SIGNS);
}
