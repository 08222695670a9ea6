import { isConsumable } from '../../engine/content';
import { healingIn } from '../../engine/effects/effects';
import type { Game } from '../../engine/Game';
import { isHostile } from '../../engine/rules/combat';
import { xpToNext } from '../../engine/rules/experience';
import { maxHpOf } from '../../engine/rules/stats';
import type { Actor } from '../../engine/state';
import { toll } from '../fighter/damageEstimate';
import { enemyOf, prowessOf } from '../fighter/Enemy';
import { healingOf } from '../runs/chronicle';
import type { Caution } from './Caution';

/** What a won run is worth. */
const WON = 20;

/** No fight costs more HP. */
const MOST = 10_000;

/** The least chance that a living player has. */
const HOPE = 0.1;

/** The parts of a potion and of a monster out of view that count when a fight is weighed. */
const POTION = 0.7;
const UNSEEN = 0.5;

/** How a future ended: on the way down, or on the spot. */
export type End = 'down' | 'here';

/**
 * How good it is to be there: the chance to live through the fights to come, times what there is to live for. Monsters that are awake
 * count, in view or not: who has run from them has not won.
 */
export function valueOf(game: Game, caution: Caution, end: End): number {
  const { outcome, player } = game.state;
  if (outcome) return outcome.kind === 'won' ? WON : 0;
  const { sum, healed, full } = worthOf(game, caution);
  if (end === 'down') return sum + Math.min(healingIn(game.content.onDescend, full), full - player.hp) / full - caution.left;
  const cost = costOf(game);
  const odds = HOPE + (1 - HOPE) / (1 + (cost / (player.hp + POTION * healed)) ** 4);
  return odds * (sum - Math.min(cost, player.hp + healed) / full);
}

/** The HP that the fights to come may cost. */
function costOf(game: Game): number {
  const own = prowessOf(game);
  const awake = game.floor.state.actors.filter((actor) => isHostile(game.state.player, actor) && !actor.asleep && !actor.hidden);
  const tollOf = (actors: readonly Actor[]): number => Math.min(MOST, toll(actors.map((actor) => enemyOf(game, own, actor))));
  const seen = tollOf(awake.filter((actor) => game.seesActor(actor)));
  return seen + UNSEEN * (tollOf(awake) - seen);
}

/** How good it would be without any enemy. */
export function calmValueOf(game: Game, caution: Caution): number {
  return worthOf(game, caution).sum;
}

function worthOf(game: Game, { alive, level, healing, single, charge, shot, oil }: Caution): { sum: number; healed: number; full: number } {
  const { player, hero } = game.state;
  const full = maxHpOf(game, player);
  let sum = alive + player.hp / full + level * (hero.level + hero.xp / Math.max(1, xpToNext(game.content, hero.level))) + oil * hero.oil;
  let healed = 0;
  for (const { kind, charges } of hero.inventory) {
    const row = game.content.itemKinds.get(kind);
    if (!row || !isConsumable(row)) continue;
    const heals = healingOf(game.content, kind, full);
    healed += heals;
    if (heals > 0) sum += healing * Math.min(1, heals / full);
    else if (row.charges !== undefined) sum += charges * (row.group === undefined ? shot : charge);
    else sum += row.lands === true ? 2 * shot : single;
  }
  return { sum, healed, full };
}
