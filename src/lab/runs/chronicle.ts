import type { Game } from '../../engine/Game';
import { type Content, isConsumable } from '../../engine/content';
import { healingIn, inflictedBy } from '../../engine/effects/effects';
import type { GameEvent } from '../../engine/events';
import { isInside } from '../../engine/floor/cells';
import { oilIn } from '../../engine/facts/hero';
import { maxHpOf, turnsOf } from '../../engine/facts/stats';

/** One floor of a run, up to when the player left it for good. */
export interface FloorRecord {
  readonly floor: number;
  turns: number;
  /** HP as a fraction of the maximum when the player first came there, before the stairs heal. */
  arrival: number;
  /** Damage taken as a fraction of max HP: 0.5 is half a life. */
  lost: number;
  /** The HP that all healing items found there restore. */
  healing: number;
  /** Monsters that came into view. */
  seen: number;
  /** Attacks on the player, and those of them that took less than `HARMLESS` percent of the maximum. */
  blows: number;
  harmless: number;
  /** Experience gained. */
  xp: number;
  /** Turns of oil: in the lantern when the player first came there, in the flasks picked up there, */
  oilLeft: number;
  oilFound: number;
  /** burnt as light, by skills and by rest, and lost above a full lantern. */
  oilLight: number;
  oilSkills: number;
  oilRest: number;
  oilWasted: number;
}

/** A floor on which nothing has happened yet. */
export const NOTHING = {
  turns: 0, arrival: 1, lost: 0, healing: 0, seen: 0, blows: 0, harmless: 0, xp: 0,
  oilLeft: 0, oilFound: 0, oilLight: 0, oilSkills: 0, oilRest: 0, oilWasted: 0,
} as const satisfies Omit<FloorRecord, 'floor'>;

/** Percent of maximum HP below which an attack counts as nothing. */
const HARMLESS = 2;

/** What was met, by table. */
type Met = Readonly<Record<MetTable, Set<string>>>;

/** Writes the chronicle of a run. */
export class Chronicler {
  private readonly floors = new Map<number, FloorRecord>();
  private readonly found = Object.fromEntries(MET.map((table) => [table, new Set<string>()])) as unknown as Met;
  private readonly known = new Set<number>();
  /** The items whose oil has been counted. */
  private readonly flasks = new Set<number>();
  private floor = 1;
  private turn = 0;
  /** Turns of oil in the lantern, so far as they have been accounted for; null before the first action. */
  private oil: number | null = null;

  /** To be called with every action's events. */
  onEvents(events: readonly GameEvent[], game: Game): void {
    this.here().turns += game.state.turn - this.turn;
    this.turn = game.state.turn;
    if (this.oil === null) this.here().oilLeft = this.oil = game.content.lantern?.full ?? 0;
    events.forEach((event, place) => {
      if (event.type === 'arrived') this.arrive(event.floor, hpBefore(events.slice(place), game) / maxHpOf(game, game.state.player), game);
      else this.note(event, game);
    });
    if (game.state.turn > 0 && game.state.hero.kind !== '') this.meet('heroes', game.state.hero.kind);
    this.burn(game);
    this.lookAround(game);
  }

  /** To be called before all others for a run that begins below the first floor, with the events of how it came there. */
  begin(events: readonly GameEvent[], game: Game): void {
    const { floor, turn, player, hero } = game.state;
    this.floor = floor;
    this.turn = turn;
    Object.assign(this.here(), { arrival: hpBefore(events, game) / maxHpOf(game, player), oilLeft: hero.oil });
    for (const event of events) if (event.type !== 'arrived') this.note(event, game);
    this.oil = hero.oil;
    for (const talent of hero.talents) this.meet('talents', talent);
    for (const { kind, affixes } of hero.inventory) {
      this.meet('items', kind);
      for (const id of affixes) this.meet('affixes', id);
    }
    this.lookAround(game);
  }

  /** The floors so far, from the top. */
  get visited(): readonly FloorRecord[] {
    return [...this.floors.values()].sort((a, b) => a.floor - b.floor);
  }

  /** The ids of everything met so far. */
  get met(): Readonly<Record<MetTable, ReadonlySet<string>>> {
    return this.found;
  }

  private here(): FloorRecord {
    const record = this.floors.get(this.floor) ?? { floor: this.floor, ...NOTHING };
    this.floors.set(this.floor, record);
    return record;
  }

  private note(event: GameEvent, game: Game): void {
    const { player } = game.state;
    switch (event.type) {
      case 'damaged':
        if (event.actor === player.id) this.here().lost += event.amount / maxHpOf(game, player);
        return;
      case 'attacked':
        if (event.target === player.id) this.count(event.damage, maxHpOf(game, player));
        return;
      case 'noticed':
        this.meetActor(event.actor, game);
        return;
      case 'found':
        this.here().healing += healingOf(game.content, event.kind, maxHpOf(game, player));
        this.meet('items', event.kind);
        for (const id of event.affixes) this.meet('affixes', id);
        return;
      case 'learnt':
        this.meet('talents', event.talent);
        return;
      case 'chose':
        this.meet('features', event.feature);
        return;
      case 'gainedXp':
        this.here().xp += event.amount;
        return;
      case 'pickedUp':
      case 'refuelled':
      case 'oilSpent':
        this.noteOil(event, game);
        return;
      default:
        this.noteIfSeen(event, player.id);
    }
  }

  /** Whatever no event told was burnt as light. */
  private burn({ state }: Game): void {
    this.here().oilLight += (this.oil ?? 0) - state.hero.oil;
    this.oil = state.hero.oil;
  }

