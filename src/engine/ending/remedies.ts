import { isConsumable, isEmpty, type Consumable, type Effect, type Target, type Working } from '../content';
import { amountOn } from '../core/floorCurve';
import type { Message } from '../core/grammar';
import type { Point } from '../core/point';
import type { Of } from '../effectKinds';
import { isUsed, type Cause } from '../facts/causes';
import { taken, wielded } from '../facts/combat';
import { skillOf, skillRefusal } from '../facts/hero';
import { actorName, isKnown } from '../facts/names';
import { hostilesInView } from '../facts/senses';
import { maxHpOf, resists, turnsOf } from '../facts/stats';
import { isAimed, resolveTargets } from '../facts/targets';
import { natureOf } from '../facts/traits';
import { heal } from '../effects/bodies';
import { kindOf } from '../effects/effects';
import type { Actor, Item } from '../state';
import type { World } from '../World';

/** Something that could have been used, and what it would have done, a line for each of its effects. */
export interface Remedy {
  /** The carried item; null for the hero's skill. */
  readonly item: Item | null;
  /** How many of it were carried, or its charges. */
  readonly count: number;
  readonly lines: readonly Message[];
}

/** How many carried items of a group nobody has identified. */
export interface Unknown {
  readonly group: string;
  readonly count: number;
}

/** More enemies than this are not aimed at one after another. */
const MOST_AIMS = 40;

/** What the player carried, or could do, that would have helped where it died: what heals or leads away first. */
export function remediesOf(world: World): Remedy[] {
  const { content, state: { hero } } = world;
  const found: (Remedy & { readonly rank: number })[] = [];
  const kinds = new Set<string>();
  for (const item of hero.inventory) {
    const kind = content.itemKinds.get(item.kind);
    if (!kind || !isConsumable(kind) || kinds.has(item.kind) || !isReady(world, item, kind)) continue;
    kinds.add(item.kind);
    const same = hero.inventory.filter((other) => other.kind === item.kind);
    const count = kind.charges === undefined ? same.length : same.reduce((sum, { charges }) => sum + charges, 0);
    const { lines, rank } = doneBy(world, kind, { table: 'item', id: item.kind });
    if (lines.length > 0) found.push({ item, count, lines, rank });
  }
  const skill = skillOf(world);
  if (skill && skillRefusal(world, skill) === null) {
    const { lines, rank } = doneBy(world, skill, { table: 'skill', id: skill.id });
    if (lines.length > 0) found.push({ item: null, count: 1, lines, rank });
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ item, count, lines }) => ({ item, count, lines }));
}

/** What was carried without being known. */
export function unknownOf(world: World): Unknown[] {
  const { content, state: { hero } } = world;
  const groups = new Map<string, number>();
  for (const { kind } of hero.inventory) {
    const row = content.itemKinds.get(kind);
    if (row && isConsumable(row) && row.group !== undefined && !isKnown(world, kind)) {
      groups.set(row.group, (groups.get(row.group) ?? 0) + 1);
    }
  }
  return Array.from(groups, ([group, count]) => ({ group, count }));
}

/** Whether the player knows an item and could use it. */
function isReady(world: World, item: Item, kind: Consumable): boolean {
  if (!isKnown(world, item.kind) || isEmpty(kind, item)) return false;
  return kind.calm !== true || hostilesInView(world).length === 0;
}

/** A line on what an effect would do, and how much that is worth: the least first. */
interface Done {
  readonly line: Message;
  readonly rank: number;
}

/** What something would have done to whom it would best have been aimed at. */
function doneBy(world: World, working: Working, cause: Cause): { lines: Message[]; rank: number } {
  const actors = bestAim(world, working.target, cause);
  const { player } = world.state;
  const enemies = actors.filter((actor) => actor !== player && actor.side !== 'player');
  const harmsPlayer = actors.includes(player) && enemies.length > 0;
  const done = harmsPlayer ? [] : working.effects.flatMap((effect) =>
    doneByOne(world, effect, { player: actors.includes(player), enemies, cause }) ?? []);
  return { lines: done.map(({ line }) => line), rank: Math.min(...done.map(({ rank }) => rank)) };
}

/** Whom something hits where it hits the most enemies, and not the player as well. */
function bestAim(world: World, target: Target, cause: Cause): readonly Actor[] {
  const { player } = world.state;
  const aims: (Point | null)[] = isAimed(target) ? hostilesInView(world).slice(0, MOST_AIMS) : [target.at === 'area' ? player : null];
  let best: { readonly actors: readonly Actor[]; readonly worth: number } = { actors: [], worth: 0 };
  for (const aim of aims) {
    const found = resolveTargets(world, target, { source: player, cause, aim });
    if ('why' in found) continue;
    const actors = target.at === 'area' ? found.actors.filter((actor) => actor !== player) : found.actors;
    const hit = found.isOne === true ? actors.slice(0, 1) : actors;
    const worth = hit.length - (isAimed(target) && hit.includes(player) ? MOST_AIMS : 0);
    if (worth > best.worth) best = { actors: hit, worth };
  }
  return best.actors;
}

