import type { Look } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { breedSeen } from '../../engine/rules/names';
import { natureOf } from '../../engine/rules/traits';
import type { Actor } from '../../engine/state';

/** What somebody looks like to the player. */
export interface ActorLook {
  /** Sprite and character. */
  readonly look: Look;
  readonly isHero: boolean;
  /** The colour and badge of an elite; null for the rest. */
  readonly elite: { readonly colour: string; readonly badge: string } | null;
  /** Hard to see even from beside it. */
  readonly isFaint: boolean;
}

/** What an actor that the player sees looks like: senses may deceive, an elite shows its first affix. */
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

/** More icons than these would hide the neighbours. */
const MOST_SIGNS = 3;

/** The icons over somebody's head: asleep, and the first conditions that have one. */
export function actorSigns({ content }: Game, { statuses, asleep }: Actor): string[] {
  return [...(asleep ? ['alert/asleep'] : []), ...Object.keys(statuses).flatMap((id) => content.statuses.get(id)?.sprite ?? [])].slice(0, MOST_SIGNS);
}
