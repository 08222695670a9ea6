import type { Ability, Breed } from '../../engine/content';

/*
 * Actors of the campaign: the player, the cellars (floors 1 to 5), the rootways (6 to 10), the bosses.
 *   hp, defence, power  as on floor 1; the pack's `strength` adds to them by floor. A point of defence takes a share off the power, see `blows`
 *   xp         for killing it
 *   speed      energy per round, 100 = one action per turn
 *   brain      tactics in order; the first that proposes an action wins
 *   moves      walk (the default), fly, phase through walls, burrow through them, swim and never leave the water
 *   nerve      percent of HP below which `escape` flees
 *   company    monsters that appear with it
 *   sleepy     percent chance to be asleep, instead of the floor's own
 *   captive    how it looks while it is held; those who can be freed, see `captives` of the pack
 *   abilities  who prompts them, range (dx^2 + dy^2, in a clear line), cooldown in turns, percent chance of use; `windup`: turns between announcement and effect
 *   revives    its remains rise after `turns` turns with `hp` percent of HP, unless they are stepped on
 *   heedless   stays where an announced attack will hit
 * Texts: `breed.<id>`, `breed.<id>.about`, `ability.<id>`, `.used`, `.announced`.
 */

const walker = { defence: 0, speed: 100, directions: 8 } as const;
const self   = { at: 'self' } as const;
const other  = { at: 'actor' } as const;

/* Brains: sleep if possible, flee if hurt, use abilities (elites bring their own), chase, wander. */
const chases    = ['sleep', 'cast', 'hunt', 'track', 'wander'] as const;
const flees     = ['sleep', 'escape', 'cast', 'hunt', 'track', 'wander'] as const;
const packs     = ['sleep', 'cast', 'hunt', 'track', 'follow', 'wander'] as const;
const robs      = ['sleep', 'rob', 'cast', 'hunt', 'track', 'wander'] as const;
const flutters  = ['sleep', 'cast', 'flit', 'hunt', 'track', 'wander'] as const;
const ambushes  = ['lurk', 'cast', 'hunt', 'track'] as const;
const stands    = ['cast', 'hunt', 'track', 'guard'] as const;
const haunts    = ['cast', 'hunt', 'track', 'wander'] as const;
const leads     = ['cast', 'keepAway', 'flit', 'hunt', 'wander'] as const;
const snuffs    = ['sleep', 'cast', 'snuffs', 'hunt', 'track', 'wander'] as const;
const seeks     = ['sleep', 'cast', 'hunt', 'seeksLight', 'track', 'wander'] as const;
const shuns     = ['sleep', 'cast', 'fearsLight', 'flit', 'hunt', 'track', 'wander'] as const;
const shoots    = ['sleep', 'cast', 'keepAway', 'hunt', 'track', 'wander'] as const;
const leaps     = ['sleep', 'cast', 'skirmish', 'hunt', 'track', 'wander'] as const;
const copies    = ['sleep', 'cast', 'mirror', 'track', 'wander'] as const;
const eats      = ['sleep', 'cast', 'devour', 'hunt', 'track', 'wander'] as const;
const darkens   = ['sleep', 'robLight', 'cast', 'hunt', 'track', 'wander'] as const;
const dives     = ['cast', 'dive', 'hunt', 'track', 'wander'] as const;
const clings    = ['sleep', 'cast', 'cling', 'hunt', 'track', 'wander'] as const;
const befriends = ['cast', 'accompany', 'hunt'] as const;
const hangsBack = ['sleep', 'escape', 'cast', 'keepAway', 'hunt', 'track', 'wander'] as const;

const player = { player: { ...walker, glyph: '@', colour: '#ffffff', sprite: 'hero/idle', hp: 39, power: 3, defence: 1, xp: 0, brain: [], ambush: 100 } } as const;

