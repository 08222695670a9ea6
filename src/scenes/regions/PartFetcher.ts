/** Parts of the page, by name. Each is fetched once; one that has failed is fetched again when it is next asked for. */
export class PartFetcher<Name extends string> {
  private readonly there = new Set<Name>();
  private readonly coming = new Map<Name, Promise<boolean>>();

  /** @param fetch resolves once a part can be used; rejects where it cannot be had */
  constructor(private readonly names: readonly Name[], private readonly fetch: (name: Name) => Promise<unknown>) {}

  /** Whether all parts are there. */
  get isComplete(): boolean {
    return this.there.size === this.names.length;
  }

  /** Asks for parts, by default for all; resolves once each has come or failed: true if all have come. Never rejects. */
  async ask(names: readonly Name[] = this.names): Promise<boolean> {
    const came = await Promise.all(names.map((name) => this.one(name)));
    return !came.includes(false);
  }

  private one(name: Name): Promise<boolean> {
    if (this.there.has(name)) return Promise.resolve(true);
    const coming = this.coming.get(name) ?? this.attempt(name);
    this.coming.set(name, coming);
    return coming;
  }

  private async attempt(name: Name): Promise<boolean> {
    try {
      await this.fetch(name);
      this.there.add(name);
      return true;
    } catch {
      // Whoever asks is told, and play goes on without it.
      return false;
    } finally {
      this.coming.delete(name);
    }
  }
}
