import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/browser/harness/findBrowser';

/** Files of checks that look at the map: these draw it with WebGL. */
const DRAWN = /(camera|devices|drawing|embed|faults|lanternfall|phone|play|regions|render|rough|sight|turning)\.check\.ts$/;
/** Of the others, which draw with Canvas, those that take longest, so that none of them is begun last and runs on alone. */
const LONGEST = /(layout|systems|axe|spoken|keeping)\.check\.ts$/;

/** How a browser without a graphics card is started; WebGL there takes twice as long as Canvas. */
const ARGS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
  // A page beside another of its profile has its scripts compiled already, which is most of what a first load takes.
  '--process-per-site',
];
const executablePath = findBrowser(process.env) ?? '';
const webgl = { launchOptions: { executablePath, args: [...ARGS, '--enable-unsafe-swiftshader'] } };
const canvas = { launchOptions: { executablePath, args: [...ARGS, '--disable-3d-apis'] } };

/** The checks of the built page in tests/browser; docs/TESTING.md says how to run some of them. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'tests/browser/screens/failed',
  globalSetup: './tests/browser/harness/globalSetup.ts',
  projects: [
    { name: 'map', testMatch: DRAWN, use: webgl },
    { name: 'long', testMatch: LONGEST, use: canvas },
    { name: 'short', testMatch: '*.check.ts', testIgnore: [DRAWN, LONGEST], use: canvas },
  ],
  // On two cores: half of the time a check waits, for a floor to fade in or a click to be taken.
  workers: 4,
  // A check only takes longer than this if it hangs.
  timeout: 300_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
  },
});
