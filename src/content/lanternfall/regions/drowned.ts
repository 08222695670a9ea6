import type { Ability, VaultCell, Working } from '../../../engine/content';
import type { Region } from '../../campaign';
import { angles, befriends, chases, clings, dives, drags, drifts, hangsBack, leaps, other, self, shields, shoots, sings, stands, unseals, walker } from '../anatomy';
import { bed, brazier, champion, coins, deep, find, gem, guard, oil, pillar, reward, rubble, seal, sleeper, water } from '../vaults';

/* The drowned halls: where the lantern-makers lived, until the water came. */

const summonsDead = { id: 'summonsDead', on: 'foe', range: 100, every: 18, chance: 50, target: self, effects: [{ do: 'summon', breed: 'drowned', count: 1 }] } as const satisfies Ability;

/* Announced: `windup` turns after these areas are marked, everyone in them is hit. */
const wave = { id: 'wave', on: 'foe', range: 49, every: 5, chance: 50, windup: 1, target: { at: 'area', shape: 'burst', size: 2 }, effects: [{ do: 'strike', percent: 90 }, { do: 'push', cells: 3 }] } as const satisfies Ability;
const bell = { id: 'bell', on: 'foe', range: 81, every: 9, chance: 40, windup: 2, target: { at: 'area', shape: 'cross', size: 4 }, effects: [{ do: 'strike', percent: 150 }, { do: 'inflict', status: 'slow', turns: 3 }] } as const satisfies Ability;
const snap = {
  id: 'snap', on: 'foe', range: 2, every: 7, chance: 70, windup: 2, target: { at: 'area', shape: 'ring', size: 1 }, effects: [{ do: 'strike', percent: 220 }],
  announcing: [{ do: 'inflict', status: 'shut' }], after: [{ do: 'inflict', status: 'gaping' }],
} as const satisfies Ability;
const risingTide = { id: 'risingTide', on: 'foe', range: 64, every: 12, chance: 60, windup: 2, target: { at: 'area', shape: 'blast', size: 2 }, effects: [{ do: 'flood', tile: 'deepWater', range: 6, turns: 9 }] } as const satisfies Ability;
const jet  = { id: 'jet',  on: 'foe', range: 49, every: 5, chance: 70, windup: 1, target: { at: 'area', shape: 'line', size: 7 }, sprite: 'shot/spore', covers: { hazard: 'spray', turns: 1 }, effects: [{ do: 'strike', percent: 60 }, { do: 'push', cells: 3 }, { do: 'cure', status: 'burning' }] } as const satisfies Ability;

/* Heard through walls: a step closer every few turns. */
const song = { id: 'song', on: 'foe', range: 64, every: 3, chance: 100, heard: true, target: other, effects: [{ do: 'lure' }] } as const satisfies Ability;
const lash = { id: 'lash', on: 'foe', range: 8,  every: 5, chance: 100, target: other, effects: [{ do: 'pull', cells: 2 }, { do: 'strike', percent: 120 }] } as const satisfies Ability;

/* Of its elites. */
const rime    = { id: 'rime', on: 'foe', range: 25, every: 5, chance: 100, target: self, effects: [{ do: 'cloud', hazard: 'frost', range: 5, turns: 2 }] } as const satisfies Ability;
const outpour = [{ target: self, effects: [{ do: 'flood', tile: 'deepWater', range: 5, turns: 7 }] }] as const satisfies readonly Working[];

/* What cells of its vaults mean. */
const bridge     = { tile: 'bridge' } as const satisfies VaultCell;
const ice        = { tile: 'ice' } as const satisfies VaultCell;
const thinIce    = { tile: 'thinIce' } as const satisfies VaultCell;
const sluice     = { tile: 'sluice' } as const satisfies VaultCell;
const openSluice = { tile: 'sluiceOpen' } as const satisfies VaultCell;

