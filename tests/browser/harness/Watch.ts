import type { BrowserContext, Page } from 'playwright-core';

/**
 * Gathers what must not happen while a check runs: errors on the console, uncaught errors, violations of the
 * page's policy (Chromium writes them to the console) and requests to another origin.
 */
export class Watch {
  private troubles: string[] = [];
  private expected: RegExp[] = [];

  constructor(private readonly origin: string) {}

  /** Watches the pages of a profile, those too that are still to come. */
  follow(context: BrowserContext): void {
    context.on('page', (page) => this.watch(page));
    context.on('request', (request) => {
      const url = request.url();
      if (!this.isOwn(url)) this.troubles.push(`request to another origin: ${url}`);
    });
  }

  /** From now on until the check ends, trouble whose text fits is what the check wants. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** The troubles since the last call that nobody expected. */
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