  private arrive(floor: number, arrival: number, game: Game): void {
    this.burn(game);
    this.floor = floor;
    if (this.floors.has(floor)) return;
    this.here().arrival = arrival;
    this.here().oilLeft = game.state.hero.oil;
  }

  private noteOil(event: Extract<GameEvent, { type: 'pickedUp' | 'refuelled' | 'oilSpent' }>, { content }: Game): void {
    const here = this.here();
    if (event.type === 'refuelled') {
      here.oilWasted += event.wasted;
      this.oil = (this.oil ?? 0) + event.amount;
    } else if (event.type === 'oilSpent') {
      here[event.by === 'skill' ? 'oilSkills' : 'oilRest'] += event.amount;
      this.oil = (this.oil ?? 0) - event.amount;
    } else if (!this.flasks.has(event.item)) {
      this.flasks.add(event.item);
      here.oilFound += oilIn(content, event.kind);
    }
  }

  private count(damage: number, maxHp: number): void {
    const here = this.here();
    here.blows++;
    if (damage * 100 < maxHp * HARMLESS) here.harmless++;
  }

  private noteIfSeen(event: GameEvent, player: number): void {
    if (event.type === 'inflicted' && (event.seen || event.actor === player)) this.meet('statuses', event.status);
    if (!event.seen) return;
    if (event.type === 'abilityUsed' || event.type === 'announced') this.meet('abilities', event.ability);
    if (event.type === 'revealed' || event.type === 'summoned' || event.type === 'died') this.meet('breeds', event.breed);
    if (event.type === 'trapSprung' || event.type === 'trapFound') this.meet('traps', event.kind);
    if (event.type === 'clouded') this.meet('hazards', event.hazard);
  }

  private meetActor(id: number, game: Game): void {
    const actor = game.floor.state.actors.find((other) => other.id === id);
    if (!actor || this.known.has(id)) return;
    this.known.add(id);
    this.here().seen++;
    this.meet('breeds', actor.breed);
    for (const elite of actor.elite) this.meet('elites', elite);
  }

  /** What no event reports: traps in plain view, and the vault the player is in. */
  private lookAround(game: Game): void {
    const { traps, places } = game.floor.state;
    for (const trap of traps) if (trap.known && game.sees(trap)) this.meet('traps', trap.kind);
    for (const place of places) if (isInside(place, game.state.player)) this.meet('vaults', place.vault);
  }

  private meet(table: MetTable, id: string): void {
    this.found[table].add(id);
  }
}

/** The player's HP before the first of these events that changed them. */
function hpBefore(events: readonly GameEvent[], { state: { player } }: Game): number {
  for (const event of events) {
    if (event.type === 'healed' && event.actor === player.id) return event.hp - event.amount;
    if (event.type === 'damaged' && event.actor === player.id) return event.hp + event.amount;
  }
  return player.hp;
}

/** The HP that an item of a kind restores in all, for a given maximum. */
export function healingOf(content: Content, kind: string, maxHp: number): number {
  const row = content.itemKinds.get(kind);
  if (!row || !isConsumable(row) || row.target.at !== 'self') return 0;
  const later = inflictedBy(row.effects).map((given) =>
    healingIn(content.statuses.get(given.status)?.eachTurn) * turnsOf({ content }, given));
  return later.reduce((sum, healed) => sum + healed, healingIn(row.effects, maxHp));
}

/** The tables with rows that a player can meet, use, learn or be. */
export const MET =
  ['breeds', 'elites', 'abilities', 'items', 'affixes', 'statuses', 'traps', 'hazards', 'vaults', 'features', 'heroes', 'talents'] as const;
export type MetTable = (typeof MET)[number];

/** Ids by table. */
export type IdsByTable = Readonly<Record<MetTable, readonly string[]>>;

/** The ids of those rows of a pack. */
export function metRows(
  { breeds, elites, itemKinds, affixes, statuses, traps, hazards, vaults, features, heroes, talents, start }: Content,
): IdsByTable {
  const able = [...breeds.values(), ...elites.kinds.values()].flatMap(({ abilities = [] }) => abilities.map(({ id }) => id));
  return {
    breeds: [...breeds.keys()].filter((id) => id !== 'player'),
    elites: [...elites.kinds.keys()],
    abilities: [...new Set(able)],
    items: [...itemKinds.keys()].filter((id) => !start.includes(id)),
    affixes: [...affixes.keys()],
    statuses: [...statuses.keys()],
    traps: [...traps.kinds.keys()],
    hazards: [...hazards.keys()],
    vaults: [...vaults.kinds.keys()],
    features: [...features.keys()],
    heroes: [...heroes.keys()],
    talents: [...talents.keys()],
  };
}

/** Which of the rows were met, as hexadecimal digits: four rows each in the order of the tables, the first row the lowest bit. */
export function metDigits(rows: IdsByTable, met: Readonly<Record<MetTable, ReadonlySet<string>>>): string {
  const bits = MET.flatMap((table) => rows[table].map((id) => met[table].has(id)));
  return Array.from({ length: Math.ceil(bits.length / 4) }, (_, digit) => {
    const four = bits.slice(digit * 4, digit * 4 + 4);
    return four.reduce((sum, isMet, bit) => sum + (isMet ? 1 << bit : 0), 0).toString(16);
  }).join('');
}

/** Whether the row with this place in the order of the tables was met. */
export function isMet(digits: string, place: number): boolean {
  return ((parseInt(digits.charAt(place >> 2), 16) >> (place & 3)) & 1) === 1;
}

/** The ids of the rows of all tables in the order of `met`. */
export function rowsInOrder(tables: IdsByTable): { readonly table: MetTable; readonly id: string }[] {
  return MET.flatMap((table) => tables[table].map((id) => ({ table, id })));
}
