import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** How long a program may take to give its first answer, in milliseconds. */
const PATIENCE_MS = 20_000;

/** WebKit driven through W3C WebDriver: the parts that the checks need. */
export class WebKit {
  private constructor(
    private readonly driver: ChildProcess,
    private readonly session: string,
    /** Its name and version. */
    readonly version: string,
  ) {}

  /** Starts a browser through its driver; both on the display that the environment names. */
  static async launch({ driver, browser }: { readonly driver: string; readonly browser: string }): Promise<WebKit> {
    const port = await freePort();
    const child = spawn(driver, ['-p', String(port)], { stdio: 'ignore', detached: true });
    const root = `http://127.0.0.1:${port}`;
    try {
      await answering(`${root}/status`);
      const { sessionId, capabilities } = await ask<{ sessionId: string; capabilities: Record<string, unknown> }>(`${root}/session`, 'POST', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } },
      });
      return new WebKit(child, `${root}/session/${sessionId}`, `${String(capabilities['browserName'])} ${String(capabilities['browserVersion'])}`);
    } catch (error) {
      end(child);
      throw error;
    }
  }

  async open(url: string): Promise<void> {
    await ask(`${this.session}/url`, 'POST', { url });
  }

  async resize(width: number, height: number): Promise<void> {
    await ask(`${this.session}/window/rect`, 'POST', { width, height });
  }

  /** Runs a script in the page; its result must be JSON. */
  run<T>(script: string): Promise<T> {
    return ask<T>(`${this.session}/execute/sync`, 'POST', { script, args: [] });
  }

  /** Presses keys one after another; special keys by their WebDriver code points. */
  async press(...keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap((value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }]);
    await ask(`${this.session}/actions`, 'POST', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** The page as a PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await ask<string>(`${this.session}/screenshot`, 'GET'), 'base64');
  }

  /** Kills the driver with everything it has started: asked to end its session it sometimes hangs. */
  close(): void {
    end(this.driver);
  }
}

/** Kills a process and its whole group. */
function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

async function ask<T>(url: string, method: 'GET' | 'POST' | 'DELETE', body?: unknown): Promise<T> {
  const response = await fetch(url, body === undefined ? { method } : { method, body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebDriver ${method} ${new URL(url).pathname}: ${String(value.error)} ${String(value.message)}`);
  return value;
}

/** Waits until a program answers at an address. */
async function answering(url: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => { setTimeout(resolve, 100); });
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => { resolve(port); });
    });
  });
}
