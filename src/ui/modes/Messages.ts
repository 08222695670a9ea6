import { Page } from './Page';

/** The whole log of the run, to be read. */
export class Messages extends Page {
  readonly kind = 'messages';
}
