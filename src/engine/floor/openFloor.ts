import { hasTactic, isConsumable, type Content, type TileKind } from '../content';
import type { Point } from '../core/point';
import { Rng, shuffle } from '../core/rng';
import { freeCellsAround } from './cells';
import type { FloorPlan, ItemSpawn, Spawn } from '../ports';
import { FULL_TURN, LIMITS, type Actor, type FloorState, type GameState, type Item } from '../state';
import type { Floor } from './Floor';

/** Turns a floor plan into its state, assigning ids to everything on it; where there is a hero already, its prizes lie on it. */
export function openFloor(content: Content, state: Opening, plan: FloorPlan): { floor: FloorState; arrival: Point } {
  const floor: FloorState = {
    number: plan.number,
    theme: plan.theme,
    width: plan.width,
    height: plan.height,
    terrain: Array.from(plan.terrain),
    explored: new Array<0>(plan.terrain.length).fill(0),
    actors: plan.monsters.map((spawn) => ({
      ...makeActor(content, state.nextId++, { ...spawn, floor: plan.number }),
      loot: (spawn.loot ?? []).map((item) => makeItem(content, state.nextId++, item)),
      ...(isUnder(content, plan, spawn) ? { hidden: true } : {}),
    })),
    items: plan.items.map((spawn) => ({
      ...makeItem(content, state.nextId++, spawn),
      x: spawn.x,
      y: spawn.y,
      seen: false,
      left: false,
      ...(spawn.prize === true ? { prize: true } : {}),
    })),
    corpses: [],
    traps: plan.traps.map(({ id, x, y, hidden }) => ({ kind: id, x, y, known: !hidden })),
    hazards: [],
    places: plan.places.map((place) => ({ ...place })),
    purse: content.counts.danger ? worthOfAll(content, plan) : -1,
    memories: [],
    goods: plan.goods.map((spawn) => ({ ...makeItem(content, state.nextId++, spawn), x: spawn.x, y: spawn.y })),
    floods: [],
  };
  if (state.hero) awardPrizes(content, state, floor);
  return { floor, arrival: plan.arrival };
}

/** The run for which a floor is opened: at its beginning there is no hero yet. */
type Opening = Pick<GameState, 'nextId'> & ({ readonly hero?: undefined } | Pick<GameState, 'seed' | 'hero'>);

/** Turns a floor's prizes into things for the hero: the same for the same seed, floor and hero, and different ones while there are any. */
export function awardPrizes(
  content: Content, { seed, hero: { kind } }: Pick<GameState, 'seed' | 'hero'>, { number, items }: FloorState,
): void {
  const kinds = shuffle([...(content.heroes.get(kind)?.prizes ?? [])], Rng.of(seed, `prizes:${number}:${kind}`));
  items.filter(({ prize }) => prize).forEach((item, place) => {
    const id = kinds[place % kinds.length];
    if (id !== undefined) Object.assign(item, makeItem(content, item.id, { id, affixes: [] }));
  });
}

/** The floors that are kept when another is entered: with very many, not the farthest from it. */
export function nearest(floors: readonly FloorState[], number: number): FloorState[] {
  const far = (floor: FloorState): number => Math.abs(floor.number - number);
  const farthest = floors.reduce((most, floor) => Math.max(most, far(floor)), 0);
  return floors.length < LIMITS.floors ? [...floors] : floors.filter((floor) => far(floor) < farthest);
}

/** Whether who is at home in deep water is in it. */
function isUnder({ breeds, tiles }: Content, { terrain, width }: FloorPlan, { id, x, y }: Spawn): boolean {
  const moves = breeds.get(id)?.moves;
  return (moves === 'swim' || moves === 'amphibious') && tiles[terrain[y * width + x] as number]?.deep !== undefined;
}

/** The experience that all monsters of a plan are worth together. */
function worthOfAll(content: Content, { number, monsters }: FloorPlan): number {
  return monsters.reduce((sum, { id, elite }) => sum + worthOf(content, { breed: id, elite }, number), 0);
}

/** An actor to be created. Its strength depends on the floor (RULES 5, 3); floor 0 leaves its row's stats unchanged. */
export interface Newborn extends Spawn {
  readonly floor: number;
  readonly elite?: readonly string[];
  readonly asleep?: boolean;
  readonly captive?: boolean;
}

