import type { OutsidePack } from '../../engine/pack/packFile';
import { installPack } from '../../keep/installPack';
import { uninstallPack } from '../../keep/packRegistry';
import { usePackTexts } from '../../keep/text';

let installed: string | null = null;

/** Has the page speak of a draft's things by their names; nothing of it is stored among the packs of the game. */
export function installDraft(pack: OutsidePack | null): void {
  if (installed !== null) uninstallPack(installed);
  installed = pack?.rows.id ?? null;
  if (pack) installPack(pack);
  usePackTexts(null);
  usePackTexts(installed);
}
