/** A browser's local storage over a map; it may run out of room or be killed at any change. */
export class FakeLocal implements Storage {
  [name: string]: unknown;
  readonly kept = new Map<string, string>();
  /** How many changes have been requested. */
  changes = 0;
  /** The change for which there is no room; with 0 there is none for any. Values that were there before always fit again. */
  failAt = -1;
  /** How many characters fit. */
  room = Infinity;
  /** The change at which the browser is killed: neither it nor any later one happens. */
  killAt = Infinity;

  get length(): number {
    return this.kept.size;
  }

  key(index: number): string | null {
    return [...this.kept.keys()][index] ?? null;
  }

  getItem(name: string): string | null {
    return this.kept.get(name) ?? null;
  }

  setItem(name: string, text: string): void {
    const others = [...this.kept].reduce((sum, [key, kept]) => sum + (key === name ? 0 : kept.length), 0);
    this.change(() => {
      if (others + text.length > this.room) throw new DOMException('no room', 'QuotaExceededError');
      this.kept.set(name, text);
    });
  }

  removeItem(name: string): void {
    this.change(() => this.kept.delete(name));
  }

  clear(): void {
    throw new Error('what others keep is theirs');
  }

  private change(action: () => unknown): void {
    this.changes++;
    if (this.changes >= this.killAt) throw new Error('killed');
    if (this.failAt === 0 || this.changes === this.failAt) throw new DOMException('no room', 'QuotaExceededError');
    action();
  }
}
