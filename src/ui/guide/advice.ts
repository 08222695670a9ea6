import { hindranceToRest, isCalm } from '../../engine/facts/hero';
import { hoodRefusal } from '../../engine/facts/light';
import { isKnown, itemName } from '../../engine/facts/names';
import { isAimed } from '../../engine/facts/targets';
import { healingIn } from '../../engine/effects/effects';
import { isConsumable } from '../../engine/content';
import type { Message } from '../../engine/core/grammar';
import type { Game } from '../../engine/Game';
import type { Item } from '../../engine/state';
import type { KeyPart } from '../../keep/text';

/* What hints advise depends on what the game would do now: none names what is refused. */

type HintText = KeyPart<'ui.hint.'>;

/** What helps the wounded: an item that heals now, rest, an unidentified item to drink, stairs, or to get away. */
export function adviceForWounded(game: Game): HintText {
  if (healerIn(game)) return 'health';
  if (isCalm(game)) return game.content.rest && hindranceToRest(game) === null ? 'health.rest' : 'health.calm';
  if (untriedIn(game)) return 'health.untried';
  const knowsStairs = game.floor.state.terrain.some((tile, index) => game.content.tiles[tile]?.stairs !== undefined && game.floor.state.explored[index] !== 0);
  return knowsStairs ? 'health.stairs' : 'health.away';
}

/** Values for what is advised to the wounded. */
export function itemForWounded(game: Game): Message['params'] {
  return named(game, healerIn(game) ?? untriedIn(game));
}

/** An item's name as a value for a text. */
export function named(game: Game, item: Item | undefined): Message['params'] {
  return { item: item ? itemName(game, item) : 'look.something' };
}

/** A carried item that heals the player and that it may use now. */
function healerIn(game: Game): Item | undefined {
  return game.state.hero.inventory.find(({ kind }) => {
    const row = game.content.itemKinds.get(kind);
    if (!row || !isConsumable(row) || !isKnown(game, kind) || row.target.at !== 'self') return false;
    return healingIn(row.effects) > 0 && (row.calm !== true || isCalm(game));
  });
}

/** A carried unidentified item of a group that is never aimed: it can always be tried. */
export function untriedIn(game: Game): Item | undefined {
  const { itemKinds } = game.content;
  const isAlwaysTried = (group: string): boolean => [...itemKinds.values()].every((row) => !isConsumable(row) || row.group !== group || !isAimed(row.target));
  return game.state.hero.inventory.find(({ kind }) => {
    const row = itemKinds.get(kind);
    return row && isConsumable(row) && row.group !== undefined && !isKnown(game, kind) && isAlwaysTried(row.group);
  });
}

/** Whether the player carries oil that it knows for such. */
export function carriesOil(game: Game): boolean {
  return game.state.hero.inventory.some(({ kind }) => {
    const row = game.content.itemKinds.get(kind);
    return row && isConsumable(row) && isKnown(game, kind) && row.effects.some((effect) => effect.do === 'refuel');
  });
}

/** Whether the lantern is open and can be hooded. */
export function canHood(game: Game): boolean {
  return !game.state.hero.hooded && hoodRefusal(game) === null;
}
