import type { Point } from '../../engine/core/point';
import type { GameEvent } from '../../engine/events';
import type { Game } from '../../engine/Game';
import type { Actor } from '../../engine/state';
import type { ActorView } from '../sprites/ActorView';
import type { ActorViews } from '../sprites/ActorViews';
import { type Blast, blastArea } from './geometry';
import type { Bursts, Stage } from './Bursts';
import type { Effects } from './Effects';
import { TRICKLE, lengthOf, planTurn, type Step } from './planTurn';
import type { ViewPreferences } from '../Preferences';
import { shakeOf } from './fading';
import { abilitiesOf, shotLook } from './shots';
import { lookOf, REMAINS, type ThingViews } from '../sprites/ThingViews';
import { cellOf, centreOf } from '../grid/cells';

const HEALING = 0x7dff7d;
const MAGIC = 0xb478e8;
const WHITE = '#ffffff';
const BLOW = '#f08436';
const SEARCHED = 'ui/search';
const THREAT = 'alert/threat';
const RECOIL_MS = 110;
const OVERLAP_MS = 25;
/** Turns with more steps could not be followed and are shown as they ended. */
const MAX_STEPS = 1_000;

/** The parts of the view that playback drives. */
export interface PlaybackPorts {
  readonly actors: Pick<ActorViews, 'get' | 'appear' | 'welcome' | 'animate' | 'remove' | 'settle'>;
  readonly things: Pick<ThingViews, 'float'>;
  readonly effects: Pick<Effects, 'number' | 'sign' | 'dissolve' | 'ghost' | 'bolt' | 'fly' | 'sparks' | 'flash'>;
  readonly bursts: Pick<Bursts, 'blast' | 'levelUp' | 'specks'>;
  readonly stage: Pick<Stage, 'burst' | 'shake'>;
  /** Updates what is on the floor to the state. */
  sync(game: Game): void;
  /** Updates the hazards and the marks of announced attacks. */
  drift(game: Game): void;
  /** Called when the hero reaches another floor. */
  arrive(floor: number): void;
}

/** Plays a turn's events, then updates the view to the state. The next turn never waits for it. */
export class Playback {
  private game: Game | null = null;
  private steps: Step[] = [];
  private length = 0;
  private elapsed = 0;
  /** The blast the player targeted before the turn. */
  private aim: Blast | null = null;

  constructor(
    private readonly ports: PlaybackPorts,
    private readonly preferences: Pick<ViewPreferences, 'isStill' | 'pace'>,
  ) {}

  /** Whether the next step should wait a little; not to the very end, so that steps blend into each other. */
  get isBusy(): boolean {
    return this.game !== null && this.length - this.elapsed > OVERLAP_MS;
  }

  /** Percent of the normal duration. */
  private get pace(): number {
    return this.preferences.isStill ? 0 : this.preferences.pace;
  }

  /** Plays a completed turn with the blast targeted for it. Remaining steps of the previous turn start at once. */
  play(events: readonly GameEvent[], game: Game, aim: Blast | null = null): void {
    if (this.game !== null) this.begin(this.game, Infinity);
    this.aim = aim;
    const steps = planTurn(events, this.pace);
    this.steps = steps.length > MAX_STEPS ? [] : steps;
    this.length = this.pace === 0 ? 0 : lengthOf(this.steps);
    this.elapsed = 0;
    this.game = game;
    this.begin(game, 0);
    // Actors yet to appear must not be there before.
    const appearing = this.steps.flatMap((step) => (step.do === 'teleport' || step.do === 'summon' ? step.actor : []));
    this.ports.actors.welcome(game, new Set(appearing));
    this.update(0);
  }

  /** One frame. */
  update(elapsed: number): void {
    if (this.game === null) return;
    this.elapsed += elapsed;
    this.begin(this.game, this.elapsed);
    if (this.elapsed >= this.length) this.finish(this.game);
  }

  /** Ends the turn's animation at once. */
  hurry(): void {
    if (this.game !== null) this.finish(this.game);
    this.ports.actors.settle();
  }

  private finish(game: Game): void {
    this.begin(game, Infinity);
    this.game = null;
    this.ports.sync(game);
  }

  /** Starts all steps that are due. */
  private begin(game: Game, until: number): void {
    const due = this.steps.filter((step) => step.start <= until);
    this.steps = this.steps.filter((step) => step.start > until);
    for (const step of due) this.show(step, game);
  }

