import type { Game } from '../../engine/Game';
import { Stairs, Wait } from '../../engine/actions/moves';
import { isConsumable } from '../../engine/content';
import { Rng } from '../../engine/core/rng';
import { healingIn } from '../../engine/effects/effects';
import { isHostile } from '../../engine/facts/sides';
import { maxHpOf, xpToNext } from '../../engine/facts/stats';
import type { Actor } from '../../engine/state';
import type { Bot } from '../playRun';
import { enemyOf, prowessOf, toll } from '../fighter/Enemy';
import { healingOf } from '../runs/chronicle';
import type { Caution } from './caution';
import { awakeInView, type Plan } from './plans';

/** A future is over after this many turns without an enemy in view. */
const CALM = 6;

/** Refused actions in a row after which it waits. */
const PATIENCE = 5;

/** What each turn before death is worth: something may still save the player. */
const LATER = 0.001;

/** How a copy of a run is played on: by a plan, and when that is done by a bot. */
interface Ahead {
  readonly plan: Plan;
  readonly bot: Bot;
  readonly caution: Caution;
  readonly turns: number;
}

/** One future of a copy; the same label brings every plan the same luck. Its value less what its turns cost, and the HP left. */
export function futureOf(from: Game, label: string, { plan, bot, caution, turns }: Ahead): { readonly value: number; readonly hp: number } {
  const game = from.fork();
  shuffle(game, label);
  const rng = Rng.of(label, 'bot');
  const { turn: start, floor } = game.state;
  let steps = plan.begin();
  let calm = 0;
  let idle = 0;
  let end: End = 'here';
  while (game.state.turn < start + turns && !game.isOver && calm < CALM) {
    const { turn } = game.state;
    const planned = steps(game);
    if (!planned) steps = none;
    const action = planned ?? (idle < PATIENCE ? bot(game, rng) : new Wait());
    // What is down there is not known.
    if (action instanceof Stairs || game.state.floor !== floor) {
      end = 'down';
      break;
    }
    game.turn(action);
    idle = game.state.turn === turn ? idle + 1 : 0;
    if (idle > 0) steps = none;
    calm = awakeInView(game).length > 0 ? 0 : calm + 1;
  }
  const passed = game.state.turn - start;
  const bonus = game.isOver ? LATER * passed : -caution.turn * passed;
  return { value: valueOf(game, caution, end) + bonus, hp: Math.max(0, game.state.player.hp) };
}

const none = (): null => null;

/** Redraws what chance will bring, and how soon each monster can act, which the player does not see. */
function shuffle({ state, floor }: Game, label: string): void {
  for (const [name, stream] of Object.entries(state.streams)) {
    Rng.stateOf(label, name).forEach((word, at) => { (stream as number[])[at] = word; });
  }
  const rng = Rng.of(label, 'energy');
  for (const actor of floor.state.actors) actor.energy = rng.below(100);
}

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
type End = 'down' | 'here';

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
