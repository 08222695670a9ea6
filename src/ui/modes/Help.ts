import { Page } from './Page';

/** The keys in force. */
export class Help extends Page {
  readonly kind = 'help';
}