const arrow     = { id: 'arrow',     on: 'foe',  range: 49, every: 2,  chance: 75, target: other, sprite: 'shot/arrow', effects: [{ do: 'damage', amount: 3 }] } as const satisfies Ability;
const quicken   = { id: 'quicken',   on: 'ally', range: 36, every: 6,  chance: 80, target: other, sprite: 'shot/spark', effects: [{ do: 'inflict', status: 'haste', turns: 8 }] } as const satisfies Ability;
const flicker   = { id: 'flicker',   on: 'foe',  range: 8,  every: 3,  chance: 60, target: self,  effects: [{ do: 'teleport', range: 25 }] } as const satisfies Ability;
const web       = { id: 'web',       on: 'foe',  range: 36, every: 7,  chance: 50, target: other, sprite: 'item/web',   effects: [{ do: 'inflict', status: 'slow', turns: 5 }] } as const satisfies Ability;
const gloom     = { id: 'gloom',     on: 'foe',  range: 49, every: 10, chance: 50, target: other, sprite: 'shot/gloom', effects: [{ do: 'inflict', status: 'blindness', turns: 5 }] } as const satisfies Ability;
const burst     = { id: 'burst',     on: 'foe',  range: 2,  every: 1,  chance: 70, target: self,  effects: [{ do: 'damage', amount: 999 }] } as const satisfies Ability;
const firebolt  = { id: 'firebolt',  on: 'foe',  range: 49, every: 5,  chance: 50, target: other, sprite: 'shot/fire',  effects: [{ do: 'damage', amount: 3 }, { do: 'inflict', status: 'burning', turns: 2 }] } as const satisfies Ability;
const packHowl  = { id: 'packHowl',  on: 'foe',  range: 81, every: 20, chance: 30, target: self,  effects: [{ do: 'alarm', range: 400 }] } as const satisfies Ability;
const mend      = { id: 'mend',      on: 'ally', range: 49, every: 3,  chance: 80, target: other, sprite: 'shot/mend',  effects: [{ do: 'heal', amount: 12 }] } as const satisfies Ability;
const beckon    = { id: 'beckon',    on: 'foe',  range: 64, every: 5,  chance: 50, target: other, effects: [{ do: 'swap' }] } as const satisfies Ability;
const bellow    = { id: 'rage',      on: 'foe',  range: 36, every: 20, chance: 60, target: self,  effects: [{ do: 'inflict', status: 'haste', turns: 6 }] } as const satisfies Ability;
const raise     = { id: 'raise',     on: 'foe',  range: 64, every: 12,  chance: 60, target: self,  effects: [{ do: 'summon', breed: 'skeleton', count: 1 }] } as const satisfies Ability;
const hex       = { id: 'hex',       on: 'foe',  range: 49, every: 7,  chance: 50, target: other, sprite: 'shot/hex',   effects: [{ do: 'inflict', status: 'weakness', turns: 10 }] } as const satisfies Ability;
const grasp     = { id: 'grasp',     on: 'foe',  range: 25, every: 5,  chance: 60, target: other, sprite: 'shot/root',  effects: [{ do: 'pull', cells: 4 }] } as const satisfies Ability;
const callRats  = { id: 'callRats',  on: 'foe',  range: 81, every: 11,  chance: 60, target: self,  effects: [{ do: 'summon', breed: 'rat', count: 1 }] } as const satisfies Ability;
const feast     = { id: 'feast',     on: 'self', range: 0,  every: 12, chance: 40, target: self,  effects: [{ do: 'heal', amount: 15 }] } as const satisfies Ability;
const sporeRain = { id: 'sporeRain', on: 'foe',  range: 64, every: 9,  chance: 60, target: { at: 'cell', radius: 2 }, sprite: 'shot/spore', effects: [{ do: 'cloud', hazard: 'poisonGas', range: 4, turns: 4 }] } as const satisfies Ability;
const sprout    = { id: 'sprout',    on: 'foe',  range: 81, every: 12, chance: 60, target: self,  effects: [{ do: 'summon', breed: 'puffball', count: 1 }] } as const satisfies Ability;
const longGrasp = { ...grasp, id: 'longGrasp', range: 49, every: 6 } as const satisfies Ability;

