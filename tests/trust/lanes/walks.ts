import { done, type Action, type ActionResult } from '../../../src/engine/actions/Action';
import { levelChoices } from '../../../src/engine/actions/hero';
import { Wait } from '../../../src/engine/actions/moves';
import { dangerAt } from '../../../src/engine/facts/danger';
import { driftOf } from '../../../src/engine/facts/movement';
import { featureAt } from '../../../src/engine/facts/features';
import { hostilesInView } from '../../../src/engine/facts/senses';
import { isThreat } from '../../../src/engine/facts/threat';
import { isFetched } from '../../../src/engine/ai/explore';
import { pursue, type Intent } from '../../../src/engine/ai/intents';
import { interruption } from '../../../src/engine/ai/interruption';
import type { Message } from '../../../src/engine/core/grammar';
import { DIRECTIONS, type Point } from '../../../src/engine/core/point';
import type { Rng } from '../../../src/engine/core/rng';
import type { Game } from '../../../src/engine/Game';
import { die } from '../../../src/engine/rules/death';
import type { Actor } from '../../../src/engine/state';
import type { World } from '../../../src/engine/World';
import { newGame } from '../../../src/procgen/newGame';
import { CONTENTS } from '../contents';
import type { Lane } from '../lane';

/** The deepest floor walked over. */
const DEPTH = 12;
/** More turns than one press of a key may take, and more presses than a floor. */
const [TURNS, PRESSES] = [3000, 400];
/** One floor in this many may end otherwise than with all that can be reached seen and fetched, but none without end. */
const ODD = 400;
/** HP that nothing takes in a turn. */
const TOUGH = 9999;

/** The words with which exploring ends for good. */
const ENDS = ['stop.explored', 'stop.exploredFull', 'stop.exploredDanger', 'stop.exploredBarred', 'stop.exploredBoth', 'stop.exploredCurrent'];

/** How a press of a key ended: the words with which it stopped, and after how many turns. */
interface Press {
  readonly why: Message;
  readonly turns: number;
}

/**
 * Exploring, the way to the stairs and travel end on every floor of every pack, walked as a player would: a key is pressed again after
 * each stop, until a press takes no turn and says why. Half of the floors sleep as it comes. Threats in view are killed at once, and what
 * passes is waited for; the hero is kept whole, its lantern filled. Where a floor ends explored, a flood over the true map, through all but
 * what the last words name, must reach nothing unseen and nothing to fetch.
 */
export function walksLane(): Lane {
  const seen = { turns: 0, presses: 0, floors: 0, ends: new Map<string, number>(), odd: [] as string[] };
  return {
    name: 'walks',
    unit: 'floors',
    target: 45,
    long: 2000,
    run(index, rng, seed) {
      const content = CONTENTS[index % CONTENTS.length];
      if (!content) throw new Error('no packs');
      const game = newGame(content, seed);
      tend(game);
      game.turn(new Fall(rng.range(1, Math.min(DEPTH, content.lastFloor ?? DEPTH))));
      if (rng.below(2) === 0) for (const actor of game.floor.state.actors) actor.asleep = true;
      const name = `${content.id}, seed "${seed}", floor ${game.state.floor}`;
      const walk = new Walk(game, name, seen);
      const why = walk.until({ do: 'explore' });
      seen.floors++;
      seen.ends.set(why.key, (seen.ends.get(why.key) ?? 0) + 1);
      const left = ENDS.includes(why.key) ? leftOf(game, why) : [`${why.key}, not explored`];
      if (left.length > 0 && game.state.outcome?.kind !== 'won') seen.odd.push(`case ${index}, ${name}, ${why.key}: ${left.slice(0, 4).join('; ')}`);
      walk.until({ do: 'stairs', way: 'down' });
      for (let i = 0; i < 2; i++) walk.until({ do: 'travel', to: anyKnown(game, rng) });
      return 1;
    },
    note: () => `${seen.turns} turns in ${seen.presses} presses, ${[...seen.ends].map(([why, n]) => `${why} ${n}`).join(', ')}`,
    missed: () => (seen.odd.length > seen.floors / ODD ? [`${seen.odd.length} of ${seen.floors} floors end otherwise:\n${seen.odd.join('\n')}`] : []),
  };
}

/** A player at the keys for exploring and travel. */
class Walk {
  constructor(
    private readonly game: Game,
    private readonly name: string,
    private readonly seen: { turns: number; presses: number },
  ) {}

  /** Presses a key until that takes no turn and nothing can be done about it, and returns the last words. */
  until(intent: Intent): Message {
    const { game } = this;
    const whys: string[] = [];
    for (let press = 0; press < PRESSES; press++) {
      const { why, turns } = this.press(renewed(game, intent));
      whys.push(why.key);
      tend(game);
      const answer = answerTo(game, why.key);
      if (turns === 0 && !answer) return why;
      if (answer) game.turn(answer);
      tend(game);
    }
    throw new Error(`${this.name}: ${JSON.stringify(intent)} goes on after ${PRESSES} presses, turn ${game.state.turn}: ${whys.slice(-12).join(', ')}`);
  }

