import type { Point } from '../../src/engine/core/point';
import type { Action } from '../../src/engine/actions/Action';
import { isWearable, type Content, type PackRows } from '../../src/engine/content';
import { compilePack } from '../../src/engine/pack/compilePack';
import { freshNotes } from '../../src/engine/notes';
import type { GameEvent } from '../../src/engine/events';
import { makeItem, makePlayer, openFloor } from '../../src/engine/floor/openFloor';
import { Game } from '../../src/engine/Game';
import { stockFeatures } from '../../src/procgen/fill/populate';
import { Rng } from '../../src/engine/core/rng';
import type { FloorPlan, FloorSource, Spawn } from '../../src/engine/ports';
import { STATE_FORMAT, type Actor, type GameState, type Item } from '../../src/engine/state';
import { startStreams } from '../../src/procgen/newGame';
import { tinyContent, tinyRows } from './tinyPack';

/** What a picture can't express. */
export interface Drawing {
  /** Kinds of items in the player's bag, with their affixes after a `+`: `axe+keen`. */
  readonly carry?: readonly string[];
  /** Which of those kinds are worn. */
  readonly wear?: readonly string[];
  /** The floors below, from the second on; all stairs of the last one lead to it again. */
  readonly below?: string | readonly string[];
  /** Tables that replace those of the tiny pack. */
  readonly pack?: Partial<PackRows>;
  /** Allows tables that no pack may have. */
  readonly isWild?: boolean;
  readonly seed?: string;
}

/** The lines of a picture, without indentation. */
export function rowsOf(picture: string): string[] {
  return picture.split('\n').map((row) => row.trim()).filter((row) => row !== '');
}

/** A picture as one text, for comparisons. */
export function drawn(picture: string): string {
  return rowsOf(picture).join('\n');
}

/** A floor from a picture: tiles, breeds and items by their glyphs, monsters in reading order. Without @ the arrival is on <. */
export function drawPlan(content: Content, picture: string): FloorPlan {
  const rows = rowsOf(picture);
  const width = rows[0]?.length ?? 0;
  const glyphs = Array.from(rows.join(''));
  const tile = (glyph: string): number => content.tiles.findIndex((kind) => kind.glyph === glyph);
  const spawns = (kinds: ReadonlyMap<string, { readonly glyph: string }>): Spawn[] =>
    glyphs.flatMap((glyph, i) => [...kinds].filter(([, kind]) => kind.glyph === glyph).map(([id]) => ({ id, x: i % width, y: Math.floor(i / width) })));
  const actors = spawns(content.breeds);
  const up = glyphs.indexOf('<');
  const arrival = actors.find((spawn) => spawn.id === 'player') ?? (up < 0 ? null : { x: up % width, y: Math.floor(up / width) });
  if (!arrival || rows.some((row) => row.length !== width)) throw new Error('a picture without @ and <, or not a rectangle');
  const terrain = glyphs.map((glyph) => tile(tile(glyph) < 0 ? '.' : glyph));
  return {
    number: 1,
    theme: 'none',
    width,
    height: rows.length,
    terrain,
    arrival: { x: arrival.x, y: arrival.y },
    monsters: actors.filter((spawn) => spawn !== arrival).map((spawn) => ({ ...spawn, elite: [], asleep: false })),
    items: spawns(content.itemKinds).map((spawn) => ({ ...spawn, affixes: [] })),
    traps: spawns(content.traps.kinds).map((spawn) => ({ ...spawn, hidden: true })),
    goods: stockFeatures(content, { terrain: Uint8Array.from(terrain), width }, 1, Rng.of('goods', 'drawn')),
    places: [],
  };
}

