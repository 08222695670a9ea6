import { Page } from './Page';

/** The hero's stats, effects and equipment. */
export class Character extends Page {
  readonly kind = 'character';
}
