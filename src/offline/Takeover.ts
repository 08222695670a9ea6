/** The part of a service worker's `Clients` used here. */
export interface Clients {
  matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly { readonly id: string }[]>;
  /** Waits for a page that is being opened; undefined if it is gone. */
  get(id: string): Promise<unknown>;
}

/** The response to a navigation: the game, an empty page that requests it again, or one that lets the newer build take over. */
export type Step = 'play' | 'ask again' | 'take';

/**
 * Decides when a newer build may take over: once no page of the older one is open. A reloading page still counts as open while its
 * successor is requested, so an empty page replaces it and requests again: if that page is then the only one, all others are gone.
 */
export class Takeover {
  private readonly empty = new Set<string>();
  /** Pages that were given the game: while they are opening, `matchAll` does not list them yet. */
  private readonly playing = new Set<string>();
  private isTaking = false;

  constructor(private readonly clients: Clients) {}

  /** @param page id of the page being opened; empty if the browser does not say */
  async step(page: string): Promise<Step> {
    const next = this.isTaking ? 'take' : await this.next(page);
    this.isTaking ||= next === 'take';
    const step = this.isTaking ? 'take' : next;
    if (step === 'play') this.plays(page);
    else this.empty.add(page);
    return step;
  }

  /** Notes that the page is given the game. */
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

  /** Whether a page that was given the game is still open or opening. */
  private async isOpening(): Promise<boolean> {
    for (const page of this.playing) {
      if ((await this.clients.get(page)) !== undefined) return true;
      this.playing.delete(page);
    }
    return false;
  }
}
