import type { Effect } from '../content';
import type { Point } from '../core/point';
import type { Game } from '../Game';
import { resists } from '../rules/statuses';
import type { Actor } from '../state';

/** Whether there is anything on the floor that anybody would rather not step into. */
export function hasPitfalls({ floor }: Pick<Game, 'floor'>): boolean {
  return floor.state.hazards.length > 0 || floor.state.traps.length > 0;
}

/** Whether a cell would do somebody who knows the floor harm: a hazard, or a trap under whoever touches the ground. */
export function isUnsafe(game: Game, actor: Actor, { x, y }: Point): boolean {
  return isHarmful(game, actor, { x, y }) || (touchesGround(game, actor) && game.floor.trapAt(x, y) !== null);
}

/** Whether what lies over a cell would do somebody harm. */
export function isHarmful(game: Game, actor: Actor, { x, y }: Point): boolean {
  if (game.floor.state.hazards.length === 0) return false;
  const hazard = game.floor.hazardAt(x, y);
  const row = hazard ? game.content.hazards.get(hazard.kind) : undefined;
  return row !== undefined && row.effects.some((effect) => isHarm(game, actor, effect));
}

/** Whether traps go off under somebody. */
export function touchesGround(game: Pick<Game, 'breedOf'>, actor: Actor): boolean {
  const { moves } = game.breedOf(actor);
  return moves !== 'fly' && moves !== 'phase';
}

function isHarm(game: Game, actor: Actor, effect: Effect): boolean {
  switch (effect.do) {
    case 'heal':
    case 'cure':
      return false;
    case 'inflict':
      return game.content.statuses.get(effect.status)?.harmful === true && !resists(game, actor, effect.status);
    case 'damage':
    case 'teleport':
    case 'map':
    case 'summon':
    case 'alarm':
    case 'push':
    case 'pull':
    case 'swap':
    case 'dig':
    case 'light':
    case 'cloud':
    case 'refuel':
    case 'recharge':
    case 'identify':
    case 'enchant':
    case 'reveal':
    case 'change':
    case 'fall':
    case 'rust':
    case 'split':
      return true;
  }
}
