import { UseItem } from '../../engine/actions/UseItem';
import { Wait } from '../../engine/actions/Wait';
import type { Consumable, Effect } from '../../engine/content';
import { stepsBetween } from '../../engine/core/point';
import { aimKind } from '../../engine/effects/aim';
import { prepare } from '../../engine/effects/work';
import type { Game } from '../../engine/Game';
import { isKnown } from '../../engine/rules/names';
import type { Item } from '../../engine/state';
import { incoming, toll } from './damageEstimate';
import { isLost } from './retreats';
import { nearestEnemy, type Tactic } from './Situation';
import { consumableOf } from './things';

/* Things that are used on oneself. */

/** Shares of hit points between which an unknown potion is tried in peace: little is wasted if it heals, little lost if it hurts. */
const SOUND = 0.5;
const THIRSTY = 0.85;

/** Share of the hit points left that a fight must cost for something to be drunk before it. */
const GRAVE = 0.6;

/** Turns of oil that a flask may waste, and those below which the player hurries. */
const SPILT = 10;

/** What a thing may be used for in peace, so that it does what it is for. */
const PEACEFUL: ReadonlySet<Effect['do']> = new Set(['enchant', 'recharge', 'map', 'light', 'reveal', 'identify']);

/** Fills the lantern when next to nothing is spilt. */
export const refuel: Tactic = ({ game, enemies }) => {
  const { lantern } = game.content;
  if (!lantern || enemies.length > 0) return null;
  return use(game, ({ effects }) => effects.some((effect) => effect.do === 'refuel' && game.state.hero.oil + effect.turns <= lantern.full + SPILT));
};

/** Whether there is light enough to take one's time; without a lantern always. */
export function hasLight({ content, state }: Game): boolean {
  return content.lantern === null || state.hero.oil >= content.lantern.dim;
}

/** Reads and drinks in peace what is known to do good then. */
export const improve: Tactic = (now) => {
  const { game, enemies } = now;
  if (enemies.length > 0) return null;
  return use(game, (kind, item) => kind.target.at === 'self' && isKnown(game, item.kind) && kind.effects.some(({ do: what }) => PEACEFUL.has(what)) && isTimely(game, kind));
};

function isTimely(game: Game, { effects }: Consumable): boolean {
  return effects.every((effect) => {
    if (effect.do === 'identify') return hasRiddles(game);
    if (effect.do === 'map' || effect.do === 'light') return !knowsStairs(game);
    return true;
  });
}

/** Drinks what ends several ills at once, or one that lasts. */
export const cleanse: Tactic = ({ game, player }) => {
  const ills = Object.entries(player.statuses).filter(([id, turns]) => game.content.statuses.get(id)?.harmful === true && turns > 3);
  if (ills.length === 0) return null;
  return use(game, (kind, item) => isKnown(game, item.kind) && kind.effects.filter((effect) => effect.do === 'cure').length > 1 && kind.effects.some((effect) => effect.do === 'cure' && ills.some(([id]) => id === effect.status)));
};

/** Drinks what makes quick, tough or hard to see before a fight that would cost much. */
export const brace: Tactic = (now) => {
  const { game, player, enemies } = now;
  const nearest = nearestEnemy(now);
  if (!nearest || stepsBetween(nearest.actor, player) > 3 || toll(enemies) < player.hp * GRAVE) return null;
  return use(game, ({ effects }, item) => isKnown(game, item.kind) && effects.some((effect) => effect.do === 'inflict' && isReward(game, effect.status)));
};

function isReward({ content, state }: Game, id: string): boolean {
  const row = content.statuses.get(id);
  if (!row || row.harmful === true || Object.hasOwn(state.player.statuses, id)) return false;
  return (row.speed ?? 100) > 100 || (row.takes ?? 100) < 100 || row.unseen === true || (row.bonus?.power ?? 0) > 0;
}

/** Away, by what is known to take one away, from a fight that would be lost. */
export const vanish: Tactic = (now) => {
  const { game, player, enemies } = now;
  if (!isLost(now) || incoming(enemies, player) === 0) return null;
  return use(game, ({ target, effects }, item) => isKnown(game, item.kind) && target.at === 'self' && effects.some((effect) => effect.do === 'teleport'));
};

/** Tries what it does not know, when it is well and nobody is near; and when there is nothing left to lose. */
export const tryUnknown: Tactic = (now) => {
  const { game, enemies, sleepers, player, maxHp } = now;
  const isDesperate = isLost(now) && incoming(enemies, player) * 2 >= player.hp;
  if (!isDesperate && (enemies.length > 0 || sleepers.length > 0 || player.hp < maxHp * SOUND)) return null;
  return use(game, (kind, item) => {
    if (isKnown(game, item.kind) || aimKind(kind) !== 'none' || kind.charges !== undefined) return false;
    return isDesperate || kind.group !== 'potion' || player.hp <= maxHp * THIRSTY || countOf(game, item.kind) > 1;
  });
};

/** Lets pass what makes it stumble or blind, when nobody is near. */
export const sitOut: Tactic = ({ game, enemies, player }) => {
  if (enemies.length > 0 || !hasLight(game)) return null;
  const isUnfit = Object.keys(player.statuses).some((id) => {
    const row = game.content.statuses.get(id);
    return row?.harmful === true && (row.tactic !== undefined || row.sees !== undefined || (row.speed ?? 100) < 100 || (row.bonus?.power ?? 0) < 0);
  });
  return isUnfit ? new Wait() : null;
};

/** The first carried thing that fits and would not be refused. */
function use(game: Game, fits: (kind: Consumable, item: Item) => boolean): UseItem | null {
  const item = game.state.hero.inventory.find((each) => {
    const kind = consumableOf(game, each);
    return kind && (kind.charges === undefined || each.charges > 0) && fits(kind, each) && isOfUse(game, kind, each);
  });
  return item ? new UseItem(item.id) : null;
}

/** What is unknown is never refused; of the rest the player is told before it is lost. */
function isOfUse(game: Game, kind: Consumable, item: Item): boolean {
  return !isKnown(game, item.kind) || !('why' in prepare(game, kind, { source: game.state.player, aim: null, cause: `item.${item.kind}` }));
}

function countOf({ state }: Game, kind: string): number {
  return state.hero.inventory.filter((item) => item.kind === kind).length;
}

function hasRiddles(game: Game): boolean {
  return game.state.hero.inventory.some(({ kind }) => !isKnown(game, kind));
}

function knowsStairs({ floor, content }: Game): boolean {
  return floor.state.terrain.some((tile, index) => content.tiles[tile]?.stairs === 'down' && floor.state.explored[index] !== 0);
}
