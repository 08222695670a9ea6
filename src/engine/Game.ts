import type { Attention, EffectAnswers, Hit, Origin, Telling, World } from './World';
import { perform, type Action } from './actions/Action';
import { compelled } from './actions/fights';
import { Learn, LevelUp, Recover } from './actions/hero';
import { Wait } from './actions/moves';
import { COST, Effort, Watchdog } from './core/Effort';
import { affect, carryOut, kindOf } from './effects/effects';
import { SightTracker } from './facts/senses';
import { prepare } from './facts/aim';
import { ON_ARRIVAL } from './facts/causes';
import { dwellsInDeep } from './facts/movement';
import { assignAppearances, breedSeen } from './facts/names';
import { isAlly } from './facts/sides';
import { isHeld } from './facts/stats';
import { keepNatures, natureOf, unknownNatures } from './facts/traits';
import { arriveWith, leaveBehind, leaveWith } from './rules/arrivals';
import { greet } from './rules/combat';
import { search } from './rules/discovery';
import { dropLantern, lookAround } from './rules/lantern';
import { breakFree } from './rules/cures';
import { burn, endTurn, tread, upkeep } from './rules/turnEnd';
import { FULL_TURN, type Actor, type FloorItem, type GameState, type Outcome, type Streams, type Tone } from './state';
import type { Breed, Content, Effect, KnownNature, Working } from './content';
import type { Message } from './core/grammar';
import { stepsBetween, type Point } from './core/point';
import { Rng } from './core/rng';
import type { GameEvent } from './events';
import { Floor } from './floor/Floor';
import { makeWay, nearest, openFloor, stairsOn } from './floor/openFloor';
import { addLine, isLeftOut } from './log';
import type { FloorSource } from './ports';
import { callOff } from './rules/announced';
import { erupt } from './rules/eruptions';
import { passHazards } from './rules/hazards';
import { vacate } from './rules/relocate';
import { noteArrival, noteTurn } from './rules/noting';
import { Scheduler } from './Scheduler';
import { forkState } from './run/forkState';
import { keptHash, stateHash } from './run/stateHash';

/** Limits on the effects one turn can set off, in total and nested: deaths that explode, traps that push onto traps. */
const MOST_WORKINGS = 100_000;
const MOST_NESTED = 200;

/** Turns in a row the player can lose to being held before breaking free. */
const MOST_HELD = 20;

/** The rules of the game, applied to one run. Wraps the state and owns nothing but caches; floors come from the port. */
export class Game implements World {
  floor: Floor;
  readonly rng: Readonly<Record<keyof Streams, Rng>>;
  events: GameEvent[] = [];
  /** The hash of all floors but the current one. */
  kept: number;
  natures: (KnownNature | undefined)[];
  readonly attention: Attention = { actor: null, notices: false, since: 0 };
  readonly appearances: ReadonlyMap<string, string>;
  private readonly scheduler = new Scheduler(this);
  private readonly newcomers: SightTracker;
  private readonly workings = new Watchdog('Effects setting each other off', MOST_WORKINGS);
  /** Depth of the effects setting each other off right now. */
  private nested = 0;
  readonly effort = new Effort();
  /** Whether the log has said that this turn was cut short. */
  private isCut = false;
  private readonly floors: FloorSource;

  /** @param source where floors come from; or the run of which `state` is a copy, see `fork` */
  constructor(
    readonly content: Content,
    readonly state: GameState,
    source: FloorSource | Game,
  ) {
    const from = source instanceof Game ? source : null;
    this.floors = source instanceof Game ? source.floors : source;
    this.natures = unknownNatures(state);
    const { combat, ai, loot, flavour } = state.streams;
    this.rng = { combat: new Rng(combat), ai: new Rng(ai), loot: new Rng(loot), flavour: new Rng(flavour) };
    this.appearances = from?.appearances ?? assignAppearances(content, state.seed);
    this.kept = from?.kept ?? keptHash(state);
    this.newcomers = new SightTracker(from?.newcomers);
    this.floor = this.present(from?.floor);
    if (from) keepNatures(from, this);
    else this.look();
  }

  /** A copy to think with: it goes on alone, and this run never notices. Its log begins with the last line. */
  fork(): Game {
    return new Game(this.content, forkState(this.state), this);
  }

