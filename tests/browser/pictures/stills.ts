import type { Page } from '@playwright/test';
import { Rng } from '../../../src/engine/core/rng';
import type { Game } from '../../../src/engine/Game';
import { announcersOf } from '../../../src/engine/facts/announced';
import { fighter } from '../../../src/lab/fighter';
import { keyNamed, type } from '../harness/typed';
import { bestMoment, finds, fires, enemies, give, near, sessionOf, sight } from './moments';

/** One picture: the run it shows, and what is done before it is taken. */
export interface Still {
  readonly name: string;
  readonly phone: boolean;
  readonly run: () => Game;
  readonly pose?: (page: Page, game: Game) => Promise<void>;
}

const awake = (game: Game): number => near(game, 4).filter((enemy) => !enemy.asleep).length;
const elites = (game: Game): number => near(game, 2).filter((enemy) => enemy.elite.length > 0).length;

const hall = (): Game => bestMoment({ floor: 1, seeds: [1, 24], turns: 70, worth: (game) => sight(game) + 6 * finds(game) + 12 * Math.min(enemies(game).length, 2) });

const eliteFight = (): Game => bestMoment({
  floor: 3, seeds: [1, 30], turns: 120,
  worth: (game) => 60 * Math.min(elites(game), 1) + 16 * Math.min(awake(game), 4) + sight(game) / 3 + (near(game, 1).length > 0 ? 20 : 0) - (game.state.player.hp * 3 < game.state.player.maxHp ? 80 : 0),
});

/** Whatever was used up on the way there, there is a scroll left for them. */
function crowd(): Game {
  const game = bestMoment({ floor: 7, seeds: [1, 24], turns: 90, worth: (run) => 20 * Math.min(near(run, 6).length - near(run, 2).length, 5) + sight(run) / 8 });
  give(game.state, 'fireballScroll');
  return game;
}

const arena = (): Game => bestMoment({
  floor: 4, seeds: [1, 12], turns: 260,
  worth: (game) => (near(game, 4).some((enemy) => enemy.breed === 'ratKing') ? 100 : 0) + 10 * Math.min(awake(game), 5) + sight(game) / 6,
});

const grove = (): Game => bestMoment({ floor: 7, seeds: [30, 60], turns: 90, worth: (game) => sight(game) + 8 * finds(game) + 10 * Math.min(enemies(game).length, 3) });

/** Grass that burns, with enemies in it. */
const blaze = (): Game => bestMoment({
  floor: 6, seeds: [1, 40], turns: 150,
  prepare: ({ state }) => { for (let i = 0; i < 3; i++) give(state, 'fireBomb'); },
  worth: (game) => {
    const burning = fires(game);
    const caught = near(game, 8).filter((enemy) => burning.some(({ x, y }) => x === enemy.x && y === enemy.y));
    return 3 * Math.min(burning.length, 25) + 20 * Math.min(caught.length, 4) + sight(game) / 8;
  },
});

/** An attack that will hit where the hero stands. */
const announcement = (): Game => bestMoment({
  floor: 8, seeds: [1, 40], turns: 200,
  worth: (game) => {
    const marked = near(game, 6).reduce((sum, { announced }) => sum + (announced?.cells.length ?? 0), 0);
    const threats = announcersOf(game, game.state.player).filter((actor) => game.seesActor(actor));
    return 40 * Math.min(threats.length, 2) + 3 * Math.min(marked, 12) + 8 * Math.min(awake(game), 3) + sight(game) / 8;
  },
});

/** The pictures for the store and the README. */
export const STILLS: readonly Still[] = [
  { name: 'hall', phone: false, run: hall },
  { name: 'elite', phone: false, run: eliteFight, pose: strike },
  { name: 'fireball', phone: false, run: crowd, pose: aimFireball },
  { name: 'arena', phone: false, run: arena, pose: strike },
  { name: 'rootways', phone: false, run: grove },
  { name: 'fire', phone: false, run: blaze },
  { name: 'announced', phone: false, run: announcement },
  { name: 'phone-elite', phone: true, run: eliteFight, pose: strike },
  { name: 'phone-bag', phone: true, run: crowd, pose: openBag },
];

/** Chooses the scroll in the bag by name and leaves the aim as suggested. */
async function aimFireball(page: Page): Promise<void> {
  await openBag(page);
  await page.getByRole('dialog').locator('.choice', { hasText: /fireball/i }).first().click();
  await page.getByRole('dialog').locator('.choice').first().click();
  await page.locator('.aim').waitFor();
}

async function openBag(page: Page): Promise<void> {
  await page.keyboard.press('i');
  await page.getByRole('dialog').waitFor();
}

/** Stops halfway through the next action of a good player. */
async function strike(page: Page, game: Game): Promise<void> {
  const session = await sessionOf(game);
  for (const char of type(session, fighter(game, Rng.of('still', 'bot')))) await page.keyboard.press(keyNamed(char));
}
