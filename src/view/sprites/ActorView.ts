import type Phaser from 'phaser';
import type { Point } from '../../engine/core/point';
import type { ActorLook } from './actorLook';
import { firstFrame, outlined, type Picture, pictureOf, play, wince } from '../textures/Picture';
import { ATLAS, haloTexture, shadowTexture, whiteFrame } from '../textures/canvasTextures';
import { hasSprite } from '../textures/sheets';
import { DEPTH } from '../depth';
import { FlashLimit, glide, lunge, Motion } from '../playback/fading';
import { FrontMark } from './FrontMark';
import { BAR, HealthBar } from './overhead';
import { colourOf, safeColour } from '../palette';
import type { ViewPreferences } from '../Preferences';
import { StatusSigns } from './StatusSigns';
import { Wake } from './Wake';
import { CELL, centreOf } from '../grid/cells';

const IDLE_FRAMES_A_SECOND = 3;
const FLASH_MS = 80;
const WINCE_MS = 220;
const FADE_MS = 90;
/** The height of the feet above the cell's lower edge, in pixels. */
const LIFT = 2;
const SHADOW_DROP = 6;
/** In cells. */
const LUNGE = 0.5;
const RECOIL = 0.22;
const FAINT = 0.5;
/** An elite's glow pulses down to `least`, half a cycle in `lasts` ms. */
const BREATH = { least: 0.62, lasts: 1300 };

/** One actor: sprite, shadow, health bar and signs, and their offset from its cell. */
export class ActorView {
  readonly sprite: Phaser.GameObjects.Sprite;
  private readonly shadow: Phaser.GameObjects.Image;
  /** An elite's glow behind it and badge over it. */
  private mark: { readonly halo: Phaser.GameObjects.Image; readonly badge: Phaser.GameObjects.Image } | null = null;
  /** Where it faces, if it has a front. */
  private front: FrontMark | null = null;
  private wake: Wake | null = null;
  private readonly bar: HealthBar;
  private readonly signs: StatusSigns;
  private cell: Point = { x: -1, y: -1 };
  private step: Motion | null = null;
  private attack: Motion | null = null;
  /** Its missing opacity while it materializes, along x. */
  private fadeIn: Motion | null = null;
  private at: Point = { x: 0, y: 0 };
  private look: ActorLook;
  private shown: Picture;
  private readonly id: number;
  private readonly flashes = new FlashLimit();

  /** `id` desynchronizes like actors. */
  constructor(
    private readonly scene: Phaser.Scene,
    private readonly preferences: ViewPreferences,
    { look, id }: { readonly look: ActorLook; readonly id: number },
  ) {
    this.look = look;
    this.id = id;
    this.shown = pictureOf(scene.textures, look.look, preferences);
    this.shadow = scene.add.image(0, 0, shadowTexture(scene.textures)).setDepth(DEPTH.shadow);
    this.sprite = scene.add.sprite(0, 0, this.shown.texture, firstFrame(scene.textures, this.shown));
    this.bar = new HealthBar(scene);
    this.signs = new StatusSigns(scene, preferences);
    this.applyLook(look);
  }

  /** Its picture without a coloured outline. */
  get picture(): Picture {
    return this.shown;
  }

  /** Changes its look. */
  dress(look: ActorLook): void {
    const { look: before, elite, isFaint, faces, wading } = this.look;
    const isSame = look.isFaint === isFaint && look.faces === faces && look.wading === wading;
    if (look.look === before && look.elite?.badge === elite?.badge && isSame) return;
    this.applyLook(look);
    this.advance(0);
  }

  /** The centre of its drawn place, in map pixels. */
  get position(): Point {
    return this.at;
  }

  get isMoving(): boolean {
    return this.step !== null || this.attack !== null || this.fadeIn !== null;
  }

  /** Puts it in a cell. A glide to that cell continues; from elsewhere it jumps. */
  stand(cell: Point): void {
    if (cell.x === this.cell.x && cell.y === this.cell.y) return;
    this.step = null;
    this.moveCell(cell);
    this.advance(0);
  }

  /** Glides to a cell from where it is drawn now. */
  stepTo(cell: Point, lasts: number): void {
    const to = centreOf(cell);
    this.step = new Motion({ x: this.at.x - to.x, y: this.at.y - to.y }, lasts, glide);
    this.moveCell(cell);
  }

  /** Lunges toward a cell and comes back. */
  lungeAt(to: Point, lasts: number): void {
    this.attack = new Motion(along(this.cell, to, LUNGE), lasts, lunge);
  }

  /** Recoils from an attacker's cell, winces and flashes. */
  recoilFrom(from: Point, lasts: number): void {
    this.attack = new Motion(along(from, this.cell, RECOIL), lasts, lunge);
    wince(this.sprite, WINCE_MS);
    this.flash();
  }

  /** Fades in where it stands. */
  materialize(lasts: number): void {
    this.fadeIn = new Motion({ x: 1, y: 0 }, lasts, glide);
    this.advance(0);
  }

  /** Shows its health from 0 to 1; hidden when full. */
  setHealth(share: number): void {
    const isHurt = share < 1;
    this.bar.setVisible(isHurt);
    if (isHurt) this.bar.set(share, this.preferences.palette);
    this.advance(0);
  }

  /** Shows its status signs, by atlas frame; smaller if they would cover neighbours; and a number of turns, 0 for none. */
  setSigns(frames: readonly string[], isCrowded: boolean, turns = 0): void {
    this.signs.set(frames, isCrowded);
    this.signs.count(turns);
  }

  /** Whether a sign is already over its head. */
  shows(frame: string): boolean {
    return this.signs.has(frame);
  }

