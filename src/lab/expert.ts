import type { Action } from '../engine/actions/Action';
import { Bump } from '../engine/actions/fights';
import type { Game } from '../engine/Game';
import type { Bot } from './playRun';
import type { Caution } from './expert/caution';
import { calmValueOf, futureOf } from './expert/futures';
import { Mind, thinkingCopy } from './expert/Mind';
import { PLAIN, plansOf, type Plan, type Steps } from './expert/plans';
import { actionFor, fighterWith } from './fighter';
import { isGoalFloor, Situation } from './fighter/Situation';
import { PERSONAS, type Weights } from './fighter/Weights';

/** Futures of the fighter's own way, by which it tells danger, and their turns. */
const CHECKS = 2;
const AHEAD = 40;

/** In each round the plans that are left get more futures, and fewer stay. */
const ROUNDS = [{ futures: 1, turns: 20, stay: 5 }, { futures: 2, turns: 30, stay: 2 }, { futures: 4, turns: AHEAD, stay: 1 }] as const;

/** A plan must be worth this many times the fighter's way. */
const BETTER = 1.005;

/** The part of its hit points that it may lose before it thinks again. */
const LOSS = 0.2;

/** Its way, from which it departs in danger: the fighter's, but it heals before it goes on. */
const WAY: Weights = { ...PERSONAS.fighter, calm: 0.9 };

const fighter = fighterWith(WAY);

/** The turns of evasion that it allows itself on a floor. */
const EVASIONS = 150;

/** What an expert knows and is about. */
interface Course {
  readonly mind: Mind;
  /** The plan that it follows; null for the fighter's way. */
  steps: Steps | null;
  /** It thinks again at this turn, or with fewer hit points, or when an enemy comes that it had not counted. */
  until: number;
  least: number;
  known: ReadonlySet<number>;
  /** The floor where it evades, and for how many more turns it may. */
  floor: number;
  evasions: number;
}

/** The mean of some values, added up from the last to the first: another order could round otherwise. */
function mean(values: readonly number[]): number {
  return values.reduceRight((sum, value) => sum + value, 0) / values.length;
}

const courses = new WeakMap<Game, Course>();

/** Plays like the fighter, but in danger first tries what it could do on copies of the run, which hold only what the player knows. */
export function expertWith(caution: Caution): Bot {
  const way = { ...WAY, hero: caution.hero };
  return (game, rng) => {
    const course = courses.get(game)
      ?? { mind: new Mind(), steps: null, until: 0, least: 0, known: new Set<number>(), floor: 0, evasions: 0 };
    courses.set(game, course);
    course.mind.look(game);
    if (course.floor !== game.state.floor) [course.floor, course.evasions] = [game.state.floor, EVASIONS];
    const now = new Situation(game, rng, way);
    const own = actionFor(now);
    const action = isDangerous(now, own) ? inDanger(now, own, { course, caution }) : atEase(course, own);
    now.release();
    return action;
  };
}

/** On the last floor it goes the fighter's way: its plans win time for what lies ahead, and nothing does (docs/LAB.md). */
function isDangerous({ game, enemies, sleepers }: Situation, own: Action): boolean {
  return !isGoalFloor(game) && game.state.hero.choices === 0 && (enemies.length > 0 || (sleepers.length > 0 && own instanceof Bump));
}

function atEase(course: Course, own: Action): Action {
  course.steps = null;
  course.until = 0;
  return own;
}

/** Goes on as decided while that holds; else decides. */
function inDanger(now: Situation, own: Action, { course, caution }: { readonly course: Course; readonly caution: Caution }): Action {
  const { game, player, enemies, maxHp } = now;
  const isExpected = game.state.turn < course.until && player.hp >= course.least
    && enemies.every(({ actor }) => course.known.has(actor.id));
  const next = isExpected ? course.steps?.(game) : null;
  if (next) return next;
  if (isExpected && course.steps === null) return own;
  const { plan, least } = decide(now, course, caution);
  if (plan.evades) course.evasions -= caution.holds;
  course.known = new Set(enemies.map(({ actor }) => actor.id));
  course.until = game.state.turn + caution.holds;
  course.least = Math.min(least, player.hp - maxHp * LOSS);
  course.steps = plan === PLAIN ? null : plan.begin();
  return course.steps?.(game) ?? own;
}

/** The plan to follow, and the hit points it is likely to leave at least. */
function decide(now: Situation, { mind, evasions }: Course, caution: Caution): { readonly plan: Plan; readonly least: number } {
  const copy = thinkingCopy(now.game, mind);
  const label = String(now.rng.below(1_000_000_000));
  const ahead = { bot: fighter, caution };
  const checks = Array.from({ length: CHECKS }, (_, at) => futureOf(copy, `${label}.${at}`, { ...ahead, plan: PLAIN, turns: AHEAD }));
  const least = Math.min(...checks.map(({ hp }) => hp));
  const loss = calmValueOf(copy, caution) - Math.min(...checks.map(({ value }) => value));
  if (least > caution.least * now.maxHp && loss < caution.loss) return { plan: PLAIN, least };
  const plain = { plan: PLAIN, values: [] as number[] };
  let field = [plain, ...plansOf(now, evasions > 0).map((plan) => ({ plan, values: [] as number[] }))];
  for (const { futures, turns, stay } of ROUNDS) {
    const labels = Array.from({ length: futures }, (_, at) => `${label}.${plain.values.length + at}`);
    for (const { plan, values } of field) for (const each of labels) values.push(futureOf(copy, each, { ...ahead, plan, turns }).value);
    field = field.sort((a, b) => mean(b.values) - mean(a.values)).filter((each, place) => place < stay || each === plain);
  }
  const best = field[0] ?? plain;
  return { plan: mean(best.values) > BETTER * mean(plain.values) ? best.plan : PLAIN, least: now.player.hp };
}
