import * as v from 'valibot';

/** The most that can be asked for, and so the most that a file or a farm can be about. */
export const MOST_FLOORS = 9999;
export const MOST_TURNS = 999_999_999;
export const MOST_SEEDS = 999_999_999;

/** A whole number in a range. */
export const within = (least: number, most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
