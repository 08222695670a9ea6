/** The longest seed text that is taken. */
export const SEED_LENGTH = 32;

/** What is wrong with a seed, as a sentence; null for any text of 1 to 32 characters (a number is its digits). */
export function seedError(seed: string): string | null {
  if (seed.length === 0) return 'A seed must be 1 to 32 characters long (this one is empty).';
  if (seed.length <= SEED_LENGTH) return null;
  return `A seed must be 1 to ${SEED_LENGTH} characters long (this one has ${seed.length}).`;
}
