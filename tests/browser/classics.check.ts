import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { freeCellsAround } from '../../src/engine/floor/cells';
import type { Game } from '../../src/engine/Game';
import { decodeRun } from '../../src/engine/run/decodeRun';
import { encodeRun } from '../../src/engine/run/save';
import { resumeGame } from '../../src/procgen/newGame';
import { screenshot, test, type CheckContext } from './harness/test';
import { keys, mouse, Pilot, runOf, type Hands } from './harness/Pilot';
import { climb, descend, grow, meet, stairsOf, use } from './harness/plan';
import { besideGame, storeRun } from './harness/storedRun';

type Opening = Pick<CheckContext, 'page' | 'open' | 'url'>;

/** Everything the classic rules add, by keys alone and by mouse alone. */

for (const [name, hands] of [['keys', keys], ['mouse', mouse]] as const) {
  test(`by ${name}: a classic run uses every scroll, gains a level across a reload, and wears a sword`, ({ page, open, url }) => playClassic({ page, open, url }, name, hands));
  test(`by ${name}: goblins stay as they were left`, ({ page, open, url }) => playGoblins({ page, open, url }, name, hands));
  test(`by ${name}: the stairs of floor 10 win the deep dungeon`, ({ page, open, url }) => winDeep({ page, open, url }, name, hands));
}

/** Continues a prepared run, in the page and in Node. */
async function openRun({ page, open, url }: Opening, prepared: Game, hands: Hands): Promise<Pilot> {
  await besideGame(page, url);
  await storeRun(page, prepared);
  await open();
  await page.getByRole('log').waitFor();
  const pilot = new Pilot(page, revived(prepared), hands);
  await pilot.agree('opening');
  return pilot;
}

function revived({ content, state }: Game): Game {
  const run = decodeRun(encodeRun(state));
  assert.ok(run.ok);
  return resumeGame(content, run.run.state);
}

async function playClassic(opening: Opening, name: string, hands: Hands): Promise<void> {
  const { page } = opening;
  const prepared = runOf('classic', '130');
  for (const kind of ['confusionScroll', 'lightningScroll', 'fireballScroll', 'sword']) {
    prepared.state.hero.inventory.push({ id: prepared.state.nextId++, kind, affixes: [], charges: 0, plus: 0 });
  }
  prepared.state.hero.xp = 320;
  const pilot = await openRun(opening, prepared, hands);
  const { game } = pilot;
  const { hero } = game.state;
  await pilot.follow(use(game, 'sword'));
  assert.equal(hero.worn['weapon'], hero.inventory.find((item) => item.kind === 'sword')?.id);
  await pilot.follow(meet(game));
  await pilot.follow(use(game, 'confusionScroll'));
  await pilot.follow(meet(game));
  await pilot.follow(use(game, 'lightningScroll'));
  assert.equal(hero.level, 2);
  await page.getByRole('dialog').waitFor();
  await screenshot(`level-by-${name}`, page);
  await page.waitForTimeout(500);
  await page.reload();
  await page.getByRole('dialog').waitFor();
  await pilot.agree('a reload inside the dialog');
  await pilot.follow(grow(game));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await pilot.follow(meet(game));
  await pilot.follow(use(game, 'fireballScroll'));
  assert.deepEqual(hero.inventory.map((item) => item.kind), ['dagger', 'leatherArmour', 'sword']);
  await screenshot(`classic-by-${name}`, page);
}

async function playGoblins(opening: Opening, name: string, hands: Hands): Promise<void> {
  const prepared = runOf('goblins', '7');
  prepared.state.player.hp = prepared.state.player.maxHp = 60;
  const pilot = await openRun(opening, prepared, hands);
  const { game } = pilot;
  await pilot.follow(descend(game));
  const left = JSON.stringify(game.state.floors[0]);
  await pilot.follow(climb());
  assert.equal(game.state.floor, 1);
  assert.deepEqual(JSON.parse(JSON.stringify({ ...game.state.floors[0], actors: [] })), { ...(JSON.parse(left) as object), actors: [] });
  await screenshot(`goblins-by-${name}`, opening.page);
}

async function winDeep(opening: Opening, name: string, hands: Hands): Promise<void> {
  const prepared = runOf('deep', '3');
  prepared.goTo(10, 'down');
  const [, , , near] = freeCellsAround(prepared.floor, stairsOf(prepared));
  assert.ok(near);
  Object.assign(prepared.state.player, near);
  prepared.state.player.hp = prepared.state.player.maxHp = 999;
  const pilot = await openRun(opening, prepared, hands);
  const { game } = pilot;
  await pilot.follow(descendForGood(game));
  assert.equal(game.state.outcome?.kind, 'won');
  await victory(opening.page);
  await screenshot(`victory-by-${name}`, opening.page);
}

/** To the stairs and down, choosing level rewards on the way. */
function* descendForGood(game: Game): ReturnType<typeof descend> {
  const plan = descend(game);
  while (!game.isOver) {
    yield* grow(game);
    const next = plan.next();
    if (next.done === true) return;
    yield next.value;
  }
}

async function victory(page: Page): Promise<void> {
  await page.getByRole('dialog').getByText(/victory/i).waitFor();
}
