import { distanceSquared, stepsBetween } from '../core/point';
import { isWearable } from '../content';
import type { Game } from '../Game';
import type { Actor, Item } from '../state';

/** Whether a monster sees the player now: who is unseen is noticed only from beside, and who is blind sees no further than that lets it. */
export function notices(game: Game, actor: Actor): boolean {
  const { player } = game.state;
  if (!game.isExposed(actor)) return false;
  if (stepsBetween(actor, player) > 1 && isPlayerUnseen(game)) return false;
  for (const id in actor.statuses) {
    const { sees } = game.content.statuses.get(id) ?? {};
    if (sees !== undefined && distanceSquared(actor, player) > sees * sees) return false;
  }
  return true;
}

/** Whether a monster can strike another from where it stands. */
export function isBeside(game: Game, actor: Actor, other: Actor): boolean {
  if (stepsBetween(actor, other) !== 1) return false;
  return actor.x === other.x || actor.y === other.y || game.breedOf(actor).directions === 8;
}

/** Whether it is hurt so much that it runs. */
export function isAfraid(game: Game, actor: Actor): boolean {
  const { nerve } = game.breedOf(actor);
  return nerve !== undefined && actor.hp * 100 < actor.maxHp * nerve;
}

/** What `isUnseen` says of the player. Every monster asks in every turn, so nothing is made on the way. */
function isPlayerUnseen({ state, content }: Game): boolean {
  const { player, hero } = state;
  if (content.breeds.get(player.breed)?.unseen === true) return true;
  for (const id in player.statuses) if (content.statuses.get(id)?.unseen === true) return true;
  for (const slot in hero.worn) {
    const worn = hero.worn[slot];
    for (const item of hero.inventory) if (item.id === worn && hides(content, item)) return true;
  }
  return false;
}

function hides(content: Game['content'], item: Item): boolean {
  const kind = content.itemKinds.get(item.kind);
  if (!kind || !isWearable(kind)) return false;
  if (kind.unseen === true) return true;
  for (const id of item.affixes) if (content.affixes.get(id)?.unseen === true) return true;
  return false;
}
