import type { HazardKind } from '../content';
import type { Hazard } from '../state';

/** The parts of `Floor` used here. */
interface Ground {
  readonly state: { hazards: Hazard[] };
  readonly walk: { readonly crowd: { readonly length: number } };
  cell(x: number, y: number): number;
  /** Called after a cell's hazard has changed. */
  readHazard(x: number, y: number): void;
}

/** The hazards of a floor by cell, one per cell. The list in the state is in the order in which they came, which is that of their draws. */
export class HazardCells {
  /** By padded cell; made when the first is asked for, and again when the list has been replaced from outside. */
  private found: (Hazard | null)[] = [];
  private list: readonly Hazard[] = [];
  private count = 0;

  /** @param kinds the rows of the hazards: a hazard without one is taken to be harmful */
  constructor(
    private readonly floor: Ground,
    private readonly kinds: ReadonlyMap<string, HazardKind>,
  ) {}

  at(x: number, y: number): Hazard | null {
    const { hazards } = this.floor.state;
    if (hazards.length === 0) return null;
    if (hazards !== this.list || hazards.length !== this.count) this.read();
    return this.found[this.floor.cell(x, y)] ?? null;
  }

  /** Whether a hazard there harms some actors each turn. */
  harms(x: number, y: number): boolean {
    const hazard = this.at(x, y);
    const kind = hazard && this.kinds.get(hazard.kind);
    return hazard !== null && (!kind || (kind.effects.length > 0 && kind.sudden !== true));
  }

  /** Whether a hazard there, such as smoke, blocks sight and hides what is in it. */
  hides(x: number, y: number): boolean {
    const hazard = this.at(x, y);
    return hazard !== null && this.kinds.get(hazard.kind)?.hides === true;
  }

  /** Adds a hazard: of one of the same kind the longer counts, any other is replaced. */
  lay(hazard: Hazard): void {
    const old = this.at(hazard.x, hazard.y);
    this.put(old?.kind === hazard.kind && old.turns > hazard.turns ? old : hazard);
  }

  /** Puts a hazard into its cell, in the place of any other. */
  put({ kind, x, y, turns }: Hazard): void {
    const { hazards } = this.floor.state;
    if (hazards !== this.list || hazards.length !== this.count || this.count === 0) this.read();
    const old = this.found[this.floor.cell(x, y)];
    if (old) {
      old.kind = kind;
      old.turns = turns;
    } else {
      const hazard = { kind, x, y, turns };
      this.found[this.floor.cell(x, y)] = hazard;
      this.count = hazards.push(hazard);
    }
    this.floor.readHazard(x, y);
  }

  /** Takes a turn off every hazard; returns those that are over. */
  thin(): Hazard[] {
    for (const hazard of this.floor.state.hazards) hazard.turns--;
    return this.sweep();
  }

  /** Takes away the hazards that are over: by default those without turns left; returns them. */
  sweep(isOver = ({ turns }: Hazard): boolean => turns <= 0): Hazard[] {
    const { state } = this.floor;
    const gone = state.hazards.filter(isOver);
    if (gone.length === 0) return gone;
    if (state.hazards !== this.list || state.hazards.length !== this.count) this.read();
    this.list = state.hazards = state.hazards.filter((hazard) => !isOver(hazard));
    this.count = this.list.length;
    for (const { x, y } of gone) {
      this.found[this.floor.cell(x, y)] = null;
      this.floor.readHazard(x, y);
    }
    return gone;
  }

  private read(): void {
    const { hazards } = this.floor.state;
    this.found = new Array<null>(this.floor.walk.crowd.length).fill(null);
    for (const hazard of hazards) this.found[this.floor.cell(hazard.x, hazard.y)] = hazard;
    this.list = hazards;
    this.count = hazards.length;
  }
}
