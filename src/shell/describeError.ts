/** An error for the error screen: plain text, never markup. */
export interface ErrorReport {
  /** The key of its title. */
  readonly kind: 'unforeseen' | 'notLoaded' | 'noCanvas';
  /** Details for developers, most important first. */
  readonly lines: readonly string[];
}

const MAX_PLACES = 8;
const MAX_CAUSES = 3;

/** Describes any thrown value: the error and its causes, each with its stack. */
export function describeError(thrown: unknown): ErrorReport {
  const lines: string[] = [];
  let kind: ErrorReport['kind'] = 'unforeseen';
  let at = thrown;
  for (let depth = 0; depth <= MAX_CAUSES && at !== undefined; depth++) {
    const [head = '', ...places] = linesOf(at);
    lines.push(depth === 0 ? head : `Caused by ${head}`, ...places);
    const part = missingPart(at);
    if (part !== null) kind = 'notLoaded';
    if (part !== null && part !== '') lines.unshift(missing(part));
    at = causeOf(at);
  }
  return { kind, lines };
}

/** The address of the part that did not load, if that is what was thrown; null for anything else. */
export function missingPart(thrown: unknown): string | null {
  if (!(thrown instanceof Error) || thrown.name !== 'ChunkLoadError') return null;
  return 'request' in thrown && typeof thrown.request === 'string' ? thrown.request : '';
}

/** The report of a game file that failed to load. */
export function missingFile(address: string, why: readonly string[] = []): ErrorReport {
  return { kind: 'notLoaded', lines: [missing(address), ...why] };
}

function missing(address: string): string {
  return `Missing: ${address}`;
}

/** The report of a browser without canvas. */
export function noCanvas(): ErrorReport {
  return { kind: 'noCanvas', lines: [] };
}

/** The cause; of an aggregate, its first error. */
function causeOf(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return undefined;
  return thrown instanceof AggregateError ? (thrown.errors as unknown[])[0] : thrown.cause;
}

function linesOf(thrown: unknown): string[] {
  if (!(thrown instanceof Error)) return [textOf(thrown)];
  const head = `${thrown.name}: ${thrown.message}`;
  // Chromium's stack begins with the message, Firefox's and Safari's do not.
  const stack = (thrown.stack ?? '').replace(head, '').split('\n');
  const places = stack.map((line) => line.trim()).filter((line) => line !== '');
  return [head, ...places.slice(0, MAX_PLACES)];
}

function textOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  if ('message' in thrown && typeof thrown.message === 'string') return thrown.message;
  return Object.prototype.toString.call(thrown);
}
