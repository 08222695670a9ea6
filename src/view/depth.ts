/** What is drawn over what. Actors add their row, so that the southern one stands in front. */
export const DEPTH = {
  map: 0,
  scenery: 1,
  corpse: 2,
  shadow: 3,
  item: 4,
  groundLight: 5,
  actor: 10,
  light: 1000,
  bar: 1001,
  effect: 1002,
  number: 1003,
} as const;
