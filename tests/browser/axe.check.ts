import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Game } from '../../src/engine/Game';
import { encodeReplay } from '../../src/engine/run/replay';
import type { Tone } from '../../src/engine/state';
import { type Bot, playWithReplay } from '../../src/lab/playRun';
import { BOTS } from '../../src/lab/bots';
import { shippedContent } from '../../src/lab/shippedContent';
import type { Chosen } from '../../src/ui/settings/settingRows';
import { test } from './harness/test';
import { meeting } from './harness/campaign';
import { storeRun } from './harness/storedRun';

const AXE = readFileSync(join('node_modules', 'axe-core', 'axe.min.js'), 'utf8');

/** A recorded run. */
const RECORDED = encodeReplay(playWithReplay(shippedContent('classic'), { seed: '3', bot: BOTS['random'] as Bot, turns: 40 }).replay);
const SIZES = [[1280, 720], [390, 844]] as const;
const TONES: readonly Tone[] = ['playerAttack', 'enemyAttack', 'needsTarget', 'status', 'descend', 'playerDies', 'enemyDies', 'invalid', 'impossible', 'error', 'welcome', 'healed', 'plain'];

interface Plan {
  readonly width: number;
  readonly height: number;
  readonly settings: Partial<Chosen>;
  readonly part: keyof typeof PARTS;
}

function everywhere(plan: Omit<Plan, 'part'>): void {
  for (const part of Object.keys(PARTS) as (keyof typeof PARTS)[]) check({ ...plan, part });
}

/** A page of one size under one group of settings, and what goes wrong in it. */
interface Visit {
  readonly page: Page;
  /** Loads the page; if given a run, continues it. */
  readonly load: (run?: Game) => Promise<void>;
  /** Checks the current screen. */
  readonly audit: (screen: string) => Promise<void>;
}

function check({ width, height, settings, part }: Plan): void {
  const words = Object.entries(settings).map((pair) => pair.join(' ')).join(', ');
  test(`axe: ${part} at ${width}x${height} with ${words}`, async ({ newPage, url }) => {
    const page = await newPage(width, height);
    const errors: string[] = [];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript({ content: AXE });
    await page.addInitScript((kept) => { localStorage.setItem('lanternfall.settings', kept); }, JSON.stringify({ hints: 'off', keysChosen: true, ...settings }));
    await PARTS[part](visitOf(url, page, errors));
    await page.close();
    assert.deepEqual(errors, []);
  });
}

function visitOf(url: string, page: Page, errors: string[]): Visit {
  return {
    page,
    async load(run) {
      await page.goto(url);
      await page.waitForSelector('#game canvas');
      if (!run) return;
      await storeRun(page, run);
      await page.reload();
      // The title that the page came with is no answer yet.
      await page.waitForFunction(() => 'lanternfall' in window && document.querySelector('.early') === null);
      await page.getByRole('log').or(page.getByRole('dialog')).first().waitFor();
    },
    async audit(screen) {
      errors.push(...[...(await violations(page)), ...(await behindDialog(page))].map((error) => `${screen}: ${error}`));
    },
  };
}

/** What axe finds serious or critical, as rule, element and reason. */
async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    interface Found { readonly id: string; readonly impact: string | null; readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[] }
    const { axe } = window as unknown as { axe: { run: (root: Document, options: object) => Promise<{ violations: readonly Found[] }> } };
    const { violations: found } = await axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
    const bad = found.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    return bad.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary = '' }) => `${id} ${String(target)} ${failureSummary.replace(/\s+/g, ' ')}`));
  });
}

/** What can be reached behind an open dialog: anything whose keys and words are not the dialog's own. */
async function behindDialog(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector('[role="dialog"]');
    if (!dialog) return [];
    const stops = Array.from(document.querySelectorAll<HTMLElement>('#game button, #game input, #game [tabindex="0"], #game [role]'));
    return stops.filter((stop) => !dialog.contains(stop) && !stop.contains(dialog) && stop.closest('[inert], .hint-place') === null).map((stop) => `behind the dialog: ${stop.outerHTML.slice(0, 80)}`);
  });
}

/** A run with something in every panel: an enemy, a bag, wounds, and a log in all its colours. */
function prepared(): Game {
  const { game } = meeting([1, 2], 3, (run) => run.floor.state.actors.find(({ hidden }) => !hidden));
  const { state } = game;
  const kinds = ['fireballScroll', 'healthPotion', 'sword', 'frostWand', 'chainMail', 'bread'];
  for (const kind of kinds) state.hero.inventory.push({ id: state.nextId++, kind, affixes: [], charges: 2, plus: 0 });
  state.hero.known.push('fireballScroll', 'frostWand');
  state.player.hp = 9;
  state.player.statuses = { poison: 5, haste: 3 };
  state.log.push(...TONES.map((tone) => ({ tone, key: 'log.level', params: { n: TONES.indexOf(tone) }, count: 1 })));
  return game;
}

