import type * as BullMq from 'bullmq';
import { UsageError } from '../failures';

/** The queue of shards, one for all farms of a Redis server. */
export const QUEUE = 'lanternfall-lab';

/** The events that Redis keeps: the results of hundreds of shards, some megabytes. */
const EVENTS = 2000;

/** A lost connection is tried again for a minute; one that never was, is not. */
const RETRIES = 60;
const RETRY_MS = 1000;
const CONNECT_MS = 5000;
const DISCONNECT_MS = 200;

/** A Redis server that answers. */
export interface Reached {
  readonly bull: typeof BullMq;
  readonly connection: BullMq.Connection;
  readonly queue: BullMq.Queue;
  /** Fails when the connection is lost for good. */
  readonly lost: Promise<never>;
}

/** Connects to the queue at a Redis server; a `UsageError` says what to do where that fails. */
export async function reach(url: string): Promise<Reached> {
  const bull = await import('bullmq').catch(missing);
  let give = (_error: Error): void => undefined;
  const lost = new Promise<never>((_resolve, reject) => { give = reject; });
  // It may fail before anything waits for it.
  lost.catch(() => undefined);
  let isUp = false;
  let why = '';
  const retryStrategy = (times: number): number | null => {
    if (isUp && times <= RETRIES) return RETRY_MS;
    give(new UsageError(`The connection to Redis at ${shown(url)} is lost: ${why || 'it closed'}.`));
    return null;
  };
  const connection: BullMq.Connection = {
    url, connectTimeout: CONNECT_MS, disconnectTimeout: DISCONNECT_MS, maxRetriesPerRequest: null, retryStrategy,
  };
  const queue = new bull.Queue(QUEUE, { connection, streams: { events: { maxLen: EVENTS } } });
  queue.on('error', (error) => { why = reasonOf(error); });
  try {
    await Promise.race([queue.waitUntilReady(), lost]);
  } catch (error) {
    void queue.close().catch(() => undefined);
    if (/'ioredis'/.test(String(error))) return missing();
    const reason = why || reasonOf(error);
    throw new UsageError(
      `Redis at ${shown(url)} cannot be reached: ${reason}. Start redis-server there, or give --redis another address or password.`,
    );
  }
  isUp = true;
  return { bull, connection, queue, lost };
}

function missing(): never {
  throw new UsageError('A farm needs BullMQ, which the game does not: npm install --no-save bullmq@6 ioredis@6');
}

/** Of several addresses that were all tried in vain, an error has only the code. */
function reasonOf(error: unknown): string {
  const { message = '', code = '' } = error as { readonly message?: string; readonly code?: string };
  return message.replace(/\.$/, '') || code || String(error);
}

/** A server's address without the password. */
export function shown(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}`;
}
