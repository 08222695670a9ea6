import frames from '../../assets/frames.json';
import { house } from '../content/house';
import { readPackFile } from '../engine/pack/packFile';
import { installPack } from '../keep/installPack';
import { completeTexts, speakAs } from '../keep/text';
import type { Session } from '../ui/Session';
import { onLeaveKey, orderFor, type PackFile, tellShop } from '../workshop/trial/order';
import { trialPorts } from '../workshop/trial/trialPorts';
import { openPage } from './openPage';

/** Opens the game in a frame of the workshop, with the pack and the run that it is told to show and nothing of the player's own runs. */
export async function openTrial(page: Window & typeof globalThis): Promise<void> {
  const leave = (): void => { tellShop(page, 'leave'); };
  onLeaveKey(page, leave);
  // On the title there is a link to the workshop: it is around this frame.
  page.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.target.closest('a[href^="#workshop"]') === null) return;
    event.preventDefault();
    leave();
  }, { capture: true });
  const { file, shows } = await orderFor(page);
  const ports = trialPorts(page, 'run' in shows ? shows.run : null);
  if (file) {
    const { language } = ports.settings.load();
    await Promise.all([speakAs(language, page.navigator.languages), completeTexts()]);
    install(file);
  }
  let session: Session | null = null as Session | null;
  await openPage(page, {
    ports,
    async begin(opened) {
      session = opened;
      if (!('run' in shows)) return;
      await session.runs.resume();
      // That nothing is saved is meant, and said around the frame.
      session.tell(null);
    },
  });
  if (!session || 'run' in shows) return;
  const { watch } = await import(/* webpackChunkName: "workshop-watch" */ '../workshop/trial/watch');
  watch(session, shows, leave);
}

/** Installs the pack of a file for this page alone; throws if it has faults. */
function install({ name, text }: PackFile): void {
  const sprites = Object.values(frames).flat();
  const read = readPackFile(text, name, { ...house, sprites });
  if (!read.ok) throw new Error(read.errors.join(' '));
  installPack(read.pack);
}
