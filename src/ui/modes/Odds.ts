import { Page } from './Page';

/** What can appear on a floor, and how likely it is. */
export class Odds extends Page {
  readonly kind = 'odds';

  constructor(readonly pack: string, readonly floor: number) {
    super();
  }
}
