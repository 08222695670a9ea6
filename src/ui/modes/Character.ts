import { Page } from './Page';

/** All that is known about the hero. */
export class Character extends Page {
  readonly kind = 'character';
}