  work(working: Working, origin: Origin): void {
    this.nest(() => {
      const prepared = prepare(this, working, origin);
      if (!('why' in prepared)) carryOut(this, prepared);
    });
  }

  answersOf(effect: Effect): EffectAnswers {
    return kindOf(effect);
  }

  affect(effects: readonly Effect[], from: Omit<Hit, 'effect' | 'told'>, told: Telling = 'usual'): void {
    if (effects.length > 0) this.nest(() => { affect(this, effects, from, told); });
  }

  /**
   * Performs the player's action and everything that follows, until the player can act again; returns the events. No turn
   * passes for a refused action, nor for choosing a level reward, which must come before any other action.
   */
  turn(action: Action): GameEvent[] {
    this.events = [];
    this.attention.since = 0;
    this.workings.rest();
    this.effort.rest();
    this.isCut = false;
    if (this.isOver) return this.refuse({ key: 'refused.over', params: {} });
    if (this.state.hero.choices > 0 && !(action instanceof LevelUp || action instanceof Learn)) {
      return this.refuse({ key: 'refused.choose', params: {} });
    }
    this.floor.expireDistances();
    const had = Object.keys(this.state.player.statuses);
    const result = perform(this, compelled(this, action), this.state.player);
    if (!result.done) return this.refuse(result.why);
    if (result.cost > 0) this.pass({ cost: result.cost, had, isStill: action instanceof Wait || action instanceof Recover });
    this.look();
    greet(this);
    return this.events;
  }

  /** Runs effects that may set off more. Nesting is bounded here, since the stack depth differs between browsers. */
  private nest(happen: () => void): void {
    this.workings.tick();
    if (this.nested === MOST_NESTED) this.effort.spendAll();
    if (this.cutsShort()) return;
    this.nested++;
    happen();
    this.nested--;
  }

  cutsShort(): boolean {
    if (this.effort.isSpent && !this.isCut) {
      this.isCut = true;
      this.say('error', 'log.stuck', {});
    }
    return this.isCut;
  }

  get isOver(): boolean {
    return this.state.outcome !== null;
  }

  /** A 32-bit hash of the whole state: equal runs have equal hashes in every browser and in Node. */
  get hash(): number {
    return stateHash(this.state, this.floor, this.kept);
  }

  breedOf(actor: Actor): Breed {
    const breed = this.content.breeds.get(actor.breed);
    if (!breed) throw new Error(`Unknown breed ${actor.breed}.`);
    return breed;
  }

  sees(at: Point): boolean {
    const { x, y } = this.state.player;
    return this.floor.fov.has(this.floor.cell(at.x, at.y)) || (at.x === x && at.y === y);
  }

  seesActor(actor: Actor): boolean {
    return this.sees(actor) && !this.isConcealed(actor);
  }

  isConcealed(actor: Actor): boolean {
    const isNear = stepsBetween(actor, this.state.player) <= 1;
    if (actor.hidden) return !isNear || !dwellsInDeep(this, actor);
    return !isNear && (natureOf(this, actor).unseen || this.floor.hazards.hides(actor.x, actor.y));
  }

  isExposed(actor: Actor): boolean {
    const { floor } = this;
    return floor.exposure.has(floor.cell(actor.x, actor.y))
      && (!floor.hazards.hides(actor.x, actor.y) || stepsBetween(actor, this.state.player) === 1);
  }

  emit(event: GameEvent): void {
    // Words cost nothing: a turn is cut short where it was before there were any.
    if (event.type !== 'spoke') this.effort.spend(COST.event);
    this.events.push(event);
  }

  say(tone: Tone, key: string, params: Message['params']): void {
    if (isLeftOut(this.content, key)) return;
    this.emit({ type: 'message', tone, key, params, seen: true });
    addLine(this.state.log, { tone, key, params });
  }

