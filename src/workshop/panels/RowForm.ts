import { type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Fields, Path } from '../draft/writtenPack';
import { Notes, type RowNote } from '../rows/notes';
import type { PlacedRow, RowTable } from '../rows/rowTables';
import type { Shop } from '../Shop';
import { isShopKey, say } from '../words';

/** A row that is worked on. */
export interface RowProps {
  readonly shop: Shop;
  readonly table: RowTable;
  readonly row: PlacedRow;
  readonly rows: Fields;
  readonly value: unknown;
}

/** What all parts of a form share. */
export interface RowForm {
  /** All tables of the pack. */
  readonly rows: Fields;
  /** Names of sprites without their frames. */
  readonly sprites: readonly string[];
  readonly notes: Notes;
  /** How many names lead to the row. */
  readonly depth: number;
  /** What is wrong, by places within the row with dots. */
  readonly faults: ReadonlyMap<string, readonly string[]>;
  /** Writes a value into the draft; undefined removes what is there. */
  readonly set: (path: Path, value: unknown) => void;
  /** Shows a part, of whatever kind. */
  readonly Part: ComponentType<PartProps>;
}

const NOTHING: RowForm = {
  rows: {}, sprites: [], notes: new Notes(), depth: 0, faults: new Map(), set: () => undefined, Part: () => null,
};

/** The form that a part is of. */
export const FormContext = createContext<RowForm>(NOTHING);

/** A part of a row in a form. */
export interface PartProps {
  readonly path: Path;
  readonly shape: object;
  readonly value: unknown;
  readonly note: RowNote;
  readonly label: string;
  /** Takes the part away; absent where it is required. */
  readonly onRemove?: (() => void) | undefined;
}

/** What is wrong at a part. */
export function useFaults(path: Path): readonly string[] {
  const { faults, depth } = useContext(FormContext);
  return faults.get(path.slice(depth).join('.')) ?? [];
}

/** The name of a kind: as packs write it, or in words where it is none of theirs. */
export function nameOfKind(name: string): string {
  const key = `shop.rows.kind.${name}`;
  return isShopKey(key) ? say(key) : name;
}

/** Leads to a part once it is drawn; what is typed then replaces what it begins with. */
export function focusSoon(path: Path): void {
  requestAnimationFrame(() => {
    const part = document.querySelector(`[data-part="${CSS.escape(path.join('.'))}"]`);
    const input = part?.querySelector<HTMLElement>(':is(input, select, textarea, .shop-add button)');
    part?.scrollIntoView({ block: 'nearest' });
    input?.focus();
    input?.scrollIntoView({ block: 'center' });
    if (input instanceof HTMLInputElement) input.select();
  });
}
