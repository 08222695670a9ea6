import type Phaser from 'phaser';
import { relocate } from '../../../src/engine/rules/relocate';
import { startGame } from '../../../src/scenes/startGame';
import type { Session } from '../../../src/ui/Session';
import '../../../src/ui/style.css';

/** What there is of things that must not grow. */
export interface Counts {
  readonly objects: number;
  readonly textures: number;
  readonly glTextures: number;
  readonly animations: number;
  readonly tweens: number;
  readonly listeners: number;
}

/** Milliseconds of script: of a key with its turn, of the panels after it, of the frame that follows. */
export interface TurnTimes {
  readonly turn: number;
  readonly panels: number;
  readonly frame: number;
}

/** What the bench asks of the page; this entry exists for it alone. */
export interface BenchPage {
  /** Milliseconds of script in each of so many frames. */
  frames(count: number): Promise<number[]>;
  /** Presses a key and waits for the frame after it. */
  press(key: string): Promise<TurnTimes>;
  /** Puts the hero, whom nothing kills, onto a staircase. */
  toStairs(way: 'down' | 'up'): boolean;
  floor(): number;
  counts(): Counts;
}

const UNDYING = 1_000_000_000;
const game = startGame();

function session(): Session | undefined {
  return game.registry.get('session') as Session | undefined;
}

/** The script of one frame, from its first step to the last of its drawing. */
function frame(): Promise<number> {
  return new Promise((resolve) => {
    let start = 0;
    game.events.once('prestep', () => { start = performance.now(); });
    const end = (): void => {
      if (start === 0) return;
      game.events.off('postrender', end);
      resolve(performance.now() - start);
    };
    game.events.on('postrender', end);
  });
}

const bench: BenchPage = {
  async frames(count) {
    const times: number[] = [];
    while (times.length < count) times.push(await frame());
    return times;
  },
  async press(key) {
    const start = performance.now();
    window.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: /^[<>]$/.test(key) }));
    const played = performance.now();
    // Panels are drawn in a microtask.
    for (let i = 0; i < 3; i++) await Promise.resolve();
    const drawn = performance.now();
    const next = await frame();
    window.dispatchEvent(new KeyboardEvent('keyup', { key }));
    return { turn: played - start, panels: drawn - played, frame: next };
  },
  toStairs(way) {
    const run = session()?.game;
    if (!run) return false;
    const { player } = run.state;
    player.hp = player.maxHp = UNDYING;
    run.state.hero.choices = 0;
    player.statuses = {};
    for (const other of [...run.floor.state.actors]) run.remove(other);
    const tile = run.content.tiles.findIndex(({ stairs }) => stairs === way);
    const cell = run.floor.state.terrain.indexOf(tile);
    if (cell < 0) return false;
    relocate(run, player, { x: cell % run.floor.width, y: Math.floor(cell / run.floor.width) });
    return true;
  },
  floor: () => session()?.game?.state.floor ?? 0,
  counts() {
    const scenes = game.scene.getScenes(false);
    const emitters: Phaser.Events.EventEmitter[] = [game.events, game.scale, game.renderer, game.textures, game.anims, game.input.events, ...scenes.flatMap((scene) => [scene.events, scene.input])];
    const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
    return {
      objects: sum(scenes.map((scene) => scene.children.length)),
      textures: game.textures.getTextureKeys().length,
      glTextures: 'glTextureWrappers' in game.renderer ? (game.renderer).glTextureWrappers.length : 0,
      animations: (game.anims.toJSON() as unknown as { anims: unknown[] }).anims.length,
      tweens: sum(scenes.map((scene) => scene.tweens.getTweens().length)),
      listeners: sum(emitters.map((emitter) => sum(emitter.eventNames().map((name) => emitter.listenerCount(name))))),
    };
  },
};

Object.defineProperty(window, 'bench', { value: bench });
