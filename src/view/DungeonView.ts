import type Phaser from 'phaser';
import type { Point } from '../engine/core/point';
import { textHash } from '../engine/core/hash';
import type { GameEvent } from '../engine/events';
import type { Floor } from '../engine/floor/Floor';
import type { Game } from '../engine/Game';
import { sightOf } from '../engine/facts/light';
import { ActorViews } from './sprites/ActorViews';
import type { Blast } from './playback/geometry';
import { Bursts, type Stage } from './playback/Bursts';
import { DungeonCamera } from './camera/DungeonCamera';
import { ParticleView, type Surroundings } from './particles';
import { Effects } from './playback/Effects';
import { FlashLimit } from './playback/fading';
import { FloorBanner, type FloorTitle } from './camera/FloorBanner';
import { FloorChart, type ChartArea } from './map/FloorChart';
import { type EnemyMark, EnemyMarks } from './sprites/EnemyMarks';
import { type MapOverlayMarks, MapOverlayView, AnnouncedViews } from './map/marks';
import { inView, NOTHING } from './sprites/actorLook';
import type { Theme } from './themes/Theme';
import { isThemeLate, themeOf } from './themes/themes';
import { scrollTo, toGrid, type Covered, type Frame } from './camera/framing';
import { temporaryGlows } from './light/LightField';
import { HazardViews, ThingViews } from './sprites/ThingViews';
import { lightTones } from './light/paintLight';
import { addSheet, hasLackedSprites, hasSprite, type RegionSheet } from './textures/sheets';
import { LightView } from './light/LightView';
import { MapView } from './map/MapView';
import { Playback } from './playback/Playback';
import { DEFAULT_VIEW, type ViewPreferences } from './Preferences';
import { centreOf, inCells } from './grid/cells';

const FADE_MS = 260;

/** The reach of a dead hero's lantern, in cells. */
const GUTTERING = 0.5;

/** Preferences that redraw everything when they change. */
const LOOKS = ['isStill', 'zoom', 'isGlyphs', 'palette', 'isHighContrast'] as const;

/** What the view needs from the interface. */
export interface ViewPorts {
  /** The parts of the view under panels, in screen pixels. */
  covered(): Covered;
  /** A floor's title, by its number and theme. */
  title(floor: number, theme: string): FloorTitle;
}