/** Whom an effect would have hit, and by what. */
interface Hits {
  readonly player: boolean;
  readonly enemies: readonly Actor[];
  readonly cause: Cause;
}

/** What effects of each kind would have done; nothing of use for the kinds that are missing. */
type Told<More> = { readonly [K in Effect['do']]?: (world: World, effect: Of<K>, more: More) => Done | null };

function doneByOne(world: World, effect: Effect, hits: Hits): Done | null {
  const [first] = hits.enemies;
  if (hits.player) return told(TO_PLAYER, effect)?.(world, effect, null) ?? null;
  return first ? (told(TO_ENEMIES, effect)?.(world, effect, { ...hits, first }) ?? null) : null;
}

function told<More>(table: Told<More>, { do: kind }: Effect): ((world: World, effect: Effect, more: More) => Done | null) | undefined {
  return table[kind] as ((world: World, effect: Effect, more: More) => Done | null) | undefined;
}

/** What an effect on the player would have done for it. */
const TO_PLAYER: Told<null> = {
  heal: (world, effect) => ({ rank: 0, line: said('remedy.heal', { n: healed(world, effect) }) }),
  teleport: () => ({ rank: 1, line: said('remedy.teleport') }),
  fall: () => ({ rank: 1, line: said('remedy.fall') }),
  cure: ({ state: { player } }, { status }) => (
    Object.hasOwn(player.statuses, status) ? { rank: 2, line: said('remedy.cure', { status: `status.${status}` }) } : null
  ),
  inflict(world, effect) {
    const row = world.content.statuses.get(effect.status);
    if (!row || row.harmful === true || resists(world, world.state.player, effect.status)) return null;
    return { rank: 3, line: said('remedy.gain', { status: `status.${effect.status}`, n: turnsOf(world, effect) }) };
  },
};

/** What an effect on enemies would have done to them. */
const TO_ENEMIES: Told<Hits & { readonly first: Actor }> = {
  damage(world, { amount }, { enemies, cause, first }) {
    const row = amountOn(amount, world.state.floor);
    const full = isUsed(cause) ? wielded(world, world.state.player, row) : row;
    const n = Math.max(...enemies.map((enemy) => taken(world, enemy, full)));
    if (n === 0) return null;
    return { rank: 4, line: several(['remedy.damage', 'remedy.damage.one'], enemies.length, { n, target: actorName(world, first) }) };
  },
  inflict(world, effect, { enemies }) {
    const open = enemies.filter((enemy) => kindOf(effect).harms?.(world, effect, enemy) !== false);
    const [first] = open;
    const params = { status: `status.${effect.status}`, n: turnsOf(world, effect) };
    if (!first) return null;
    return {
      rank: 5, line: several(['remedy.inflict', 'remedy.inflict.one'], open.length, { ...params, target: actorName(world, first) }),
    };
  },
  teleport(world, _effect, { enemies, first }) {
    return {
      rank: 5, line: several(['remedy.teleport.enemy', 'remedy.teleport.enemy.one'], enemies.length, { target: actorName(world, first) }),
    };
  },
  push(world, _effect, { enemies, first }) {
    return { rank: 5, line: several(['remedy.push.enemy', 'remedy.push.enemy.one'], enemies.length, { target: actorName(world, first) }) };
  },
  cloud(world, { hazard }, { enemies, first }) {
    const isHarmful = (world.content.hazards.get(hazard)?.effects.length ?? 0) > 0;
    const params = { hazard: `hazard.${hazard}`, target: actorName(world, first) };
    return isHarmful ? { rank: 6, line: several(['remedy.cloud', 'remedy.cloud.one'], enemies.length, params) } : null;
  },
};

function healed(world: World, effect: Of<'heal'>): number {
  const { player } = world.state;
  const maxHp = maxHpOf(world, player);
  return Math.min(maxHp, Math.floor((heal.healing(effect, maxHp) * natureOf(world, player).heals) / 100));
}

/** A line about one enemy by its name, or about `m` of them. */
function several([many, one]: readonly [many: string, one: string], m: number, params: Message['params']): Message {
  return said(m === 1 ? one : many, { ...params, m });
}

function said(key: string, params: Message['params'] = {}): Message {
  return { key, params };
}