  private show(step: Step, game: Game): void {
    const { actors, effects } = this.ports;
    switch (step.do) {
      case 'glide':
        return this.glide(step, game);
      case 'float':
        return this.ports.things.float(step.item, step.to, step.lasts);
      case 'lunge':
        return this.move(actors.get(step.actor), (view) => { view.lungeAt(step.to, step.lasts); });
      case 'hurt':
        return this.hurt(step, game);
      case 'miss':
        return effects.number(step.at, '0', 'nothing');
      case 'heal':
        return this.heal(step);
      case 'dissolve':
        return this.dissolve(step.actor);
      case 'use':
        return this.use(step, game);
      case 'strike':
        return this.strike(step, game);
      case 'teleport':
        return this.teleport(step, game);
      case 'summon':
        return this.materialize(step, game);
      case 'learn':
        // One cell higher, to keep it legible beside a damage number.
        return effects.number({ x: step.at.x, y: step.at.y - 1 }, `+${step.amount} XP`, 'xp');
      case 'levelUp':
        return this.ports.bursts.levelUp(step.at);
      case 'take':
        return effects.sign(centreOf(step.at), lookOf(game, step.kind).sprite);
      case 'gain':
        return this.gain(step, game);
      case 'sign':
        return actorOf(game, step.actor)?.asleep === true ? undefined : this.sign(step.actor, step.frame);
      case 'mark':
        return this.uncover(step, game);
      case 'open':
      case 'glint':
        return this.ports.stage.burst(step.do === 'open' ? 'dust' : 'glint', step.at);
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
      case 'threaten':
        return this.drift(step, game);
      case 'arrive':
        return this.ports.arrive(step.floor);
      default:
        step satisfies never;
    }
  }

  private glide({ actor, from, to, lasts }: Extract<Step, { do: 'glide' }>, game: Game): void {
    const mover = actorOf(game, actor);
    const view = mover && !isHidden(game, mover) ? this.ports.actors.appear(game, mover, from) : this.ports.actors.get(actor);
    if (view && game.floor.tileAt(to.x, to.y).wet === true) this.ports.stage.burst('splash', to);
    this.move(view, (glider) => { glider.stepTo(to, lasts); });
  }

  private heal({ at, amount }: Extract<Step, { do: 'heal' }>): void {
    this.ports.effects.sparks(at, HEALING);
    if (amount >= TRICKLE) this.ports.effects.number(at, `+${amount}`, 'heal');
  }

  private gain({ at, kind, worth }: Extract<Step, { do: 'gain' }>, game: Game): void {
    this.ports.effects.sign(centreOf(at), lookOf(game, kind).sprite);
    this.ports.effects.number(at, `+${worth}`, 'gold');
  }

  private hurt({ actor, at, from, amount }: Extract<Step, { do: 'hurt' }>, game: Game): void {
    const isHero = actor === game.state.player.id;
    const mover = actorOf(game, actor);
    if (mover && isHidden(game, mover)) return;
    this.ports.effects.number(at, isHero ? `-${amount}` : String(amount), isHero ? 'wound' : 'damage');
    this.ports.stage.burst('chips', at);
    if (isHero) this.ports.stage.shake(shakeOf(amount, game.state.player.maxHp));
    this.move(this.ports.actors.get(actor), (view) => { view.recoilFrom(from ?? at, RECOIL_MS); });
  }

  /** A blast appears as targeted, hit or miss; items thrown at a cell fly there. */
  private use({ kind, at }: Extract<Step, { do: 'use' }>, { content }: Game): void {
    if (!this.aim) return;
    const { blast, missile } = shotLook(content, kind);
    if (blast !== null) this.ports.bursts.blast(at, this.aim, missile);
    else this.fly(missile, at, this.aim.centre);
  }

  /** The missiles or bolts of an item at all targets; an untargeted blast surrounds them. What was aimed has flown or burst by its use. */
  private strike({ kind, from, to }: Extract<Step, { do: 'strike' }>, { content, floor }: Game): void {
    const { blast, missile, colour } = shotLook(content, kind);
    if (this.aim !== null && (blast !== null || missile !== null)) return;
    if (blast !== null) return this.ports.bursts.blast(from, blastArea(to, blast, ({ x, y }) => floor.isVisible(x, y)));
    for (const cell of to) {
      if (missile === null) this.ports.effects.bolt(from, cell, colour);
      else this.fly(missile, from, cell);
    }
  }

