import type { Game } from '../Game';
import type { Actor } from '../state';
import { gainXp } from './experience';

/** Ends an actor: the player's death ends the run, a monster leaves a corpse and its experience. */
export function die(game: Game, actor: Actor, killer: Actor): void {
  const at = { x: actor.x, y: actor.y };
  const seen = game.sees(at);
  game.emit({ type: 'died', actor: actor.id, breed: actor.breed, at, seen });
  if (actor === game.state.player) {
    game.say('playerDies', 'log.playerDies', {});
    game.end({ kind: 'died', cause: killer.breed, floor: game.state.floor, turn: game.state.turn });
    return;
  }
  if (seen) game.say('enemyDies', 'log.dies', { actor: `breed.${actor.breed}` });
  game.remove(actor);
  game.floor.state.corpses.push({ breed: actor.breed, ...at, seen });
  gainXp(game, game.breedOf(actor).xp);
}