export const drowned = {
  floors: [9, 12],
  theme: 'drowned',
  dig: {
    doors: [[0, 20]],
    patches: { rubble: [[0, 1]], water: [[0, 2], [2, 3]] },
  },
  layouts: {
    /** Caverns whose floors have sunk. */
    grottoes: { weight: [[0, 40], [2, 30]], dig: 'caves', open: 52, rounds: 4, lakes: { shallow: 'water', deep: 'deepWater', shallowFrom: [[0, 2]], deepFrom: [[0, 3]] } },
    /** Halls that canals were cut through; they rarely leave rock enough for the hall of tides, once in some thousand floors never. */
    canals:   { weight: [[0, 35], [2, 40], [3, 0]], dig: 'uniform', roomMin: 5, roomMax: 11, dug: 30, canals: { count: [[0, 2], [2, 3]], current: 'currentNorth', pool: 'deepWater', bridge: 'bridge' } },
    /** Halls whose floors are under water. */
    halls:    { weight: [[0, 25], [2, 30]], dig: 'digger', roomMin: 6, roomMax: 12, dug: 34, lakes: { shallow: 'water', deep: 'deepWater', shallowFrom: [[0, 2]], deepFrom: [[0, 4], [2, 3]] } },
  },

  breeds: {
    /** Holds on, and drags into the deep. */
    drowned:      { ...walker, weight: [[0, 16], [3, 10]],         glyph: 'ñ', colour: '#a4b48c', sprite: 'drowned/idle', hp: 30, power: 8, xp: 110, speed: 90, brain: drags, moves: 'amphibious', resists: ['poison', 'bleeding'], onHit: [{ do: 'cling' }] },
    /** Can't be hurt from in front, and turns slowly. */
    shieldCrab:   { ...walker, weight: [[0, 14]],                  glyph: 'æ', colour: '#f08436', sprite: 'shield-crab/idle', hp: 30, power: 11, defence: 2, xp: 120, speed: 90, brain: shields, frontShield: true, resists: ['bleeding'] },
    /** Stuns the water in which it is struck. */
    jellyfish:    { ...walker, weight: [[0, 10]],                  glyph: 'ö', colour: '#b070e0', sprite: 'jellyfish/idle', hp: 20, power: 8, xp: 60, speed: 60, brain: drifts, moves: 'swim', drifts: true, shines: 1, resists: ['stunned', 'poison', 'bleeding', 'blindness'], onStruck: [{ do: 'cloud', hazard: 'shock', range: 0, turns: 1 }], company: [{ breed: 'jellyfish', least: 1, most: 2 }], sleepy: 0 },
    /** Its jet pushes. */
    spitter:      { ...walker, weight: [[0, 8], [1, 12]],          glyph: 'ü', colour: '#3f9cc4', sprite: 'spitter/idle', hp: 26, power: 10, xp: 110, brain: shoots, abilities: [jet] },
    /** Passes for a lantern in the deep, and pulls in. */
    angler:       { ...walker, weight: [[0, 6], [2, 10]],          glyph: 'ä', colour: '#f0c848', sprite: 'angler/idle', hp: 36, power: 11, xp: 130, brain: angles, moves: 'swim', disguise: 'makersLamp', glimmers: 3, abilities: [lash], sleepy: 0 },
    /** Shut while it waits, then it bites. */
    snapTurtle:   { ...walker, weight: [[1, 12]],                  glyph: 'v', colour: '#5a9a3c', sprite: 'snap-turtle/idle', hp: 42, power: 10, defence: 2, xp: 135, speed: 70, brain: chases, abilities: [snap], resists: ['bleeding'] },
    /** Raises the water around you. */
    tidePriest:   { ...walker, weight: [[2, 14]],                  glyph: 'Ä', colour: '#3fb8b0', sprite: 'tide-priest/idle', hp: 30, power: 9, defence: 1, xp: 150, brain: hangsBack, nerve: 30, abilities: [risingTide] },
    /** Sings you closer, step by step. */
    siren:        { ...walker, weight: [[3, 16]],                  glyph: 'Ü', colour: '#f45860', sprite: 'siren/idle', hp: 28, power: 11, xp: 150, brain: sings, moves: 'swim', abilities: [song] },
    /** Unseen in the deep until it bites; then it goes under again. */
    eel:          { ...walker, weight: [[2, 14]],                  glyph: 'e', colour: '#3f8a78', sprite: 'eel/idle', hp: 32, power: 12, xp: 125, speed: 120, brain: dives, moves: 'swim', sleepy: 0 },
    /** Clings to what it bites. */
    leech:        { ...walker, weight: [[0, 14], [3, 8]],          glyph: 'l', colour: '#b070e0', sprite: 'leech/idle', hp: 24, power: 7, xp: 95, brain: clings, drains: 100, resists: ['bleeding'], onHit: [{ do: 'cling' }] },
    /** Stabs from two cells away, and leaps back. */
    frogSpearman: { ...walker, weight: [[1, 14]],                  glyph: 'h', colour: '#5a9a3c', sprite: 'frog-spearman/idle', hp: 28, power: 10, xp: 110, brain: leaps },
  },

  elites: {
    /** Freezes the water around it, and walks over it. */
    rimed:    { weight: [[0, 10]], sprite: 'badge/elite-flake', colour: '#a8fff0', hp: 20, power: 0, defence: 0, xp: 70, resists: ['chilled', 'slow'], abilities: [rime] },
    /** Leaves deep water where it dies. */
    brimming: { weight: [[0, 16]], sprite: 'badge/elite-wave',  colour: '#3f9cc4', hp: 30, power: 0, defence: 0, xp: 60, resists: ['burning'], onDeath: outpour },
    /** Rings when it is hurt. */
    belled:   { weight: [[0, 7]], sprite: 'badge/elite-bell',  colour: '#fff0a0', hp: 0,  power: 20, defence: 0, xp: 60, onStruck: [{ do: 'alarm', range: 400 }] },
  },

  captives: {
    /** Swims unseen, stabs from two cells away and leaps back. */
    frogFerryman: { ...walker, weight: [[0, 4]], glyph: 'ç', colour: '#5484e8', sprite: 'frog-ferryman/idle', captive: { glyph: 'ç', colour: '#5a9a3c', sprite: 'captive-frog/idle' }, hp: 44, power: 7, xp: 0, noise: 40, brain: ['cast', 'accompany', 'skirmish', 'hunt'], moves: 'amphibious' },
    /** Flies, gives light, and shows what hides near it. */
    lampSprite:   { ...walker, weight: [[0, 20]], glyph: 'ï', colour: '#fff0a0', sprite: 'lamp-sprite/idle', captive: { glyph: 'ï', colour: '#b08028', sprite: 'captive-sprite/idle' }, hp: 30, power: 5, xp: 0, noise: 0, speed: 120, brain: befriends, moves: 'fly', shines: 4, resists: ['burning', 'blindness'], eachTurn: [{ do: 'reveal', range: 16 }], onHit: [{ do: 'inflict', status: 'blindness', turns: 2 }] },
  },

  vaults: {
    /** Its people tied it up where it used to land. */
    ferryLanding: {
      weight: [[0, 8]],
      door: 'doorClosed',
      map: [
        '###########',
        '#.C.=====!#',
        '#...==e==.#',
        '#.G.HHHHH.#',
        '#...=====.#',
        '##+########',
      ],
      legend: { '=': deep, H: bridge, C: { captive: 'frogFerryman' }, G: { monster: 'frogSpearman' }, e: { tile: 'deepWater', monster: 'eel' }, '!': find },
    },
    /** It shows what lurks around it, or fills your own. */
    lampPool: {
      weight: [[0, 10]],
      door: 'ground',
      map: [
        '###########',
        '#..~===~..#',
        '#.~==F==~.#',
        '#.~==H==~.#',
        '#.~=aHj=~.#',
        '#..~~.~~..#',
        '#####+#####',
      ],
      legend: { '~': water, '=': deep, H: bridge, F: { tile: 'lanternSunken' }, a: { tile: 'deepWater', monster: 'angler' }, j: { tile: 'deepWater', monster: 'jellyfish' } },
    },
    /** Flood it again, and what sleeps on its bed is washed ashore. */
    dryDock: {
      weight: [[0, 6]],
      door: 'doorClosed',
      map: [
        '###########',
        '#,,,,,,,,,#',
        '#,h,l,l,!,#',
        '#,,,,,,,,,#',
        '#O........#',
        '#####+#####',
      ],
      legend: { ',': bed, '!': { tile: 'bed', item: { deeper: 3 } }, h: { tile: 'bed', item: 'healthPotion' }, l: { tile: 'bed', monster: { deeper: 0 }, asleep: true }, O: openSluice },
    },
    /** A bridge with a guard on it, or a swim. */
    tollBridge: {
      weight: [[0, 8]],
      door: 'doorClosed',
      map: [
        '#############',
        '#..====.....#',
        '#..====..$..#',
        '+..HHHHG.!..#',
        '#..====..c..#',
        '#..====.....#',
        '#############',
      ],
      legend: { '=': deep, H: bridge, G: champion, '!': reward, $: gem, c: coins },
    },
    /** The ice bears a walker once. */
    icehouse: {
      weight: [[0, 7]],
      door: 'doorClosed',
      map: [
        '#########',
        '#--ttt--#',
        '#-t-t-t-#',
        '#t-!$h-t#',
        '#-t-t-t-#',
        '#--ttt--#',
        '####+####',
      ],
      legend: { '-': ice, t: thinIce, '!': { tile: 'thinIce', ...reward }, $: { tile: 'thinIce', ...gem }, h: { tile: 'thinIce', item: 'healthPotion' } },
    },
    /** Books that were saved on the highest shelf. */
    drownedLibrary: {
      weight: [[0, 7]],
      door: 'doorLocked',
      purpose: 'library',
      instead: { 'cellars/pillar': ['cellars/bookshelf', 'cellars/bookcase'] },
      map: [
        '###########',
        '#I~I~I~I~I#',
        '#~~~~~~~~~#',
        '#I?I~!~I?I#',
        '#~~~~~~~~~#',
        '#####+#####',
      ],
      legend: { I: pillar, '~': water, '?': { tile: 'water', item: 'mappingScroll' }, '!': { tile: 'water', item: { deeper: 4 } } },
    },
    /** The rack is under water, and the lever behind the door. */
    floodedArmoury: {
      weight: [[1, 7]],
      door: 'doorLocked',
      purpose: 'guardroom',
      map: [
        '###########',
        '#=/==I==[=#',
        '#====I====#',
        '#==I===I==#',
        '#L........#',
        '#....s...:#',
        '#####+#####',
      ],
      legend: { '=': deep, I: pillar, '/': { tile: 'deepWater', item: 'sword' }, '[': { tile: 'deepWater', item: 'plateArmour' }, L: sluice, s: sleeper, ':': rubble },
    },
    /** A captive there is out of reach until the water falls. */
    drownedCell: {
      weight: [[0, 9]],
      door: 'doorClosed',
      map: [
        '###########',
        '##=====####',
        '#==...==.##',
        '#==.C.==.##',
        '#==...==L##',
        '##=====.G.#',
        '#######+###',
      ],
      legend: { '=': deep, C: { captive: true }, G: guard, L: sluice },
    },
    /** The stream goes round: in at the door, past everything, and out again. */
    millrace: {
      weight: [[1, 7]],
      door: 'ground',
      map: [
        '############',
        '#>>>>>>>>>v#',
        '#^########v#',
        '#^#$.c.!##v#',
        '#^#....s..v#',
        '#^#######.v#',
        '#^<<<<<<<<<#',
        '#####+######',
      ],
      legend: { '>': { tile: 'currentEast' }, v: { tile: 'currentSouth' }, '<': { tile: 'currentWest' }, '^': { tile: 'currentNorth' }, $: gem, c: coins, '!': reward, s: sleeper },
    },
    /** One of three, kept dry. */
    pearlHouse: {
      weight: [[0, 7]],
      door: 'doorClosed',
      map: [
        '#########',
        '#=.....=#',
        '#=..F..=#',
        '#=.....=#',
        '##=...=##',
        '###.e.###',
        '####+####',
      ],
      legend: { '=': deep, F: { tile: 'cage' }, e: sleeper },
    },
    /** What they asked of the water, before it came. */
    tideShrine: {
      weight: [[1, 7]],
      door: 'doorLocked',
      purpose: 'chapel',
      map: [
        '#########',
        '#I=====I#',
        '#=..F..=#',
        '#=.....=#',
        '#I==.==I#',
        '#..e.e..#',
        '####+####',
      ],
      legend: { '=': deep, I: pillar, F: { tile: 'shrine' }, e: sleeper },
    },
    /** The makers' own vault, and the fire they kept there. */
    lampRoom: {
      weight: [[0, 7]],
      door: 'doorLocked',
      purpose: 'store',
      map: [
        '#########',
        '#oU...Uo#',
        '#..._...#',
        '#$.___.l#',
        '#..._...#',
        '#.^...^.#',
        '####+####',
      ],
      legend: { o: { item: 'oilFlask' }, U: brazier, _: oil, $: gem, l: { item: 'makersLamp' }, '^': { trap: 'fire', hidden: true } },
    },
  },

  /** On each of its floors: a hall with a sluice, and what its water hides. */
  near: {
    sunkenCourt: {
      weight: [[0, 4]],
      door: 'ground',
      map: [
        '###########',
        '#.........#',
        '#.~=====~.#',
        '#.=!===$=.#',
        '#.~=====~.#',
        '#L........#',
        '#####+#####',
      ],
      legend: { '~': water, '=': deep, '!': { ...deep, ...find }, $: { ...deep, ...coins }, L: sluice },
    },
    cistern: {
      weight: [[0, 3]],
      door: 'doorClosed',
      map: [
        '#########',
        '#==I=I==#',
        '#=======#',
        '#I=c!c=I#',
        '#=======#',
        '#L......#',
        '#......:#',
        '####+####',
      ],
      legend: { '=': deep, I: pillar, '!': { ...deep, ...find }, c: { ...deep, ...coins }, L: sluice, ':': rubble },
    },
    /** Walk through it while it is dry. */
    weir: {
      weight: [[0, 3]],
      door: 'ground',
      map: [
        '###########',
        '#....$....#',
        '#..!......#',
        '#=========#',
        '#=========#',
        '#......L..#',
        '#.........#',
        '#####+#####',
      ],
      legend: { '=': deep, '!': find, $: coins, L: sluice },
    },
  },

  arena: {
    hallOfTides: {
      door: 'doorClosed',
      map: [
        '#################',
        '########E########',
        '#######|||#######',
        '##......W......##',
        '#.I..~.....~..I.#',
        '#...~=~...~=~...#',
        '#.I..~.....~..I.#',
        '#...............#',
        '#.I..~.....~..I.#',
        '#...~=~...~=~...#',
        '##...~.....~...##',
        '########+########',
      ],
      legend: { E: { item: 'ember' }, '|': seal, W: { monster: 'tideWarden' }, I: pillar, '~': water, '=': deep },
    },
  },
  statuses: {
    /** As long as its attack is announced. */
    shut:   { sprite: 'status/guarded', takes: 10, endless: true, endsBy: 'attack', look: 'snap-turtle/shell' },
    gaping: { sprite: 'status/gaping', turns: 4, speed: 50, takes: 130 },
  },
  boss: {
    tideWarden: {
      ...walker, glyph: 'Ö', colour: '#3fb8b0', sprite: 'tide-warden/idle', hp: 118, power: 10, defence: 3, xp: 1200, speed: 90, brain: stands, unique: true,
      abilities: [wave, bell, summonsDead],
      resists: ['paralysis', 'confusion', 'poison', 'bleeding', 'blindness', 'slow', 'chilled'],
      /* The bells call the water: first its basins turn deep, and its wave washes into them; then it stands in the whole hall. */
      onWounded: [
        { below: 66, effects: [{ do: 'change', from: 'water', to: 'deepWater', within: 'hallOfTides' }] },
        { below: 33, effects: [{ do: 'change', from: 'ground', to: 'water', within: 'hallOfTides' }] },
      ],
      onDeath: unseals,
    },
  },
} as const satisfies Region;
