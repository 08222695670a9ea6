import { isWearable, type Content } from '../content';
import { HEADINGS } from '../core/point';
import { LOG_LINES } from '../log';
import { FULL_TURN, INVENTORY_SLOTS, STATE_FORMAT, type Actor, type FloorState, type GameState, type Item } from '../state';

/* What is wrong with a state that has the right shape. */

/** More energy than any action costs or any round gives. */
const MOST_ENERGY = 1_000_000;

/** The broken invariants of a run, apart from its floors, as sentences. */
export function runErrors(content: Content, state: GameState): string[] {
  return [headErrors, heroErrors, lanternErrors, bagErrors, streamErrors, logErrors, outcomeErrors]
    .flatMap((check) => check(content, state));
}

function headErrors(content: Content, state: GameState): string[] {
  const errors: string[] = [];
  if ((state.format as number) !== STATE_FORMAT) errors.push(`The run has format ${state.format as number}.`);
  if (state.pack !== content.id) errors.push(`The run belongs to pack ${state.pack}, not ${content.id}.`);
  if (state.turn < 0) errors.push(`The turn is ${state.turn}.`);
  if (new Set(state.floors.map(({ number }) => number)).size < state.floors.length) errors.push('Duplicate floor.');
  if (!content.floorsPersist && state.floors.length !== 1) {
    errors.push(`${state.floors.length} floors in a pack without persistent floors.`);
  }
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
  if (outcome === null && (energy < FULL_TURN || energy > MOST_ENERGY)) {
    errors.push(`The player has ${energy} energy at the start of a turn.`);
  }
  if (hero.kind !== '' && !content.heroes.has(hero.kind)) errors.push(`Unknown hero ${hero.kind}.`);
  for (const id of hero.talents) if (!content.talents.has(id)) errors.push(`Unknown talent ${id}.`);
  if (new Set(hero.talents).size < hero.talents.length) errors.push('Duplicate talent.');
  for (const kind of known) if (!content.itemKinds.has(kind)) errors.push(`Unknown item kind ${kind} among the identified.`);
  if (new Set(known).size < known.length) errors.push('Duplicate item kind among the identified.');
  return errors;
}

