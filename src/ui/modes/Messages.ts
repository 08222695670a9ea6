import { Page } from './Page';

/** The whole message log. */
export class Messages extends Page {
  readonly kind = 'messages';
}
