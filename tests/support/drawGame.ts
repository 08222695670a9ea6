import type { Action } from '../../src/engine/actions/Action';
import type { Content, PackRows } from '../../src/engine/content';
import { Rng } from '../../src/engine/core/rng';
import type { GameEvent } from '../../src/engine/events';
import { makePlayer, openFloor } from '../../src/engine/floor/openFloor';
import { Game } from '../../src/engine/Game';
import type { FloorPlan, Spawn } from '../../src/engine/ports';
import { STATE_FORMAT, type Actor, type GameState } from '../../src/engine/state';
import { tinyContent } from './tinyPack';

/** What a picture cannot say. */
export interface Drawing {
  /** Kinds of items in the player's pack. */
  readonly carry?: readonly string[];
  /** The floor below, to which every stairs lead. */
  readonly below?: string;
  /** Tables that replace those of the tiny pack. */
  readonly pack?: Partial<PackRows>;
  readonly seed?: string;
}

/** The lines of a picture, whatever its indentation. */
export function rowsOf(picture: string): string[] {
  return picture.split('\n').map((row) => row.trim()).filter((row) => row !== '');
}

/** A picture as one text, to compare others with. */
export function drawn(picture: string): string {
  return rowsOf(picture).join('\n');
}

/** A floor out of a picture: tiles, breeds and items by their glyphs, monsters in reading order. */
export function drawPlan(content: Content, picture: string): FloorPlan {
  const rows = rowsOf(picture);
  const width = rows[0]?.length ?? 0;
  const glyphs = Array.from(rows.join(''));
  const tile = (glyph: string): number => content.tiles.findIndex((kind) => kind.glyph === glyph);
  const spawns = (kinds: ReadonlyMap<string, { readonly glyph: string }>): Spawn[] =>
    glyphs.flatMap((glyph, i) => [...kinds].filter(([, kind]) => kind.glyph === glyph).map(([id]) => ({ id, x: i % width, y: Math.floor(i / width) })));
  const actors = spawns(content.breeds);
  const player = actors.find((spawn) => spawn.id === 'player');
  if (!player || rows.some((row) => row.length !== width)) throw new Error('a picture without @, or not a rectangle');
  return {
    number: 1,
    width,
    height: rows.length,
    terrain: glyphs.map((glyph) => tile(tile(glyph) < 0 ? '.' : glyph)),
    arrival: { x: player.x, y: player.y },
    monsters: actors.filter((spawn) => spawn !== player),
    items: spawns(content.itemKinds).map((spawn) => ({ ...spawn, affixes: [] })),
  };
}

/** A run that begins as drawn. */
export function drawGame(picture: string, { carry = [], below, pack = {}, seed = 'tiny' }: Drawing = {}): Game {
  const content = tinyContent(pack);
  const ids = { nextId: 2 };
  const { floor, arrival } = openFloor(content, ids, drawPlan(content, picture));
  const state: GameState = {
    format: STATE_FORMAT,
    pack: content.id,
    seed,
    turn: 0,
    floor: 1,
    floors: [floor],
    player: makePlayer(content, 1, arrival),
    hero: { level: 1, xp: 0, choices: 0, inventory: carry.map((kind) => ({ id: ids.nextId++, kind, affixes: [] })), worn: {} },
    streams: {
      combat: Rng.stateOf(seed, 'combat'),
      ai: Rng.stateOf(seed, 'ai'),
      loot: Rng.stateOf(seed, 'loot'),
      flavour: Rng.stateOf(seed, 'flavour'),
    },
    nextId: ids.nextId,
    log: [],
    outcome: null,
  };
  const floorBelow = (number: number): FloorPlan => {
    if (below === undefined) throw new Error('no floor below was drawn');
    return { ...drawPlan(content, below), number };
  };
  return new Game(content, state, { floor: floorBelow });
}

/** What is there: actors over items over corpses (`%`) over terrain. */
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

/** What is in the player's view, with `_` for the rest. */
export function view(game: Game): string {
  const rows = picture(game).split('\n');
  return rows.map((row, y) => Array.from(row, (glyph, x) => (game.floor.isVisible(x, y) ? glyph : '_')).join('')).join('\n');
}

/** Takes turns one after the other; all that happened. */
export function act(game: Game, ...actions: readonly Action[]): GameEvent[] {
  return actions.flatMap((action) => game.turn(action));
}

/** Keys of what the player was told in words. */
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
  const item = game.state.hero.inventory.find((other) => other.kind === kind);
  if (!item) throw new Error(`no ${kind} is carried`);
  return item.id;
}
