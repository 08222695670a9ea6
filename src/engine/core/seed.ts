/** The longest seed accepted. */
export const SEED_LENGTH = 32;

/** A seed's error as a sentence; null for any text of 1 to 32 characters. */
export function seedError(seed: string): string | null {
  if (seed.length > 0 && seed.length <= SEED_LENGTH) return null;
  return `A seed must be 1 to ${SEED_LENGTH} characters long (this one ${seed.length === 0 ? 'is empty' : `has ${seed.length}`}).`;
}
