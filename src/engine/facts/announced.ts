import type { World } from '../World';
import type { Ability } from '../content';
import type { Point } from '../core/point';
import type { Actor } from '../state';
import { damageTo } from './combat';
import { natureOf } from './traits';

/* Announced attacks, as they will hit (RULES 5.14). */

/** The ability that an actor has announced; null if none, or if it has lost it since. */
export function announcedAbility(world: World, actor: Actor): Ability | null {
  const { announced } = actor;
  if (!announced) return null;
  const { abilities } = natureOf(world, actor);
  world.effort.spend(abilities.length);
  return abilities.find(({ id }) => id === announced.ability) ?? null;
}

/** The cells of an actor's announced attack. */
export function cellsAnnouncedBy({ floor }: Pick<World, 'floor'>, { announced }: Actor): Point[] {
  return (announced?.cells ?? []).map((cell) => floor.position(floor.cellOf(cell)));
}

/** Turns of the player until an announced attack hits: 1 if it follows on the player's next action. */
export function turnsLeft({ state }: Pick<World, 'state'>, { announced }: Actor): number {
  return announced ? Math.max(1, announced.turn - state.turn) : 0;
}

/** The actors whose announced attacks will hit a cell, first those that hit first. */
export function announcersOf({ floor }: Pick<World, 'floor'>, { x, y }: Point): Actor[] {
  const due = ({ announced }: Actor): number => announced?.turn ?? 0;
  return [...floor.announced.at(floor.index(x, y))].sort((a, b) => due(a) - due(b) || a.id - b.id);
}

/** What an announced attack will do to an actor that stays: the ability's id, in how many turns, and its damage. */
export interface AnnouncedAttack {
  readonly caster: Actor;
  readonly ability: string;
  readonly turns: number;
  readonly least: number;
  readonly most: number;
}

/** The announced attacks that will hit a cell, as they would hit an actor in it; soonest first, without its own. */
export function attacksAnnouncedAt(world: World, on: Actor, at: Point = on): AnnouncedAttack[] {
  return announcersOf(world, at).flatMap((caster) => announcedAttackOf(world, caster, on) ?? []);
}

/** The first of them; null for none. */
export function firstAnnouncedAt(world: World, on: Actor, at: Point = on): AnnouncedAttack | null {
  for (const caster of announcersOf(world, at)) {
    const attack = announcedAttackOf(world, caster, on);
    if (attack) return attack;
  }
  return null;
}

/** The announced attack of an actor, as it would hit another in its cells; null if there is none, or if that is itself. */
export function announcedAttackOf(world: World, caster: Actor, on: Actor): AnnouncedAttack | null {
  const ability = caster === on ? null : announcedAbility(world, caster);
  if (!ability) return null;
  const [least, most] = damageTo(world, ability.effects, { caster, on });
  return { caster, ability: ability.id, turns: turnsLeft(world, caster), least, most };
}

/** Whether an actor has reason to leave a cell: an announced attack would harm it there. */
export function isAnnouncedAt(world: World, actor: Actor, at: Point): boolean {
  const casters = world.floor.announced.at(world.floor.index(at.x, at.y));
  if (casters.size === 0 || world.breedOf(actor).heedless === true) return false;
  for (const caster of casters) {
    const ability = caster === actor ? null : announcedAbility(world, caster);
    const covering = world.content.hazards.get(ability?.covers?.hazard ?? '')?.effects ?? [];
    const effects = [...(ability?.effects ?? []), ...covering];
    world.effort.spend(effects.length);
    if (effects.some((effect) => world.answersOf(effect).harms?.(world, effect, actor) ?? true)) return true;
  }
  return false;
}

/** An announced cell that the player sees, and in how many turns the first attack hits it. */
interface AnnouncedCell {
  readonly cell: Point;
  readonly turns: number;
}

/** The announced cells in view, each once; whose they are need not be in view. */
export function announcedCellsSeen(world: World): AnnouncedCell[] {
  const cells = new Map<number, AnnouncedCell>();
  for (const caster of world.floor.announced.all) {
    const turns = turnsLeft(world, caster);
    for (const cell of cellsAnnouncedBy(world, caster)) {
      const index = world.floor.index(cell.x, cell.y);
      if (world.sees(cell) && turns < (cells.get(index)?.turns ?? Infinity)) cells.set(index, { cell, turns });
    }
  }
  return [...cells.values()];
}
