import type { BrowserContext, Page } from '@playwright/test';

/**
 * Collects what must not happen while a check runs: console errors, uncaught errors, violations of the
 * page's policy (Chromium writes them to the console) and requests to another origin.
 */
export class Watch {
  private troubles: string[] = [];
  private expected: RegExp[] = [];

  constructor(private readonly origin: string) {}

  /** Watches the pages of a profile, including later ones. */
  follow(context: BrowserContext): void {
    context.on('page', (page) => this.watch(page));
    context.on('request', (request) => {
      const url = request.url();
      if (!this.isOwn(url)) this.troubles.push(`request to another origin: ${url}`);
    });
  }

  /** Until the check ends, trouble with matching text is expected. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** The unexpected trouble since the last call. */
  take(): string[] {
    const left = this.troubles.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
    this.troubles = [];
    this.expected = [];
    return left;
  }

  private watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error') this.troubles.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.troubles.push(`uncaught: ${error.stack ?? error.message}`));
    page.on('crash', () => this.troubles.push('the page crashed'));
  }

  private isOwn(url: string): boolean {
    return url.startsWith(`${this.origin}/`) || /^(data|blob|about):/.test(url);
  }
}
