import type { Page } from '@playwright/test';

/** A player who can't see: knows what live regions read out, and the names and roles of what can be reached. */
export class Ears {
  private read = 0;

  private constructor(private readonly page: Page) {}

  /** Starts to listen with the next load. */
  static async on(page: Page): Promise<Ears> {
    await page.addInitScript(listen);
    return new Ears(page);
  }

  /** Everything read out since the last call; waits until there has been silence for a while. */
  async listen(): Promise<string[]> {
    let count = -1;
    for (let now = await this.count(); now !== count; now = await this.count()) {
      count = now;
      await this.page.waitForTimeout(QUIET_MS);
    }
    const all = await this.page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    const fresh = all.slice(this.read);
    this.read = all.length;
    return fresh;
  }

  /** Presses a key and listens to the result. */
  async press(key: string): Promise<string[]> {
    await this.page.keyboard.press(key);
    return this.listen();
  }

  /** The open dialog as a screen reader knows it: its name, its description and its buttons; null if none is open. */
  async dialog(): Promise<Spoken | null> {
    return this.page.evaluate(() => {
      const box = document.querySelector('[role="dialog"]');
      if (!(box instanceof HTMLElement)) return null;
      const named = (attribute: string): string => document.getElementById(box.getAttribute(attribute) ?? '')?.textContent ?? '';
      const buttons = Array.from(box.querySelectorAll<HTMLElement>('li button'), (button) => button.innerText.replace(/\s+/g, ' ').trim());
      return { name: named('aria-labelledby'), about: named('aria-describedby'), buttons };
    });
  }

  /** What has the focus, in words: role and name. */
  async focus(): Promise<string> {
    return this.page.evaluate(() => {
      const at = document.activeElement;
      return at === null ? '' : `${at.getAttribute('role') ?? at.tagName.toLowerCase()} ${at.getAttribute('aria-label') ?? at.textContent}`.replace(/\s+/g, ' ').trim();
    });
  }

  private count(): Promise<number> {
    return this.page.evaluate(() => (window as unknown as { heard: string[] }).heard.length);
  }
}

/** What is read out of a dialog. */
export interface Spoken {
  readonly name: string;
  readonly about: string;
  readonly buttons: readonly string[];
}

/** Longer than any step of a walk takes. */
const QUIET_MS = 250;

/** In the page: keeps what is added to live regions, as a screen reader reads it. */
function listen(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const regionOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement)?.closest('[aria-live], [role="alert"], [role="status"]') ?? null;
  const hear = (node: Node): void => {
    const region = regionOf(node);
    if (!region || region.getAttribute('aria-live') === 'off') return;
    const isWhole = region.getAttribute('aria-atomic') === 'true';
    const words = ((isWhole ? region : node).textContent ?? '').replace(/\s+/g, ' ').trim();
    if (words !== '' && !(isWhole && heard.at(-1) === words)) heard.push(words);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') hear(target);
      for (const node of addedNodes) hear(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
