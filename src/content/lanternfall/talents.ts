import type { Talent } from '../../engine/content';

/*
 * What a level teaches: one of three, drawn by the seed; at levels 3, 6 and 9 one of the hero's own three.
 *   hero, level  offered to this hero alone, at this level alone
 *   adds         more effects of the hero's skill
 *   skills       percent of what the skill costs in oil
 * Everything else is a trait, as of monsters, items and statuses. Names are the texts `talent.<id>`.
 */

const general = {
  /* Numbers alone: no more than six. */
  strongArm:   { sprite: 'talent/fist',      bonus: { power: 2 } },
  thickSkin:   { sprite: 'talent/wall',      bonus: { defence: 2 } },
  hale:        { sprite: 'talent/heart',     bonus: { maxHp: 14 } },
  fleet:       { sprite: 'talent/hourglass', speed: 110 },
  brightEye:   { sprite: 'talent/sun',       light: 2 },
  softStep:    { sprite: 'talent/feather',   noise: 60 },

  /* Attack and defence. */
  ambusher:    { sprite: 'talent/moon',      ambush: 100, noise: 85 },
  dodger:      { sprite: 'talent/mirror',    evades: 12 },
  venomHand:   { sprite: 'talent/leaf',      onHit: [{ do: 'inflict', status: 'poison', turns: 3 }] },
  chillHand:   { sprite: 'talent/snowflake', onHit: [{ do: 'inflict', status: 'chilled', turns: 3 }] },
  deepCuts:    { sprite: 'talent/paw',       onHit: [{ do: 'inflict', status: 'bleeding', turns: 5 }] },
  cripple:     { sprite: 'talent/chain',     onHit: [{ do: 'inflict', status: 'weakness', turns: 4 }] },
  barbed:      { sprite: 'talent/arrow',     onStruck: [{ do: 'damage', amount: { linear: [[1, 2], [10, 6]] } }] },
  lastStand:   { sprite: 'talent/crown',     stands: 55 },

  /* On a kill. */
  momentum:    { sprite: 'talent/bolt',      onKill: [{ do: 'inflict', status: 'haste', turns: 4 }] },
  warBlood:    { sprite: 'talent/skull',     onKill: [{ do: 'heal', amount: 3, unit: 'percent' }] },
  lampEater:   { sprite: 'talent/flame',     onKill: [{ do: 'refuel', turns: 8 }] },
  afterguard:  { sprite: 'talent/star',      onKill: [{ do: 'inflict', status: 'shielded', turns: 3 }] },

  /* The dungeon and what lies in it. */
  thrift:      { sprite: 'talent/drop',      burns: 75 },
  sureFoot:    { sprite: 'talent/foot',      sure: true },
  pathfinder:  { sprite: 'talent/eye',       onArrival: [{ do: 'map', range: 225 }, { do: 'reveal', range: 225 }] },
  ironGut:     { sprite: 'talent/flask',     resists: ['poison', 'hallucination', 'blindness'], heals: 110 },
  surgeon:     { sprite: 'talent/gear',      heals: 135 },
  grenadier:   { sprite: 'talent/trap',      wields: 135 },
} as const satisfies Record<string, Talent>;

const lamplighter = {
  trimmedWick: { sprite: 'talent/drop',      hero: 'lamplighter', level: 3, burns: 80 },
  searing:     { sprite: 'talent/flame',     hero: 'lamplighter', level: 3, adds: [{ do: 'damage', amount: { linear: [[1, 4], [10, 16]] } }] },
  kindler:     { sprite: 'talent/star',      hero: 'lamplighter', level: 3, onHit: [{ do: 'inflict', status: 'burning', turns: 2 }] },
  quickFlint:  { sprite: 'talent/bolt',      hero: 'lamplighter', level: 6, skills: 50 },
  halo:        { sprite: 'talent/sun',       hero: 'lamplighter', level: 6, light: 3, evades: 7 },
  dazzling:    { sprite: 'talent/mirror',    hero: 'lamplighter', level: 6, onStruck: [{ do: 'inflict', status: 'blindness', turns: 3 }] },
  dawn:        { sprite: 'talent/crown',     hero: 'lamplighter', level: 9, adds: [
    { do: 'inflict', status: 'weakness', turns: 12 },
    { do: 'inflict', status: 'slow', turns: 6 },
  ] },
  sunBlessed:  { sprite: 'talent/heart',     hero: 'lamplighter', level: 9, takes: 78 },
  emberSoul:   { sprite: 'talent/skull',     hero: 'lamplighter', level: 9, onKill: [{ do: 'refuel', turns: 15 }, { do: 'heal', amount: 3, unit: 'percent' }] },
} as const satisfies Record<string, Talent>;

