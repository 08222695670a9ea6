import type { Content } from '../../engine/content';
import type { GameEvent } from '../../engine/events';
import type { Game } from '../../engine/Game';
import { brokenInvariants } from '../../engine/run/invariants';
import type { Actor } from '../../engine/state';
import { UsageError } from '../failures';
import { actionOf, unfolded } from './actionWords';
import { nameOf } from './bags';
import { pictureFaults } from './claims';
import { unknownIn } from './readScenario';
import type { Expected, Range, Scenario } from './Scenario';
import { beginScenario } from './setUp';

/** A scenario that was played. */
export interface Played {
  /** What is wrong with it, as sentences that name the place in it; empty if all is as expected. */
  readonly faults: readonly string[];
  /** Null if it could not begin. */
  readonly game: Game | null;
  /** The events of each of its actions. */
  readonly events: readonly (readonly GameEvent[])[];
}

/** What was done last and what came of it; before the first action the words are null. */
interface Done {
  readonly words: string | null;
  readonly events: readonly GameEvent[];
}

/** Plays a scenario of this pack, and compares what comes of it with what it expects; shows it as it begins and after each action. */
export function playScenario(content: Content, scenario: Scenario, shows: (game: Game, done: Done) => void = () => undefined): Played {
  const unknown = unknownIn(content, scenario);
  if (unknown.length > 0) return { faults: unknown, game: null, events: [] };
  const begun = tried(() => ({ game: beginScenario(content, scenario), actions: unfolded(scenario.actions) }));
  if (typeof begun === 'string') return { faults: [begun], game: null, events: [] };
  const { game, actions } = begun;
  const events: (readonly GameEvent[])[] = [];
  shows(game, { words: null, events: [] });
  for (const { words, place } of actions) {
    const fault = actionFault(game, words, events);
    shows(game, { words, events: events.at(-1) ?? [] });
    if (fault !== null) return { faults: [`actions.${place}: "${words}": ${fault}`], game, events };
  }
  const broken = brokenInvariants(game).slice(0, 1).map((sentence) => `after all actions no run can be like this: ${sentence}`);
  return { faults: [...broken, ...expectationFaults(game, scenario, events.flat())], game, events };
}

/** What keeps an action from being done; null if it was. */
function actionFault(game: Game, words: string, events: (readonly GameEvent[])[]): string | null {
  if (game.isOver) return 'the run is over before it.';
  const action = tried(() => actionOf(game, words));
  if (typeof action === 'string') return action;
  const found = game.turn(action);
  events.push(found);
  const refusal = found.find((event) => event.type === 'refused');
  return refusal ? `it is refused (${refusal.key}).` : null;
}

/** What something gives, or the sentence of why it does not. */
function tried<T extends object>(make: () => T): T | string {
  try {
    return make();
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

/** What is not as a scenario expects it after all its actions. */
function expectationFaults(game: Game, scenario: Scenario, events: readonly GameEvent[]): string[] {
  const { expect: expected } = scenario;
  return [
    ...(expected.map ? mapFaults(game, scenario, expected.map) : []),
    ...heroFaults(game, expected.hero ?? {}, events),
    ...Object.entries(expected.monsters ?? {}).flatMap(([breed, claims]) => breedFaults(game, breed, claims)),
    ...Object.entries(expected.log ?? {}).flatMap(([key, isSaid]) => logFault(events, key, isSaid)),
    ...overFault(game, expected.over),
  ];
}

function mapFaults(game: Game, { floor = 1, legend }: Scenario, expected: readonly string[]): string[] {
  if (game.state.floor === floor) return pictureFaults(game, expected, legend);
  return [`expect.map: the hero has come to floor ${game.state.floor}, and the map is of floor ${floor}.`];
}

function heroFaults({ state }: Game, claims: NonNullable<Expected['hero']>, events: readonly GameEvent[]): string[] {
  const { player, hero } = state;
  const { hp, lost, statuses, bag = {} } = claims;
  const losses = events.reduce((sum, event) => (event.type === 'damaged' && event.actor === player.id ? sum + event.amount : sum), 0);
  const carried = (name: string): number => hero.inventory.filter((item) => nameOf(item) === name).length;
  return [
    ...rangeFault('expect.hero.hp', player.hp, hp),
    ...rangeFault('expect.hero.lost', losses, lost),
    ...statusFaults('expect.hero', player, statuses),
    ...Object.entries(bag).flatMap(([name, range]) => rangeFault(`expect.hero.bag.${name}`, carried(name), range)),
  ];
}

function breedFaults({ floor }: Game, breed: string, claims: NonNullable<Expected['monsters']>[string]): string[] {
  const place = `expect.monsters.${breed}`;
  const alive = floor.state.actors.filter((actor) => actor.breed === breed);
  const { count, hp, statuses, asleep, side } = claims;
  const missing = alive.length === 0 && count === undefined ? [`${place}: none is alive, so that nothing can be said of it.`] : [];
  return [
    ...missing,
    ...rangeFault(`${place}.count`, alive.length, count),
    ...alive.flatMap((actor) => [
      ...rangeFault(`${place}.hp`, actor.hp, hp),
      ...statusFaults(place, actor, statuses),
      ...(asleep === undefined || asleep === actor.asleep ? [] : [`${place}.asleep: it is ${actor.asleep ? 'asleep' : 'awake'}.`]),
      ...(side === undefined || side === actor.side ? [] : [`${place}.side: it is on the side of the ${actor.side}.`]),
    ]),
  ];
}

function rangeFault(place: string, found: number, range: Range | undefined): string[] {
  if (range === undefined) return [];
  const [least, most] = typeof range === 'number' ? [range, range] : range;
  if (found >= least && found <= most) return [];
  return [`${place}: it is ${found}, not ${least === most ? least : `${least} to ${most}`}.`];
}

function statusFaults(place: string, { statuses }: Actor, wanted: Readonly<Record<string, boolean>> = {}): string[] {
  return Object.entries(wanted).flatMap(([id, has]) => {
    if (Object.hasOwn(statuses, id) === has) return [];
    return [`${place}.statuses.${id}: it ${has ? 'does not have' : 'has'} it.`];
  });
}

function logFault(events: readonly GameEvent[], key: string, isSaid: boolean): string[] {
  const said = events.flatMap((event) => (event.type === 'message' ? [event.key] : []));
  if (said.includes(key) === isSaid) return [];
  return [`expect.log.${key}: it was ${isSaid ? `not said, but ${[...new Set(said)].join(', ') || 'nothing'}` : 'said'}.`];
}

function overFault({ state: { outcome } }: Game, wanted: Expected['over']): string[] {
  const found = outcome?.kind ?? 'no';
  return wanted === undefined || wanted === found ? [] : [`expect.over: it is ${show(found)}, not ${show(wanted)}.`];
}

function show(over: NonNullable<Expected['over']>): string {
  return over === 'no' ? 'not over' : over;
}
