import type { TrapKind } from '../content';
import type { FloorState, Trap } from '../state';
import { ByCell } from './ByCell';

/** A floor's traps by cell. */
export class TrapCells {
  private readonly cells: ByCell<Trap>;

  /** @param changed is called for a cell whose trap has come or gone */
  constructor(
    floor: { readonly state: FloorState; cell(x: number, y: number): number },
    private readonly kinds: ReadonlyMap<string, TrapKind>,
    private readonly changed: (x: number, y: number) => void,
  ) {
    this.cells = new ByCell<Trap>(floor, () => floor.state.traps);
  }

  at(x: number, y: number): Trap | null {
    return this.cells.at(x, y);
  }

  /** The trap in a cell that monsters know of; null for none. */
  knownAt(x: number, y: number): Trap | null {
    const trap = this.at(x, y);
    return trap && this.kinds.get(trap.kind)?.covert !== true ? trap : null;
  }

  add(trap: Trap): void {
    this.cells.put(trap);
    this.changed(trap.x, trap.y);
  }

  remove(trap: Trap): void {
    this.cells.take(trap);
    this.changed(trap.x, trap.y);
  }
}