/** A new actor at full health; monsters gain their first energy in the coming round. */
export function makeActor(
  content: Content, id: number, { id: kind, x, y, floor, elite = [], asleep = false, captive = false }: Newborn,
): Actor {
  const breed = content.breeds.get(kind);
  if (!breed) throw new Error(`Unknown breed ${kind}.`);
  const strength = strengthOn(content, floor);
  const kinds = elite.flatMap((each) => content.elites.kinds.get(each) ?? []);
  const hp = kinds.reduce((points, each) => more(points, each.hp), more(breed.hp, strength.hp));
  const power = kinds.reduce((points, each) => more(points, each.power), more(breed.power, strength.power));
  const defence = kinds.reduce((points, each) => points + each.defence, breed.defence + strength.defence);
  const hidden = breed.disguise !== undefined || hasTactic(breed, 'hides');
  const stats = { hp, maxHp: hp, power, defence, energy: 0, statuses: {}, goal: -1 };
  const own = { elite: [...elite], asleep, hidden, ready: {}, loot: [], summoned: false, alert: 0 };
  const bound = captive ? (content.captives?.turns ?? 0) : 0;
  const held = { side: captive ? 'player' : 'dungeon', bound, waits: false, clings: 0 } as const;
  return { id, breed: kind, x, y, ...stats, ...own, ...held, announced: null, facing: breed.frontShield === true ? id & 7 : -1 };
}

/** The strength a floor adds; none for floor 0, whatever the curves say. */
function strengthOn({ strength: { hp, power, defence } }: Content, floor: number): { hp: number; power: number; defence: number } {
  return floor === 0 ? { hp: 0, power: 0, defence: 0 } : { hp: hp.at(floor), power: power.at(floor), defence: defence.at(floor) };
}

/** Adds a percentage, rounded down. */
function more(points: number, percent: number): number {
  return Math.floor((points * (100 + percent)) / 100);
}

/** The player at the start of a run, able to act at once. */
export function makePlayer(content: Content, id: number, at: Point): Actor {
  return { ...makeActor(content, id, { id: 'player', ...at, floor: 0 }), energy: FULL_TURN, side: 'player' };
}

/** A new item, fully charged. */
export function makeItem(content: Content, id: number, { id: kind, affixes }: Pick<ItemSpawn, 'id' | 'affixes'>): Item {
  const row = content.itemKinds.get(kind);
  return { id, kind, affixes: [...affixes], charges: row && isConsumable(row) ? (row.charges ?? 0) : 0, plus: 0 };
}

/** The cell of a floor's stairs up or down. Persistent floors have both, except the top one, whose stairs up are never asked for. */
export function stairsOn(floor: FloorState, tiles: readonly TileKind[], way: 'down' | 'up'): Point {
  const index = floor.terrain.findIndex((tile) => tiles[tile]?.stairs === way);
  if (index < 0) throw new Error(`Floor ${floor.number} has no stairs ${way}.`);
  return { x: index % floor.width, y: Math.floor(index / floor.width) };
}

/** Moves a monster out of the player's arrival cell, to the nearest free one where it can be; where there is none, off the floor. */
export function makeWay({ breeds }: Pick<Content, 'breeds'>, floor: Floor, at: Point): void {
  const actor = floor.actorAt(at.x, at.y);
  const [cell] = actor ? freeCellsAround(floor, at, breeds.get(actor.breed)?.moves) : [];
  if (!actor) return;
  floor.leave(actor);
  if (!cell) {
    floor.state.actors = floor.state.actors.filter((other) => other !== actor);
    return;
  }
  actor.x = cell.x;
  actor.y = cell.y;
  floor.enter(actor);
}

/** The experience that a monster of a breed with elite kinds is worth on a floor. */
export function worthOf(
  { breeds, strength, elites }: Content, { breed, elite }: { breed: string; elite: readonly string[] }, floor: number,
): number {
  const percent = elite.reduce((sum, id) => sum + (elites.kinds.get(id)?.xp ?? 0), 100 + strength.xp.at(floor));
  return Math.floor(((breeds.get(breed)?.xp ?? 0) * percent) / 100);
}

/** The elite kinds of a new monster on a floor: one by the pack's share of elites, else none. */
export function drawElite(content: Content, born: { breed: string; floor: number }, rng: Rng): string[] {
  const kind = becomesElite(content, born, rng) ? content.elites.weights.draw(born.floor, rng) : null;
  return kind === null ? [] : [kind];
}

/** Whether a new monster on a floor is one of the pack's share of elites; a unique one never is. */
export function becomesElite({ elites, breeds }: Content, { breed, floor }: { breed: string; floor: number }, rng: Rng): boolean {
  const share = elites.share.at(floor);
  return share > 0 && breeds.get(breed)?.unique !== true && rng.below(100) < share;
}
