import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Check } from './harness/Check';

const OWN_LIMIT = 200_000;

/** These checks draw the map. */
export const frames = 'seldom';

/** The page as such: it opens, keeps its policy, stays small, and says so when a part is missing. */
export const checks: readonly Check[] = [
  {
    name: 'the page opens and draws, without errors or requests elsewhere',
    async run({ page, open, screenshot }) {
      await open();
      assert.equal(await page.title(), 'Lanternfall');
      const canvas = await page.locator('#game canvas').boundingBox();
      assert.deepEqual(canvas, { x: 0, y: 0, width: 1280, height: 720 });
      await screenshot('page');
    },
  },
  {
    name: 'its policy blocks inline scripts and markup made from text',
    async run({ page, expectTrouble }) {
      expectTrouble(/Content Security Policy|TrustedHTML|TrustedScript/);
      const outcome = await page.evaluate(() => {
        const script = document.createElement('script');
        const tries = [
          () => document.body.insertAdjacentHTML('beforeend', '<b>markup</b>'),
          () => (script.text = 'globalThis.wasRun = true'),
          () => script.append('globalThis.wasRun = true'),
        ];
        for (const attempt of tries) {
          try {
            attempt();
          } catch {
            continue;
          }
        }
        document.body.append(script);
        return { markup: document.querySelectorAll('b').length, ran: 'wasRun' in globalThis };
      });
      assert.deepEqual(outcome, { markup: 0, ran: false });
    },
  },
  {
    name: 'our own code and styles are under 200 kB gzip, without libraries and tables',
    run() {
      const own = readdirSync('dist').filter((name) => /\.(js|css)$/.test(name) && !/^(phaser|libraries|content|inline)\./.test(name));
      const size = own.reduce((sum, name) => sum + gzipSync(readFileSync(join('dist', name))).length, 0);
      assert.ok(size < OWN_LIMIT, `${size} bytes`);
      return Promise.resolve();
    },
  },
];
