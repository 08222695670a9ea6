import { Stairs, Wait } from '../../engine/actions/moves';
import type { Content } from '../../engine/content';
import { Rng } from '../../engine/core/rng';
import { isHostile } from '../../engine/facts/sides';
import { maxHpOf } from '../../engine/facts/stats';
import { forgetNature } from '../../engine/facts/traits';
import { makeActor } from '../../engine/floor/openFloor';
import type { Game } from '../../engine/Game';
import type { Actor } from '../../engine/state';
import { startStreams } from '../../procgen/newGame';
import { UsageError } from '../failures';
import { plansOf, PLAIN, type Plan } from '../expert/plans';
import { fighterWith } from '../fighter';
import { share } from '../fighter/memory';
import { Situation } from '../fighter/Situation';
import { PERSONAS } from '../fighter/Weights';
import type { Bot } from '../playRun';
import type { Scenario } from './Scenario';
import { beginScenario } from './setUp';

/** Turns after which a fight that is not won counts as lost, and refused actions in a row after which the hero waits. */
const LONG = 120;
const PATIENCE = 5;

/** Ways to play a whole fight. */
const MANNERS = ['fighter', 'careful', 'bold', 'archer', 'patient', 'dancer', 'doorkeeper', 'kiter', 'spartan'] as const;

/** An answer to a fight: what comes first, and how it goes on. */
interface Answer {
  readonly name: string;
  readonly opening: Plan;
  readonly bot: Bot;
}

/** Two breeds in one scenario: the kind in question, and its nearest relative in its place. */
export interface Relatives {
  readonly kind: string;
  readonly relative: string;
}

/** HP that the same answer cost, in the mean and by fight. */
interface Cost {
  readonly answer: string;
  readonly mean: number;
  readonly each: readonly number[];
}

/** How much more a kind costs those who take it for its relative than those who know it. */
export interface Distinctness {
  /** The best answer found to the relative, against the kind, which is taken for the relative. */
  readonly mistaken: Cost;
  /** The best answer found to the kind. */
  readonly known: Cost;
  /** The first divided by the second, with a 95 % interval over the fights. */
  readonly ratio: { readonly value: number; readonly low: number; readonly high: number };
}

/**
 * Measures it in as many fights, each with the same chance for both: answers are chosen in fights of their own, so that luck in the
 * choice does not count. A scenario without the kind, or one that does not begin, is a `UsageError`.
 */