/** Draws a run's state, plays its turns and follows the hero. */
export class DungeonView {
  private readonly map: MapView;
  private readonly chart: FloorChart;
  private readonly things: ThingViews;
  private readonly hazards: HazardViews;
  private readonly announced: AnnouncedViews;
  private readonly actors: ActorViews;
  private readonly marks: MapOverlayView;
  private readonly enemyMarks: EnemyMarks;
  private readonly camera: DungeonCamera;
  private readonly air: ParticleView;
  private readonly banner: FloorBanner;
  /** Limits flares anywhere in the view. */
  private readonly flashes = new FlashLimit();
  private readonly playback: Playback;
  private light: LightView | null = null;
  private game: Game | null = null;
  private floor: Floor | null = null;
  private theme: Theme | null = null;
  /** Whether the floor looks plain because its theme has not come. */
  private isPlain = false;
  private hero: Point = { x: 0, y: 0 };
  /** What is in view after the last turn. */
  private seen = NOTHING;
  /** The camera's focus, in map pixels. */
  private focus: Point = { x: 0, y: 0 };
  /** The cell targeted or looked at; `isPointed` if the mouse put it there: then the map must not move. */
  private cursor: { readonly cell: Point; readonly isPointed: boolean } | null = null;
  private aim: Blast | null = null;
  private readonly preferences: ViewPreferences = { ...DEFAULT_VIEW };

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly ports: ViewPorts,
  ) {
    const { preferences } = this;
    this.map = new MapView(scene, preferences);
    this.chart = new FloorChart(scene.textures, this.map, preferences);
    this.things = new ThingViews(scene, preferences);
    this.hazards = new HazardViews(scene, preferences);
    this.announced = new AnnouncedViews(scene, preferences);
    this.actors = new ActorViews(scene, preferences);
    this.air = new ParticleView(scene, preferences);
    this.banner = new FloorBanner(scene);
    this.marks = new MapOverlayView(scene, preferences);
    this.enemyMarks = new EnemyMarks(scene, preferences);
    this.camera = new DungeonCamera(scene.cameras.main, () => ports.covered(), preferences);
    const stage = this.makeStage();
    const effects = new Effects(scene, stage);
    const bursts = new Bursts(scene, stage);
    const sync = (game: Game): void => { this.furnish(game); };
    const drift = (game: Game): void => { this.drift(game); };
    const arrive = (): void => { this.enterFloor(true); };
    this.playback = new Playback({ actors: this.actors, things: this.things, effects, bursts, stage, sync, drift, arrive }, preferences);
    this.camera.fit();
  }

  /** Whether the last turn is still playing. */
  get isBusy(): boolean {
    return this.playback.isBusy;
  }

  /**
   * Whether something moves that comes to an end, which needs more pictures than what always moves; and whether the player wants
   * less motion.
   */
  get motion(): { readonly isMoving: boolean; readonly isStill: boolean } {
    const isChanging = this.scene.tweens.getTweens().some(({ isInfinite }) => !isInfinite);
    return { isMoving: this.isBusy || this.camera.isMoving || isChanging, isStill: this.preferences.isStill };
  }

  /** Shows another run, or a reloaded one; its first floor's title if it `begins`. */
  open(game: Game, begins: boolean): void {
    this.playback.hurry();
    this.banner.hide();
    this.actors.clear();
    this.game = game;
    this.floor = null;
    this.scene.cameras.main.setVisible(true);
    this.sync(game);
    this.enterFloor(begins);
  }

  /** Shows nothing: the run is closed. */
  close(): void {
    this.playback.hurry();
    this.game = null;
    this.scene.cameras.main.setVisible(false);
  }

  /** Shows a run's current state without animation: the same run further on, or another one. */
  jump(game: Game): void {
    this.playback.hurry();
    this.banner.hide();
    if (game !== this.game) this.floor = null;
    this.game = game;
    this.sync(game);
  }

  /** Plays a completed turn. */
  play(events: readonly GameEvent[], game: Game): void {
    if (game !== this.game) return;
    this.showFloor(game);
    this.camera.attend(events);
    this.playback.play(events, game, this.aim);
  }

  /** Marks cells; of a blast only explored ones. The camera follows the cursor unless the mouse moved it. */
  mark(marks: MapOverlayMarks, pointed: Point | null): void {
    const { cursor } = marks;
    const area = marks.area.filter(({ x, y }) => this.floor?.isExplored(x, y));
    this.aim = cursor && area.length > 0 ? { centre: cursor, cells: area } : null;
    this.cursor = cursor && { cell: cursor, isPointed: cursor.x === pointed?.x && cursor.y === pointed.y };
    this.marks.show({ ...marks, area });
  }

  /** Applies new preferences. */
  prefer(preferences: ViewPreferences): void {
    const isRedrawn = LOOKS.some((look) => preferences[look] !== this.preferences[look]);
    Object.assign(this.preferences, preferences);
    // Looping animations freeze; one-shot effects check the preference themselves.
    this.scene.anims.globalTimeScale = preferences.isStill ? 0 : 1;
    this.camera.fit();
    if (isRedrawn) this.redraw();
  }

  /** Takes the sprites of a region, and draws what had to do without them. */
  addSheet(region: string, sheet: RegionSheet): void {
    const { textures } = this.scene;
    const isMakeshift = hasLackedSprites(textures) || this.isPlain;
    addSheet(textures, region, sheet);
    if (isMakeshift) this.redraw();
  }

  /** Adapts to a new view size. */
  resize(): void {
    this.camera.fit();
  }

  update(elapsed: number): void {
    if (this.game === null || this.floor === null) return;
    if (!this.preferences.isStill) this.map.ripple(elapsed);
    this.map.bake();
    this.actors.update(elapsed, (value) => toGrid(value, this.camera.zoom));
    this.playback.update(elapsed);
    const frame = this.camera.frame(this.floor);
    this.follow(this.game, frame, elapsed);
    this.banner.place(frame);
    this.light?.update(inCells(this.hero), this.preferences.isStill ? 0 : elapsed);
    if (this.theme) this.air.update(elapsed, this.surroundings(this.floor, this.theme));
  }

  /** The cell under a point of the screen. */
  cellAt(screen: Point): Point {
    return this.camera.cellAt(screen);
  }

  /** A cell's centre and side on the screen. */
  whereIs(cell: Point): Point & { readonly side: number } {
    return this.camera.whereIs(cell);
  }

  /** Draws the explored cells of an area onto a canvas of the page. */
  paintFloor(canvas: HTMLCanvasElement, area: ChartArea): void {
    if (this.game) this.chart.paint(canvas, this.game, area);
  }

  /** The edge marks of off-screen enemies, in screen pixels. */
  get marksAtEdge(): readonly EnemyMark[] {
    return this.enemyMarks.shown;
  }

  /** Draws everything anew. */
  private redraw(): void {
    if (this.game === null) return;
    this.playback.hurry();
    this.floor = null;
    this.sync(this.game);
  }

  private makeStage(): Stage {
    const { preferences, scene, flashes } = this;
    return {
      preferences,
      flare: (at, flare) => {
        if (!preferences.isStill && flashes.allows(scene.time.now)) this.light?.flare({ x: at.x, y: at.y, burns: false, ...flare });
      },
      burst: (kind, cell) => { this.air.burst(kind, cell); },
      shake: (strength) => { this.camera.shake(strength); },
    };
  }

  /** Fades a floor in; a new one shows its title. */
  private enterFloor(isNew: boolean): void {
    if (this.floor === null) return;
    const { number, theme } = this.floor.state;
    this.camera.fadeIn(FADE_MS);
    if (isNew) this.banner.show(this.ports.title(number, theme));
  }

  /** Moves the camera toward what matters now, and marks the enemies it cannot show. */
  private follow({ state: { player } }: Game, frame: Frame, elapsed: number): void {
    const stand = centreOf(player);
    this.hero = this.actors.get(player.id)?.position ?? stand;
    const { enemies, wanted } = this.seen;
    const rest = this.cursor ? this.lookAt(this.cursor, frame) : this.camera.keepInSight(stand, wanted, frame);
    this.focus = this.cursor ? rest : { x: rest.x + this.hero.x - stand.x, y: rest.y + this.hero.y - stand.y };
    if (this.cursor) this.camera.attend([]);
    this.camera.follow(this.focus, frame, elapsed);
    this.enemyMarks.show(player, enemies, { scroll: scrollTo(rest, frame), frame });
  }

  private lookAt({ cell, isPointed }: NonNullable<DungeonView['cursor']>, frame: Frame): Point {
    return isPointed ? this.focus : this.camera.keepInMiddle(this.focus, centreOf(cell), frame);
  }

  private surroundings(floor: Floor, theme: Theme): Surroundings {
    return { theme, hero: this.hero, torches: this.map.torches, isVisible: (x, y) => floor.isVisible(x, y) };
  }

  /** Updates everything to the state. */
  private sync(game: Game): void {
    this.showFloor(game);
    this.furnish(game);
  }

  /** Updates what is on the floor; terrain and light change as soon as a turn is played. */
  private furnish(game: Game): void {
    this.things.sync(game);
    this.drift(game);
    this.actors.sync(game);
  }

  /** Updates what comes and goes with the turns: hazards and marks. */
  private drift(game: Game): void {
    this.hazards.sync(game);
    this.announced.sync(game);
  }

  /** Updates terrain and light; a new floor starts from scratch. */
  private showFloor(game: Game): void {
    const { floor } = game;
    const isNew = floor !== this.floor;
    if (isNew) this.openFloor(game);
    this.map.update(game);
    this.seen = inView(game);
    this.light?.show(floor, game.state.player.hp > 0 ? sightOf(game) : GUTTERING);
    this.light?.hang(this.map.torches, [...this.map.glows, ...temporaryGlows(game)]);
    if (isNew || this.preferences.isStill) this.light?.settle(game.state.player);
  }

  private openFloor(game: Game): void {
    const { floor, state } = game;
    this.floor = floor;
    // A cursor may exist before the first frame: it counts from the hero, not from the camera's previous place.
    this.hero = this.focus = centreOf(state.player);
    this.actors.clear();
    this.things.clear();
    this.hazards.clear();
    this.announced.clear();
    this.air.clear();
    this.camera.fit();
    const theme = themeOf(game.content, floor.state.theme);
    this.theme = theme;
    this.isPlain = isThemeLate(game.content, floor.state.theme);
    const has = (sprite: string): boolean => hasSprite(this.scene.textures, sprite);
    this.map.open(game, { theme, has, salt: textHash(state.seed) ^ floor.state.number });
    this.light?.destroy();
    this.light = new LightView(this.scene, floor, lightTones(this.preferences));
  }
}
