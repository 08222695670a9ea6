/** What is drawn over what. Actors add their row, so that the southern one stands in front. */
export const DEPTH = {
  map: 0,
  scenery: 1,
  corpse: 2,
  shadow: 3,
  item: 4,
  groundLight: 5,
  halo: 6,
  actor: 10,
  light: 1000,
  reach: 1001,
  mark: 1002,
  bar: 1003,
  effect: 1004,
  number: 1005,
  cursor: 1006,
} as const;
