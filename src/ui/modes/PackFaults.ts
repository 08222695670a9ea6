import { Page } from './Page';

/** Why a pack was not taken: every fault that was found in its file. */
export class PackFaults extends Page {
  readonly kind = 'packFaults';

  constructor(
    readonly fileName: string,
    readonly faults: readonly string[],
  ) {
    super();
  }
}
