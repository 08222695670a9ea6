import { buildIfStale } from './buildIfStale';
import { findBrowser, HOW_TO_INSTALL } from './findBrowser';

/** Before all checks: without a browser nothing is checked, which only CI calls a failure. */
export default function setUp(): void {
  if (findBrowser(process.env) === null) {
    console.info(HOW_TO_INSTALL);
    if (!process.env['CI']) console.info('Browser checks skipped.');
    process.exit(process.env['CI'] ? 1 : 0);
  }
  buildIfStale();
}
