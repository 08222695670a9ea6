import Phaser from 'phaser';
import type { Point } from '../engine/core/point';
import type { Session } from '../ui/Session';
import { DungeonView } from '../view/DungeonView';
import { PanelInsets } from './PanelInsets';
import { sessionOf, stageOf } from './parts';
import { SYSTEM_WISHES, viewPreferences } from './viewPreferences';

/** The map: shows the session's run, plays its turns, and hands it the time, clicks, touches and where the mouse is. */
export class GameScene extends Phaser.Scene {
  private session: Session | null = null;
  private view: DungeonView | null = null;
  /** The cell under the mouse; null while it is elsewhere, and always for touches. */
  private pointed: Point | null = null;

  constructor() {
    super('Game');
  }

  create(): void {
    const session = sessionOf(this);
    const insets = new PanelInsets(stageOf(this));
    const view = new DungeonView(this, { insets: () => insets.measure() });
    this.session = session;
    this.view = view;
    session.ports.isBusy = () => view.isBusy;
    session.ports.whereIs = (cell) => view.whereIs(cell);
    this.listenToPointer(session, view);
    const ends = [this.listen(session, view), this.keepPreferences(session, view)];
    if (session.game) view.open(session.game);
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => { for (const end of ends) end(); });
  }

  override update(_time: number, elapsed: number): void {
    this.session?.tick();
    this.view?.update(elapsed);
  }

  private listen(session: Session, view: DungeonView): () => void {
    const resize = (): void => { view.resize(); };
    this.scale.on(Phaser.Scale.Events.RESIZE, resize);
    const unhear = session.on({
      run: (game) => { if (game) view.open(game); },
      turn: (events, game) => { view.play(events, game); },
      change: () => { view.mark(session.marks, this.pointed); },
    });
    return () => {
      this.scale.off(Phaser.Scale.Events.RESIZE, resize);
      unhear();
    };
  }

  /** Shows the map as the settings and the player's system want it, now and whenever either changes. */
  private keepPreferences(session: Session, view: DungeonView): () => void {
    const prefer = (): void => { view.prefer(viewPreferences(session.settings, (query) => window.matchMedia(query).matches)); };
    const queries = Object.values(SYSTEM_WISHES).map((query) => window.matchMedia(query));
    for (const query of queries) query.addEventListener('change', prefer);
    const unhear = session.on({ settings: prefer });
    prefer();
    return () => {
      for (const query of queries) query.removeEventListener('change', prefer);
      unhear();
    };
  }

  private listenToPointer(session: Session, view: DungeonView): void {
    this.input.on(Phaser.Input.Events.POINTER_DOWN, (pointer: Phaser.Input.Pointer) => {
      if (pointer.primaryDown) session.tap(view.cellAt(pointer));
    });
    this.input.on(Phaser.Input.Events.POINTER_MOVE, (pointer: Phaser.Input.Pointer) => {
      if (!pointer.wasTouch) this.point(session, view.cellAt(pointer));
    });
    this.input.on(Phaser.Input.Events.GAME_OUT, () => { this.point(session, null); });
  }

  private point(session: Session, at: Point | null): void {
    const cell = at && session.game?.floor.contains(at.x, at.y) ? at : null;
    if (cell?.x === this.pointed?.x && cell?.y === this.pointed?.y) return;
    this.pointed = cell;
    session.hover(cell);
  }
}