/* Announced: `windup` turns after these areas are marked, everyone in them is hit. */
const smash     = { id: 'smash',     on: 'foe',  range: 2,   every: 5,  chance: 50, windup: 1, target: { at: 'area', shape: 'cone', size: 2 }, effects: [{ do: 'strike', percent: 180 }] } as const satisfies Ability;
const charge    = { id: 'charge',    on: 'foe',  range: 64,  every: 5,  chance: 70, windup: 1, target: { at: 'area', shape: 'line', size: 8 }, effects: [{ do: 'strike', percent: 170 }], charge: [{ do: 'inflict', status: 'stunned' }] } as const satisfies Ability;
const takeAim   = { id: 'takeAim',   on: 'foe',  range: 100, every: 3,  chance: 100, windup: 1, target: { at: 'area', shape: 'line', size: 10 }, sprite: 'shot/arrow', effects: [{ do: 'strike', percent: 125 }] } as const satisfies Ability;
const fireBreath = { id: 'fireBreath', on: 'foe', range: 20, every: 6,  chance: 60, windup: 1, target: { at: 'area', shape: 'cone', size: 4 }, sprite: 'shot/fire', effects: [{ do: 'strike', percent: 120 }, { do: 'inflict', status: 'burning', turns: 3 }] } as const satisfies Ability;
const tailSweep = { id: 'tailSweep', on: 'foe',  range: 2,   every: 6,  chance: 40, windup: 1, target: { at: 'area', shape: 'ring', size: 1 }, effects: [{ do: 'strike', percent: 180 }] } as const satisfies Ability;
const rootBurst = { id: 'rootBurst', on: 'foe',  range: 64,  every: 7,  chance: 35, windup: 1, target: { at: 'area', shape: 'cross', size: 3 }, sprite: 'shot/root', effects: [{ do: 'strike', percent: 180 }] } as const satisfies Ability;

/** A boss's death breaks the seals of its arena. */
const unseals = [{ target: self, effects: [{ do: 'change', from: 'seal', to: 'ground' }] }] as const;

const cellars = {
  /** Appears in numbers. */
  rat:          { ...walker, glyph: 'r', colour: '#858093', sprite: 'rat/idle',          hp: 6,  power: 4, xp: 25, brain: chases, company: [{ breed: 'rat', least: 0, most: 1 }] },
  /** Never where you strike; drinks the blood it draws. */
  bat:          { ...walker, glyph: 'b', colour: '#b070e0', sprite: 'bat/idle',          hp: 6,  power: 3, xp: 28, speed: 150, brain: flutters, moves: 'fly', drains: 50 },
  /** Flees when hurt. */
  scavenger:    { ...walker, glyph: 'g', colour: '#a4b434', sprite: 'scavenger/idle',    hp: 13, power: 4, xp: 40, brain: flees, nerve: 30 },
  /** Fast, and never alone. */
  jackal:       { ...walker, glyph: 'j', colour: '#94602f', sprite: 'jackal/idle',       hp: 8,  power: 3, xp: 30, speed: 150, brain: packs, company: [{ breed: 'jackal', least: 1, most: 2 }] },
  /** Waits until you are adjacent; venomous. */
  snake:        { ...walker, glyph: 's', colour: '#f08436', sprite: 'snake/idle',        hp: 10, power: 3, xp: 40, brain: ambushes, resists: ['poison'], onHit: [{ do: 'inflict', status: 'poison', turns: 3 }] },
  /** Steals an item and flees; drops it when killed. */
  koboldThief:  { ...walker, glyph: 'k', colour: '#b88048', sprite: 'kobold-thief/idle', hp: 12, power: 3, xp: 45, speed: 120, brain: robs },
  /** A cloud of small bites. */
  beetleSwarm:  { ...walker, glyph: 'x', colour: '#5484e8', sprite: 'beetle-swarm/idle', hp: 3,  power: 3, xp: 14, speed: 120, brain: flutters, moves: 'fly', company: [{ breed: 'beetleSwarm', least: 2, most: 4 }] },
  /** Shoots and keeps its distance. */
  goblinArcher: { ...walker, glyph: 'a', colour: '#8ccc54', sprite: 'goblin-archer/idle', hp: 10, power: 3, xp: 48, brain: hangsBack, nerve: 25, abilities: [arrow] },
  /** Splits in two when hit. */
  slime:        { ...walker, glyph: 'J', colour: '#8ccc54', sprite: 'slime/idle',        hp: 22, power: 4, xp: 35, speed: 80, brain: chases, resists: ['poison', 'bleeding', 'blindness'], onStruck: [{ do: 'split' }] },
  /** Corrodes worn items. */
  acidDrop:     { ...walker, glyph: 'd', colour: '#d4e060', sprite: 'acid-drop/idle',    hp: 12, power: 4, xp: 50, speed: 80, brain: chases, resists: ['poison', 'bleeding', 'blindness'], onHit: [{ do: 'rust', most: 2 }] },
  /** Blinks about; every light draws it. */
  lanternMoth:  { ...walker, glyph: 'm', colour: '#f0c848', sprite: 'moth/idle',         hp: 10, power: 4, xp: 45, speed: 120, brain: seeks, moves: 'fly', abilities: [flicker] },
  /** Hastes the others, so kill it first. */
  goblinShaman: { ...walker, glyph: 'S', colour: '#b070e0', sprite: 'goblin-shaman/idle', hp: 14, power: 4, xp: 60, brain: hangsBack, nerve: 30, abilities: [quicken], company: [{ breed: 'scavenger', least: 1, most: 2 }] },
  /** Slow and hard to stop; its touch weakens. */
  zombie:       { ...walker, glyph: 'z', colour: '#a4b48c', sprite: 'zombie/idle',       hp: 30, power: 7, xp: 65, speed: 60, brain: chases, heedless: true, resists: ['poison', 'bleeding', 'confusion'], onHit: [{ do: 'inflict', status: 'weakness', turns: 8 }] },
  /** Never moves. */
  skeleton:     { ...walker, glyph: 'K', colour: '#f2ead0', sprite: 'skeleton/idle',     hp: 18, power: 7, defence: 1, xp: 60, brain: stands, heedless: true, resists: ['poison', 'bleeding', 'blindness', 'hallucination'], sleepy: 0 },
  /** Disguised as a chest. */
  mimic:        { ...walker, glyph: 'M', colour: '#b88048', sprite: 'mimic/idle',        hp: 26, power: 7, defence: 1, xp: 100, brain: ambushes, disguise: 'chest' },
  /** Holds with webs, then bites. */
  spider:       { ...walker, glyph: 'w', colour: '#94602f', sprite: 'spider/idle',       hp: 18, power: 6, defence: 1, xp: 75, brain: chases, abilities: [web], resists: ['poison'], onHit: [{ do: 'inflict', status: 'poison', turns: 4 }] },
  /** Puts lights out. */
  cultist:      { ...walker, glyph: 'c', colour: '#7038a0', sprite: 'cultist/idle',      hp: 18, power: 6, xp: 85, brain: snuffs, abilities: [gloom] },
} as const satisfies Record<string, Breed>;

