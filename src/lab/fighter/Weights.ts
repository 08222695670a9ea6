/** What a fighter makes its decisions by. Fractions are of hit points unless they say something else. */
export interface Weights {
  /** Between fights it drinks what heals at or below this fraction of the maximum. */
  readonly calm: number;
  /** In a fight that it may not survive it drinks at or below this fraction of the maximum. */
  readonly urgent: number;
  /** In any fight that hurts it drinks at or below this fraction of the maximum. */
  readonly brink: number;
  /** The fraction of what it has that using something up must save: a single-use item, a charge, a shot of many. */
  readonly item: number;
  readonly charge: number;
  readonly shot: number;
  /** How many times what its oil would heal in rest a use of the hero's skill must save. */
  readonly skill: number;
  /** An unidentified item with a target is tried in fights that cost at least this fraction of what it has. */
  readonly curious: number;
  /** Before a fight that costs this fraction of what it has it drinks what protects or strengthens. */
  readonly grave: number;
  /** Unknown potions are tried in peace between these fractions of the maximum. */
  readonly sound: number;
  readonly thirsty: number;
  /** A fight that costs this many times what it has, potions by half, is lost. */
  readonly dread: number;
  /** Waking a sleeper may cost this fraction of what it has. */
  readonly daring: number;
  /** Between fights it rests at or below this fraction of the maximum, while it has more than `oil` turns of oil. */
  readonly rest: number;
  readonly oil: number;
  /** 1: it goes down as soon as it knows the way. */
  readonly haste: number;
  /** 1: it leaves a boss that it would lose to. */
  readonly withdraw: number;
  /** 1: it walks over a known trap where there is no other way. */
  readonly trespass: number;
  /** 1: it frees the captives that it finds. */
  readonly mercy: number;
  /** 1: it uses the features that it finds, where it gains by them. */
  readonly asks: number;
  /** 1: it steps out of areas that announced attacks will hit, and into none. */
  readonly heed: number;
  /** 1: it looks into every corner; 0: only where the unknown begins straight ahead, which leaves out hardly more than rock. */
  readonly thorough: number;
  /** 1: it plays this one trick of `tricks`. */
  readonly bide: number;
  readonly skip: number;
  readonly keepDoor: number;
  readonly stepBack: number;
  /** 1: it takes no stairs. */
  readonly stay: number;
  /** 1: it remembers the sleepers that it fears, keeps its way over traps, and gives up what leads to nothing. */
  readonly recalls: number;
  /** The lantern's hood: 0 never, 1 up to sleepers that it attacks, 2 always. */
  readonly hood: number;
  /** Its hero: 0 for the one the run begins with, 1 for the first of the pack. */
  readonly hero: number;
  /** The talent that it takes whenever it is offered: 0 for none, 1 for the first of the pack. */
  readonly learns: number;
  /** How much it likes each level reward, in parts of the fights that it would last. */
  readonly life: number;
  readonly power: number;
  readonly defence: number;
  /** Below this level it likes power as much as the others. */
  readonly early: number;
}

/** The fighter as it was first: the yardstick that nothing changes. */
const fighter0: Weights = {
  calm: 0.7, urgent: 0.5, brink: 0, sound: 0.5, thirsty: 0.85,
  item: 0.25, charge: 0.12, shot: 0.02, curious: 0.15, grave: 0.6,
  dread: 1, daring: 0.35, rest: 0, oil: 0, haste: 0, withdraw: 0, trespass: 0, mercy: 0, asks: 0, heed: 0, thorough: 1, hood: 0,
  skill: 1000, hero: 0, learns: 0, bide: 0, skip: 0, keepDoor: 0, stepBack: 0, stay: 0, recalls: 0,
  life: 1, power: 1, defence: 1, early: 0,
};

/** Likes power once it is past the first levels, and wastes no light on corners; docs/LAB.md says what that is worth. */
const fighter: Weights = {
  ...fighter0,
  calm: 0.58, brink: 0.25, rest: 0.55, oil: 250, skill: 3, hood: 1,
  trespass: 1, mercy: 1, asks: 1, heed: 1, thorough: 0, recalls: 1, power: 1.5, early: 7,
};

/** All fighters by name. */
export const PERSONAS = {
  fighter0,
  fighter,
  /** Drinks early, flees early, also from bosses, and wakes hardly anybody. */
  careful: { ...fighter, withdraw: 1, calm: 0.85, urgent: 0.7, brink: 0.5, grave: 0.4, dread: 0.6, daring: 0.15 },
  /** Drinks late, flees late, wakes most. */
  bold: { ...fighter, calm: 0.5, urgent: 0.3, brink: 0.1, grave: 1, dread: 2, daring: 0.8 },
  /** Takes the first stairs. */
  diver: { ...fighter, haste: 1 },
  /** Keeps what it could use up for fights that would kill it. */
  hoarder: { ...fighter, calm: 0.4, urgent: 0.3, brink: 0.15, item: 1, charge: 0.6, curious: 1, grave: 1.5 },
  /** Lets sleepers lie and runs from nearly every fight. */
  pacifist: { ...fighter, dread: 0.1, daring: 0, life: 1.5 },
  /** Lets captives be. */
  loner: { ...fighter, mercy: 0 },
  /** Never uses its skill. */
  unskilled: { ...fighter, skill: 1000 },
  /** The other heroes. */
  warden: { ...fighter, hero: 2 },
  poacher: { ...fighter, hero: 3 },
  tinker: { ...fighter, hero: 4 },
  /** Uses no features. */
  modest: { ...fighter, asks: 0 },
  /** Never throws, casts or shoots anything: what items that attack are worth. */
  spartan: { ...fighter, item: 1000, charge: 1000, shot: 1000, curious: 1000 },
  /** The fighter but for its hood: never closed, and never open. */
  neverHooded: { ...fighter, hood: 0 },
  alwaysHooded: { ...fighter, hood: 2 },
  /** Stands where it will be hit. */
  heedless: { ...fighter, heed: 0 },
  /** Shoots and throws all that it has, at anything. */
  archer: { ...fighter, item: 0.12, charge: 0.04, shot: 0, curious: 0.05 },
  /** The fighter with one trick each: waits for everyone it sees, goes down as soon as it is hurt, fights in doors, hits and steps back. */
  patient: { ...fighter, bide: 1 },
  dancer: { ...fighter, skip: 1 },
  doorkeeper: { ...fighter, keepDoor: 1 },
  kiter: { ...fighter, stepBack: 1, shot: 0 },
  /** Stays on the first floor and kills what comes. */
  farmer: { ...fighter, stay: 1 },
} as const satisfies Record<string, Weights>;