/** The same run at its end. */
function over(kind: 'died' | 'won'): Game {
  const game = prepared();
  const { state } = game;
  const when = { floor: state.floor, turn: state.turn };
  if (kind === 'died') state.player.hp = 0;
  state.outcome = kind === 'died' ? { kind, cause: 'breed.rat', ...when } : { kind, ...when };
  return game;
}

/** Opens by a key, checks, and goes back. */
async function glance({ page, audit }: Visit, screen: string, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.locator('.dialog, .aim').first().waitFor();
  await audit(screen);
  await page.keyboard.press('Escape');
}

async function title({ page, load, audit }: Visit): Promise<void> {
  // A finished run isn't stored any more, so the next load shows the title.
  await load(over('died'));
  await load();
  await page.getByRole('dialog').waitFor();
  await audit('title');
  await page.locator('.hero-pick[aria-checked=true]').click();
  await page.getByRole('dialog').waitFor();
  await audit('heroes');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^(History|Chronik)$/ }).click();
  await page.getByRole('button', { name: /^(Verify a score|Punkte prüfen)$/ }).click();
  await page.getByRole('textbox').fill(RECORDED);
  await page.keyboard.press('Enter');
  await page.locator('.stamp').waitFor();
  await audit('score');
  await page.keyboard.press('Escape');
  await page.evaluate((text) => { location.hash = `#replay=${text}`; }, RECORDED);
  await page.locator('.watch').waitFor();
  await page.keyboard.press(' ');
  await audit('replay');
}

async function pages(visit: Visit): Promise<void> {
  await visit.load(prepared());
  for (const [screen, key] of [['look', 'x'], ['surroundings', 'v'], ['map', 'Shift+M'], ['help', '?'], ['bestiary', 'Shift+B'], ['odds', 'Shift+O']] as const) await glance(visit, screen, key);
}

async function menus({ page, load, audit }: Visit): Promise<void> {
  await load(prepared());
  await page.keyboard.press('Escape');
  await audit('pause');
  await page.getByRole('dialog').getByRole('button', { name: /Settings|Einstellungen/ }).click();
  await audit('settings');
  await page.getByRole('button', { name: /Key bindings|Tastenbelegung/ }).click();
  await audit('keys');
}

/** The screens where colours have a meaning. */
async function colours(visit: Visit): Promise<void> {
  const { page, load, audit } = visit;
  await load(prepared());
  await audit('play');
  await glance(visit, 'messages', 'm');
  await glance(visit, 'character', 'c');
  await page.keyboard.press('i');
  await audit('bag');
  await page.getByRole('dialog').getByRole('button', { name: /Chain Mail|Kettenhemd/ }).click();
  await audit('item');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: /Fireball|Feuerball/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Use|Benutzen/ }).click();
  await audit('targeting');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

/** A new level, and both ends of a run. */
async function ends({ page, load, audit }: Visit): Promise<void> {
  const grown = prepared();
  Object.assign(grown.state.hero, { level: 2, choices: 1 });
  await load(grown);
  await page.locator('.dialog-level').waitFor();
  await audit('level');
  for (const kind of ['died', 'won'] as const) {
    await load(over(kind));
    await page.locator(kind === 'died' ? '.dialog-over' : '.dialog-won').waitFor();
    await audit(kind);
  }
}

/** The history and the files. */
async function kept({ page, load, audit }: Visit): Promise<void> {
  await load(over('died'));
  const choose = (name: RegExp): Promise<void> => page.getByRole('dialog').getByRole('button', { name }).first().click();
  await choose(/^(History|Chronik)$/);
  await page.locator('.past .choice').first().waitFor();
  await audit('history');
  await page.keyboard.press('Enter');
  await audit('past run');
  await choose(/^(View tombstone|Grabstein ansehen)$/);
  await audit('tombstone');
  for (let open = 0; open < 3; open++) await page.keyboard.press('Escape');
  await choose(/^(Save data|Spieldaten)$/);
  await choose(/Import from text|Text importieren/);
  await audit('files');
}

/** Groups of screens, each from its own run. */
const PARTS = { title, colours, pages, menus, ends, kept };

/** Every screen under axe: nothing serious, nothing critical, and all text with enough contrast (WCAG 2.2 AA). */

for (const [width, height] of SIZES) {
  for (const contrast of ['usual', 'high'] as const) everywhere({ width, height, settings: { contrast } });
}
for (const palette of ['protan', 'deutan', 'tritan'] as const) check({ width: 1280, height: 720, settings: { palette }, part: 'colours' });
everywhere({ width: 390, height: 844, settings: { language: 'de', textSize: 'largest', font: 'pixel', pad: 'right' } });
