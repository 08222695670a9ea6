import type { Moment } from '../pack/packTexts';
import type { Actor } from '../state';
import type { World } from '../World';
import { breedKey } from './names';
import { maxHpOf } from './stats';

/** The wounds at which bosses speak, in thirds of their HP left. */
const WOUNDS = [['hurt', 2], ['desperate', 1]] as const;

/** The unique monsters that are awake and seen by the player. */
export function bossesInView(world: Pick<World, 'content' | 'floor' | 'seesActor'>): Actor[] {
  return world.floor.state.actors.filter((actor) => world.content.breeds.get(actor.breed)?.unique === true && !actor.asleep && world.seesActor(actor));
}

/** Has the bosses speak that came into view awake in this turn, or woke in view. */
export function greet(world: World): void {
  for (const event of world.isOver ? [] : world.events) {
    if (event.type !== 'noticed' && event.type !== 'woke') continue;
    const actor = world.floor.state.actors.find(({ id }) => id === event.actor);
    if (actor && isBoss(world, actor) && !actor.asleep && world.seesActor(actor)) speak(world, actor, 'enters');
  }
}

/** Has a boss speak that has lost `amount` HP: at the last of its marks that this was, and at its death. */
export function cry(world: World, actor: Actor, amount: number): void {
  if (!isBoss(world, actor)) return;
  const third = maxHpOf(world, actor);
  const passed = WOUNDS.filter(([, thirds]) => actor.hp * 3 <= third * thirds && (actor.hp + amount) * 3 > third * thirds);
  const moment = actor.hp === 0 ? 'dies' : passed.at(-1)?.[0];
  if (moment !== undefined) speak(world, actor, moment);
}

function isBoss({ content, state }: World, actor: Actor): boolean {
  return content.breeds.get(actor.breed)?.unique === true && actor !== state.player;
}

/** Each says each of its lines once in a run, and to nobody but the player. */
function speak(world: World, actor: Actor, moment: Moment): void {
  const { notes } = world.state;
  const at = { x: actor.x, y: actor.y };
  const line = `${breedKey(actor.breed)}.${moment}`;
  if (notes.spoken.includes(line) || !world.sees(at)) return;
  notes.spoken = [...notes.spoken, line];
  world.emit({ type: 'spoke', actor: actor.id, breed: actor.breed, moment, at, seen: true });
}
