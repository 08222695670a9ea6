import type { Content } from '../content';

/* Which rules and rows a run is played by. */

/** A version of the rules. */
interface RulesChange {
  readonly version: number;
  /** Whether it may have changed how this pack plays, told by what the pack uses; if in doubt it has. */
  readonly concerns: (content: Content) => boolean;
}

/**
 * The versions of the rules, oldest first. Add a row when older recordings no longer reproduce: after a change of turns or floor
 * generation, not for an effect or action that is new. Recordings of packs that it doesn't concern stay valid.
 */
export const RULES_CHANGES: readonly RulesChange[] = [
  { version: 2, concerns: () => true },
  // Whoever is moved lets go, talents are seen by at once, and what an effect, a hazard or a light may cost is held to limits.
  {
    version: 3,
    concerns: ({ talents, traps, captives, light, counts, breeds, itemKinds, affixes, statuses, hazards }) => [
      talents.size > 0, hazards.size > 0, traps.kinds.size > 0, captives !== null, light !== null, counts.danger !== null,
      Array.from(breeds.values()).some(({ abilities }) => abilities !== undefined),
      holds([breeds, itemKinds, affixes, statuses], (field, id) => field === 'do' && !UNCHANGED.includes(String(id))),
    ].includes(true),
  },
  // A level and a talent heal what they add to the maximum of HP, and offers have another order.
  { version: 4, concerns: ({ growth }) => growth !== null },
  // A pull does nothing to who is beside its source, and a push along a line goes on from its end.
  {
    version: 5,
    concerns: ({ breeds, itemKinds, affixes, statuses }) => {
      return holds([breeds, itemKinds, affixes, statuses], (field, id) => field === 'do' && (id === 'push' || id === 'pull'));
    },
  },
  // Water that a change lowers or raises is told of in words of its own, which are part of the state.
  {
    version: 6,
    concerns: ({ breeds, features, itemKinds, statuses, traps }) => {
      return holds([breeds, features, itemKinds, statuses, traps], (field, id) => field === 'do' && id === 'change');
    },
  },
  // The end of a current is told of, in a line of the log, which is part of the state; and what swims may lie in wait.
  {
    version: 7,
    concerns: ({ breeds, tiles }) => {
      return tiles.some(({ carries }) => carries !== undefined) || Array.from(breeds.values()).some(({ moves }) => moves === 'swim');
    },
  },
  // Nothing strikes back at what strikes back. The log tells it from a blow, names nobody who hides, and tells of damage as it is taken.
  // Where light counts, who is struck goes for who did it.
  {
    version: 8,
    concerns: ({ light, breeds, itemKinds, affixes, statuses, talents }) => {
      const isMeant = (field: string, value: unknown): boolean => TOLD.includes(field) || HIDING.includes(value);
      return light !== null || holds([breeds, itemKinds, affixes, statuses, talents], isMeant);
    },
  },
];

/** The effects that no version of the rules has changed. */
const UNCHANGED: readonly string[] = ['damage', 'heal', 'inflict'];
/** The traits of which the log tells in other words, or numbers, than it did. */
const TOLD: readonly string[] = ['onStruck', 'takes', 'stands'];
/** What lets monsters hide. */
const HIDING: readonly unknown[] = ['lurk', 'angle', 'swim', 'amphibious'];

/** Checksums that earlier builds gave the rows of our packs, writing and looks included, and what the same rows have now. */
const FORMER: Readonly<Record<string, string>> = {
  dfffb2e8: 'e63a3f1f', '8323b631': '3c82cc2f', f3cf675d: '42eaf1a2', '830a669f': 'ba16f4bf',
  '03c71da0': '9babf42e', edff389c: 'a2ee9383', '814f3baa': '5f0b8d66', '55891403': '47b07ca0',
};

/** Whether rows have such a field, anywhere in them. */
function holds(rows: unknown, isMeant: (field: string, value: unknown) => boolean): boolean {
  if (rows instanceof Map) return holds(Array.from(rows.values()), isMeant);
  if (typeof rows !== 'object' || rows === null) return false;
  return Object.entries(rows).some(([field, value]) => isMeant(field, value) || holds(value, isMeant));
}

/** The newest version of the rules, which may not concern every pack: see `rulesOf`. */
export const RULES_VERSION = RULES_CHANGES.reduce((newest, { version }) => Math.max(newest, version), 0);

/** The last version of the rules that changed how a pack plays. */
export function rulesOf(content: Content, changes = RULES_CHANGES): number {
  return changes.reduce((last, { version, concerns }) => (concerns(content) ? Math.max(last, version) : last), 0);
}

/** The version of rules and pack: with seed and actions, it determines a run. */
export function versionOf(content: Content, changes = RULES_CHANGES): string {
  return `${rulesOf(content, changes)}.${content.version}`;
}

/** Whether what was recorded with that version plays the same by these rules and rows. */
export function isPlayedBy(content: Content, version: string): boolean {
  const [rules, checksum = ''] = version.split('.');
  return rules === String(rulesOf(content)) && isChecksumOf(content, checksum);
}

/** Whether a checksum is that of a pack's rows, by this build's reckoning or by that of earlier ones. */
function isChecksumOf(content: Content, checksum: string): boolean {
  return [checksum, FORMER[checksum]].includes(content.version) || content.formerVersion === checksum;
}
