import { FULL_TURN } from '../actions/Action';
import { isWearable, type Content } from '../content';
import { thingError } from './floorErrors';
import { LOG_LINES } from '../log';
import { xpToNext } from '../rules/experience';
import { INVENTORY_SLOTS, STATE_FORMAT, type GameState } from '../state';

/** More than any action costs or any round gives. */
const MOST_ENERGY = 1_000_000;

/** What must hold of a run beside its floors; each breach is a sentence. */
export function runErrors(content: Content, state: GameState): string[] {
  return [...headErrors(content, state), ...heroErrors(content, state), ...bagErrors(content, state), ...streamErrors(state), ...logErrors(state), ...outcomeErrors(state)];
}

function headErrors(content: Content, state: GameState): string[] {
  const errors: string[] = [];
  if ((state.format as number) !== STATE_FORMAT) errors.push(`The run has format ${state.format as number}.`);
  if (state.pack !== content.id) errors.push(`The run belongs to pack ${state.pack}, not ${content.id}.`);
  if (state.turn < 0) errors.push(`It is turn ${state.turn}.`);
  if (new Set(state.floors.map(({ number }) => number)).size < state.floors.length) errors.push('Duplicate floor.');
  if (!content.floorsPersist && state.floors.length !== 1) errors.push(`${state.floors.length} floors are kept in a pack that keeps one.`);
  return errors;
}

function heroErrors(content: Content, { hero, player, outcome }: GameState): string[] {
  const errors: string[] = [];
  const { level, xp, choices, oil, finds, known } = hero;
  const full = content.lantern?.full ?? 0;
  if (player.breed !== 'player') errors.push(`The player is a ${player.breed}.`);
  if (level < 1) errors.push(`The player is of level ${level}.`);
  if (xp < 0 || xp >= xpToNext(level)) errors.push(`The player has ${xp} of ${xpToNext(level)} experience.`);
  if (choices < 0 || choices >= level) errors.push(`${choices} rewards are to be chosen at level ${level}.`);
  if (oil < 0 || oil > full) errors.push(`The lantern holds ${oil} turns of ${full}.`);
  if (finds < 0) errors.push(`The finds are worth ${finds}.`);
  if (outcome === null && (player.energy < FULL_TURN || player.energy > MOST_ENERGY)) errors.push(`It is the turn of a player with ${player.energy} energy.`);
  for (const kind of known) if (!content.itemKinds.has(kind)) errors.push(`Unknown item kind ${kind} among the identified.`);
  if (new Set(known).size < known.length) errors.push('Duplicate item kind among the identified.');
  return errors;
}

/** What is carried, and that what is worn is carried, in the slot it is made for. */
function bagErrors(content: Content, { hero: { inventory, worn } }: GameState): string[] {
  const errors = inventory.flatMap((item) => thingError(content, item) ?? []);
  if (inventory.length > INVENTORY_SLOTS) errors.push(`${inventory.length} items are carried in ${INVENTORY_SLOTS} slots.`);
  for (const slot in worn) {
    const item = inventory.find(({ id }) => id === worn[slot]);
    const kind = item && content.itemKinds.get(item.kind);
    if (!item) errors.push(`What is worn as ${slot} is not carried.`);
    else if (kind && (!isWearable(kind) || kind.slot !== slot)) errors.push(`A ${item.kind} is worn as ${slot}.`);
  }
  return errors;
}

/** Four 32-bit words each, which are never all 0: that would be a stream that was wiped out. */
function streamErrors({ streams }: GameState): string[] {
  return Object.entries(streams).flatMap(([name, words]: [string, readonly number[]]) => (words.length === 4 && words.every(isWord) && words.some((word) => word !== 0) ? [] : [`The stream ${name} is ${words.join(', ')}.`]));
}

function isWord(word: number): boolean {
  return (word | 0) === word;
}

function logErrors({ log }: GameState): string[] {
  if (log.length > LOG_LINES) return [`The log has ${log.length} lines of ${LOG_LINES}.`];
  const last = log.at(-1);
  return last && (last.count < 1 || last.key === '') ? [`The last line of the log, "${last.key}", is there ${last.count} times.`] : [];
}

/** A run is over where and when it ended, and only the dead have died. */
function outcomeErrors({ outcome, player, floor, turn }: GameState): string[] {
  if (outcome === null) return [];
  const errors: string[] = [];
  if ((outcome.kind === 'died') !== (player.hp === 0)) errors.push(`The player ${outcome.kind} with ${player.hp} hit points.`);
  if (outcome.kind === 'died' && outcome.cause === '') errors.push('The player died without a cause.');
  if (outcome.floor !== floor || outcome.turn !== turn) errors.push(`The run ended on floor ${outcome.floor} in turn ${outcome.turn}, and it is on floor ${floor} in turn ${turn}.`);
  return errors;
}
