import { Choose } from '../../engine/actions/Choose';
import { healingIn } from '../../engine/effects/effects';
import { stepsBetween, type Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { choicesAt, offerRefusal, priceOf, type Choice } from '../../engine/rules/features';
import type { FloorState } from '../../engine/state';
import { wornGain } from './gear';
import type { Situation, Tactic } from './Situation';
import { stepTo } from './steps';

/** In HP: what a thing to take, a point of a stat for good, and a potion unknown until now are worth to it. */
const THING = 4;
const BOON = 12;
const POTION = 6;
/** The share of its HP that it needs before it pays with some, and the turns of oil it keeps. */
const HALE = 0.8;
const OIL = 300;

/** Where features stood when a floor was first seen: only their number shrinks. */
const places = new WeakMap<FloorState, readonly Point[]>();

/** Goes to the nearest feature that it knows and gains by, in peace, and chooses what it gains most by. */
export const ask: Tactic = (now) => {
  const { game, player, enemies, ways, weights } = now;
  if (weights.asks === 0 || game.content.features.size === 0 || enemies.length > 0) return null;
  const useful = featuresOf(game).filter((at) => game.floor.isExplored(at.x, at.y) && bestAt(now, at) !== null);
  if (useful.length === 0) return null;
  const beside = useful.find((at) => stepsBetween(player, at) === 1);
  if (beside) return new Choose(beside.x, beside.y, bestAt(now, beside) ?? 0);
  const [next] = ways.toNearest((x, y) => useful.some((at) => stepsBetween(at, { x, y }) === 1)) ?? [];
  return next ? stepTo(game, next) : null;
};

function featuresOf(game: Game): readonly Point[] {
  const { content, floor } = game;
  const known = places.get(floor.state);
  if (known) return known;
  const asking = content.tiles.map(({ id }) => content.features.has(id));
  const found: Point[] = [];
  floor.state.terrain.forEach((tile, index) => {
    if (asking[tile]) found.push(floor.position(floor.cellOf(index)));
  });
  places.set(floor.state, found);
  return found;
}

/** The place of the choice that gains most; null if none gains anything that can be paid. */
function bestAt(now: Situation, at: Point): number | null {
  const choices = choicesAt(now.game, at);
  const gains = choices.map((choice) => (isPayable(now, at, choice) ? gainOf(now, choice) : 0));
  const most = Math.max(0, ...gains);
  return most === 0 ? null : gains.indexOf(most);
}

/** Whether it could choose this if it stood there, and can spare what it costs. */
function isPayable({ game, player, maxHp }: Situation, at: Point, choice: Choice): boolean {
  const { oil, hp } = priceOf(game, choice.cost);
  if (oil > 0 && game.state.hero.oil - oil < OIL) return false;
  if (hp > 0 && player.hp < maxHp * HALE) return false;
  return offerRefusal(game, at, choice) === null;
}

function gainOf({ game, player, maxHp }: Situation, { good, effects }: Choice): number {
  if (good) return THING + wornGain(game, good) + (healsWith(game, good.kind) ? POTION : 0);
  let gain = Math.min(maxHp - player.hp, healingIn(effects, maxHp));
  if (gain * 4 < maxHp) gain = 0;
  for (const effect of effects) {
    if (effect.do === 'boon' || effect.do === 'enchant') gain += BOON;
    if (effect.do === 'give') gain += POTION;
  }
  return gain;
}

/** Whether using items of a kind heals at once. */
export function healsWith({ content }: Game, kind: string): boolean {
  const row = content.itemKinds.get(kind);
  return row !== undefined && 'effects' in row && healingIn(row.effects) > 0;
}
