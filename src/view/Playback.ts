import type { GameEvent } from '../engine/events';
import type { Game } from '../engine/Game';
import type { Actor } from '../engine/state';
import type { ActorView } from './ActorView';
import type { ActorViews } from './ActorViews';
import type { Effects } from './Effects';
import { lengthOf, planTurn, type Step } from './planTurn';
import { centreOf } from './units';

const HEALING = 0x7dff7d;
const WHITE = '#ffffff';
/** The frame for a thing whose kind the pack no longer has. */
const NOTHING = 'item/remains';
const RECOIL_MS = 110;
const OVERLAP_MS = 25;

/** What playback moves and shows things with. */
export interface Players {
  readonly actors: Pick<ActorViews, 'get' | 'appear' | 'welcome' | 'animate' | 'remove' | 'settle'>;
  readonly effects: Pick<Effects, 'number' | 'sign' | 'dissolve' | 'bolt' | 'sparks'>;
  /** Makes everything agree with the state. */
  sync(game: Game): void;
  /** The hero has come to another floor. */
  arrive(): void;
}

/** Plays the events of a turn, then makes the picture agree with the state. The next turn never waits for it. */
export class Playback {
  private game: Game | null = null;
  private steps: Step[] = [];
  private length = 0;
  private elapsed = 0;

  /** @param isInstant whether turns are shown without motion */
  constructor(
    private readonly players: Players,
    private readonly isInstant: boolean,
  ) {}

  /** Whether the next step should still wait a little; not to the very end, so that one step runs into the next. */
  get isBusy(): boolean {
    return this.game !== null && this.length - this.elapsed > OVERLAP_MS;
  }

  /** Plays a turn that has been taken. What is left to show of the one before begins at once and merges with it. */
  play(events: readonly GameEvent[], game: Game): void {
    if (this.game !== null) this.begin(this.game, Infinity);
    this.steps = planTurn(events);
    this.length = this.isInstant ? 0 : lengthOf(this.steps);
    this.elapsed = 0;
    this.game = game;
    this.begin(game, 0);
    this.players.actors.welcome(game);
    this.update(0);
  }

  /** One frame of so many milliseconds. */
  update(elapsed: number): void {
    if (this.game === null) return;
    this.elapsed += elapsed;
    this.begin(this.game, this.elapsed);
    if (this.elapsed >= this.length) this.finish(this.game);
  }

  /** Ends the turn's picture at once. */
  hurry(): void {
    if (this.game !== null) this.finish(this.game);
    this.players.actors.settle();
  }

  private finish(game: Game): void {
    this.begin(game, Infinity);
    this.game = null;
    this.players.sync(game);
  }

  /** Begins all steps whose time has come. */
  private begin(game: Game, until: number): void {
    const due = this.steps.filter((step) => step.start <= until);
    this.steps = this.steps.filter((step) => step.start > until);
    for (const step of due) this.show(step, game);
  }

  private show(step: Step, game: Game): void {
    const { actors, effects } = this.players;
    switch (step.do) {
      case 'glide':
        return this.glide(step, game);
      case 'lunge':
        return this.move(actors.get(step.actor), (view) => { view.lungeAt(step.to, step.lasts); });
      case 'hurt':
        return this.hurt(step, game);
      case 'miss':
        return effects.number(step.at, '0', 'nothing');
      case 'heal':
        effects.sparks(step.at, HEALING);
        return effects.number(step.at, `+${step.amount}`, 'heal');
      case 'dissolve':
        return this.dissolve(step.actor);
      case 'bolt':
        return effects.bolt(step.from, step.to, game.content.itemKinds.get(step.kind)?.colour ?? WHITE);
      case 'take':
        return effects.sign(centreOf(step.at), game.content.itemKinds.get(step.kind)?.sprite ?? NOTHING);
      case 'sign':
        return this.sign(step.actor, step.frame);
      case 'arrive':
        return this.players.arrive();
      default:
        step satisfies never;
    }
  }

  private glide({ actor, from, to, lasts }: Extract<Step, { do: 'glide' }>, game: Game): void {
    const who = actorOf(game, actor);
    const view = who ? this.players.actors.appear(game, who, from) : this.players.actors.get(actor);
    this.move(view, (mover) => { mover.stepTo(to, lasts); });
  }

  private hurt({ actor, at, from, amount }: Extract<Step, { do: 'hurt' }>, game: Game): void {
    const isHero = actor === game.state.player.id;
    this.players.effects.number(at, isHero ? `-${amount}` : String(amount), isHero ? 'wound' : 'blow');
    this.move(this.players.actors.get(actor), (view) => { view.recoilFrom(from ?? at, RECOIL_MS); });
  }

  private dissolve(actor: number): void {
    const view = this.players.actors.get(actor);
    if (view === null) return;
    this.players.effects.dissolve(view);
    this.players.actors.remove(actor, view);
  }

  private sign(actor: number, frame: string): void {
    const view = this.players.actors.get(actor);
    if (view) this.players.effects.sign(view.position, frame);
  }

  private move(view: ActorView | null, deed: (view: ActorView) => void): void {
    if (view === null) return;
    deed(view);
    if (this.isInstant) view.settle();
    else this.players.actors.animate(view);
  }
}

function actorOf({ state, floor }: Game, id: number): Actor | null {
  return id === state.player.id ? state.player : (floor.state.actors.find((actor) => actor.id === id) ?? null);
}
