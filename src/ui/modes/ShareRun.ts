import { encodeReplay, type Replay } from '../../engine/run/replay';
import { linkTo } from '../../keep/replays/pasted';
import { Menu, type Choice } from './Menu';
import { TextExport } from './TextExport';
import type { TextKey } from '../../keep/text';
import { GAME } from '../../naming';

/** Exports a replay: as a link, as text or as a file. */
export class ShareRun extends Menu {
  readonly kind = 'share';
  readonly textExport = new TextExport('share');
  readonly choices: readonly Choice[];

  constructor(replay: Replay, page: string | null) {
    super();
    const line = encodeReplay(replay);
    const file = { name: `${GAME.id}-${replay.pack}-${replay.count}.replay.txt`, content: `${line}\n`, shown: line };
    const copying = (label: TextKey, content: string): Choice => ({ label, choose: (session) => this.textExport.copy(session, content) });
    this.choices = [
      ...(page === null ? [] : [copying('ui.share.link', linkTo(page, line))]),
      copying('ui.share.text', line),
      { label: 'ui.share.save', choose: (session) => this.textExport.save(session, file) },
    ];
  }
}
