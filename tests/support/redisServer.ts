import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

/** What a farm needs and this machine lacks. */
export function missingForFarms(): string[] {
  const isThere = (name: string): boolean => {
    try {
      return require.resolve(name) !== '';
    } catch {
      return false;
    }
  };
  const hasServer = spawnSync('redis-server', ['--version']).status === 0;
  return [...(hasServer ? [] : ['redis-server']), ...['bullmq', 'ioredis'].filter((name) => !isThere(name))];
}

/** Where `.ci/run` has installed what the lab's tests need, none is skipped. */
export const MAY_SKIP = process.env['LAB_TOOLS'] === undefined;

/** A Redis server on a free port that keeps nothing. */
export class RedisServer {
  private constructor(private readonly server: ChildProcess, readonly url: string) {}

  static async start(): Promise<RedisServer> {
    const port = await freePort();
    const server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.once('exit', () => { reject(new Error('redis-server ended')); });
      server.stdout.on('data', (text: Buffer) => { if (text.includes('Ready to accept connections')) resolve(); });
    });
    return new RedisServer(server, `redis://127.0.0.1:${port}`);
  }

  /** Forgets everything. */
  async flush(): Promise<void> {
    const socket = connect(Number(new URL(this.url).port), '127.0.0.1');
    socket.write('FLUSHALL\r\n');
    await once(socket, 'data');
    socket.destroy();
  }

  async stop(): Promise<void> {
    this.server.kill('SIGKILL');
    if (this.server.exitCode === null && this.server.signalCode === null) await once(this.server, 'exit');
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
