import { isWearable, type Content } from '../engine/content';
import { makeItem, makePlayer, openFloor } from '../engine/floor/openFloor';
import { Game } from '../engine/Game';
import { STATE_FORMAT, type GameState, type Item } from '../engine/state';
import { startStreams } from '../engine/run/streams';
import { ProcgenService } from './ProcgenService';

/** A new run: floor 1 of the seed, the player on the arrival cell, the welcome in the log. */
export function newGame(content: Content, seed: string, floors = new ProcgenService(content, seed)): Game {
  const ids = { nextId: 2 };
  const { floor, arrival } = openFloor(content, ids, floors.floor(1));
  const inventory = content.start.map((id) => makeItem(content, ids.nextId++, { id, affixes: [] }));
  const state: GameState = {
    format: STATE_FORMAT,
    pack: content.id,
    seed,
    turn: 0,
    floor: 1,
    floors: [floor],
    player: makePlayer(content, 1, arrival),
    hero: { level: 1, xp: 0, choices: 0, inventory, worn: wornAtFirst(content, inventory), known: [], oil: content.lantern?.full ?? 0, finds: 0 },
    streams: startStreams(seed),
    nextId: ids.nextId,
    log: [{ tone: 'welcome', key: content.welcome, params: {}, count: 1 }],
    outcome: null,
  };
  return new Game(content, state, floors);
}

/** Wears the first wearable item of each slot. */
function wornAtFirst(content: Content, inventory: readonly Item[]): Record<string, number> {
  const worn: Record<string, number> = {};
  for (const { id, kind } of inventory) {
    const row = content.itemKinds.get(kind);
    if (row && isWearable(row)) worn[row.slot] ??= id;
  }
  return worn;
}

/** Continues a saved run, which must be of this pack. */
export function resumeGame(content: Content, state: GameState): Game {
  return new Game(content, state, new ProcgenService(content, state.seed));
}
