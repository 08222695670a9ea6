import type { Game } from '../Game';
import type { World } from '../World';
import { DIRECTIONS } from '../core/point';
import { causeOf, isMedium, withoutAffixes } from '../facts/causes';
import { KnownPaths } from '../facts/KnownPaths';
import { skillOf, skillRefusal } from '../facts/hero';
import { hostilesInView } from '../facts/senses';
import { maxHpOf } from '../facts/stats';
import type { Floor } from '../floor/Floor';
import type { Culprit, Wound } from '../notes';
import { remediesOf, unknownOf, type Remedy, type Unknown } from './remedies';

/** The wounds of one source: what they cost together. */
export interface WoundsBy {
  /** The first of them, for who and how. */
  readonly wound: Wound;
  readonly count: number;
  readonly damage: number;
}

/** How the one who brought the end stood. */
export interface Standing {
  readonly is: 'alive' | 'dead' | 'gone';
  readonly hp: number;
  readonly maxHp: number;
}

/** What brought a run to its end, and what was left to do about it. */
export interface Account {
  readonly killer: Culprit;
  /** The text key of the status or hazard through which it killed; empty for a hit. */
  readonly through: string;
  /** Null where the killer is no monster. */
  readonly stood: Standing | null;
  /** The last wounds by source, the costliest first, and how many there were. */
  readonly wounds: readonly WoundsBy[];
  readonly count: number;
  /** HP after each of the last turns, oldest first. */
  readonly hp: readonly number[];
  readonly maxHp: number;
  /** Wounds from announced attacks that were not left, by attack. */
  readonly announced: readonly WoundsBy[];
  /** What was carried and would have helped. */
  readonly remedies: readonly Remedy[];
  readonly unknown: readonly Unknown[];
  /** The id of the hero's skill if it could have been used; null otherwise. */
  readonly skill: string | null;
  /** Turns of oil left; null in packs without a lantern. */
  readonly oil: number | null;
  /** The nearest known stairs; null where none can be reached by known ways. */
  readonly stairs: { readonly way: 'down' | 'up'; readonly steps: number } | null;
  /** How many enemies were in view. */
  readonly enemies: number;
}

/** The account of a death, from the state alone and without any search of what might have been; null for a run that has not ended so. */
export function accountOf(world: World): Account | null {
  const { state, content } = world;
  const { outcome, notes, player, hero } = state;
  if (outcome?.kind !== 'died') return null;
  const last = lastWound(world, outcome.cause);
  const skill = skillOf(world);
  return {
    killer: last,
    through: last.through,
    stood: last.actor === 0 || last.actor === player.id ? null : standingOf(world, last.actor),
    wounds: bySource(notes.wounds),
    count: notes.wounds.length,
    hp: notes.hp,
    maxHp: maxHpOf(world, player),
    announced: bySource(notes.wounds.filter(({ announced }) => announced)),
    remedies: remediesOf(world),
    unknown: unknownOf(world),
    skill: skill && skillRefusal(world, skill) === null ? skill.id : null,
    oil: content.lantern && !hero.lamp ? hero.oil : null,
    stairs: stairsFrom(world),
    enemies: hostilesInView(world).length,
  };
}

/** The wound that killed. Runs that ended before wounds were noted have only their cause. */
function lastWound({ state: { notes, turn } }: World, cause: string): Culprit & { readonly through: string } {
  const last = notes.wounds.at(-1);
  if (last && last.turn >= turn - 1 && isBy(last, cause)) return last;
  return { cause, actor: 0, ability: '', through: isMedium(causeOf(cause)) ? cause : '' };
}

/** Whether a wound is what the end is put down to. */
function isBy({ cause, through, ability }: Wound, end: string): boolean {
  const by = causeOf(end);
  return [through, withoutAffixes(cause)].includes(end) || by?.table === 'traits' || (by?.table === 'ability' && by.id === ability);
}

function standingOf(world: World, id: number): Standing {
  const actor = world.floor.state.actors.find((other) => other.id === id);
  if (actor) return { is: 'alive', hp: actor.hp, maxHp: maxHpOf(world, actor) };
  return { is: world.state.notes.dead.includes(id) ? 'dead' : 'gone', hp: 0, maxHp: 0 };
}

/** Wounds of the same actor by the same means together. */
function bySource(wounds: readonly Wound[]): WoundsBy[] {
  const found = new Map<string, { wound: Wound; count: number; damage: number }>();
  for (const wound of wounds) {
    const { cause, through, ability } = wound;
    const key = [cause, through, ability].join(' ');
    const before = found.get(key) ?? { wound, count: 0, damage: 0 };
    found.set(key, { wound, count: before.count + 1, damage: before.damage + wound.amount });
  }
  return [...found.values()].sort((a, b) => b.damage - a.damage);
}

/** The nearest stairs that the player knew a way to, past whatever was in it. */
function stairsFrom(world: World): Account['stairs'] {
  const { floor } = world;
  const ways = new KnownPaths(world, 'all');
  const at = ways.nearest((x, y) => floor.tileAt(x, y).stairs !== undefined);
  const way = at && floor.tileAt(at.x, at.y).stairs;
  return at && way ? { way, steps: ways.to(at)?.length ?? 0 } : null;
}

/**
 * A copy of a run to look at once it is over: all of its floor but solid rock is in view, with everyone and everything that was hidden.
 * The run itself stays as it is.
 */
export function revealed(game: Game): Game {
  const copy = game.fork();
  const { floor, state: { player } } = copy;
  const { traps, items, corpses, actors } = floor.state;
  const cells = openCells(floor);
  for (const cell of cells) floor.markSeen(cell);
  floor.state.memories = [];
  for (const trap of traps) trap.known = true;
  for (const thing of [...items, ...corpses]) thing.seen = true;
  for (const actor of actors) actor.hidden = false;
  player.statuses = Object.fromEntries(Object.entries(player.statuses).filter(([id]) => copy.content.statuses.get(id)?.deceives !== true));
  floor.fov.show(cells.map((cell) => floor.cellOf(cell)));
  // The page shows its messages beside it.
  copy.state.log = game.state.log;
  return Object.assign(copy, { isConcealed: () => false });
}

/** The cells that can be seen or walked through, and those beside them, as indices into the terrain. */
function openCells(floor: Floor): number[] {
  const { width, height } = floor;
  const isOpen = (x: number, y: number): boolean => floor.contains(x, y) && (floor.tileAt(x, y).transparent || floor.isWalkable(x, y));
  const all = Array.from({ length: width * height }, (_, index) => index);
  return all.filter((index) => {
    const x = index % width;
    const y = Math.floor(index / width);
    return isOpen(x, y) || DIRECTIONS.some((step) => isOpen(x + step.x, y + step.y));
  });
}
