import { isConsumable, type Content } from '../../engine/content';
import { healingIn, inflictedBy } from '../../engine/effects/effects';
import type { GameEvent } from '../../engine/events';
import type { Game } from '../../engine/Game';
import { maxHpOf } from '../../engine/rules/stats';
import { turnsOf } from '../../engine/rules/statuses';
import { MET, type MetTable } from './metRows';

/** One floor of a run, up to when the player left it for good. */
export interface FloorRecord {
  readonly floor: number;
  turns: number;
  /** HP as a fraction of the maximum when the player first came there. */
  arrival: number;
  /** Damage taken as a fraction of max HP: 0.5 is half a life. */
  lost: number;
  /** The HP that all healing items found there restore. */
  healing: number;
  /** Monsters that came into view. */
  seen: number;
}

/** What was met, by table. */
type Met = Readonly<Record<MetTable, Set<string>>>;

/** Writes the chronicle of a run. */
export class Chronicler {
  private readonly floors = new Map<number, FloorRecord>();
  private readonly found = Object.fromEntries(MET.map((table) => [table, new Set<string>()])) as unknown as Met;
  private readonly known = new Set<number>();
  private floor = 1;
  private turn = 0;

  /** To be called with every action's events. */
  onEvents(events: readonly GameEvent[], game: Game): void {
    this.here().turns += game.state.turn - this.turn;
    this.turn = game.state.turn;
    for (const event of events) this.note(event, game);
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
    const record = this.floors.get(this.floor) ?? { floor: this.floor, turns: 0, arrival: 1, lost: 0, healing: 0, seen: 0 };
    this.floors.set(this.floor, record);
    return record;
  }

  private note(event: GameEvent, game: Game): void {
    const { player } = game.state;
    switch (event.type) {
      case 'arrived':
        this.arrive(event.floor, game);
        return;
      case 'damaged':
        if (event.actor === player.id) this.here().lost += event.amount / maxHpOf(game, player);
        return;
      case 'noticed':
        this.meetActor(event.actor, game);
        return;
      case 'found':
        this.here().healing += healingOf(game.content, event.kind, maxHpOf(game, player));
        this.meet('items', event.kind);
        for (const id of event.affixes) this.meet('affixes', id);
        return;
      default:
        this.noteIfSeen(event, player.id);
    }
  }

  private arrive(floor: number, game: Game): void {
    this.floor = floor;
    if (!this.floors.has(floor)) this.here().arrival = game.state.player.hp / maxHpOf(game, game.state.player);
  }

  private noteIfSeen(event: GameEvent, player: number): void {
    if (event.type === 'inflicted' && (event.seen || event.actor === player)) this.meet('statuses', event.status);
    if (!event.seen) return;
    if (event.type === 'abilityUsed') this.meet('abilities', event.ability);
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
    const { x, y } = game.state.player;
    for (const trap of traps) if (trap.known && game.sees(trap)) this.meet('traps', trap.kind);
    for (const { vault, x1, y1, x2, y2 } of places) if (x >= x1 && x <= x2 && y >= y1 && y <= y2) this.meet('vaults', vault);
  }

  private meet(table: MetTable, id: string): void {
    this.found[table].add(id);
  }
}

/** The HP that an item of a kind restores in all, for a given maximum. */
export function healingOf(content: Content, kind: string, maxHp: number): number {
  const row = content.itemKinds.get(kind);
  if (!row || !isConsumable(row) || row.target.at !== 'self') return 0;
  const later = inflictedBy(row.effects).map((given) => healingIn(content.statuses.get(given.status)?.eachTurn) * turnsOf({ content }, given));
  return later.reduce((sum, healed) => sum + healed, healingIn(row.effects, maxHp));
}