const rootways = {
  /** Passes through walls and drains life. */
  ghost:        { ...walker, glyph: 'G', colour: '#f4f8fc', sprite: 'ghost/idle',        hp: 20, power: 9, xp: 90, speed: 80, brain: haunts, moves: 'phase', takes: 70, drains: 50, resists: ['poison', 'bleeding', 'burning', 'blindness', 'paralysis'], sleepy: 0 },
  /** Bursts next to you. */
  puffball:     { ...walker, glyph: 'p', colour: '#f2ead0', sprite: 'puffball/idle',     hp: 12, power: 3, xp: 45, speed: 80, brain: chases, resists: ['poison'], abilities: [burst], onDeath: [{ target: { at: 'self' }, effects: [{ do: 'cloud', hazard: 'poisonGas', range: 4, turns: 4 }] }] },
  /** A pack that calls the next pack. */
  wolf:         { ...walker, glyph: 'W', colour: '#a9a5b4', sprite: 'wolf/idle',         hp: 18, power: 7, xp: 65, speed: 130, brain: packs, abilities: [packHowl], company: [{ breed: 'wolf', least: 1, most: 2 }] },
  /** Fire from afar. */
  imp:          { ...walker, glyph: 'i', colour: '#f45860', sprite: 'imp/idle',          hp: 18, power: 7, defence: 1, xp: 85, brain: shoots, moves: 'fly', abilities: [firebolt], resists: ['burning'] },
  /** Digs its own tunnels. */
  centipede:    { ...walker, glyph: 'C', colour: '#f08436', sprite: 'centipede/idle',    hp: 26, power: 8, defence: 1, xp: 95, brain: chases, moves: 'burrow', onHit: [{ do: 'inflict', status: 'bleeding', turns: 5 }] },
  /** Confuses, and keeps out of reach. */
  wisp:         { ...walker, glyph: 'o', colour: '#86e4ec', sprite: 'wisp/idle',         hp: 14, power: 8, xp: 85, speed: 120, brain: leads, moves: 'fly', shines: 2, abilities: [beckon], resists: ['poison', 'bleeding', 'burning'], onHit: [{ do: 'inflict', status: 'confusion', turns: 3 }], sleepy: 0 },
  /** Heals the others. */
  mushroomMan:  { ...walker, glyph: 'u', colour: '#f45860', sprite: 'mushroom-man/idle', hp: 24, power: 7, defence: 1, xp: 90, speed: 80, brain: hangsBack, nerve: 30, abilities: [mend], resists: ['poison'], company: [{ breed: 'puffball', least: 0, most: 1 }] },
  /** Its hits come late and knock you back. */
  ogre:         { ...walker, glyph: 'O', colour: '#c07c58', sprite: 'ogre/idle',         hp: 50, power: 13, defence: 1, xp: 130, speed: 60, brain: chases, abilities: [smash], onHit: [{ do: 'push', cells: 2 }] },
  /** Regenerates as you watch. */
  mossTroll:    { ...walker, glyph: 'T', colour: '#3f8a78', sprite: 'moss-troll/idle',   hp: 38, power: 9, defence: 1, xp: 140, brain: chases, eachTurn: [{ do: 'heal', amount: 2 }] },
  /** Worse once it rages. */
  orcBrute:     { ...walker, glyph: 'B', colour: '#5a9a3c', sprite: 'orc-brute/idle',    hp: 34, power: 9, defence: 1, xp: 120, brain: chases, abilities: [bellow] },
  /** Shields its allies. */
  lampWarden:   { ...walker, glyph: 'H', colour: '#c4ccd8', sprite: 'lamp-warden/idle',  hp: 34, power: 10, defence: 3, xp: 130, speed: 80, brain: stands, shines: 4, abilities: [{ id: 'bulwark', on: 'ally', range: 36, every: 6, chance: 80, target: other, sprite: 'shot/ward', effects: [{ do: 'inflict', status: 'shielded', turns: 6 }] }], resists: ['poison', 'bleeding', 'blindness'], company: [{ breed: 'skeleton', least: 0, most: 2 }], sleepy: 0 },
  /** Stands still while it is lit. */
  shade:        { ...walker, glyph: 'X', colour: '#7038a0', sprite: 'shade/idle',        hp: 26, power: 13, xp: 60, brain: haunts, darkBound: true, takes: 60, resists: ['poison', 'bleeding', 'blindness', 'paralysis'], sleepy: 0 },
  /** Keeps out of the light. */
  gloomBat:     { ...walker, glyph: 'V', colour: '#7038a0', sprite: 'gloom-bat/idle',    hp: 14, power: 11, xp: 70, speed: 150, brain: shuns, moves: 'fly', onHit: [{ do: 'inflict', status: 'blindness', turns: 2 }] },
  /** Pulls you in. */
  rootHorror:   { ...walker, glyph: 'R', colour: '#8a5a34', sprite: 'root-horror/idle',  hp: 46, power: 11, defence: 2, xp: 150, speed: 70, brain: ['sleep', ...stands], abilities: [grasp], resists: ['poison', 'bleeding', 'blindness'] },
  /** Unseen in the deep until it bites; then it goes under again. */
  eel:          { ...walker, glyph: 'e', colour: '#3f8a78', sprite: 'eel/idle',          hp: 26, power: 15, xp: 95, speed: 120, brain: dives, moves: 'swim', sleepy: 0 },
  /** Clings to what it bites. */
  leech:        { ...walker, glyph: 'l', colour: '#b070e0', sprite: 'leech/idle',        hp: 20, power: 6, xp: 75, brain: clings, drains: 100, resists: ['bleeding'], onHit: [{ do: 'cling' }] },
  /** Raises others to fight for it. */
  necromancer:  { ...walker, glyph: 'N', colour: '#4d4859', sprite: 'necromancer/idle',  hp: 28, power: 10, defence: 1, xp: 170, brain: hangsBack, nerve: 30, abilities: [raise, hex] },
  /** Charges in a line; walls stun it. */
  ironBeetle:   { ...walker, glyph: 'I', colour: '#8a94a8', sprite: 'iron-beetle/idle',  hp: 32, power: 8, defence: 2, xp: 120, speed: 90, brain: chases, abilities: [charge], resists: ['bleeding', 'blindness'] },
  /** Takes aim, and shoots a turn later. */
  sentry:       { ...walker, glyph: 'A', colour: '#c4ccd8', sprite: 'sentry/idle',       hp: 26, power: 9, defence: 2, xp: 110, brain: ['cast', 'guard'], abilities: [takeAim], resists: ['poison', 'bleeding', 'blindness', 'hallucination'], sleepy: 0, heedless: true },
  /** Blows a cone of fire. */
  bellowsMan:   { ...walker, glyph: 'F', colour: '#b88048', sprite: 'bellows-man/idle',  hp: 30, power: 7, defence: 1, xp: 125, speed: 80, brain: chases, abilities: [fireBreath], resists: ['burning'] },
  /** Stabs from two cells away, and leaps back. */
  frogSpearman: { ...walker, glyph: 'h', colour: '#5a9a3c', sprite: 'frog-spearman/idle', hp: 20, power: 7, xp: 85, brain: leaps },
  /** Grows on what has died. */
  devourer:     { ...walker, glyph: 'P', colour: '#b070e0', sprite: 'devourer/idle',     hp: 26, power: 8, xp: 110, speed: 90, brain: eats, onKill: [{ do: 'grow', percent: 25, most: 100 }] },
  /** Takes the light itself. */
  lampThief:    { ...walker, glyph: 't', colour: '#7038a0', sprite: 'lamp-thief/idle',   hp: 20, power: 7, xp: 95, speed: 120, brain: darkens },
  /** Has to be killed and trodden down. */
  clayGolem:    { ...walker, glyph: 'U', colour: '#c07c58', sprite: 'clay-golem/idle',   hp: 32, power: 10, defence: 2, xp: 125, speed: 70, brain: chases, revives: { turns: 8, hp: 50 }, resists: ['poison', 'bleeding', 'blindness', 'burning'], sleepy: 0 },
  /** Strikes back at whoever strikes it. From below the last floor, so that it comes out of its depth or not at all. */
  hollowKnight: { ...walker, glyph: 'Z', colour: '#c4ccd8', sprite: 'hollow-knight/idle', hp: 38, power: 9, defence: 3, xp: 160, speed: 90, brain: chases, resists: ['poison', 'bleeding'], onStruck: [{ do: 'strike', percent: 50 }] },
  /** Does as you do. */
  mirror:       { ...walker, glyph: 'Y', colour: '#86e4ec', sprite: 'mirror/idle',       hp: 26, power: 10, defence: 1, xp: 110, brain: copies, resists: ['poison', 'bleeding', 'blindness'], sleepy: 0 },
} as const satisfies Record<string, Breed>;

