import { Page } from './Page';

/** The spawn chances of a floor. */
export class Odds extends Page {
  readonly kind = 'odds';

  constructor(readonly pack: string, readonly floor: number) {
    super();
  }
}