  goTo(number: number, way: 'down' | 'up' | 'fall'): void {
    const { player } = this.state;
    const followers = way === 'fall' ? [] : leaveWith(this);
    leaveBehind(this);
    vacate(this, player);
    const arrival = this.visit(number, way);
    this.state.floor = number;
    this.natures = unknownNatures(this.state);
    Object.assign(player, arrival);
    this.kept = keptHash(this.state);
    this.floor = this.present();
    arriveWith(this, followers);
    noteArrival(this);
    this.emit({ type: 'arrived', floor: number, at: arrival, seen: true });
    this.affect(natureOf(this, player).onArrival, { target: player, source: player, at: { ...arrival }, cause: ON_ARRIVAL });
  }

  isHere(actor: Actor): boolean {
    return this.floor.actorAt(actor.x, actor.y) === actor;
  }

  remove(actor: Actor): void {
    const { actors } = this.floor.state;
    const place = actors.indexOf(actor);
    if (place < 0) return;
    callOff(this, actor);
    dropLantern(this, actor);
    actors.splice(place, 1);
    vacate(this, actor);
    this.scheduler.removed(place);
  }

  end(outcome: Outcome): void {
    this.state.outcome = outcome;
    this.emit({ type: 'ended', outcome, seen: true });
  }

  /** Spends an action's energy and lets the monsters act; a held player loses turn after turn. */
  private pass(action: { cost: number; had: readonly string[]; isStill: boolean }): void {
    this.spend(action);
    for (let lost = 0; !this.isOver && isHeld(this, this.state.player); lost++) {
      if (lost === MOST_HELD) breakFree(this, this.state.player);
      else this.spend({ cost: FULL_TURN, had: Object.keys(this.state.player.statuses), isStill: false });
    }
    // The turn that ends a run counts, even if the player's own action ended it.
    if (this.state.outcome) this.state.outcome.turn = this.state.turn;
  }

  private spend({ cost, had, isStill }: { cost: number; had: readonly string[]; isStill: boolean }): void {
    const { player } = this.state;
    player.energy -= cost;
    this.state.turn++;
    if (!this.isOver) endTurn(this, player, had);
    if (!this.isOver) passHazards(this);
    if (!this.isOver) erupt(this);
    if (!this.isOver) tread(this);
    if (!this.isOver) burn(this);
    this.scheduler.advance();
    noteTurn(this);
    this.attention.since = this.events.length;
    if (this.isOver) return;
    upkeep(this);
    search(this, isStill);
  }

  /** Puts the floor into the state, unchanged if visited before; returns the arrival cell. */
  private visit(number: number, way: 'down' | 'up' | 'fall'): Point {
    const { state, content } = this;
    const old = state.floors.find((floor) => floor.number === number);
    if (old) return stairsOn(old, content.tiles, way === 'up' ? 'down' : 'up');
    const plan = this.floors.floor(number);
    const { floor, arrival } = openFloor(content, state, plan);
    this.effort.spend(floor.terrain.length * COST.dug + (plan.work ?? 0));
    if (plan.isCut) this.say('error', 'log.plainHall', {});
    state.floors = content.floorsPersist ? [...nearest(state.floors, number), floor] : [floor];
    return arrival;
  }

  private present(from: Floor | null = null): Floor {
    const state = this.state.floors.find((floor) => floor.number === this.state.floor);
    if (!state) throw new Error(`Floor ${this.state.floor} is missing from the state.`);
    const floor = new Floor(
      state, this.content.tiles, { effort: this.effort, from, kinds: this.content.hazards, traps: this.content.traps.kinds },
    );
    if (!from) makeWay(this.content, floor, this.state.player);
    floor.enter(this.state.player);
    return floor;
  }

  look(): void {
    this.find(lookAround(this));
    for (const actor of this.newcomers.update(this.floor, (actor) => !isAlly(this, actor) && !this.isConcealed(actor))) {
      this.emit({ type: 'noticed', actor: actor.id, breed: breedSeen(this, actor), at: { x: actor.x, y: actor.y }, seen: true });
    }
  }

  find(items: readonly FloorItem[]): void {
    for (const { id, kind, affixes, x, y } of items) this.emit({ type: 'found', item: id, kind, affixes, at: { x, y }, seen: true });
  }

  private refuse(why: Message): GameEvent[] {
    this.emit({ type: 'refused', tone: why.key === 'refused.needsTarget' ? 'needsTarget' : 'impossible', ...why, seen: true });
    return this.events;
  }
}