export function distinctness(content: Content, scenario: Scenario, { kind, relative }: Relatives, forks: number): Distinctness {
  const own = withBreed(scenario, kind, kind);
  const other = withBreed(scenario, kind, relative);
  const answersTo = (of: Scenario): readonly Answer[] => answers(beginScenario(content, of));
  const labels = (what: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${what}.${at}`);
  const trials = labels('choose', Math.max(10, Math.ceil(forks / 4)));
  const fights = labels('fight', forks);
  const cost = (of: Scenario, answer: Answer, under: readonly string[], mask?: Relatives): Cost =>
    costOf(content, of, answer, { under, mask });
  const best = (of: Scenario, found: readonly Answer[]): Answer => {
    const [first, ...rest] = found.map((answer) => ({ answer, mean: cost(of, answer, trials).mean }));
    if (!first) throw new UsageError('there is nothing that the hero could do.');
    return rest.reduce((least, each) => (each.mean < least.mean ? each : least), first).answer;
  };
  const mistaken = cost(own, best(other, answersTo(other)), fights, { kind, relative });
  const known = cost(own, best(own, answersTo(own)), fights);
  return { mistaken, known, ratio: ratioOf(mistaken.each, known.each) };
}

/** A scenario with another breed in place of one, which must be in it. */
function withBreed(scenario: Scenario, from: string, to: string): Scenario {
  const legend = Object.entries(scenario.legend ?? {}).map(([character, entry]) =>
    [character, entry.monster === from ? { ...entry, monster: to } : entry] as const);
  if (legend.every(([, { monster }]) => monster !== to)) throw new UsageError(`No ${from} is in the scenario.`);
  return { ...scenario, legend: Object.fromEntries(legend) };
}

/** All answers that are tried: each manner, and each plan that there is at the beginning. */
function answers(game: Game): Answer[] {
  const now = new Situation(game, Rng.of('answers', 'bot'), PERSONAS.fighter);
  const plans = plansOf(now, true);
  now.release();
  const fighter = fighterWith(PERSONAS.fighter);
  return [
    ...MANNERS.map((name) => ({ name, opening: PLAIN, bot: fighterWith(PERSONAS[name]) })),
    ...plans.map((opening) => ({ name: `${opening.name}, then fighter`, opening, bot: fighter })),
  ];
}

/** The chance of each fight, and who is taken for whom in them. */
interface Fights {
  readonly under: readonly string[];
  readonly mask: Relatives | undefined;
}

function costOf(content: Content, scenario: Scenario, answer: Answer, { under, mask }: Fights): Cost {
  const each = under.map((label) => {
    const game = beginScenario(content, { ...scenario, streams: startStreams(label) });
    return fight(game, answer, { rng: Rng.of(label, 'bot'), mask });
  });
  return { answer: answer.name, mean: each.reduce((sum, hp) => sum + hp, 0) / each.length, each };
}

/** Plays a fight to its end, or down the stairs; returns the HP that it cost, which are all if it is lost or does not end. */
function fight(game: Game, { opening, bot }: Answer, { rng, mask }: { readonly rng: Rng; readonly mask: Relatives | undefined }): number {
  const { state } = game;
  const most = maxHpOf(game, state.player);
  const last = state.turn + LONG;
  const steps = opening.begin();
  let isOpening = opening !== PLAIN;
  let lost = 0;
  let idle = 0;
  while (state.turn < last && !game.isOver && foesOf(game).length > 0) {
    const { turn } = state;
    const seen = mask ? masked(game, mask) : game;
    const planned = isOpening ? steps(seen) : null;
    isOpening &&= planned !== null;
    const wanted = planned ?? bot(seen, rng);
    if (seen !== game) share(seen, game);
    if (wanted instanceof Stairs && isOnWayOut(game)) return Math.min(most, lost);
    const action = idle >= PATIENCE || wanted instanceof Stairs ? new Wait() : wanted;
    for (const event of game.turn(action)) if (event.type === 'damaged' && event.actor === state.player.id) lost += event.amount;
    idle = state.turn === turn ? idle + 1 : 0;
  }
  return game.isOver || foesOf(game).length > 0 ? most : Math.min(most, lost);
}

/** Whether the hero stands on stairs down: to leave by them ends a fight as well. */
function isOnWayOut({ floor, state: { player } }: Game): boolean {
  return floor.tileAt(player.x, player.y).stairs === 'down';
}

function foesOf({ floor, state: { player } }: Game): Actor[] {
  return floor.state.actors.filter((actor) => isHostile(player, actor));
}

/**
 * A copy to decide with, in which a kind is its relative, with the same share of its hit points. The cells that it has marked are taken for
 * those of what its relative announces; if that announces nothing, there is nothing to see.
 */
function masked(game: Game, { kind, relative }: Relatives): Game {
  const copy = game.fork();
  share(game, copy);
  for (const actor of copy.floor.state.actors) {
    if (actor.breed !== kind) continue;
    const { id, x, y, elite } = actor;
    const { maxHp, power, defence } = makeActor(copy.content, id, { id: relative, x, y, elite, floor: copy.state.floor });
    const hp = Math.max(1, Math.round((actor.hp * maxHp) / actor.maxHp));
    const announced = announcedAs(copy.content, actor, relative);
    if (!announced) copy.floor.announced.remove(actor);
    Object.assign(actor, { breed: relative, maxHp, hp, power, defence, announced, ready: {} });
    forgetNature(copy, actor);
  }
  return copy;
}

/** What an actor has announced as its relative would have done; null if that announces nothing. */
function announcedAs({ breeds }: Content, { announced }: Actor, relative: string): Actor['announced'] {
  const own = breeds.get(relative)?.abilities?.filter(({ windup }) => windup !== undefined) ?? [];
  const taken = own.find(({ id }) => id === announced?.ability) ?? own[0];
  return announced && taken ? { ...announced, ability: taken.id } : null;
}

/** One mean divided by another, with an interval from the variance of the pairs. */
function ratioOf(one: readonly number[], other: readonly number[]): Distinctness['ratio'] {
  const n = one.length;
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / n;
  // A fight that costs nothing at all still takes a moment's care.
  const below = Math.max(1, mean(other));
  const value = mean(one) / below;
  const spread = Math.sqrt(mean(one.map((hp, at) => (hp - value * (other[at] ?? 0)) ** 2)) / n);
  const margin = (1.96 * spread) / below;
  return { value, low: Math.max(0, value - margin), high: value + margin };
}
