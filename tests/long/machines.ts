import assert from 'node:assert/strict';
import { readdirSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { findBrowser } from '../browser/harness/findBrowser';
import { SCREENS } from '../browser/harness/test';
import type { DebugApi } from '../../src/ui/debugApi';
import { WebKit } from './browser/WebKit';
import { programOf } from './outcome';

/** A browser as the long run needs it: an expression in a page, keys, a screenshot. */
export interface Machine {
  readonly version: string;
  open(url: string): Promise<void>;
  /** The value of an expression, which must be JSON. */
  value<T>(expression: string): Promise<T>;
  press(key: string): Promise<void>;
  picture(name: string): Promise<void>;
  close(): Promise<void>;
}

/** The browsers by name: how to start each, or null if it is missing. */
export const MACHINES: Readonly<Record<string, { readonly install: string; start(): (() => Promise<Machine>) | null }>> = {
  chromium: { install: 'chromium', start: () => started(findBrowser(process.env), startChromium) },
  firefox: { install: 'firefox-esr xvfb', start: () => started(programOf('firefox-esr', 'firefox'), startFirefox) },
  webkit: { install: 'webkit2gtk-driver xvfb', start: () => started(programOf('WebKitWebDriver'), startWebKit) },
};

const ARGS = ['--headless', '--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

function started(found: string | null, start: (path: string) => Promise<Machine>): (() => Promise<Machine>) | null {
  return found === null ? null : () => start(found);
}

async function startChromium(executablePath: string): Promise<Machine> {
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  return {
    version: `Chromium ${browser.version()}`,
    open: async (url) => { await page.goto(url); },
    value: (expression) => page.evaluate(expression),
    press: (key) => page.keyboard.press(key),
    picture: async (name) => { keepPicture(name, await page.screenshot()); },
    close: () => browser.close(),
  };
}

/** With a display it draws with WebGL, without one with Canvas. */
async function startFirefox(executablePath: string): Promise<Machine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: process.env['DISPLAY'] === undefined });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 720 });
  return {
    version: await browser.version(),
    open: async (url) => { await page.goto(url); },
    value: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    press: (key) => page.keyboard.press(key as KeyInput),
    picture: async (name) => { keepPicture(name, await page.screenshot()); },
    close: () => browser.close(),
  };
}

async function startWebKit(driver: string): Promise<Machine> {
  const browser = miniBrowser();
  assert.ok(browser, 'There is a WebKitWebDriver and no MiniBrowser beside it.');
  const webkit = await WebKit.launch({ driver, browser });
  await webkit.resize(1280, 760);
  return {
    version: webkit.version,
    open: (url) => webkit.open(url),
    value: (expression) => webkit.run(`return ${expression}`),
    press: (key) => webkit.press(key),
    picture: async (name) => { keepPicture(name, await webkit.screenshot()); },
    close: () => {
      webkit.close();
      return Promise.resolve();
    },
  };
}

/** The browser that the driver drives; Debian puts it next to the library. */
function miniBrowser(): string | null {
  const root = '/usr/lib';
  for (const triple of readdirSync(root)) {
    if (!triple.endsWith('-linux-gnu')) continue;
    const home = readdirSync(join(root, triple)).filter((name) => name.startsWith('webkit2gtk-4')).sort().at(-1);
    if (home !== undefined) return join(root, triple, home, 'MiniBrowser');
  }
  return null;
}

function keepPicture(name: string, png: Uint8Array): void {
  mkdirSync(SCREENS, { recursive: true });
  writeFileSync(join(SCREENS, `${name}.png`), png);
}

/** What the page reports about its run. */
export type Told = Pick<DebugApi, 'turn' | 'hash' | 'savedTurn' | 'replay'>;

const TOLD = '({ turn: lanternfall.turn, hash: lanternfall.hash, savedTurn: lanternfall.savedTurn, replay: lanternfall.replay })';

/** Waits until the page's run reports what is wanted. */
export async function until(machine: Machine, isRight: (told: Told) => boolean, what: string): Promise<Told> {
  for (const end = Date.now() + 30_000; ; ) {
    const told = await machine.value<Told | null>(`(window.lanternfall ? ${TOLD} : null)`);
    if (told && isRight(told)) return told;
    assert.ok(Date.now() < end, `${machine.version} did not get to: ${what}; it is at ${JSON.stringify({ ...told, replay: undefined })}`);
    await new Promise((resolve) => { setTimeout(resolve, 150); });
  }
}
