import type { Brightness, Content } from '../content';
import { distanceSquared, type Point } from '../core/point';
import { MOST_SIGHT } from '../floor/fov';
import type { LightSource } from '../floor/Lights';
import type { FloorItem } from '../state';
import type { World } from '../World';
import { lampAt } from './lamp';
import { farSightOf, isHooded, lanternOf, openLight, sightOf } from './lantern';
import { oilOf } from './oil';
import { natureOf } from './traits';

/** Updates the player's view by the lantern and by other light; returns the items the player sees for the first time. */
export function lookAround(world: World): FloorItem[] {
  const { content, floor } = world;
  const { player } = world.state;
  const isVeiled = floor.hazards.hides(player.x, player.y);
  const within = (radius: number): number => (isVeiled ? 1 : radius);
  const reach = within(Math.min(MOST_SIGHT, sightOf(world)));
  const exposure = within(content.sight);
  if (content.light) {
    const lights = { moving: movingLights(world), things: shiningThings(world) };
    const far = within(farSightOf(world, content.light));
    return floor.lookByLight(player, { reach, far, sight: within(Math.max(content.sight, lanternOf(world))), ...lights });
  }
  const fresh = floor.look(player, reach);
  if (reach === exposure) floor.exposure = floor.fov;
  else floor.expose(player, exposure);
  return fresh;
}

/** The light of actors and hazards. */
function movingLights(world: World): LightSource[] {
  const { floor, content, state } = world;
  const sources: LightSource[] = [];
  floor.effort.spend(floor.state.hazards.length + floor.state.actors.length);
  for (const { kind, x, y } of floor.state.hazards) add(sources, floor.cell(x, y), content.hazards.get(kind)?.shines);
  for (const actor of floor.state.actors) if (!actor.hidden) add(sources, floor.cell(actor.x, actor.y), natureOf(world, actor).shines);
  add(sources, floor.cell(state.player.x, state.player.y), natureOf(world, state.player).shines);
  const { lamp } = state.hero;
  const bearer = lamp && (floor.state.actors.find(({ id }) => id === lamp.thief) ?? lampAt(world));
  if (bearer) add(sources, floor.cell(bearer.x, bearer.y), openLight(world));
  return sources;
}

function add(sources: LightSource[], cell: number, radius: number | undefined): void {
  if (radius) sources.push({ cell, radius });
}

/** By content, the radius of each item kind that shines. */
const shining = new WeakMap<Content, ReadonlyMap<string, number>>();

function shiningKinds(content: Content): ReadonlyMap<string, number> {
  const known = shining.get(content);
  if (known) return known;
  const found = new Map<string, number>();
  for (const [id, kind] of content.itemKinds) if ('shines' in kind && kind.shines) found.set(id, kind.shines);
  shining.set(content, found);
  return found;
}

/** The light of things on the ground. */
function shiningThings({ content, floor }: World): LightSource[] {
  const kinds = shiningKinds(content);
  if (kinds.size === 0) return [];
  const sources: LightSource[] = [];
  for (const { kind, x, y } of floor.state.items) {
    const radius = kinds.get(kind);
    if (radius !== undefined) sources.push({ cell: floor.cell(x, y), radius });
  }
  return sources;
}

/** The light in a cell: of the floor as of the last look, and of the player's lantern. Everything is lit in packs without light. */
export function brightnessAt(world: World, at: Point): Brightness {
  const { content, floor } = world;
  const { player } = world.state;
  const cell = floor.cell(at.x, at.y);
  if (!content.light || floor.lit?.has(cell) === true) return 'lit';
  const far = distanceSquared(player, at);
  if (far > 0 && (!floor.exposure.has(cell) || far > lanternOf(world) ** 2)) return 'dark';
  return isHooded(world) || oilOf(world) === 0 ? 'glow' : 'lit';
}