  /** Draws it some milliseconds later; `round` snaps map pixels to screen pixels. */
  advance(ms: number, round: (value: number) => number = Math.round): void {
    const home = centreOf(this.cell);
    const step = this.step?.advance(ms) ?? { x: 0, y: 0 };
    const attack = this.attack?.advance(ms) ?? { x: 0, y: 0 };
    this.at = { x: home.x + step.x, y: home.y + step.y };
    this.draw(round(this.at.x + attack.x), round(this.at.y + attack.y));
    if (this.fadeIn) this.sprite.setAlpha(this.alpha * (1 - this.fadeIn.advance(ms).x));
    if (this.step?.isOver) this.step = null;
    if (this.attack?.isOver) this.attack = null;
    if (this.fadeIn?.isOver) this.fadeIn = null;
  }

  /** Ends its motion: it stands in its cell. */
  settle(): void {
    this.step = null;
    this.attack = null;
    this.fadeIn = null;
    this.sprite.setAlpha(this.alpha);
    this.advance(0);
  }

  /** Fades out and destroys itself. */
  fade(): void {
    this.bar.setVisible(false);
    this.signs.destroy();
    this.strip();
    if (this.mark) this.scene.tweens.killTweensOf(this.mark.halo);
    const targets = [this.sprite, this.shadow, ...Object.values(this.mark ?? {})];
    this.scene.tweens.add({ targets, alpha: 0, duration: FADE_MS, onComplete: () => { this.destroy(); } });
  }

  destroy(): void {
    this.sprite.destroy();
    this.shadow.destroy();
    this.bar.destroy();
    this.signs.destroy();
    this.strip();
    this.unmark();
  }

  private get alpha(): number {
    return this.look.isFaint ? FAINT : 1;
  }

  private applyLook(look: ActorLook): void {
    const { textures, add } = this.scene;
    const { elite } = look;
    this.look = look;
    this.shown = pictureOf(textures, look.look, this.preferences);
    this.unmark();
    this.strip();
    this.front = look.faces && new FrontMark(this.scene, look.faces);
    const rim = this.rim(look);
    if (elite) {
      const halo = add.image(0, 0, haloTexture(textures, rim ?? elite.colour)).setDepth(DEPTH.halo);
      const hasBadge = hasSprite(textures, elite.badge);
      const badge = add.image(0, 0, ATLAS, hasBadge ? elite.badge : undefined).setDepth(DEPTH.actor).setVisible(hasBadge);
      this.mark = { halo, badge };
      this.breathe(halo);
    }
    const { texture, name } = rim === null ? this.shown : outlined(textures, this.shown, rim);
    play(this.sprite, name, { frameRate: IDLE_FRAMES_A_SECOND, phase: this.id, texture });
    this.sprite.setAlpha(this.alpha);
    this.sprite.setCrop();
    this.shadow.setVisible(true);
    this.wade(look);
    this.moveCell(this.cell);
  }

  private wade({ wading }: ActorLook): void {
    const { isGlyphs, isStill } = this.preferences;
    if (wading === null || isGlyphs) return;
    this.wake = new Wake(this.scene, this.sprite, { wading, id: this.id, isStill });
    this.shadow.setVisible(false);
  }

  /** Takes away the mark of its front and the water around it. */
  private strip(): void {
    this.front?.destroy();
    this.front = null;
    this.wake?.destroy();
    this.wake = null;
  }

  /** The outline's colour: an elite's own; in high contrast every actor has one. */
  private rim({ elite, isOwn }: ActorLook): string | null {
    const { palette, isHighContrast } = this.preferences;
    if (elite) return safeColour(elite.colour, palette);
    return isHighContrast ? colourOf(isOwn ? 'own' : 'enemy', palette) : null;
  }

  private breathe(halo: Phaser.GameObjects.Image): void {
    if (this.preferences.isStill) return;
    this.scene.tweens.add({ targets: halo, alpha: BREATH.least, duration: BREATH.lasts, yoyo: true, repeat: -1, ease: 'Sine.easeInOut' });
  }

  private unmark(): void {
    if (this.mark) this.scene.tweens.killTweensOf(this.mark.halo);
    this.mark?.halo.destroy();
    this.mark?.badge.destroy();
    this.mark = null;
  }

  private moveCell(cell: Point): void {
    this.cell = { x: cell.x, y: cell.y };
    this.sprite.setDepth(DEPTH.actor + cell.y);
    this.mark?.badge.setDepth(DEPTH.actor + cell.y + 0.2);
  }

  private draw(x: number, y: number): void {
    this.sprite.setPosition(x, y - LIFT + (this.wake?.sinks ?? 0));
    this.wake?.place(x, y);
    this.shadow.setPosition(x, y + SHADOW_DROP);
    this.mark?.halo.setPosition(x, y - LIFT);
    this.mark?.badge.setPosition(x, y - LIFT);
    this.front?.place(x, y);
    this.bar.place(x, y + BAR.drop);
    this.signs.place(x, y);
  }

  private flash(): void {
    const { scene, sprite } = this;
    if (!this.flashes.allows(scene.time.now)) return;
    const white = whiteFrame(scene.textures, sprite.texture.key, sprite.frame.name);
    const image = scene.add.image(sprite.x, sprite.y, white).setDepth(sprite.depth + 0.5);
    this.wake?.cut(image);
    scene.time.delayedCall(FLASH_MS, () => { image.destroy(); });
  }
}

/** The offset from one cell toward another in pixels: `share` of a cell along each axis. */
function along(from: Point, to: Point, share: number): Point {
  return { x: Math.sign(to.x - from.x) * share * CELL, y: Math.sign(to.y - from.y) * share * CELL };
}
