import type { Order } from './order';

/** A trial of a pack, which is played above the rooms of the workshop. */
export interface Trial {
  /** What is played, in sentences. */
  readonly about: string;
  /** Null while it is still being made. */
  readonly order: Order | null;
  /** Aborted when the player leaves. */
  readonly leaving: AbortController;
}
