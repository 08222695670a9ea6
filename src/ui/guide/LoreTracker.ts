import { hasTactic } from '../../engine/content';
import type { GameEvent } from '../../engine/events';
import type { Game } from '../../engine/Game';
import { causeOf } from '../../engine/facts/causes';
import { isKnown } from '../../engine/facts/names';
import type { Actor } from '../../engine/state';
import type { Listener } from '../Listeners';
import { type LoreBook, type Met, metOf, NO_LORE, type Table, withMet } from '../../keep/lore';

/** Records what was met over all runs. Only what the player sees and knows counts: nothing hidden or disguised, nothing while deceived. */
export class LoreTracker implements Pick<Listener, 'run' | 'turn' | 'onlyPlayed'> {
  readonly onlyPlayed = true;
  /** Ids of counted actors, with their elite affixes. */
  private readonly counted = new Map<number, readonly string[]>();
  private present = NO_LORE;
  private floor = 0;

  /** @param now the present moment; without it nothing is dated */
  constructor(private readonly book: LoreBook, private readonly now: (() => Date) | null = null) {}

  /** Begins or continues a run; actors already in view were counted when they came into view. */
  run(game: Game | null): void {
    this.counted.clear();
    if (!game) return;
    this.open(game);
    for (const actor of this.inView(game)) if (metOf(this.present, 'breeds', actor.breed)) this.counted.set(actor.id, actor.elite);
    this.look(game);
    this.close(game);
  }

  turn(events: readonly GameEvent[], game: Game): void {
    this.open(game);
    this.look(game);
    for (const event of events) if (event.seen) this.note(event, game);
    this.close(game);
  }

  private open({ state }: Game): void {
    this.present = this.book.of(state.pack);
    this.floor = state.floor;
  }

  private close({ state }: Game): void {
    if (this.present !== this.book.of(state.pack)) this.book.put(state.pack, this.present);
  }

  /** Counts all actors, traps and items that the player sees or carries. */
  private look(game: Game): void {
    for (const { id, breed, elite } of this.inView(game)) {
      if (this.counted.has(id)) continue;
      this.counted.set(id, elite);
      this.count('breeds', breed);
      for (const kind of elite) this.count('elites', kind);
    }
    for (const trap of game.floor.state.traps) if (trap.known && game.floor.isVisible(trap.x, trap.y)) this.ensure('traps', trap.kind);
    for (const { kind } of game.state.hero.inventory) this.learn(game, kind);
  }

  private inView(game: Game): readonly Actor[] {
    return isDeceived(game) ? [] : game.floor.state.actors.filter((actor) => game.seesActor(actor));
  }

  private note(event: GameEvent, game: Game): void {
    switch (event.type) {
      case 'died':
        if (event.actor !== game.state.player.id) this.slay(event, game);
        break;
      case 'found':
        if (isKnown(game, event.kind)) this.count('items', event.kind);
        break;
      case 'pickedUp':
      case 'treasure':
      case 'itemUsed':
      case 'identified':
        this.learn(game, event.kind);
        break;
      case 'trapSprung':
        this.count('traps', event.kind);
        break;
      case 'inflicted':
        if (event.actor === game.state.player.id) this.count('statuses', event.status);
        break;
      case 'ended':
        if (event.outcome.kind === 'died') this.blame(event.outcome.cause);
        break;
      default:
        break;
    }
  }

  /** Counts a seen death, also of an actor that appeared within the same turn. */
  private slay({ actor, breed }: Extract<GameEvent, { type: 'died' }>, game: Game): void {
    if (isDeceived(game)) return;
    if (!this.counted.has(actor)) this.count('breeds', breed);
    // Captives and allies die too, but not by being beaten.
    const row = game.content.breeds.get(breed);
    if (row && hasTactic(row, 'joins')) return;
    const slain = (met: Met): Met => ({ ...met, slain: met.slain + 1 });
    this.amend('breeds', breed, slain);
    for (const kind of this.counted.get(actor) ?? []) this.amend('elites', kind, slain);
    this.counted.delete(actor);
  }

  /** Counts what ended a run, by its text key: `breed.orc`, `trap.dart`. */
  private blame(cause: string): void {
    const by = causeOf(cause);
    const table = by?.table === 'breed' ? 'breeds' : by?.table === 'trap' ? 'traps' : null;
    if (by && table && metOf(this.present, table, by.id)) this.amend(table, by.id, (met) => ({ ...met, killed: met.killed + 1 }));
  }

  private learn(game: Game, kind: string): void {
    if (isKnown(game, kind)) this.ensure('items', kind);
  }

  private ensure(table: Table, id: string): void {
    if (!metOf(this.present, table, id)) this.count(table, id);
  }

  private count(table: Table, id: string): void {
    this.amend(table, id, (met) => {
      const floor = met.floor === 0 ? this.floor : Math.min(met.floor, this.floor);
      return { ...met, ...this.dated(met), seen: met.seen + 1, floor };
    });
  }

  /** Something seen for the first time is dated. */
  private dated({ seen }: Met): Pick<Met, 'first'> {
    return seen === 0 && this.now ? { first: this.now().getTime() } : {};
  }

  private amend(table: Table, id: string, change: (met: Met) => Met): void {
    this.present = withMet(this.present, { table, id }, change);
  }
}

function isDeceived({ state, content }: Game): boolean {
  return Object.keys(state.player.statuses).some((id) => content.statuses.get(id)?.deceives === true);
}
