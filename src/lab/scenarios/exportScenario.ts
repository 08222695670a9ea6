import type { Action } from '../../engine/actions/Action';
import { Choose, UseSkill } from '../../engine/actions/hero';
import { UseItem } from '../../engine/actions/items';
import type { Point } from '../../engine/core/point';
import type { GameEvent } from '../../engine/events';
import type { Game } from '../../engine/Game';
import type { Replaying } from '../../engine/run/Replaying';
import type { Recorded } from '../../engine/run/replay';
import { UsageError } from '../failures';
import { actionOf, folded, wordsFor } from './actionWords';
import { Alike } from './Alike';
import { Characters } from './Characters';
import { pictureOf, UNNAMED } from './claims';
import { cut, entryNow, type Part, partAround } from './cut';
import { playScenario } from './playScenario';
import type { Expected, Scenario } from './Scenario';
import { beginScenario } from './setUp';

/** Radii that are tried in turn where none is given; all of the floor only if nothing goes alike in less of it. */
const WIDEST = 18;
const RADII = [6, 9, 13, WIDEST, Infinity];

/** What is wanted of a recording. */
export interface Wanted {
  readonly turn: number;
  /** Steps from the hero to the edge of the part; undefined for the least with which most goes as in the recording. */
  readonly radius: number | undefined;
  /** How many of the following actions. */
  readonly actions: number;
}

/** A scenario from a recording: its actions are as many of those wanted as go there as they went in the recording. */
export interface Exported {
  readonly scenario: Scenario;
  readonly radius: number;
  readonly actions: number;
}

/** Cuts a turn out of a recording; a `UsageError` if the recording does not come so far, or nothing goes as it went there. */
export function exportScenario(run: Replaying, steps: readonly Recorded[], { turn, radius, actions }: Wanted): Exported {
  const { game } = run;
  while (game.state.turn < turn && run.next() !== null);
  if (run.desync) throw new UsageError(`The recording plays otherwise by these rules and rows, from turn ${run.desync.turn} on.`);
  if (game.state.turn < turn) throw new UsageError(`The recording ends in turn ${game.state.turn}, before turn ${turn}.`);
  if (game.isOver) throw new UsageError(`The run is over in turn ${game.state.turn}: nothing can be done there.`);
  const following = steps.slice(run.at, run.at + actions).map(({ action }) => action);
  let best: Exported | null = null;
  for (const tried of radius === undefined ? RADII : [radius]) {
    const exported = within(game, tried, following);
    if (best === null || exported.actions > best.actions) best = exported;
    if (best.actions === following.length || (tried === WIDEST && best.actions > 0)) break;
  }
  if (best === null || (best.actions === 0 && following.length > 0)) {
    const tip = radius === undefined ? 'it leaves the floor' : 'try a larger --radius';
    throw new UsageError(`Not even the first action after turn ${turn} goes as in the recording: ${tip}.`);
  }
  return best;
}

/** The scenario of a part of a floor, with the actions that go there as they went in the run. */
function within(game: Game, radius: number, following: readonly Action[]): Exported {
  const { state, content } = game;
  const part = partAround(game, radius);
  const characters = new Characters(content);
  const name = `Turn ${state.turn} of the run of the seed ${JSON.stringify(state.seed)}`;
  const bare: Scenario = { name, ...withoutIdle(game, cut(game, part, characters)), actions: [], expect: {} };
  const words = alikeActions(game.fork(), beginScenario(content, bare), { part, following });
  const scenario = { ...bare, actions: folded(words) };
  const { game: end, events } = playScenario(content, scenario);
  if (!end) return { scenario, radius, actions: 0 };
  return { scenario: { ...scenario, expect: outcomeOf(end, characters, events.flat()) }, radius, actions: words.length };
}

/** A setting without the explored cells that are in view anyway. */
function withoutIdle({ content }: Game, setting: ReturnType<typeof cut>): ReturnType<typeof cut> {
  const { explored, ...rest } = setting;
  const inView = beginScenario(content, { name: 'x', ...rest, actions: [], expect: {} }).floor.state.explored;
  const known = Array.from((explored ?? []).join(''), (mark) => '.+m'.indexOf(mark));
  return inView.every((mark, index) => mark === known[index]) ? rest : setting;
}

/** The words of as many actions as go alike in the run and in its part, while both stay on the floor. */
function alikeActions(
  run: Game, copy: Game, { part, following }: { readonly part: Part; readonly following: readonly Action[] },
): string[] {
  const alike = new Alike(part);
  const words: string[] = [];
  const { floor } = run.state;
  for (const action of following) {
    const said = wordsFor(run, moved(action, part.origin));
    const wanted = run.turn(action);
    if (run.state.floor !== floor) break;
    const found = turnOf(copy, said);
    if (!found || !alike.areSame(wanted, found)) break;
    words.push(said);
  }
  return words;
}

/** The events of an action in words; null if it can't be done. */
function turnOf(game: Game, words: string): readonly GameEvent[] | null {
  try {
    return game.turn(actionOf(game, words));
  } catch (error) {
    if (error instanceof UsageError) return null;
    throw error;
  }
}

/** An action of the floor on the map of its part. */
function moved(action: Action, { x, y }: Point): Action {
  const shifted = (aim: Point): Point => ({ x: aim.x - x, y: aim.y - y });
  if (action instanceof UseItem && action.aim) return new UseItem(action.item, shifted(action.aim));
  if (action instanceof UseSkill && action.aim) return new UseSkill(shifted(action.aim));
  if (action instanceof Choose) return new Choose(action.x - x, action.y - y, action.index);
  return action;
}

/** What came of it, as expectations. */
function outcomeOf(game: Game, characters: Characters, events: readonly GameEvent[]): Expected {
  const { player, outcome } = game.state;
  const lost = events.reduce((sum, event) => (event.type === 'damaged' && event.actor === player.id ? sum + event.amount : sum), 0);
  const breeds = [...new Set(game.floor.state.actors.map(({ breed }) => breed))];
  const counts = breeds.map((breed) => [breed, { count: game.floor.state.actors.filter((actor) => actor.breed === breed).length }]);
  const died = [...new Set(events.flatMap((event) => (event.type === 'died' && event.actor !== player.id ? [event.breed] : [])))];
  const gone = died.filter((breed) => !breeds.includes(breed)).map((breed) => [breed, { count: 0 }]);
  const monsters = Object.fromEntries([...counts, ...gone]) as NonNullable<Expected['monsters']>;
  return {
    map: mapNow(game, characters),
    hero: { hp: player.hp, lost },
    ...(Object.keys(monsters).length > 0 ? { monsters } : {}),
    ...(outcome ? { over: outcome.kind } : {}),
  };
}

/** The floor as it is, with characters for what the legend has none for. */
function mapNow(game: Game, characters: Characters): string[] {
  for (const [y, row] of pictureOf(game, characters.legend).entries()) {
    for (const [x, character] of Array.from(row).entries()) if (character === UNNAMED) characters.of(entryNow(game, { x, y }));
  }
  return pictureOf(game, characters.legend);
}
