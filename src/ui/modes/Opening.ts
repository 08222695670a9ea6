import { STAY, type ModeResult, type ModeLogic } from '../Mode';

/** The page is loading the saved run; no input does anything yet. */
export class Opening implements ModeLogic {
  readonly kind = 'opening';
  readonly layer = 'menu';

  handle(): ModeResult {
    return STAY;
  }
}
