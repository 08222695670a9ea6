import { Move } from '../../engine/actions/Move';
import { Stairs } from '../../engine/actions/Stairs';
import { pursue } from '../../engine/ai/intents';
import { DIRECTIONS } from '../../engine/core/point';
import { costOf, metOf } from './met';
import { potionsOf } from './things';
import type { Situation, Tactic } from './Situation';

/* What is done between fights. */

/** Share of hit points below which going down is worth it where that heals. */
const WEARY = 0.5;

/** Share of hit points that the hardest fight so far may cost somebody who need not grow any more. */
const EASE = 0.03;

/** Goes down before everything is explored: where the stairs win, when nothing is to be gained or nothing here is a match, or to be healed by the descent. */
export const descendEarly: Tactic = (now) => {
  const { content, state } = now.game;
  return state.floor === content.lastFloor || hasNothingToGain(now) || isWeary(now) || isAtEase(now) ? descend(now) : null;
};

/** Neither experience nor things are to be had: every fight only costs. */
function hasNothingToGain({ game: { content, state } }: Situation): boolean {
  return !content.levels && content.items.weights(state.floor).length === 0;
}

function isAtEase({ game, player }: Situation): boolean {
  const met = metOf(game);
  return met.length > 0 && met.every(({ breed }) => costOf(game, breed, { power: 0, defence: 0 }) <= player.hp * EASE);
}

function isWeary(now: Situation): boolean {
  const { player, maxHp, game } = now;
  return player.hp <= maxHp * WEARY && game.content.onDescend.some((effect) => effect.do === 'heal') && potionsOf(now).length === 0;
}

/** Fetches things and sees the whole floor. */
export const explore: Tactic = ({ game }) => {
  const pursuit = pursue(game, { do: 'explore' });
  return 'act' in pursuit ? pursuit.act : null;
};

/** To the stairs down, and down. */
export const descend: Tactic = ({ game, player }) => {
  if (game.floor.tileAt(player.x, player.y).stairs === 'down') return new Stairs('down');
  const pursuit = pursue(game, { do: 'stairs', way: 'down' });
  return 'act' in pursuit ? pursuit.act : null;
};

/** Any step, when nothing else is left to do. */
export const wander: Tactic = ({ rng }) => {
  const step = rng.pick(DIRECTIONS);
  return new Move(step.x, step.y);
};
