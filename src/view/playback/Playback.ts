import type { Point } from '../../engine/core/point';
import type { GameEvent } from '../../engine/events';
import type { Game } from '../../engine/Game';
import { itemLook } from '../../engine/rules/names';
import type { Actor } from '../../engine/state';
import type { ActorView } from '../sprites/ActorView';
import type { ActorViews } from '../sprites/ActorViews';
import { blastArea, type Blast } from './blastArea';
import type { Bursts } from './Bursts';
import { causeLook, trueCause } from './causes';
import type { Effects } from './Effects';
import { lengthOf, planTurn, type Step } from './planTurn';
import type { ViewPreferences } from '../Preferences';
import { shakeOf } from '../camera/Shake';
import type { Stage } from './Stage';
import { REMAINS } from '../sprites/thingsSeen';
import { cellOf, centreOf } from '../grid/units';

const HEALING = 0x7dff7d;
const MAGIC = 0xb478e8;
/** The radius of a blast that comes of a death. */
const DEATH_BLAST = 2;
const WHITE = '#ffffff';
const SEARCHED = 'ui/search';
const RECOIL_MS = 110;
const OVERLAP_MS = 25;
/** Nobody could follow more than so many: such a turn is shown as it ended. */
const MOST_STEPS = 1_000;

/** What playback moves and shows things with. */
export interface Players {
  readonly actors: Pick<ActorViews, 'get' | 'appear' | 'welcome' | 'animate' | 'remove' | 'settle'>;
  readonly effects: Pick<Effects, 'number' | 'sign' | 'dissolve' | 'ghost' | 'bolt' | 'fly' | 'sparks' | 'flash'>;
  readonly bursts: Pick<Bursts, 'blast' | 'levelUp' | 'specks'>;
  readonly stage: Pick<Stage, 'burst' | 'shake'>;
  /** Makes everything agree with the state. */
  sync(game: Game): void;
  /** Shows the hazards that lie there now. */
  drift(game: Game): void;
  /** The hero has come to another floor. */
  arrive(floor: number): void;
}

/** Plays the events of a turn, then makes the picture agree with the state. The next turn never waits for it. */
export class Playback {
  private game: Game | null = null;
  private steps: Step[] = [];
  private length = 0;
  private elapsed = 0;
  /** What the player aimed at before the turn. */
  private aim: Blast | null = null;

  constructor(
    private readonly players: Players,
    private readonly preferences: Pick<ViewPreferences, 'isStill' | 'pace'>,
  ) {}

  /** Whether the next step should still wait a little; not to the very end, so that one step runs into the next. */
  get isBusy(): boolean {
    return this.game !== null && this.length - this.elapsed > OVERLAP_MS;
  }

  /** Percent of the usual time. */
  private get pace(): number {
    return this.preferences.isStill ? 0 : this.preferences.pace;
  }

