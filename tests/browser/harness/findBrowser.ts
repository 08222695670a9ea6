import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe', 'msedge.exe'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The browser named by CHROME_BIN, else the first one on the PATH or in the usual install locations, else null. */
export function findBrowser(env: NodeJS.ProcessEnv): string | null {
  const named = env['CHROME_BIN'];
  if (named !== undefined && named !== '') return named;
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...PLACES].find((file) => existsSync(file)) ?? null;
}

/** What to do if there is none. */
export const HOW_TO_INSTALL =
  'No Chromium or Chrome found. Install one (Debian: apt-get install --no-install-recommends chromium) ' +
  'or name it: CHROME_BIN=/path/to/chrome npm run test:browser';
