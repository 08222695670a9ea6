import Phaser from 'phaser';
import type { Session } from '../ui/Session';
import { text } from '../keep/text';
import { DungeonView } from '../view/DungeonView';
import { paceFrames } from './paceFrames';
import { PanelInsets } from './PanelInsets';
import { sessionOf, stageOf } from './startMap';
import { viewPreferences } from './viewPreferences';
import { PointerInput } from './PointerInput';
import { followRegions, watchSheets } from './regions/pageRegions';
import { MEDIA_QUERIES } from '../ui/settings/systemPreferences';

/** The map: draws the session's run, plays its turns, and passes clicks, touches and the mouse's cell on to it. */
export class GameScene extends Phaser.Scene {
  private view: DungeonView | null = null;
  private pointer: PointerInput | null = null;

  constructor() {
    super('Game');
  }

  create(): void {
    const session = sessionOf(this);
    const insets = new PanelInsets(stageOf(this));
    const view = new DungeonView(this, {
      covered: () => insets.latest,
      title: (n, theme) => ({ title: text('ui.floorTitle', { n }), name: text(`theme.${theme}`) }),
    });
    this.view = view;
    session.ports.isReady = () => true;
    session.ports.isBusy = () => view.isBusy;
    session.ports.whereIs = (cell) => view.whereIs(cell);
    session.ports.paintFloor = (canvas, area) => { view.paintFloor(canvas, area); };
    session.ports.marksAtEdge = () => view.marksAtEdge;
    const ends = [this.listenToPointer(session, view), this.listen(session, view, insets), this.keepPreferences(session, view)];
    ends.push(paceFrames(this.game, session, view), followRegions(session));
    ends.push(watchSheets((region, sheet) => { view.addSheet(region, sheet); }));
    if (session.game) view.open(session.game, session.game.state.turn === 0);
    session.refresh();
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => { for (const end of ends) end(); });
  }

  override update(_time: number, elapsed: number): void {
    this.view?.update(elapsed);
  }

  private listen(session: Session, view: DungeonView, insets: PanelInsets): () => void {
    const resize = (): void => {
      insets.expire();
      view.resize();
      // Panels placed by the map or the window move with it.
      session.refresh();
    };
    this.scale.on(Phaser.Scale.Events.RESIZE, resize);
    const unsubscribe = session.on({
      run: (game, begins) => { if (game) view.open(game, begins); else view.close(); },
      turn: (events, game) => { view.play(events, game); },
      jump: (game) => { view.jump(game); },
      change: () => {
        insets.expire();
        view.mark(session.marks, this.pointer?.pointed ?? null);
      },
    });
    return () => {
      this.scale.off(Phaser.Scale.Events.RESIZE, resize);
      unsubscribe();
    };
  }

  /** Applies the settings and system preferences to the map, now and on every change. */
  private keepPreferences(session: Session, view: DungeonView): () => void {
    const prefer = (): void => { view.prefer(viewPreferences(session.settings, (query) => window.matchMedia(query).matches)); };
    const queries = Object.values(MEDIA_QUERIES).map((query) => window.matchMedia(query));
    for (const query of queries) query.addEventListener('change', prefer);
    const unsubscribe = session.on({ settings: prefer });
    prefer();
    return () => {
      for (const query of queries) query.removeEventListener('change', prefer);
      unsubscribe();
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
