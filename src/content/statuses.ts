import type { StatusKind } from '../engine/content';

/*
 * Status effects of the classic packs.
 *   tactic   overrides its bearer's brain
 * Texts: `status.<id>`, `status.<id>.ends`.
 */
export const classicStatuses = {
  confusion: { sprite: 'status/confusion', tactic: 'stumble' },
  paralysis: { sprite: 'status/paralysis', tactic: 'freeze' },
} as const satisfies Record<string, StatusKind>;
