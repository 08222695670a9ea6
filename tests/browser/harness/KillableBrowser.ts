import { spawn, type ChildProcess } from 'node:child_process';
import { chromium, type Browser, type Page } from '@playwright/test';

const ARGS = ['--headless', '--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--remote-debugging-port=0'];
const LISTENING = /DevTools listening on (ws:\S+)/;
const PATIENCE_MS = 30_000;

/** A browser with a lasting profile, in its own process group, so that all of it can be killed at once. */
export class KillableBrowser {
  private constructor(
    private readonly process: ChildProcess,
    private readonly browser: Browser,
    readonly page: Page,
  ) {}

  static async start(executable: string, profile: string): Promise<KillableBrowser> {
    const child = spawn(executable, [...ARGS, `--user-data-dir=${profile}`, 'about:blank'], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
    try {
      const browser = await chromium.connectOverCDP(await addressOf(child));
      const context = browser.contexts()[0] ?? (await browser.newContext());
      return new KillableBrowser(child, browser, context.pages()[0] ?? (await context.newPage()));
    } catch (error) {
      killGroup(child);
      throw error;
    }
  }

  /** Kills all its processes at once, without warning. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => { this.process.once('exit', resolve); });
    killGroup(this.process);
    await gone;
    await this.browser.close().catch(() => undefined);
  }
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has exited by itself.
  }
}

/** The browser's debugging address, once it prints it. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => { reject(new Error(`The browser did not start: ${said.slice(-500)}`)); }, PATIENCE_MS);
    stderr?.on('data', (data: Buffer) => {
      said += data.toString();
      const address = LISTENING.exec(said)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}
