import type { StatusKind } from '../engine/content';

/*
 * Lasting conditions of the classic packs.
 *   tactic   comes before the brain of whoever has it
 * Names and endings are texts: `status.<id>`, `status.<id>.ends`.
 */
export const classicStatuses = {
  confusion: { sprite: 'status/confusion', tactic: 'stumble' },
  paralysis: { sprite: 'status/paralysis', tactic: 'freeze' },
} as const satisfies Record<string, StatusKind>;
