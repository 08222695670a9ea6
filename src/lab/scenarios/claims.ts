import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import type { Actor } from '../../engine/state';
import { nameOf } from './bags';
import { ANYTHING, breedOf, charactersOf, drawnIn, HERO, listed, meaningOf } from './pictures';
import type { LegendEntry, Scenario } from './Scenario';

/*
 * What a character of an expected map claims of its cell: all that its entry names (the tile, who stands there, items, a hazard, a trap,
 * remains); and if it names nobody, also that nobody stands there, that no item lies there and no hazard but what it names.
 */

/** A cell that no character of the legend fits. */
export const UNNAMED = '?';

/** What is wrong with the cells of a picture of the floor as it is now: one sentence with the picture; none if all is well. */
export function pictureFaults(game: Game, expected: readonly string[], legend: Scenario['legend']): string[] {
  const wrong = drawnIn(expected).flatMap(({ character, x, y }) => {
    const fault = character === ANYTHING ? null : claimFault(game, meaningOf(legend, character) ?? {}, { x, y, character });
    return fault === null ? [] : [`at ${x},${y} ${fault}`];
  });
  const [first] = wrong;
  if (first === undefined) return [];
  const others = wrong.length > 1 ? `; ${wrong.length - 1} more cells differ` : '';
  return [`expect.map: ${first}${others}. This came of it:\n${pictureOf(game, legend, expected).join('\n')}`];
}

/** The floor as it is now, in the characters of a legend: in an expected one, if it fits. */
export function pictureOf(game: Game, legend: Scenario['legend'], expected: readonly string[] = []): string[] {
  const wanted = expected.map((row) => Array.from(row));
  const characters = charactersOf(legend).sort(([, one], [, other]) => detailOf(other) - detailOf(one));
  return Array.from({ length: game.floor.height }, (_, y) => Array.from({ length: game.floor.width }, (__, x) => {
    const own = wanted[y]?.[x];
    const fits = (character: string, entry: LegendEntry): boolean => claimFault(game, entry, { x, y, character }) === null;
    if (own !== undefined && own !== ANYTHING && fits(own, meaningOf(legend, own) ?? {})) return own;
    return characters.find(([character, entry]) => fits(character, entry))?.[0] ?? UNNAMED;
  }).join(''));
}

/** How much an entry names. */
function detailOf(entry: LegendEntry): number {
  return [entry.tile, entry.item, entry.hazard, entry.trap, entry.corpse, breedOf(entry)].filter((part) => part !== undefined).length;
}

/** What of a cell is otherwise than its character claims; null if nothing is. */
function claimFault(game: Game, entry: LegendEntry, at: Point & { readonly character: string }): string | null {
  // What the legend says of the hero's cell is about the one where it begins.
  if (at.character === HERO) return dwellerFault(game, entry, at);
  return tileFault(game, entry, at) ?? dwellerFault(game, entry, at) ?? thingFault(game, entry, at) ?? remainsFault(game, entry, at);
}

function tileFault({ floor }: Game, { tile }: LegendEntry, { x, y }: Point): string | null {
  const { id } = floor.tileAt(x, y);
  return tile === undefined || tile === id ? null : `the tile is ${id}, not ${tile}`;
}

function dwellerFault(game: Game, entry: LegendEntry, { x, y, character }: Point & { readonly character: string }): string | null {
  const there = whoIsAt(game, { x, y });
  const found = there === null ? 'nobody' : there === game.state.player ? 'the hero' : `${heldOr(there.bound > 0)}${there.breed}`;
  const breed = breedOf(entry);
  const wanted = character === HERO ? 'the hero' : breed === undefined ? 'nobody' : `${heldOr(entry.captive !== undefined)}${breed}`;
  return found === wanted ? null : `there is ${found}, not ${wanted}`;
}

function heldOr(isHeld: boolean): string {
  return isHeld ? 'the captive ' : '';
}

/** Who stands in a cell; null for nobody. The dead hero still lies where it fell. */
function whoIsAt({ floor, state: { player } }: Game, { x, y }: Point): Actor | null {
  return player.x === x && player.y === y ? player : floor.actorAt(x, y);
}

function thingFault({ floor }: Game, entry: LegendEntry, { x, y }: Point): string | null {
  const isSilent = breedOf(entry) !== undefined;
  const lying = floor.itemsAt(x, y).map(nameOf);
  const missing = listed(entry.item).map((thing) => (typeof thing === 'string' ? thing : thing.item)).find((name) => !lying.includes(name));
  if (missing !== undefined) return `no ${missing} lies there`;
  if (!isSilent && entry.item === undefined && lying.length > 0) return `there lies ${lying.join(', ')}`;
  const hazard = floor.hazards.at(x, y)?.kind;
  if (entry.hazard === undefined) return isSilent || hazard === undefined ? null : `there is ${hazard}`;
  return hazard === entry.hazard ? null : `there is no ${entry.hazard}`;
}

function remainsFault({ floor }: Game, { trap, corpse }: LegendEntry, { x, y }: Point): string | null {
  const isHere = (thing: Point): boolean => thing.x === x && thing.y === y;
  const { traps, corpses } = floor.state;
  if (trap !== undefined && !traps.some((each) => isHere(each) && each.kind === trap)) return `there is no trap ${trap}`;
  if (corpse !== undefined && !corpses.some((each) => isHere(each) && each.breed === corpse)) return `there are no remains of a ${corpse}`;
  return null;
}
