import * as v from 'valibot';
import type { KeyStore } from '../../keep/saves/KeyStore';

/** The steps of the tour, in their order. */
export const STEPS = ['open', 'look', 'drag', 'run', 'verdict', 'play'] as const;

export type Step = (typeof STEPS)[number];

/** The key under which is kept how far the tour has come. */
const KEY = 'workshop.tour';

const step = v.picklist(STEPS);
const schema = v.object({ at: v.nullable(step), done: v.array(step), isOver: v.boolean() });

/** The tour through the workshop: where it is, and which of its steps have been taken. */
export class Tour {
  /** The step that is shown; null while the tour is not being taken. */
  at: Step | null = null;
  /** Whether it was ended or declined, so that it is no longer offered. */
  isOver = false;
  private done = new Set<Step>();

  constructor(private readonly store: KeyStore, private readonly onChange: () => void) {}

  /** Goes on where an earlier visit left it; from the beginning if that cannot be read. */
  async load(): Promise<void> {
    const [text = null] = await this.store.read([KEY]).catch(() => [null]);
    const kept = v.safeParse(schema, parsed(text));
    if (!kept.success) return;
    this.at = kept.output.at;
    this.isOver = kept.output.isOver;
    this.done = new Set(kept.output.done);
  }

  begin(): void {
    this.done.clear();
    this.go('open');
  }

  /** Shows a step. */
  go(to: Step): void {
    this.at = to;
    this.changed();
  }

  /** Ends the tour, or declines it. */
  end(): void {
    this.at = null;
    this.isOver = true;
    this.changed();
  }

  /** Notes that what a step asks for was done; ignored while the tour is not being taken. */
  did(what: Step): void {
    if (this.at === null || this.done.has(what)) return;
    this.done.add(what);
    this.changed();
  }

  has(what: Step): boolean {
    return this.done.has(what);
  }

  /** The step before or after the one that is shown; null at the ends. */
  beside(by: 1 | -1): Step | null {
    return this.at === null ? null : STEPS[STEPS.indexOf(this.at) + by] ?? null;
  }

  private changed(): void {
    const kept = JSON.stringify({ at: this.at, done: [...this.done], isOver: this.isOver });
    // Where nothing can be kept, the tour starts over on the next visit.
    this.store.write({ [KEY]: kept }).catch(() => undefined);
    this.onChange();
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