const bosses = {
  ratKing:      { ...walker, glyph: 'Q', colour: '#f0c848', sprite: 'rat-king/idle',     hp: 64,  power: 7,  defence: 2, xp: 450, brain: stands, unique: true, abilities: [tailSweep, callRats, feast], resists: ['paralysis', 'confusion'], onHit: [{ do: 'inflict', status: 'bleeding', turns: 4 }], onDeath: unseals },
  rootMother:   { ...walker, glyph: 'E', colour: '#8ccc54', sprite: 'root-mother/idle',  hp: 138, power: 11, defence: 3, xp: 900, speed: 80, brain: stands, unique: true, abilities: [rootBurst, sporeRain, longGrasp, sprout], resists: ['paralysis', 'confusion', 'poison', 'blindness', 'slow', 'chilled'], eachTurn: [{ do: 'heal', amount: 1 }], onDeath: unseals },
} as const satisfies Record<string, Breed>;

/**
 * Held in cages and stockades: once freed they fight for the player, as strong as the floor makes its monsters. They tread softly, or all that
 * sleeps would wake.
 */
const folk = {
  /** Throws in its lot with the player. */
  goblinDeserter: { ...walker, glyph: 'f', colour: '#5484e8', sprite: 'goblin-friend/idle', captive: { glyph: 'f', colour: '#8ccc54', sprite: 'captive-goblin/idle' }, hp: 48, power: 6, xp: 0, noise: 40, brain: befriends },
  /** Hard to hurt, and slow. */
  oldDelver:      { ...walker, glyph: 'D', colour: '#5484e8', sprite: 'delver-friend/idle', captive: { glyph: 'D', colour: '#c07c58', sprite: 'old-delver/idle' }, hp: 68, power: 7, defence: 1, xp: 0, noise: 40, speed: 80, brain: befriends },
  /** Small and quick. */
  wolfCub:        { ...walker, glyph: 'y', colour: '#5484e8', sprite: 'wolf-cub/idle', hp: 36, power: 6, xp: 0, noise: 40, speed: 130, brain: befriends },
} as const satisfies Record<string, Breed>;

export const breeds = { ...player, ...cellars, ...rootways, ...bosses, ...folk } as const satisfies Record<string, Breed>;