const warden = {
  riposte:     { sprite: 'talent/bolt',      hero: 'warden', level: 3, onStruck: [{ do: 'strike', percent: 40 }] },
  bulwark:     { sprite: 'talent/wall',      hero: 'warden', level: 3, bonus: { defence: 2 }, resists: ['weakness'] },
  secondWind:  { sprite: 'talent/heart',     hero: 'warden', level: 3, stands: 75, heals: 120 },
  drilled:     { sprite: 'talent/hourglass', hero: 'warden', level: 6, skills: 50 },
  shieldWall:  { sprite: 'talent/mirror',    hero: 'warden', level: 6, evades: 15 },
  unmoved:     { sprite: 'talent/foot',      hero: 'warden', level: 6, resists: ['slow', 'confusion', 'paralysis', 'stunned'], takes: 92 },
  avenger:     { sprite: 'talent/skull',     hero: 'warden', level: 9, onKill: [{ do: 'inflict', status: 'bracing', turns: 2 }] },
  ironHide:    { sprite: 'talent/gear',      hero: 'warden', level: 9, takes: 82 },
  mountain:    { sprite: 'talent/crown',     hero: 'warden', level: 9, bonus: { maxHp: 24 }, onArrival: [{ do: 'heal', amount: 10, unit: 'percent' }] },
} as const satisfies Record<string, Talent>;

const poacher = {
  nightHunter: { sprite: 'talent/moon',      hero: 'poacher', level: 3, ambush: 150 },
  broadheads:  { sprite: 'talent/arrow',     hero: 'poacher', level: 3, wields: 130 },
  ghostStep:   { sprite: 'talent/feather',   hero: 'poacher', level: 3, noise: 50, sure: true },
  deftHands:   { sprite: 'talent/trap',      hero: 'poacher', level: 6, skills: 50 },
  snakeBite:   { sprite: 'talent/leaf',      hero: 'poacher', level: 6, onHit: [{ do: 'inflict', status: 'poison', turns: 4 }] },
  slippery:    { sprite: 'talent/mirror',    hero: 'poacher', level: 6, evades: 16 },
  vanishing:   { sprite: 'talent/eye',       hero: 'poacher', level: 9, onKill: [{ do: 'inflict', status: 'invisible', turns: 4 }] },
  windRunner:  { sprite: 'talent/hourglass', hero: 'poacher', level: 9, speed: 120 },
  trophies:    { sprite: 'talent/paw',       hero: 'poacher', level: 9, onKill: [{ do: 'heal', amount: 5, unit: 'percent' }] },
} as const satisfies Record<string, Talent>;

const tinker = {
  stillroom:   { sprite: 'talent/flask',     hero: 'tinker', level: 3, onArrival: [{ do: 'give', group: 'potion' }] },
  bigBang:     { sprite: 'talent/star',      hero: 'tinker', level: 3, wields: 130 },
  ironLungs:   { sprite: 'talent/leaf',      hero: 'tinker', level: 3, resists: ['poison', 'burning', 'blindness'] },
  smallFlame:  { sprite: 'talent/drop',      hero: 'tinker', level: 6, skills: 50 },
  clockwork:   { sprite: 'talent/gear',      hero: 'tinker', level: 6, speed: 112 },
  acidCoat:    { sprite: 'talent/snowflake', hero: 'tinker', level: 6, onStruck: [{ do: 'damage', amount: { linear: [[1, 3], [10, 8]] } }] },
  panacea:     { sprite: 'talent/heart',     hero: 'tinker', level: 9, heals: 160 },
  arsenal:     { sprite: 'talent/trap',      hero: 'tinker', level: 9, onArrival: [{ do: 'recharge', amount: 2 }, { do: 'give', group: 'scroll' }] },
  platedCoat:  { sprite: 'talent/wall',      hero: 'tinker', level: 9, takes: 85 },
} as const satisfies Record<string, Talent>;

export const talents = { ...general, ...lamplighter, ...warden, ...poacher, ...tinker } as const satisfies Record<string, Talent>;
