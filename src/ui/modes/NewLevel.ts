import { LevelUp, type Boon } from '../../engine/actions/LevelUp';
import { STAY, act, type Answer } from '../Mode';
import { Menu, type Choice } from './Menu';

const BOONS: readonly Boon[] = ['life', 'power', 'defence'];

/** What a new level is to bring. It cannot be put off, and it takes no turn. */
export class NewLevel extends Menu {
  readonly kind = 'newLevel';
  readonly choices: readonly (Choice & { readonly boon: Boon })[] = BOONS.map((boon) => ({
    boon,
    label: `ui.boon.${boon}`,
    choose: () => act(new LevelUp(boon)),
  }));

  protected close(): Answer {
    return STAY;
  }
}
