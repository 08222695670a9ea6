import type { StatusKind } from '../../engine/content';

/*
 * Status effects of the campaign.
 *   turns     default duration
 *   stacks    if inflicted again: the longer duration (the default), the sum, or no change
 *   eachTurn  effects on its bearer after each of its turns
 *   speed, takes  percent of normal energy, and of the damage taken
 *   endsBy    what ends it early
 *   rooted, levitates, slippery, prone  traits, see `traitKinds.ts`
 *   loosens   its bearer lets go of whom it clings to
 *   sees      limits its bearer's sight radius
 *   sound     heard when it takes hold
 *   tactic    overrides its bearer's brain
 * Texts: `status.<id>`, `.begins`, `.ends`, `.about`.
 */
export const statuses = {
  poison:        { sprite: 'status/poison', sound: 'poison',        harmful: true, turns: 5,  stacks: 'add',  endsBy: 'healing', eachTurn: [{ do: 'damage', amount: 1 }] },
  bleeding:      { sprite: 'status/bleeding',      harmful: true, turns: 6,  stacks: 'longer', endsBy: 'healing', eachTurn: [{ do: 'damage', amount: 1 }] },
  burning:       { sprite: 'status/burning', sound: 'ignite',       shines: 2, harmful: true, turns: 4,  stacks: 'longer', endsBy: 'water', loosens: true, eachTurn: [{ do: 'damage', amount: 2 }, { do: 'ignite', hazard: 'fire' }] },
  weakness:      { sprite: 'status/weakness',      harmful: true, turns: 15, stacks: 'longer', bonus: { power: -2 } },
  slow:          { sprite: 'status/slow', sound: 'freeze',          harmful: true, turns: 8,  stacks: 'longer', speed: 50 },
  /** Of hands and blades that chill with every hit, which would halve whatever they strike for good if they slowed. */
  chilled:       { sprite: 'status/frozen',        harmful: true, turns: 3,  stacks: 'longer', speed: 75 },
  blindness:     { sprite: 'status/blindness', sound: 'darken',     harmful: true, turns: 8,  stacks: 'longer', sees: 1 },
  confusion:     { sprite: 'status/confusion',     harmful: true, turns: 8,  stacks: 'longer', tactic: 'stumble' },
  /** Stacks by `keep`, so that repeated paralysing hits can't hold anyone for ever. */
  paralysis:     { sprite: 'status/paralysis', sound: 'freeze',     harmful: true, turns: 4,  stacks: 'keep',   tactic: 'freeze' },
  /** What comes of charging into a wall. */
  stunned:       { sprite: 'status/stunned',       harmful: true, turns: 3,  stacks: 'keep',   tactic: 'freeze' },
  hallucination: { sprite: 'status/hallucination', sound: 'darken', harmful: true, turns: 40, stacks: 'longer', deceives: true },
  haste:         { sprite: 'status/haste',         turns: 15, stacks: 'longer', speed: 200 },
  shielded:      { sprite: 'status/shielded',      turns: 15, stacks: 'longer', takes: 50 },
  invisible:     { sprite: 'status/invisible',     turns: 15, stacks: 'longer', unseen: true },
  bracing:       { sprite: 'status/bracing',       turns: 4,  stacks: 'longer', takes: 50, onStruck: [{ do: 'strike', percent: 100 }] },
  /** Held by a snare, and easy to hit. */
  marked:        { sprite: 'status/marked',        harmful: true, turns: 8,  stacks: 'longer', takes: 155 },
  /** Of nets, and of words that bind. */
  pinned:        { sprite: 'status/pinned',        harmful: true, turns: 6,  stacks: 'keep',   rooted: true },
  /** Has heard something, and goes to look. */
  distracted:    { sprite: 'status/distracted',    harmful: true, turns: 5,  stacks: 'longer', tactic: 'track', endsBy: 'wounds' },
  levitating:    { sprite: 'status/levitating',    turns: 12, stacks: 'longer', levitates: true },
  oiled:         { sprite: 'status/oiled',         turns: 30, stacks: 'longer', slippery: true, resists: ['paralysis', 'pinned'], prone: ['burning'] },
  regenerating:  { sprite: 'status/regeneration',  turns: 25, stacks: 'longer', eachTurn: [{ do: 'heal', amount: 1 }] },
} as const satisfies Record<string, StatusKind>;
