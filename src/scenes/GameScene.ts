import Phaser from 'phaser';
import type { Session } from '../ui/Session';
import { DungeonView } from '../view/DungeonView';
import { panelInsets } from './panelInsets';
import { sessionOf } from './parts';

/** The map: shows the session's run, plays its turns, and hands it clicks and touches. */
export class GameScene extends Phaser.Scene {
  private view: DungeonView | null = null;

  constructor() {
    super('Game');
  }

  create(): void {
    const session = sessionOf(this);
    const view = new DungeonView(this, {
      insets: () => panelInsets(this.scale.gameSize),
      isStill: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    });
    this.view = view;
    session.ports.isBusy = () => view.isBusy;
    session.ports.whereIs = (cell) => view.whereIs(cell);
    if (session.game) view.open(session.game);
    const silence = this.listen(session, view);
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, silence);
  }

  override update(_time: number, elapsed: number): void {
    this.view?.update(elapsed);
  }

  private listen(session: Session, view: DungeonView): () => void {
    const resize = (): void => { view.resize(); };
    this.scale.on(Phaser.Scale.Events.RESIZE, resize);
    this.input.on(Phaser.Input.Events.POINTER_DOWN, (pointer: Phaser.Input.Pointer) => {
      if (pointer.primaryDown) session.tap(view.cellAt(pointer));
    });
    const unhear = session.on({
      run: (game) => { if (game) view.open(game); },
      turn: (events, game) => { view.play(events, game); },
    });
    return () => {
      this.scale.off(Phaser.Scale.Events.RESIZE, resize);
      unhear();
    };
  }
}
