/** What of a worker's pages is asked here. */
export interface Clients {
  matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly { readonly id: string }[]>;
  /** Waits for a page that is just being opened; nothing where it is gone. */
  get(id: string): Promise<unknown>;
}

/** What a page that is opened is answered with: the game, an empty page that asks once more, or one that lets the newer build take over. */
export type Step = 'play' | 'ask again' | 'take';

/**
 * When a newer build may take over: once no page of the older one is left. A page that is loaded again still counts among the open
 * ones while its successor is asked for. So an empty page replaces it first, and asks once more: if that one is alone then, all others are gone.
 */
export class Takeover {
  private readonly empty = new Set<string>();
  /** Pages that were given the game; those just being opened are not among the open ones yet. */
  private readonly playing = new Set<string>();
  private isTaking = false;

  constructor(private readonly clients: Clients) {}

  /** @param page the page that is being opened; empty where the browser does not say */
  async step(page: string): Promise<Step> {
    const next = this.isTaking ? 'take' : await this.next(page);
    this.isTaking ||= next === 'take';
    const step = this.isTaking ? 'take' : next;
    if (step === 'play') this.plays(page);
    else this.empty.add(page);
    return step;
  }

  /** That page is given the game. */
  plays(page: string): void {
    if (page !== '') this.playing.add(page);
  }

  private async next(page: string): Promise<Step> {
    const open = await this.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const others = open.filter(({ id }) => !this.empty.has(id));
    const isAskedAgain = others.length < open.length;
    if (isAskedAgain && others.length === 0 && !(await this.isOpening())) return 'take';
    return isAskedAgain || others.length > 1 || page === '' ? 'play' : 'ask again';
  }

  /** Whether a page that was given the game is still there. */
  private async isOpening(): Promise<boolean> {
    for (const page of this.playing) {
      if ((await this.clients.get(page)) !== undefined) return true;
      this.playing.delete(page);
    }
    return false;
  }
}