/** A run that begins as drawn. */
export function drawGame(picture: string, { carry = [], wear = [], below, pack, seed = 'tiny', isWild = false }: Drawing = {}): Game {
  const content = isWild ? compilePack({ ...tinyRows, ...pack }) : tinyContent(pack);
  const ids = { nextId: 2 };
  const { floor, arrival } = openFloor(content, ids, drawPlan(content, picture));
  const inventory = carry.map((name) => named(content, ids.nextId++, name));
  const state: GameState = {
    format: STATE_FORMAT,
    pack: content.id,
    seed,
    turn: 0,
    floor: 1,
    floors: [floor],
    player: makePlayer(content, 1, arrival),
    hero: { kind: '', talents: [], level: 1, xp: 0, choices: 0, inventory, worn: Object.fromEntries(wear.map((kind) => [slotOf(content, kind), idOf(inventory, kind)])), known: [], oil: content.lantern?.full ?? 0, hooded: false, lamp: null, afloat: 0, finds: 0 },
    streams: startStreams(seed),
    nextId: ids.nextId,
    log: [],
    notes: freshNotes(),
    outcome: null,
  };
  return new Game(content, state, floorsBelow(content, below));
}

/** The floors of a drawing as a source of floors, the first of them being floor 2. */
export function floorsBelow(content: Content, below: Drawing['below'] = []): FloorSource {
  const pictures = typeof below === 'string' ? [below] : below;
  return {
    floor(number) {
      const picture = pictures[number - 2] ?? pictures.at(-1);
      if (picture === undefined) throw new Error('no floor below was drawn');
      return { ...drawPlan(content, picture), number };
    },
  };
}

/** An item from its kind and its affixes, each after a `+`. */
function named(content: Content, id: number, name: string): Item {
  const [kind = '', ...affixes] = name.split('+');
  return makeItem(content, id, { id: kind, affixes });
}

function slotOf(content: Content, kind: string): string {
  const row = content.itemKinds.get(kind);
  if (!row || !isWearable(row)) throw new Error(`${kind} cannot be worn`);
  return row.slot;
}

/** The floor as a picture: actors over items over corpses (`%`) over terrain. */
export function picture({ floor, content, state }: Game): string {
  const rows = Array.from({ length: floor.height }, (_, y) => Array.from({ length: floor.width }, (__, x) => floor.tileAt(x, y).glyph));
  const put = (at: { x: number; y: number }, glyph: string | undefined): void => {
    const row = rows[at.y];
    if (row && glyph !== undefined) row[at.x] = glyph;
  };
  for (const corpse of floor.state.corpses) put(corpse, '%');
  for (const item of floor.state.items) put(item, content.itemKinds.get(item.kind)?.glyph);
  for (const actor of [...floor.state.actors, state.player]) put(actor, content.breeds.get(actor.breed)?.glyph);
  return rows.map((row) => row.join('')).join('\n');
}

/** A picture with `x` on some of its cells. */
export function marked(game: Game, cells: readonly Point[]): string {
  const rows = picture(game).split('\n').map((row) => Array.from(row));
  for (const { x, y } of cells) (rows[y] ?? [])[x] = 'x';
  return rows.map((row) => row.join('')).join('\n');
}

/** What is in the player's view, with `_` for the rest. */
export function view(game: Game): string {
  const rows = picture(game).split('\n');
  return rows.map((row, y) => Array.from(row, (glyph, x) => (game.floor.isVisible(x, y) ? glyph : '_')).join('')).join('\n');
}

/** Takes turns one after another; returns all events. */
export function act(game: Game, ...actions: readonly Action[]): GameEvent[] {
  return actions.flatMap((action) => game.turn(action));
}

/** Keys of the messages shown to the player. */
export function told(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => (event.type === 'message' || event.type === 'refused' ? [event.key] : []));
}

/** The only monster of a breed. */
export function monster(game: Game, breed: string): Actor {
  const [found, ...more] = game.floor.state.actors.filter((actor) => actor.breed === breed);
  if (!found || more.length > 0) throw new Error(`not exactly one ${breed}`);
  return found;
}

/** The id of the first carried item of a kind. */
export function carried(game: Game, kind: string): number {
  return idOf(game.state.hero.inventory, kind);
}

function idOf(inventory: readonly Item[], kind: string): number {
  const item = inventory.find((other) => other.kind === kind);
  if (!item) throw new Error(`no ${kind} is carried`);
  return item.id;
}
