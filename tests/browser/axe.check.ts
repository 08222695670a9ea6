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
import { besideGame, storeRun } from './harness/storedRun';

const AXE = readFileSync(join('node_modules', 'axe-core', 'axe.min.js'), 'utf8');

/** A recorded run. */
const RECORDED = encodeReplay(playWithReplay(shippedContent('classic'), { seed: '3', bot: BOTS['random'] as Bot, turns: 40 }).replay);
const SIZES = [[1280, 720], [390, 844]] as const;
/** Until a window of another size is laid out. */
const DRAWN_MS = 100;
/** The rules of WCAG, by axe's tags. */
const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Those whose answers depend on style sheets, not only on names and roles. */
const RULES_OF_LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];
const TONES: readonly Tone[] = ['playerAttack', 'enemyAttack', 'needsTarget', 'status', 'descend', 'playerDies', 'enemyDies', 'invalid', 'impossible', 'error', 'welcome', 'healed', 'plain'];

/** Other colours of a page: how they are put on, and taken off again. */
interface Look {
  readonly name: string;
  readonly dress: (page: Page, isOn: boolean) => Promise<void>;
}

/** High contrast, as the system asks for it. */
const HIGH: Look = {
  name: 'high contrast',
  async dress(page, isOn) {
    await page.emulateMedia({ contrast: isOn ? 'more' : 'no-preference' });
    await page.waitForFunction((wanted) => document.documentElement.dataset['contrast'] === wanted, isOn ? 'high' : 'usual');
  },
};

/** The colours of a setting, by the attribute that the style sheets read. */
const PALETTES = ['protan', 'deutan', 'tritan'].map((palette): Look => ({
  name: palette,
  dress: (page, isOn) => page.evaluate((value) => { document.documentElement.dataset['palette'] = value; }, isOn ? palette : 'usual'),
}));

interface Plan {
  readonly sizes: readonly (readonly [width: number, height: number])[];
  readonly settings: Partial<Chosen>;
  readonly part: keyof typeof PARTS;
  readonly looks: readonly Look[];
}

function everywhere(plan: Omit<Plan, 'part'>): void {
  for (const part of Object.keys(PARTS) as (keyof typeof PARTS)[]) {
    // Only where colours have a meaning does a palette change any.
    check({ ...plan, part, looks: plan.looks.filter((look) => part === 'colours' || !PALETTES.includes(look)) });
  }
}

/** A page under one group of settings, and what goes wrong in it. */
interface Visit {
  readonly page: Page;
  /** Loads the page; if given a run, continues it. */
  readonly load: (run?: Game) => Promise<void>;
  /** Checks the current screen in every size and look. */
  readonly audit: (screen: string) => Promise<void>;
}

function check(plan: Plan): void {
  const words = [...plan.sizes.map((size) => size.join('x')), ...Object.entries(plan.settings).map((pair) => pair.join(' ')), ...plan.looks.map(({ name }) => name)].join(', ');
  test(`axe: ${plan.part} at ${words}`, async ({ newPage, url }) => {
    const [[width, height] = [0, 0]] = plan.sizes;
    const page = await newPage(width, height);
    const errors: string[] = [];
    await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'no-preference' });
    await page.addInitScript({ content: AXE });
    await page.addInitScript((kept) => { localStorage.setItem('lanternfall.settings', kept); }, JSON.stringify({ hints: 'off', keysChosen: true, ...plan.settings }));
    await PARTS[plan.part](visitOf(url, page, { plan, errors }));
    await page.close();
    assert.deepEqual(errors, []);
  });
}

function visitOf(url: string, page: Page, { plan: { sizes, looks }, errors }: { plan: Plan; errors: string[] }): Visit {
  let seen = 0;
  return {
    page,
    async load(run) {
      if (run) {
        await besideGame(page, url);
        await storeRun(page, run);
      }
      await page.goto(url);
      await page.waitForSelector('#game canvas');
      if (!run) return;
      // The title that the page came with is no answer yet.
      await page.waitForFunction(() => 'lanternfall' in window && document.querySelector('.early') === null);
      await page.getByRole('log').or(page.getByRole('dialog')).first().waitFor();
    },
    async audit(screen) {
      // Each screen begins in the size in which the one before has ended, so that all of them are opened in either.
      for (const [width, height] of seen++ % 2 === 0 ? sizes : [...sizes].reverse()) {
        const tell = (found: readonly string[], look = ''): void => { errors.push(...found.map((error) => `${screen} at ${width}x${height}${look}: ${error}`)); };
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(DRAWN_MS);
        tell([...(await violations(page, EVERY_RULE)), ...(await behindDialog(page))]);
        for (const { name, dress } of looks) {
          await dress(page, true);
          tell(await violations(page, RULES_OF_LOOKS), `, ${name}`);
          await dress(page, false);
        }
      }
    },
  };
}

/** What axe finds serious or critical, as rule, element and reason. */
async function violations(page: Page, rules: readonly string[]): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    interface Found { readonly id: string; readonly impact: string | null; readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[] }
    const { axe } = window as unknown as { axe: { run: (root: Document, options: object) => Promise<{ violations: readonly Found[] }> } };
    const { violations: found } = await axe.run(document, { resultTypes: ['violations'], runOnly });
    const bad = found.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    return bad.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary = '' }) => `${id} ${String(target)} ${failureSummary.replace(/\s+/g, ' ')}`));
  }, rules);
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

everywhere({ sizes: SIZES, settings: {}, looks: [HIGH, ...PALETTES] });
everywhere({ sizes: [[390, 844]], settings: { language: 'de', textSize: 'largest', font: 'pixel', pad: 'right' }, looks: [] });
