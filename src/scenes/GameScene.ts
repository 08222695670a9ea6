import Phaser from 'phaser';
import type { Session } from '../ui/Session';
import { text } from '../keep/text';
import { DungeonView } from '../view/DungeonView';
import { PanelInsets } from './PanelInsets';
import { sessionOf, stageOf } from './parts';
import { mountSound } from './SoundBoard';
import { PointerInput } from './PointerInput';
import { MEDIA_QUERIES, viewPreferences } from './viewPreferences';

/** The map: shows the session's run, plays its turns, and hands it the time, clicks, touches and where the mouse is. */
export class GameScene extends Phaser.Scene {
  private session: Session | null = null;
  private view: DungeonView | null = null;
  private pointer: PointerInput | null = null;

  constructor() {
    super('Game');
  }

  create(): void {
    const session = sessionOf(this);
    const insets = new PanelInsets(stageOf(this));
    const view = new DungeonView(this, {
      covered: () => insets.measure(),
      title: (n, theme) => ({ title: text('ui.floorTitle', { n }), name: text(`theme.${theme}`) }),
    });
    this.session = session;
    this.view = view;
    session.ports.isBusy = () => view.isBusy;
    session.ports.whereIs = (cell) => view.whereIs(cell);
    session.ports.paintFloor = (canvas, area) => { view.paintFloor(canvas, area); };
    session.ports.marksAtEdge = () => view.marksAtEdge;
    const ends = [this.listenToPointer(session, view), this.listen(session, view), this.keepPreferences(session, view), mountSound(window, session)];
    if (session.game) view.open(session.game);
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => { for (const end of ends) end(); });
  }

  override update(_time: number, elapsed: number): void {
    this.session?.tick(elapsed);
    this.view?.update(elapsed);
  }

  private listen(session: Session, view: DungeonView): () => void {
    const resize = (): void => { view.resize(); };
    this.scale.on(Phaser.Scale.Events.RESIZE, resize);
    const unhear = session.on({
      run: (game) => { if (game) view.open(game); else view.close(); },
      turn: (events, game) => { view.play(events, game); },
      jump: (game) => { view.jump(game); },
      change: () => { view.mark(session.marks, this.pointer?.pointed ?? null); },
    });
    return () => {
      this.scale.off(Phaser.Scale.Events.RESIZE, resize);
      unhear();
    };
  }

  /** Shows the map as the settings and the player's system want it, now and whenever either changes. */
  private keepPreferences(session: Session, view: DungeonView): () => void {
    const prefer = (): void => { view.prefer(viewPreferences(session.settings, (query) => window.matchMedia(query).matches)); };
    const queries = Object.values(MEDIA_QUERIES).map((query) => window.matchMedia(query));
    for (const query of queries) query.addEventListener('change', prefer);
    const unhear = session.on({ settings: prefer });
    prefer();
    return () => {
      for (const query of queries) query.removeEventListener('change', prefer);
      unhear();
    };
  }

  private listenToPointer(session: Session, view: DungeonView): () => void {
    const pointer = new PointerInput(this.game.canvas, session, {
      cellAt: (at) => view.cellAt(at),
      get side() { return view.whereIs({ x: 0, y: 0 }).side; },
    });
    this.pointer = pointer;
    return () => { pointer.stop(); };
  }
}
