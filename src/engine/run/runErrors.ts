import { FULL_TURN, INVENTORY_SLOTS, STATE_FORMAT, type GameState } from '../state';
import { isWearable, type Content } from '../content';
import { thingError } from './floorErrors';
import { LOG_LINES } from '../log';

/** More energy than any action costs or any round gives. */
const MOST_ENERGY = 1_000_000;

/** The broken invariants of a run, apart from its floors, as sentences. */
export function runErrors(content: Content, state: GameState): string[] {
  return [headErrors, heroErrors, lampErrors, bagErrors, streamErrors, logErrors, outcomeErrors].flatMap((check) => check(content, state));
}

function headErrors(content: Content, state: GameState): string[] {
  const errors: string[] = [];
  if ((state.format as number) !== STATE_FORMAT) errors.push(`The run has format ${state.format as number}.`);
  if (state.pack !== content.id) errors.push(`The run belongs to pack ${state.pack}, not ${content.id}.`);
  if (state.turn < 0) errors.push(`The turn is ${state.turn}.`);
  if (new Set(state.floors.map(({ number }) => number)).size < state.floors.length) errors.push('Duplicate floor.');
  if (!content.floorsPersist && state.floors.length !== 1) errors.push(`${state.floors.length} floors in a pack without persistent floors.`);
  return errors;
}

function heroErrors(content: Content, { hero, player, outcome }: GameState): string[] {
  const errors: string[] = [];
  const { level, xp, choices, oil, hooded, finds, known } = hero;
  const full = content.lantern?.full ?? 0;
  if (player.side !== 'player' || player.waits) errors.push('The player is no longer on its own side.');
  if (player.breed !== 'player') errors.push(`The player is a ${player.breed}.`);
  if (player.announced !== null) errors.push('The player has announced an attack.');
  if (level < 1) errors.push(`The player has level ${level}.`);
  // It may be more than the next level takes: of a kill with very many levels, or where the pack asked for more when the run was saved.
  if (xp < 0) errors.push(`The player has ${xp} experience.`);
  if (choices < 0 || choices >= level) errors.push(`${choices} rewards are pending at level ${level}.`);
  if (oil < 0 || oil > full) errors.push(`The lantern has ${oil} of ${full} turns of oil.`);
  if (hooded && !content.light) errors.push('The lantern is hooded in a pack without light.');
  if (finds < 0) errors.push(`The treasure is worth ${finds}.`);
  const { energy } = player;
  if (outcome === null && (energy < FULL_TURN || energy > MOST_ENERGY)) errors.push(`The player has ${energy} energy at the start of a turn.`);
  if (hero.kind !== '' && !content.heroes.has(hero.kind)) errors.push(`Unknown hero ${hero.kind}.`);
  for (const id of hero.talents) if (!content.talents.has(id)) errors.push(`Unknown talent ${id}.`);
  if (new Set(hero.talents).size < hero.talents.length) errors.push('Duplicate talent.');
  for (const kind of known) if (!content.itemKinds.has(kind)) errors.push(`Unknown item kind ${kind} among the identified.`);
  if (new Set(known).size < known.length) errors.push('Duplicate item kind among the identified.');
  return errors;
}

/** A lost lantern is with an actor of this floor, or lies on it. */
function lampErrors({ light }: Content, { hero: { lamp }, floors, floor }: GameState): string[] {
  if (!lamp) return [];
  const { thief, cell } = lamp;
  const here = floors.find(({ number }) => number === floor);
  const isHeld = cell === -1 && here?.actors.some(({ id }) => id === thief) === true;
  const isOnGround = thief === -1 && cell >= 0 && cell < (here?.terrain.length ?? 0);
  return light && (isHeld || isOnGround) ? [] : [`The lantern is with actor ${thief}, or lies in cell ${cell}.`];
}

/** Carried items are valid, and worn items are carried and in their own slots. */
function bagErrors(content: Content, { hero: { inventory, worn } }: GameState): string[] {
  const errors = inventory.flatMap((item) => thingError(content, item) ?? []);
  if (inventory.length > INVENTORY_SLOTS) errors.push(`${inventory.length} items are carried in ${INVENTORY_SLOTS} slots.`);
  for (const slot in worn) {
    const item = inventory.find(({ id }) => id === worn[slot]);
    const kind = item && content.itemKinds.get(item.kind);
    if (!item) errors.push(`The item worn as ${slot} is not carried.`);
    else if (kind && (!isWearable(kind) || kind.slot !== slot)) errors.push(`A ${item.kind} is worn as ${slot}.`);
  }
  return errors;
}

/** Each stream is four 32-bit words, not all 0, which would mean it was wiped. */
function streamErrors(_content: Content, { streams }: GameState): string[] {
  const isSound = (words: readonly number[]): boolean => words.length === 4 && words.every((word) => (word | 0) === word);
  const wrong = Object.entries({ ...streams }).filter(([, words]) => !isSound(words) || words.every((word) => word === 0));
  return wrong.map(([name, words]) => `The stream ${name} is ${words.join(', ')}.`);
}

function logErrors(_content: Content, { log }: GameState): string[] {
  if (log.length > LOG_LINES) return [`The log has ${log.length} lines of ${LOG_LINES}.`];
  const last = log.at(-1);
  return last && (last.count < 1 || last.key === '') ? [`The last log line, "${last.key}", has count ${last.count}.`] : [];
}

/** The outcome fits the state's floor, turn and player. */
function outcomeErrors(_content: Content, { outcome, player, floor, turn }: GameState): string[] {
  if (outcome === null) return [];
  const errors: string[] = [];
  if ((outcome.kind === 'died') !== (player.hp === 0)) errors.push(`The player ${outcome.kind} with ${player.hp} hit points.`);
  if (outcome.kind === 'died' && outcome.cause === '') errors.push('The player died without a cause.');
  if (outcome.floor !== floor || outcome.turn !== turn) {
    errors.push(`The run ended on floor ${outcome.floor} in turn ${outcome.turn}, but is on floor ${floor} in turn ${turn}.`);
  }
  return errors;
}
