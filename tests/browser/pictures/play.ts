import type { Page } from '@playwright/test';
import { Rng } from '../../../src/engine/core/rng';
import type { GameEvent } from '../../../src/engine/events';
import type { Game } from '../../../src/engine/Game';
import { fighter } from '../../../src/lab/fighter';
import { keyNamed, type } from '../harness/typed';
import { Film } from './Film';
import { bestMoment, copyOf, fires, give, sessionOf, type Search } from './moments';
import { letPass, type Stage } from './Stage';

/** The film's window, and how many milliseconds of game time each frame stands for. */
const SIZE = { width: 960, height: 540, phone: false } as const;
const FRAME = 95;
/** Frames per action, per aim, and of the first and last moment of a scene. */
const OF_STEP = 2;
const OF_REST = 4;
const OF_AIM = 3;
/** Actions in one scene. */
const BINDINGS = 11;
/** What is thrown makes the better film. */
const BOMBS = 2;

/** How much there is to see if a player plays on from here. */
function spectacle(game: Game): number {
  const run = copyOf(game);
  const rng = botRng();
  let worth = 0;
  for (let i = 0; i < BINDINGS && !run.isOver; i++) worth += run.turn(fighter(run, rng)).reduce((sum, event) => sum + worthOf(event), 0);
  const { player } = run.state;
  return run.isOver || player.hp * 5 < player.maxHp ? -1000 : worth;
}

function worthOf(event: GameEvent): number {
  if (!event.seen) return 0;
  switch (event.type) {
    case 'died': return 6;
    case 'attacked': case 'summoned': case 'struck': return 1;
    case 'clouded': case 'teleported': case 'announced': return 6;
    case 'arrived': return 30;
    // An open bag hides the map; a fire is worth it.
    case 'itemUsed': return /fireball|lightning|bomb/i.test(event.kind) ? 12 : -6;
    case 'levelled': return -20;
    default: return 0;
  }
}

const botRng = (): Rng => Rng.of('film', 'bot');

/** Looks every few turns for something worth showing. */
const scene = (floor: number, seeds: Search['seeds'], more: (game: Game) => number): Search => ({
  floor, seeds, turns: 150,
  prepare: ({ state }) => {
    state.player.hp = state.player.maxHp += 40;
    for (let i = 0; i < BOMBS; i++) give(state, 'fireBomb');
  },
  worth: (game) => (game.state.turn % 4 === 0 ? spectacle(game) + more(game) : -Infinity),
});

const elites = (game: Game): number => 15 * game.floor.state.actors.filter((actor) => actor.elite.length > 0 && game.seesActor(actor)).length;
const king = (game: Game): number => (game.floor.state.actors.some((actor) => actor.breed === 'ratKing' && game.seesActor(actor)) ? 60 : 0);

const blaze = (game: Game): number => 3 * fires(game).length;

const SCENES: readonly Search[] = [scene(3, [1, 8], elites), scene(4, [1, 8], king), scene(6, [1, 12], blaze)];

/** Plays every scene by keys in the real page, and in Node to know which; returns the film. */
export async function film(stage: Stage): Promise<Uint8Array> {
  const reel = new Film();
  for (const search of SCENES) {
    await shoot(stage, bestMoment(search), reel);
    console.info(`play: ${reel.length} pictures`);
  }
  return reel.encode(FRAME);
}

async function shoot(stage: Stage, game: Game, reel: Film): Promise<void> {
  const page = await stage.play(game, SIZE);
  const session = await sessionOf(game);
  await letPass(page);
  await take(page, reel, OF_REST);
  const rng = botRng();
  for (let i = 0; i < BINDINGS && session.game && !session.game.isOver; i++) {
    for (const char of type(session, fighter(session.game, rng))) {
      const key = keyNamed(char);
      // An aim is shown as it is confirmed, without every step of the cursor.
      if (key === 'Enter' && await page.locator('.aim').isVisible()) await take(page, reel, OF_AIM);
      await page.keyboard.press(key);
    }
    await take(page, reel, OF_STEP);
  }
  await take(page, reel, OF_REST);
  await page.context().close();
}

async function take(page: Page, reel: Film, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await page.clock.fastForward(FRAME);
    reel.add(await page.screenshot());
  }
}
