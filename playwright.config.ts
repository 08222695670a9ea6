import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/browser/harness/findBrowser';

/** Files of checks that take longest, so that none of them is begun last and runs on alone. */
const LONGEST = /(layout|systems|axe|spoken|render|keeping)\.check\.ts$/;

/** The checks of the built page in tests/browser; docs/TESTING.md says how to run some of them. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'tests/browser/screens/failed',
  globalSetup: './tests/browser/harness/globalSetup.ts',
  projects: [{ name: 'long', testMatch: LONGEST }, { name: 'short', testMatch: '*.check.ts', testIgnore: LONGEST }],
  // A browser keeps more than one core busy, but less than two.
  workers: 2,
  // A check only takes longer than this if it hangs.
  timeout: 300_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath: findBrowser(process.env) ?? '',
      args: [
        '--headless', '--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader', '--disable-quic', '--no-first-run',
        '--disable-background-networking', '--disable-component-update', '--disable-sync',
      ],
    },
  },
});