  /** A missile or sparks for an ability, none from an invisible actor; and a flash on every cell that an announced attack hits. */
  private cast({ ability, actor, to, cells }: Extract<Step, { do: 'cast' }>, { content, floor }: Game): void {
    for (const cell of cells) if (floor.isVisible(cell.x, cell.y)) this.ports.effects.flash(cell, BLOW);
    const from = this.ports.actors.get(actor)?.position;
    const missile = abilitiesOf(content).find(({ id }) => id === ability)?.sprite;
    if (!from) return;
    if (missile === undefined) this.ports.effects.sparks(cellOf(from), MAGIC);
    else this.ports.effects.fly(missile, from, centreOf(to));
  }

  /** Hazards appear, or the marks of an attack that is announced or called off. A sudden hazard, over before the next turn, flashes. */
  private drift(step: Extract<Step, { do: 'cloud' | 'threaten' }>, game: Game): void {
    this.ports.drift(game);
    if (step.do === 'threaten') return step.isOver ? undefined : this.sign(step.actor, THREAT);
    const kind = game.content.hazards.get(step.hazard);
    if (kind?.sudden !== true) return;
    for (const cell of step.cells) if (game.floor.isVisible(cell.x, cell.y)) this.ports.effects.flash(cell, kind.colour);
  }

  private fly(frame: string | null, from: Point, to: Point): void {
    if (frame !== null) this.ports.effects.fly(frame, centreOf(from), centreOf(to));
  }

  /** A stolen item flies to the thief. */
  private steal({ kind, actor }: Extract<Step, { do: 'steal' }>, game: Game): void {
    const hero = this.ports.actors.get(game.state.player.id);
    const thief = this.ports.actors.get(actor);
    if (hero && thief) this.ports.effects.fly(lookOf(game, kind).sprite, hero.position, thief.position);
  }

  /** A trap is found. */
  private uncover({ trap, at }: Extract<Step, { do: 'mark' }>, { content }: Game): void {
    this.ports.effects.flash(at, content.traps.kinds.get(trap)?.colour ?? WHITE);
    this.ports.effects.sign(centreOf(at), SEARCHED);
  }

  /** The hero identifies a kind of item. */
  private know({ kind }: Extract<Step, { do: 'know' }>, game: Game): void {
    const { player } = game.state;
    this.ports.stage.burst('insight', player);
    this.ports.effects.sign(centreOf(player), lookOf(game, kind).sprite);
  }

  private teleport({ actor, from, to, lasts }: Extract<Step, { do: 'teleport' }>, game: Game): void {
    const view = this.ports.actors.get(actor);
    if (view) {
      this.ports.effects.ghost(view);
      this.ports.bursts.specks(from);
      this.ports.actors.remove(actor, view);
    }
    this.materialize({ actor, at: to, lasts }, game);
  }

  private materialize({ actor, at, lasts }: { actor: number; at: Point; lasts: number }, game: Game): void {
    const mover = actorOf(game, actor);
    if (!mover || !game.sees(at) || isHidden(game, mover)) return;
    this.ports.bursts.specks(at);
    this.move(this.ports.actors.appear(game, mover, at), (view) => { view.materialize(lasts); });
  }

  private dissolve(actor: number): void {
    const view = this.ports.actors.get(actor);
    if (view === null) return;
    this.ports.effects.dissolve(view);
    this.ports.actors.remove(actor, view);
  }

  private sign(actor: number, frame: string): void {
    const view = this.ports.actors.get(actor);
    if (view) this.ports.effects.sign(view.position, frame);
  }

  /** A status already shown needs no new sign. */
  private afflict({ actor, status }: Extract<Step, { do: 'afflict' }>, { content }: Game): void {
    const frame = content.statuses.get(status)?.sprite ?? REMAINS;
    if (this.ports.actors.get(actor)?.shows(frame) !== true) this.sign(actor, frame);
  }

  private move(view: ActorView | null, action: (view: ActorView) => void): void {
    if (view === null) return;
    action(view);
    if (this.pace === 0) view.settle();
    else this.ports.actors.animate(view);
  }
}

function actorOf({ state, floor }: Game, id: number): Actor | null {
  return id === state.player.id ? state.player : (floor.state.actors.find((actor) => actor.id === id) ?? null);
}

/** Whether an actor must stay invisible. */
function isHidden(game: Game, actor: Actor): boolean {
  return actor !== game.state.player && game.isConcealed(actor);
}
