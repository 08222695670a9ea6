import type { StatusKind } from '../../engine/content';

/*
 * Lasting conditions of the campaign.
 *   turns     how long, where nobody says
 *   stacks    suffered once more: the longer of both (if nothing is said), both together, or no change
 *   eachTurn  what it does to its bearer after each of its turns
 *   speed, takes  percent of the usual energy, and of all damage taken
 *   endsBy    what ends it early
 *   sees      its bearer sees no further
 *   tactic    comes before the brain of whoever has it
 * Texts: `status.<id>`, `.begins`, `.ends`, `.about`.
 */
export const statuses = {
  poison:        { sprite: 'status/poison',        harmful: true, turns: 5,  stacks: 'add',  endsBy: 'healing', eachTurn: [{ do: 'damage', amount: 1 }] },
  bleeding:      { sprite: 'status/bleeding',      harmful: true, turns: 6,  stacks: 'longer', endsBy: 'healing', eachTurn: [{ do: 'damage', amount: 1 }] },
  burning:       { sprite: 'status/burning',       harmful: true, turns: 4,  stacks: 'longer', endsBy: 'water', eachTurn: [{ do: 'damage', amount: 2 }] },
  weakness:      { sprite: 'status/weakness',      harmful: true, turns: 15, stacks: 'longer', bonus: { power: -2 } },
  slow:          { sprite: 'status/slow',          harmful: true, turns: 8,  stacks: 'longer', speed: 50 },
  blindness:     { sprite: 'status/blindness',     harmful: true, turns: 8,  stacks: 'longer', sees: 1 },
  confusion:     { sprite: 'status/confusion',     harmful: true, turns: 8,  stacks: 'longer', tactic: 'stumble' },
  /** Keeps: nobody is held for ever by blows that hold. */
  paralysis:     { sprite: 'status/paralysis',     harmful: true, turns: 4,  stacks: 'keep',   tactic: 'freeze' },
  hallucination: { sprite: 'status/hallucination', harmful: true, turns: 40, stacks: 'longer', deceives: true },
  haste:         { sprite: 'status/haste',         turns: 15, stacks: 'longer', speed: 200 },
  shielded:      { sprite: 'status/shielded',      turns: 15, stacks: 'longer', takes: 50 },
  invisible:     { sprite: 'status/invisible',     turns: 15, stacks: 'longer', unseen: true },
  regenerating:  { sprite: 'status/regeneration',  turns: 25, stacks: 'longer', eachTurn: [{ do: 'heal', amount: 1 }] },
} as const satisfies Record<string, StatusKind>;
