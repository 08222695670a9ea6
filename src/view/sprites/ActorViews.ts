import type Phaser from 'phaser';
import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { maxHpOf } from '../../engine/facts/stats';
import type { Actor } from '../../engine/state';
import { actorLook, actorSigns } from './actorLook';
import { ActorView } from './ActorView';
import { isCrowded } from './overhead';
import type { ViewPreferences } from '../Preferences';
import { hasSprite } from '../textures/sheets';

/** The sprites of all visible actors, including the hero. */
export class ActorViews {
  private readonly views = new Map<number, ActorView>();
  private readonly moving = new Set<ActorView>();

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly preferences: ViewPreferences,
  ) {}

  /** The sprite of an actor, by id. */
  get(actor: number): ActorView | null {
    return this.views.get(actor) ?? null;
  }

  /** An actor's sprite, created in a cell if it has none yet. */
  appear(game: Game, actor: Actor, cell: Point): ActorView {
    const known = this.views.get(actor.id);
    if (known) return known;
    const view = new ActorView(this.scene, this.preferences, { look: actorLook(game, actor), id: actor.id });
    view.stand(cell);
    this.views.set(actor.id, view);
    return view;
  }

  /** Creates missing sprites of actors in view, so that they come out of the dark with the light; `later` ones wait. */
  welcome(game: Game, later: ReadonlySet<number>): void {
    for (const actor of this.inView(game).values()) if (!later.has(actor.id)) this.appear(game, actor, actor);
  }

  /** Redraws a sprite every frame until it stands still. */
  animate(view: ActorView): void {
    this.moving.add(view);
  }

  /** Updates the sprites to the state: actors in view stand in their cells, all others are gone. */
  sync(game: Game): void {
    const present = this.inView(game);
    for (const [id, view] of this.views) if (!present.has(id)) this.lose(id, view);
    for (const actor of present.values()) {
      const view = this.appear(game, actor, actor);
      view.stand(actor);
      view.dress(actorLook(game, actor));
      const signs = actorSigns(game, actor).filter((sign) => hasSprite(this.scene.textures, sign));
      view.setSigns(signs, isCrowded(actor, [...present.values()]), actor.bound);
      if (actor !== game.state.player) view.setHealth(actor.hp / maxHpOf(game, actor));
    }
  }

  /** One frame. */
  update(elapsed: number, round: (value: number) => number): void {
    for (const view of this.moving) {
      view.advance(elapsed, round);
      if (!view.isMoving) this.moving.delete(view);
    }
  }

  /** Ends all motion. */
  settle(): void {
    for (const view of this.moving) view.settle();
    this.moving.clear();
  }

  remove(id: number, view: ActorView): void {
    this.views.delete(id);
    this.moving.delete(view);
    view.destroy();
  }

  clear(): void {
    for (const [id, view] of this.views) this.remove(id, view);
  }

  /** Fades out a sprite that has gone out of view. */
  private lose(id: number, view: ActorView): void {
    this.views.delete(id);
    this.moving.delete(view);
    view.fade();
  }

  private inView(game: Game): ReadonlyMap<number, Actor> {
    const { state, floor } = game;
    const seen = floor.state.actors.filter((actor) => game.seesActor(actor));
    const present = new Map(seen.map((actor) => [actor.id, actor]));
    if (state.player.hp > 0) present.set(state.player.id, state.player);
    return present;
  }
}
