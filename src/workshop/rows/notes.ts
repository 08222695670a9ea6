/** What is said of a part of a pack: what it is, its value where it is left out, and the same of what it consists of. */
export interface RowNote {
  readonly about?: string;
  readonly fallback?: unknown;
  readonly fields?: Readonly<Record<string, RowNote>>;
  readonly each?: RowNote;
  readonly kinds?: readonly RowNote[];
  readonly is?: string;
}

/** The file of notes, assets/rowNotes.json. */
export interface NotesFile {
  readonly pack: RowNote;
  readonly shared: Readonly<Record<string, RowNote>>;
}

/** A step from a part to one within it: a field by its name, a kind by its place among them, or each row or entry. */
export type NoteStep = { readonly field: string } | { readonly kind: number } | 'each';

/** The notes on the parts of packs; all are empty until their file is there. */
export class Notes {
  constructor(private readonly file: NotesFile = { pack: {}, shared: {} }) {}

  /** The note on a place of the pack, by the names of fields; `*` for each row of a table. */
  at(path: readonly string[]): RowNote {
    return path.reduce((note, name) => this.within(note, name === '*' ? 'each' : { field: name }), this.file.pack);
  }

  /** The note on a part within another. */
  within(note: RowNote, step: NoteStep): RowNote {
    const whole = this.whole(note);
    const found = step === 'each' ? whole.each : 'kind' in step ? whole.kinds?.[step.kind] : whole.fields?.[step.field];
    return this.whole(found ?? {});
  }

  /** With what is said of the shared part that it is. */
  private whole(note: RowNote): RowNote {
    const shared = note.is === undefined ? undefined : this.file.shared[note.is];
    return shared ? { ...this.whole(shared), ...note } : note;
  }
}

/** Loads the notes, a file of their own. */
export async function loadNotes(): Promise<Notes> {
  const { default: file } = await import(/* webpackChunkName: "workshop-notes" */ '../../../assets/rowNotes.json');
  return new Notes(file);
}
