import type { Game } from '../Game';
import type { Actor } from '../state';
import { gainXp, xpOf } from './experience';
import { actorName } from './names';
import { layDown } from './relocate';
import { traitsOf } from './traits';

/** Ends an actor: the player's death ends the run; a monster leaves a corpse, what it carried and its experience. */
export function die(game: Game, actor: Actor, cause: string): void {
  const at = { x: actor.x, y: actor.y };
  const seen = game.sees(at);
  game.emit({ type: 'died', actor: actor.id, breed: actor.breed, at, seen });
  if (actor === game.state.player) {
    game.say('playerDies', 'log.playerDies', {});
    game.end({ kind: 'died', cause, floor: game.state.floor, turn: game.state.turn });
    return;
  }
  if (seen) game.say('enemyDies', 'log.dies', { actor: actorName(game, actor) });
  const last = traitsOf(game, actor).flatMap((traits) => traits.onDeath ?? []);
  if (game.floor.isWalkable(at.x, at.y)) game.floor.state.corpses.push({ breed: actor.breed, ...at, seen });
  for (const item of actor.loot) layDown(game, item, at);
  game.remove(actor);
  gainXp(game, xpOf(game, actor));
  for (const working of last) game.work(working, { source: actor, aim: at, cause: `breed.${actor.breed}` });
}