  private press(intent: Intent): Press {
    const { game, seen } = this;
    const start = game.state.turn;
    seen.presses++;
    for (let step = 0; step < TURNS; step++) {
      const next = pursue(game, intent);
      if ('stop' in next) return { why: next.stop, turns: game.state.turn - start };
      const events = game.turn(next.act);
      seen.turns++;
      const why = interruption(game, events.filter((event) => event.type !== 'found' || !(intent.do === 'explore' && isFetched(game, event.kind))));
      tend(game);
      if (why) return { why, turns: Math.max(1, game.state.turn - start) };
    }
    throw new Error(`${this.name}: one press of ${JSON.stringify(intent)} takes more than ${TURNS} turns`);
  }
}

/** The intent of another press of the key. */
function renewed({ state: { turn } }: Game, intent: Intent): Intent {
  return intent.do === 'explore' || intent.do === 'stairs' ? { ...intent, since: turn } : { ...intent };
}

/** What the player does about what stopped it; null if that is to stay. */
function answerTo(game: Game, why: string): Action | null {
  if (game.isOver) return null;
  const enemies = hostilesInView(game);
  const threat = enemies.find((actor) => isThreat(game, actor)) ?? (why === 'stop.awake' ? enemies.find(({ asleep }) => !asleep) : undefined);
  if (threat) return new Smite(threat);
  return ['stop.marked', 'stop.confused', 'stop.blind'].includes(why) ? new Wait() : null;
}

/** Keeps the hero whole and its lantern filled, and takes the first reward of each level. */
function tend(game: Game): void {
  const { content, state: { player, hero } } = game;
  player.hp = TOUGH;
  player.maxHp = TOUGH;
  hero.oil = content.lantern?.full ?? hero.oil;
  while (!game.isOver && hero.choices > 0) game.turn(levelChoices(game)[0] as Action);
}

/** What a flood over the true map reaches that was not seen or fetched, without passing what the player was told of. */
function leftOf(game: Game, why: Message): string[] {
  const { floor, state: { player, hero } } = game;
  const namesDanger = why.key === 'stop.exploredDanger' || why.key === 'stop.exploredBoth';
  const namesActor = why.params['actor'] !== undefined;
  const namesCurrent = why.key === 'stop.exploredCurrent';
  const isClosed = (at: Point): boolean => {
    const other = floor.actorAt(at.x, at.y);
    if (namesActor && other !== null && other !== player) return true;
    if (namesCurrent && floor.tileAt(at.x, at.y).carries !== undefined) return true;
    return featureAt(game, at) !== null || (namesDanger && (dangerAt(game, at) !== null || floor.hazardAt(at.x, at.y) !== null));
  };
  const isWay = (at: Point): boolean => floor.isWalkable(at.x, at.y) || hero.inventory.some(({ kind }) => kind === floor.tileAt(at.x, at.y).key);
  const reached = new Set([floor.index(player.x, player.y)]);
  const left: string[] = [];
  for (const cell of reached) {
    const at = { x: cell % floor.width, y: Math.floor(cell / floor.width) };
    const item = floor.itemsAt(at.x, at.y).at(-1);
    if (item?.seen === true && !item.left && isFetched(game, item.kind)) left.push(`${item.kind} at ${at.x},${at.y} left`);
    for (const step of DIRECTIONS) {
      const next = { x: at.x + step.x, y: at.y + step.y };
      if (!floor.contains(next.x, next.y)) continue;
      if (!floor.isSeen(next.x, next.y)) left.push(`${next.x},${next.y} unseen`);
      // Nobody stays in a current, and no way enters one that carries into the unknown.
      const end = driftOf(game, player, next) ?? next;
      if (isWay(next) && !isClosed(next) && !isClosed(end) && (end === next || floor.isSeen(end.x, end.y))) reached.add(floor.index(end.x, end.y));
    }
  }
  return left;
}

/** A cell the player knows. */
function anyKnown({ floor }: Game, rng: Rng): Point {
  const cells = floor.state.explored.flatMap((knowledge, cell) => (knowledge > 0 ? [{ x: cell % floor.width, y: Math.floor(cell / floor.width) }] : []));
  return rng.pick(cells.filter(({ x, y }) => floor.isWalkable(x, y)));
}

/** Takes the player to a floor from any other. */
class Fall implements Action {
  constructor(private readonly floor: number) {}

  perform(world: World): ActionResult {
    if (world.state.floor !== this.floor) world.goTo(this.floor, 'fall');
    return done();
  }
}

/** Kills an enemy at once. */
class Smite implements Action {
  constructor(private readonly target: Actor) {}

  perform(world: World, actor: Actor): ActionResult {
    die(world, this.target, { killer: actor, cause: { table: 'breed', id: actor.breed } });
    return done();
  }
}
