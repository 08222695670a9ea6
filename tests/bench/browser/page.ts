import type Phaser from 'phaser';
import type { Game } from '../../../src/engine/Game';
import { relocate } from '../../../src/engine/rules/relocate';
import { openPage } from '../../../src/scenes/openPage';
import { begin } from '../../../src/shell/Rescuer';
import type { Session } from '../../../src/ui/Session';
import '../../../src/ui/style.css';

/** Counts of the things that must not grow. */
export interface Counts {
  readonly objects: number;
  readonly textures: number;
  readonly glTextures: number;
  readonly animations: number;
  readonly tweens: number;
  readonly listeners: number;
}

/** Milliseconds of script: for a key and its turn, for the panels after it, for the next frame. */
export interface TurnTimes {
  readonly turn: number;
  readonly panels: number;
  readonly frame: number;
}

/** The bench's interface to the page; this entry exists only for it. */
export interface BenchPage {
  /** Milliseconds of script in each of `count` frames. */
  frames(count: number): Promise<number[]>;
  /** Presses keys one after another, each after the frame that follows the previous one. */
  turns(keys: string): Promise<TurnTimes[]>;
  /** Takes this many stairs down, from the deepest floor to the first of a new run; the hero can't die. */
  changes(count: number, deepest: number): Promise<void>;
  counts(): Counts;
}

const UNDYING = 1_000_000_000;
begin(window);
const game = await openPage(window);

function session(): Session | undefined {
  return game.registry.get('session') as Session | undefined;
}

/** The script of one frame, from its first step to the end of its drawing. */
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

/** Presses a key, after closing whatever is open, and waits for the next frame. */
async function press(key: string): Promise<TurnTimes> {
  for (let i = 0; i < 3 && session()?.modes.top.kind !== 'playing'; i++) session()?.command({ do: 'close' });
  const start = performance.now();
  window.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: /^[<>]$/.test(key) }));
  const played = performance.now();
  // Panels are drawn in a microtask.
  for (let i = 0; i < 3; i++) await Promise.resolve();
  const drawn = performance.now();
  const next = await frame();
  window.dispatchEvent(new KeyboardEvent('keyup', { key }));
  return { turn: played - start, panels: drawn - played, frame: next };
}

/** Puts the hero, which can't be killed or held, on a staircase. */
function toStairs(run: Game): void {
  const { player, hero } = run.state;
  player.hp = player.maxHp = UNDYING;
  player.statuses = {};
  hero.choices = 0;
  for (const other of [...run.floor.state.actors]) run.remove(other);
  const cell = run.floor.state.terrain.findIndex((tile) => run.content.tiles[tile]?.stairs === 'down');
  if (cell < 0) throw new Error(`no stairs on floor ${run.state.floor}`);
  relocate(run, player, { x: cell % run.floor.width, y: Math.floor(cell / run.floor.width) });
}

const bench: BenchPage = {
  async frames(count) {
    const times: number[] = [];
    while (times.length < count) times.push(await frame());
    return times;
  },
  async turns(keys) {
    const times: TurnTimes[] = [];
    const before = session()?.game?.state.turn;
    for (const key of keys) times.push(await press(key));
    if (session()?.game?.state.turn === before) throw new Error('no key took a turn');
    return times;
  },
  async changes(count, deepest) {
    for (let i = 0; i < count; i++) {
      const run = session()?.game;
      if (!run) throw new Error('no run');
      const before = run.state.floor;
      if (before >= deepest) {
        session()?.runs.start(run.state.pack, String(i));
        await frame();
        continue;
      }
      toStairs(run);
      await press('>');
      if (run.state.floor === before) throw new Error(`the stairs on floor ${before} lead nowhere`);
    }
  },
  counts() {
    const scenes = game.scene.getScenes(false);
    const emitters: Phaser.Events.EventEmitter[] = [game.events, game.scale, game.renderer, game.textures, game.anims, ...scenes.map((scene) => scene.events)];
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
