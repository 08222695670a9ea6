import { Page } from './Page';

/** Why a pack was rejected: every error in its file. */
export class PackErrors extends Page {
  readonly kind = 'packFaults';

  constructor(
    readonly fileName: string,
    readonly errors: readonly string[],
  ) {
    super();
  }
}
