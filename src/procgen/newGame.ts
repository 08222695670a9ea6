import { Game } from '../engine/Game';
import type { Content } from '../engine/content';
import { Rng } from '../engine/core/rng';
import { makePlayer, openFloor } from '../engine/floor/openFloor';
import { freshNotes } from '../engine/notes';
import { become, outfitOf } from '../engine/rules/hero';
import { STATE_FORMAT, type GameState, type Hero, type Streams } from '../engine/state';
import { ProcgenService } from './ProcgenService';

/** A new run: floor 1 of the seed, the player on the arrival cell, the welcome in the log, as the first of the pack's heroes. */
export function newGame(content: Content, seed: string, floors = new ProcgenService(content, seed)): Game {
  const ids = { nextId: 2 };
  const { floor, arrival } = openFloor(content, ids, floors.floor(1));
  const bag = outfitOf(content, ids, content.start);
  const state: GameState = {
    format: STATE_FORMAT,
    pack: content.id,
    seed,
    turn: 0,
    floor: 1,
    floors: [floor],
    player: makePlayer(content, 1, arrival),
    hero: { kind: '', talents: [], level: 1, xp: 0, choices: 0, ...bag, known: [], ...startLight(content), finds: 0 },
    streams: startStreams(seed),
    nextId: ids.nextId,
    log: [{ tone: 'welcome', key: content.welcome, params: {}, count: 1 }],
    notes: freshNotes(),
    outcome: null,
  };
  const game = new Game(content, state, floors);
  const [first] = content.heroes.keys();
  if (first !== undefined) become(game, first);
  // As this hero sees: a run that is loaded at once does so too.
  game.look();
  return game;
}

/** Continues a saved run, which must be of this pack. */
export function resumeGame(content: Content, state: GameState): Game {
  return new Game(content, state, new ProcgenService(content, state.seed));
}

/** A full lantern, open. */
function startLight({ lantern }: Content): Pick<Hero, 'oil' | 'hooded' | 'lamp' | 'afloat'> {
  return { oil: lantern?.full ?? 0, hooded: false, lamp: null, afloat: 0 };
}

/** The initial running streams of a run, each from the seed and its own name. */
export function startStreams(seed: string): Streams {
  return {
    combat: Rng.stateOf(seed, 'combat'),
    ai: Rng.stateOf(seed, 'ai'),
    loot: Rng.stateOf(seed, 'loot'),
    flavour: Rng.stateOf(seed, 'flavour'),
  };
}
