import type { HeroKind, Talent } from '../content';
import type { World } from '../World';

/* The rows of the current hero and of the talents it has learnt. */

/** The row of the hero; null in packs without heroes. */
export function heroOf({ content, state }: Pick<World, 'content' | 'state'>): HeroKind | null {
  return content.heroes.get(state.hero.kind) ?? null;
}

/** The talents learnt, in order. */
export function talentsOf({ content, state }: Pick<World, 'content' | 'state'>): Talent[] {
  return state.hero.talents.flatMap((id) => content.talents.get(id) ?? []);
}
