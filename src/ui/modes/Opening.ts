import { STAY, type ModeResult, type ModeLogic } from '../Mode';

/** Before it is known whether a run is stored: nothing can be done yet. */
export class Opening implements ModeLogic {
  readonly kind = 'opening';
  readonly layer = 'menu';

  handle(): ModeResult {
    return STAY;
  }
}