  /**
   * Plays a turn that has been taken, and what the player aimed at for it. What is left to show of the one before begins
   * at once and merges with it.
   */
  play(events: readonly GameEvent[], game: Game, aim: Blast | null = null): void {
    if (this.game !== null) this.begin(this.game, Infinity);
    this.aim = aim;
    const steps = planTurn(events, this.pace);
    this.steps = steps.length > MOST_STEPS ? [] : steps;
    this.length = this.pace === 0 ? 0 : lengthOf(this.steps);
    this.elapsed = 0;
    this.game = game;
    this.begin(game, 0);
    this.players.actors.welcome(game, new Set(this.steps.flatMap((step) => (isComing(step) ? step.actor : []))));
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
      case 'use':
        return this.use(step, game);
      case 'strike':
        return this.strike(step, game);
      case 'teleport':
        return this.teleport(step, game);
      case 'summon':
        return this.comeForth(step, game);
      case 'learn':
        // One cell higher, so that it can be read beside a wound.
        return effects.number({ x: step.at.x, y: step.at.y - 1 }, `+${step.amount} XP`, 'xp');
      case 'levelUp':
        return this.players.bursts.levelUp(step.at);
      case 'take':
        return effects.sign(centreOf(step.at), frameOf(game, step.kind));
      case 'gain':
        effects.sign(centreOf(step.at), frameOf(game, step.kind));
        return effects.number(step.at, `+${step.worth}`, 'gold');
      case 'sign':
        return actorOf(game, step.actor)?.asleep === true ? undefined : this.sign(step.actor, step.frame);
      case 'mark':
        return this.uncover(step, game);
      case 'open':
        return this.players.stage.burst('dust', step.at);
      case 'glint':
        return this.players.stage.burst('glint', step.at);
      case 'know':
        return this.know(step, game);
      case 'afflict':
        return this.afflict(step, game);
      case 'cast':
        return this.cast(step, game);
      case 'spring':
        return effects.flash(step.at, game.content.traps.kinds.get(step.kind)?.colour ?? WHITE);
      case 'steal':
        return this.steal(step, game);
      case 'cloud':
        return this.players.drift(game);
      case 'arrive':
        return this.players.arrive(step.floor);
      default:
        step satisfies never;
    }
  }

  private glide({ actor, from, to, lasts }: Extract<Step, { do: 'glide' }>, game: Game): void {
    const who = actorOf(game, actor);
    const view = who && !isHidden(game, who) ? this.players.actors.appear(game, who, from) : this.players.actors.get(actor);
    if (view && game.floor.tileAt(to.x, to.y).wet === true) this.players.stage.burst('splash', to);
    this.move(view, (mover) => { mover.stepTo(to, lasts); });
  }

  private hurt({ actor, at, from, amount }: Extract<Step, { do: 'hurt' }>, game: Game): void {
    const isHero = actor === game.state.player.id;
    const who = actorOf(game, actor);
    if (who && isHidden(game, who)) return;
    this.players.effects.number(at, isHero ? `-${amount}` : String(amount), isHero ? 'wound' : 'damage');
    this.players.stage.burst('chips', at);
    if (isHero) this.players.stage.shake(shakeOf(amount, game.state.player.maxHp));
    this.move(this.players.actors.get(actor), (view) => { view.recoilFrom(from ?? at, RECOIL_MS); });
  }

  /** A blast comes as it was aimed, whether or not it strikes anybody; what is thrown at a cell flies there. */
  private use({ kind, at }: Extract<Step, { do: 'use' }>, { content }: Game): void {
    if (!this.aim) return;
    const { blast, missile } = causeLook(content, `item.${kind}`);
    if (blast !== null) this.players.bursts.blast(at, this.aim, missile);
    else this.fly(missile, at, this.aim.centre);
  }

  /** What flies to all who are struck; a blast that nobody was seen to aim lies around them, or around whoever died of it. */
  private strike({ cause: called, from, to, bursts }: Extract<Step, { do: 'strike' }>, { content, floor, appearances }: Game): void {
    const cause = trueCause(appearances, called);
    const { blast, missile, colour } = causeLook(content, cause);
    const isSeen = ({ x, y }: Point): boolean => floor.isVisible(x, y);
    if (bursts) return this.players.bursts.blast(from, blastArea([from], DEATH_BLAST, isSeen));
    if (blast !== null) return this.aim === null ? this.players.bursts.blast(from, blastArea(to, blast, isSeen)) : undefined;
    if (cause.startsWith('breed.')) return;
    for (const cell of to) {
      if (missile === null) this.players.effects.bolt(from, cell, colour);
      else this.fly(missile, from, cell);
    }
  }

  /** Whoever uses an ability sends something or glitters; nothing of it shows who cannot be seen. */
  private cast({ ability, actor, to }: Extract<Step, { do: 'cast' }>, { content }: Game): void {
    const from = this.players.actors.get(actor)?.position;
    if (!from) return;
    const { missile } = causeLook(content, `ability.${ability}`);
    if (missile === null) this.players.effects.sparks(cellOf(from), MAGIC);
    else this.players.effects.fly(missile, from, centreOf(to));
  }

  private fly(frame: string | null, from: Point, to: Point): void {
    if (frame !== null) this.players.effects.fly(frame, centreOf(from), centreOf(to));
  }

  /** What was taken goes to whoever took it. */
  private steal({ kind, actor }: Extract<Step, { do: 'steal' }>, game: Game): void {
    const [hero, thief] = [this.players.actors.get(game.state.player.id), this.players.actors.get(actor)];
    if (hero && thief) this.players.effects.fly(frameOf(game, kind), hero.position, thief.position);
  }

  /** A trap that comes to light. */
  private uncover({ trap, at }: Extract<Step, { do: 'mark' }>, { content }: Game): void {
    this.players.effects.flash(at, content.traps.kinds.get(trap)?.colour ?? WHITE);
    this.players.effects.sign(centreOf(at), SEARCHED);
  }

  /** The hero understands what a kind of item is. */
  private know({ kind }: Extract<Step, { do: 'know' }>, game: Game): void {
    const { player } = game.state;
    this.players.stage.burst('insight', player);
    this.players.effects.sign(centreOf(player), frameOf(game, kind));
  }

  private teleport({ actor, from, to, lasts }: Extract<Step, { do: 'teleport' }>, game: Game): void {
    const view = this.players.actors.get(actor);
    if (view) {
      this.players.effects.ghost(view);
      this.players.bursts.specks(from);
      this.players.actors.remove(actor, view);
    }
    this.comeForth({ actor, at: to, lasts }, game);
  }

  private comeForth({ actor, at, lasts }: { actor: number; at: Point; lasts: number }, game: Game): void {
    const who = actorOf(game, actor);
    if (!who || !game.sees(at) || isHidden(game, who)) return;
    this.players.bursts.specks(at);
    this.move(this.players.actors.appear(game, who, at), (view) => { view.comeForth(lasts); });
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

  /** A condition that lasts on shows already. */
  private afflict({ actor, status }: Extract<Step, { do: 'afflict' }>, { content }: Game): void {
    const frame = content.statuses.get(status)?.sprite ?? REMAINS;
    if (this.players.actors.get(actor)?.shows(frame) !== true) this.sign(actor, frame);
  }

  private move(view: ActorView | null, action: (view: ActorView) => void): void {
    if (view === null) return;
    action(view);
    if (this.pace === 0) view.settle();
    else this.players.actors.animate(view);
  }
}

function actorOf({ state, floor }: Game, id: number): Actor | null {
  return id === state.player.id ? state.player : (floor.state.actors.find((actor) => actor.id === id) ?? null);
}

/** Whether somebody is about to come out of nowhere, who must not be there before. */
function isComing(step: Step): step is Extract<Step, { do: 'teleport' | 'summon' }> {
  return step.do === 'teleport' || step.do === 'summon';
}

/** Whether nothing may be shown of somebody. */
function isHidden(game: Game, actor: Actor): boolean {
  return actor !== game.state.player && game.isConcealed(actor);
}

/** The frame of an item as the player knows it by now. */
function frameOf(game: Game, kind: string): string {
  return game.content.itemKinds.has(kind) ? itemLook(game, kind).sprite : REMAINS;
}
