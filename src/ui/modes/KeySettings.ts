import { LOOSE_DEEDS, type Deed } from '../deeds';
import { POP, STAY, push, type Answer } from '../Mode';
import { text } from '../text';
import { KeyCapture } from './KeyCapture';
import { Menu, type Choice } from './Menu';

/** Every deed with its keys; choosing one asks for another key, the last line brings the usual ones back. */
export class KeySettings extends Menu {
  readonly kind = 'keys';
  /** What the last change did, as a sentence. */
  told: string | null = null;
  readonly choices: readonly (Choice & { readonly deed?: Deed })[] = [
    ...LOOSE_DEEDS.map((deed) => ({
      deed,
      label: `ui.deed.${deed.id}`,
      choose: () => push(new KeyCapture(deed, (told) => { this.told = told; })),
    })),
    {
      label: 'ui.keys.reset',
      choose: (session) => {
        const { scheme, own } = session.settings;
        session.configure({ own: { ...own, [scheme]: {} } });
        this.told = text('ui.keys.wasReset', { scheme: `ui.scheme.${scheme}` });
        return STAY;
      },
    },
  ];

  protected close(): Answer {
    return POP;
  }
}
