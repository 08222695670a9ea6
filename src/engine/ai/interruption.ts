import type { Message } from '../core/grammar';
import { stepsBetween } from '../core/point';
import type { GameEvent } from '../events';
import type { World } from '../World';
import { sightingsOf } from '../facts/Sightings';
import { isHarmful } from '../facts/danger';
import { casterName, itemName } from '../facts/names';

/**
 * Why an intent stops after these events: harm, an attack announced for where the player stands, a new enemy, trap or item in
 * view, fire or its like nearby, oil running low, a reward to choose; else null. An enemy that is no threat stops it once: ask after every turn.
 */
export function interruption(world: World, events: readonly GameEvent[]): Message | null {
  if (world.isOver) return because('stop.over');
  // Each event is asked about: all that comes into view is remembered.
  const [why] = events.flatMap((event) => reason(world, event) ?? []);
  if (why) return why;
  return world.state.hero.choices > 0 ? because('stop.level') : null;
}

function reason(world: World, event: GameEvent): Message | null {
  const { player } = world.state;
  switch (event.type) {
    case 'refused':
      return because(event.key, event.params);
    case 'damaged':
      return event.actor === player.id ? because('stop.hurt') : null;
    case 'inflicted':
      if (event.actor !== player.id || world.content.statuses.get(event.status)?.harmful !== true) return null;
      return because('stop.inflicted', { status: `status.${event.status}` });
    case 'trapSprung':
      return event.actor === player.id ? because('stop.trap', { trap: `trap.${event.kind}` }) : null;
    case 'trapFound':
      return because('stop.trapFound', { trap: `trap.${event.kind}` });
    case 'announced':
      return isPlayerMarked(world, event) ? because('stop.marked', { actor: nameOf(world, event) }) : null;
    case 'noticed':
      return isNews(world, event) ? because('stop.hostile', { actor: nameOf(world, event) }) : null;
    case 'revealed':
      return event.seen ? because('stop.hostile', { actor: nameOf(world, event) }) : null;
    case 'woke':
      return event.seen ? because('stop.woke', { actor: nameOf(world, event) }) : null;
    case 'stole':
      return because('stop.stolen', { actor: nameOf(world, event) });
    case 'clouded':
      return isNear(world, event) ? because('stop.hazard', { hazard: `hazard.${event.hazard}` }) : null;
    case 'oilLow':
      return because('stop.oilLow', { n: event.oil });
    case 'arrived':
      return because('stop.arrived');
    case 'found':
      return because('stop.item', { item: itemName(world, event) });
    default:
      return null;
  }
}

/** Whether an actor has come into view that may mean a fight, or for the first time. */
function isNews(world: World, event: Extract<GameEvent, { type: 'noticed' }>): boolean {
  const actor = world.floor.state.actors.find(({ id }) => id === event.actor);
  return !actor || sightingsOf(world).isNews(world, actor);
}

/** Whether the player stood in the area that was marked. */
function isPlayerMarked({ state: { player } }: World, { cells }: Extract<GameEvent, { type: 'announced' }>): boolean {
  return cells.some(({ x, y }) => x === player.x && y === player.y);
}

/** Whether a hazard that harms the player has come into view within two steps. */
function isNear(world: World, { cells, seen }: Extract<GameEvent, { type: 'clouded' }>): boolean {
  const { player } = world.state;
  return seen && cells.some((cell) => stepsBetween(cell, player) <= 2 && world.sees(cell) && isHarmful(world, player, cell));
}

function because(key: string, params: Message['params'] = {}): Message {
  return { key, params };
}

/** The name of an event's actor; its plain breed if it is gone by now. */
function nameOf(world: World, event: { readonly actor: number; readonly breed?: string }): string {
  const actor = world.floor.state.actors.find(({ id }) => id === event.actor);
  return actor ? casterName(world, actor) : `breed.${event.breed ?? world.state.player.breed}`;
}