/** A lost lantern is with an actor of this floor, or lies on it. */
function lanternErrors({ light }: Content, { hero: { lamp }, floors, floor }: GameState): string[] {
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

/** The broken invariants of a kept floor, current or not, as sentences. */
export function floorErrors(content: Content, floor: FloorState): string[] {
  const checks = [cellErrors, placeErrors, memoryErrors, floodErrors, dwellerErrors];
  return [...sizeErrors(floor), ...purseErrors(floor), ...checks.flatMap((check) => check(content, floor))];
}

/** An actor's first broken invariant, whatever floor it is on; null if none. */
export function dwellerError(content: Content, actor: Actor): string | null {
  if (!content.breeds.has(actor.breed)) return `${nameOf(actor)} has an unknown breed.`;
  if (actor.maxHp < 1) return `${nameOf(actor)} has a maximum of ${actor.maxHp} HP.`;
  for (const id of actor.elite) if (!content.elites.kinds.has(id)) return `${nameOf(actor)} has the unknown elite kind ${id}.`;
  if (actor.alert > (content.light?.forgets ?? 0)) return `${nameOf(actor)} is alert for ${actor.alert} turns.`;
  for (const [ability, turn] of Object.entries(actor.ready)) if (turn < 0) return `${nameOf(actor)} can use ${ability} from turn ${turn}.`;
  if (actor.facing < -1 || actor.facing >= HEADINGS.length) return `${nameOf(actor)} faces direction ${actor.facing}.`;
  const bound = boundError(content, actor);
  if (bound !== null) return bound;
  for (const status in actor.statuses) {
    const turns = actor.statuses[status] as number;
    if (!content.statuses.has(status) || turns < 1) return `${nameOf(actor)} has ${turns} turns of ${status}.`;
  }
  return null;
}

/** Captives are on the player's side and have no more work left than their pack gives; only allies wait. */
function boundError({ captives }: Content, actor: Actor): string | null {
  const { side, bound, waits } = actor;
  if (bound < 0 || bound > (side === 'player' ? (captives?.turns ?? 0) : 0)) return `${nameOf(actor)} is bound for ${bound} turns.`;
  return waits && (side !== 'player' || bound > 0) ? `${nameOf(actor)} waits, but is no ally.` : null;
}

/** What is wrong with an actor's announced attack on a floor of so many cells; null if nothing is. */
function announcedError({ announced, ...actor }: Actor, size: number): string | null {
  if (announced === null) return null;
  const off = [announced.aim, ...announced.cells].find((cell) => cell < 0 || cell >= size);
  if (announced.cells.length > 0 && off === undefined) return null;
  return `${nameOf(actor)} has announced ${announced.ability} at ${announced.cells.length} cells, one of them ${off ?? 'none'} of ${size}.`;
}

/** An item's first broken invariant, wherever it is; null if none. */
function thingError(content: Content, item: Item): string | null {
  if (!content.itemKinds.has(item.kind)) return `Item ${item.id} has the unknown kind ${item.kind}.`;
  if (item.charges < 0) return `Item ${item.id} has ${item.charges} charges.`;
  for (const id of item.affixes) if (!content.affixes.has(id)) return `Item ${item.id} has the unknown affix ${id}.`;
  return null;
}

export function nameOf(actor: Pick<Actor, 'breed' | 'id' | 'x' | 'y'>): string {
  return `${actor.breed} ${actor.id} at ${actor.x},${actor.y}`;
}

function purseErrors({ number, purse }: FloorState): string[] {
  return purse >= -1 ? [] : [`Floor ${number} may still pay ${purse} XP.`];
}

function sizeErrors({ number, width, height, terrain, explored }: FloorState): string[] {
  const cells = width * height;
  if (number >= 1 && cells > 0 && terrain.length === cells && explored.length === cells) return [];
  return [`Floor ${number} of ${width} x ${height} has ${terrain.length} terrain cells and ${explored.length} explored marks.`];
}

/** Every cell has a tile from the table and is unknown, seen or mapped. */
function cellErrors({ tiles }: Content, { number, terrain, explored }: FloorState): string[] {
  const kinds = tiles.length;
  for (let cell = 0; cell < terrain.length; cell++) {
    const tile = terrain[cell] as number;
    if (!(tile >= 0 && tile < kinds)) return [`Cell ${cell} of floor ${number} has tile ${tile} of ${kinds}.`];
    const mark = explored[cell] as number;
    if (mark !== 0 && mark !== 1 && mark !== 2) return [`Cell ${cell} of floor ${number} has the explored mark ${mark}.`];
  }
  return [];
}

/** Everything is on the map and of a known kind, and no two traps share a cell. */
function placeErrors(content: Content, floor: FloorState): string[] {
  const { number, width, height } = floor;
  const isOn = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height;
  const errors: string[] = [];
  for (const { kind, x, y } of floor.traps) {
    if (!content.traps.kinds.has(kind) || !isOn(x, y)) errors.push(`A trap ${kind} lies at ${x},${y}.`);
  }
  for (const { kind, x, y, turns } of floor.hazards) {
    if (!content.hazards.has(kind) || turns < 1) errors.push(`A hazard ${kind} lasts ${turns} turns.`);
    if (!isOn(x, y)) errors.push(`A hazard ${kind} lies at ${x},${y}.`);
  }
  for (const { vault, x1, y1, x2, y2 } of floor.places) {
    const isPlaced = isOn(x1, y1) && isOn(x2, y2) && x1 <= x2 && y1 <= y2;
    if (!content.vaults.kinds.has(vault) || !isPlaced) errors.push(`A vault ${vault} lies at ${x1},${y1} to ${x2},${y2}.`);
  }
  for (const { breed, x, y } of floor.corpses) {
    if (!content.breeds.has(breed) || !isOn(x, y)) errors.push(`A dead ${breed} lies at ${x},${y} of floor ${number}.`);
  }
  for (const { kind, x, y } of floor.goods) if (!isOn(x, y)) errors.push(`A ${kind} is offered at ${x},${y} of floor ${number}.`);
  for (const { kind, x, y } of floor.items) if (!isOn(x, y)) errors.push(`A ${kind} lies at ${x},${y} of floor ${number}.`);
  for (const actor of floor.actors) if (!isOn(actor.x, actor.y)) errors.push(`${nameOf(actor)} is off floor ${number}.`);
  if (new Set(floor.traps.map(({ x, y }) => y * width + x)).size < floor.traps.length) errors.push('Two traps lie in one cell.');
  return errors;
}

/** Memories are of explored cells that are otherwise now, one at most of each. */
function memoryErrors({ tiles }: Content, { number, width, height, terrain, explored, memories }: FloorState): string[] {
  const errors = memories.flatMap(({ x, y, tile }) => {
    const isOn = x < width && y < height && tile < tiles.length;
    const cell = y * width + x;
    return isOn && explored[cell] !== 0 && terrain[cell] !== tile ? [] : [`Tile ${tile} is remembered at ${x},${y} of floor ${number}.`];
  });
  if (new Set(memories.map(({ x, y }) => y * width + x)).size < memories.length) errors.push('Two tiles are remembered in one cell.');
  return errors;
}

/** Floods are of cells of the floor, one at most of each, and leave tiles of the table. */
function floodErrors({ tiles }: Content, { number, width, height, floods }: FloorState): string[] {
  const wrong = floods.filter(({ x, y, tile }) => x < 0 || y < 0 || x >= width || y >= height || tile < 0 || tile >= tiles.length);
  const errors = wrong.map(({ x, y, tile }) => `A flood at ${x},${y} of floor ${number} leaves tile ${tile}.`);
  if (new Set(floods.map(({ x, y }) => y * width + x)).size < floods.length) errors.push('Two floods are in one cell.');
  return errors;
}

function dwellerErrors(content: Content, { actors, items, goods, terrain }: FloorState): string[] {
  const errors: string[] = [];
  const note = (error: string | null): void => { if (error !== null) errors.push(error); };
  for (const actor of actors) {
    note(dwellerError(content, actor));
    note(announcedError(actor, terrain.length));
    if (actor.energy < 0) errors.push(`${nameOf(actor)} has ${actor.energy} energy.`);
    for (const item of actor.loot) note(thingError(content, item));
  }
  for (const item of [...items, ...goods]) note(thingError(content, item));
  return errors;
}
