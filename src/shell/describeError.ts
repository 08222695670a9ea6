/** An error as the error screen shows it: plain text, never markup. */
export interface ErrorReport {
  /** Which of the words is its title. */
  readonly kind: 'unforeseen' | 'notLoaded' | 'noCanvas';
  /** What a developer wants to know, most important first. */
  readonly lines: readonly string[];
}

const MAX_PLACES = 8;
const MAX_CAUSES = 3;

/** Puts whatever was thrown into words: the error and its causes, each with where it happened. */
export function describeError(thrown: unknown): ErrorReport {
  const lines: string[] = [];
  let at = thrown;
  for (let depth = 0; depth <= MAX_CAUSES && at !== undefined; depth++) {
    const [head = '', ...places] = linesOf(at);
    lines.push(depth === 0 ? head : `Caused by ${head}`, ...places);
    at = causeOf(at);
  }
  return { kind: 'unforeseen', lines };
}

/** The error of a file of the game that did not come. */
export function missingFile(address: string): ErrorReport {
  return { kind: 'notLoaded', lines: [`Missing: ${address}`] };
}

/** The error of a browser that cannot draw. */
export function noCanvas(): ErrorReport {
  return { kind: 'noCanvas', lines: [] };
}

/** Of several errors at once the first counts as the cause. */
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
