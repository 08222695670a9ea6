import stringify from 'json-stringify-pretty-compact';
import { isRecord } from '../../engine/core/id';
import { type House, type OutsidePack, type PackRead, readPackFile } from '../../engine/pack/packFile';
import {
  baseOf, changesOf, type Difference, differencesOf, type Fields, type Path, tablesOf, withValue, type WrittenPack,
} from './writtenPack';

/** A draft as it is kept: its file's name, the text as last written, and the last one without faults. */
export interface KeptDraft {
  readonly name: string;
  readonly text: string;
  readonly sound: string;
}

/** A state of the draft: what is written, null for a text that is not even JSON; and its file as it was opened, with the tables of that. */
interface Version {
  readonly name: string;
  readonly text: string;
  readonly written: WrittenPack | null;
  readonly opened: string;
  readonly origin: Fields;
}

/**
 * The pack that is worked on: what is written, whether that can be played, and all that was written before. While it has faults, the last
 * version without any stays in use.
 */
export class Draft {
  private readonly versions: Version[] = [];
  private at = -1;
  private readonly listeners = new Set<() => void>();
  private last: { readonly text: string; readonly read: PackRead } | null = null;
  /** The last version without faults; null before there was one. */
  sound: OutsidePack | null = null;
  private soundText = '';

  constructor(private readonly house: House) {}

  /** Begins with changes of a built-in pack; what was worked on before can be had back by undoing. */
  change(base: string): void {
    const written = changesOf(base);
    this.begin(`${String(written.pack['id'])}.json`, textOf(written));
  }

  /** Begins with the text of a file; its faults are those of the draft. */
  open(name: string, text: string): void {
    this.begin(name, text);
  }

  /** Begins where another page, or an earlier visit, left it. */
  restore({ name, text, sound }: KeptDraft): void {
    this.begin(name, sound === '' ? text : sound);
    if (text !== sound) this.write(text);
  }

  /** Takes a newer text of the same file, which can be undone. */
  write(text: string): void {
    if (text !== this.text) this.add({ text, written: readWritten(text) });
  }

  /** Sets the value at a place, or removes what is there; nothing happens while the text is no pack file. */
  set(path: Path, value: unknown): void {
    this.edit((written) => withValue(written, path, value));
  }

  /** Changes what is written in one step; nothing happens while the text is no pack file. */
  edit(change: (written: WrittenPack) => WrittenPack): void {
    const { written } = this;
    if (!written) return;
    const next = change(written);
    this.add({ text: textOf(next), written: next });
  }

  /** Sets several values in one step. */
  setAll(changes: readonly { readonly path: Path; readonly value: unknown }[]): void {
    const { written } = this;
    if (!written || changes.length === 0) return;
    const next = changes.reduce((pack, { path, value }) => withValue(pack, path, value), written);
    this.add({ text: textOf(next), written: next });
  }

  undo(): void {
    this.go(this.at - 1);
  }

  redo(): void {
    this.go(this.at + 1);
  }

  get canUndo(): boolean {
    return this.at > 0;
  }

  get canRedo(): boolean {
    return this.at < this.versions.length - 1;
  }

  /** The name of its file. */
  get name(): string {
    return this.versions[this.at]?.name ?? '';
  }

  /** The file's text. */
  get text(): string {
    return this.versions[this.at]?.text ?? '';
  }

  /** The text of its file as it was opened, or as changes of a built-in pack began. */
  get opened(): string {
    return this.versions[this.at]?.opened ?? '';
  }

  /** What is written; null while the text is no JSON object with a `pack`. */
  get written(): WrittenPack | null {
    return this.versions[this.at]?.written ?? null;
  }

  /** What the checks of pack files say of it. */
  get read(): PackRead {
    const { text } = this;
    if (this.last?.text !== text) this.last = { text, read: readPackFile(text, this.name, this.house) };
    return this.last.read;
  }

  /** What the checks would say of something else that is written. */
  check(written: WrittenPack): PackRead {
    return readPackFile(textOf(written), this.name, this.house);
  }

  /** What differs from the pack that it extends, or from the file that was opened. */
  get differences(): Difference[] {
    const { written } = this;
    return written ? differencesOf(baseOf(written) ?? this.versions[this.at]?.origin ?? {}, tablesOf(written)) : [];
  }

  /** To be stored. */
  get kept(): KeptDraft {
    return { name: this.name, text: this.text, sound: this.soundText };
  }

  /** Calls back after every change; returns how to stop that. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => { this.listeners.delete(listener); };
  }

  private begin(name: string, text: string): void {
    const written = readWritten(text);
    this.sound = null;
    this.soundText = '';
    this.versions.splice(this.at + 1, Infinity, { name, text, written, opened: text, origin: written ? tablesOf(written) : {} });
    this.go(this.at + 1);
  }

  private add(version: Pick<Version, 'text' | 'written'>): void {
    const { name, opened, versions, at } = this;
    versions.splice(at + 1, Infinity, { name, opened, origin: versions[at]?.origin ?? {}, ...version });
    this.go(at + 1);
  }

  private go(at: number): void {
    if (at < 0 || at >= this.versions.length) return;
    this.at = at;
    this.changed();
  }

  private changed(): void {
    const { read } = this;
    if (read.ok) {
      this.sound = read.pack;
      this.soundText = this.text;
    }
    for (const listener of this.listeners) listener();
  }
}

/** What a text says; null if it is no JSON object with a `pack`. */
export function readWritten(text: string): WrittenPack | null {
  try {
    const value = JSON.parse(text) as Partial<WrittenPack> | null;
    return isRecord(value) && isRecord(value.pack) ? (value as WrittenPack) : null;
  } catch {
    return null;
  }
}

/** A pack file as it is saved: short lists and rows are a line each. */
export function textOf(written: WrittenPack): string {
  return `${stringify(written, { maxLength: 80 })}\n`;
}
