import { addressRun } from './addressRun';
import { NewRun } from './modes/NewRun';
import type { Run, RunStart } from './Run';
import { firstPack, packIds, runFault } from './runFault';
import { beginRun, reviveRun } from './runs';
import { seedName } from './seedName';
import type { Session } from './Session';
import { RunSaver } from './storage/RunSaver';
import { text } from './text';

/** Where runs begin, are kept and come back from. */
export class RunDesk {
  /** Whether the browser keeps the run when the page is closed. */
  isLasting = true;
  private readonly saver: RunSaver;

  constructor(private readonly session: Session) {
    this.saver = new RunSaver({
      storage: session.ports.storage,
      onFault: () => {
        session.tell(text('ui.fault.notSaved'));
      },
    });
  }

  /** Begins a run in place of the present one; an empty seed is made up. What cannot be started is told. */
  start(pack: string, seed: string): void {
    const fault = runFault(pack, seed);
    if (fault !== null) {
      this.session.tell(fault);
      return;
    }
    const run = beginRun(pack, seed === '' ? seedName(this.random) : seed, this.fresh());
    this.session.open(run);
    this.keep(run);
  }

  /** Goes on with the stored run, or starts the one that the page's address asks for, or shows the title. */
  async resume(search: string): Promise<'resumed' | 'started' | 'title'> {
    const found = await this.load();
    if (found === 'resumed') return found;
    const asked = addressRun(search);
    if (asked && found === 'none') this.start(asked.pack ?? firstPack, asked.seed ?? '');
    if (this.session.isRunning) return 'started';
    const pack = asked?.pack ?? firstPack;
    this.session.modes.reset(new NewRun(packIds.includes(pack) ? pack : firstPack));
    return 'title';
  }

  /** Goes on with the stored run; what is stored and cannot be read is set aside and the player told. */
  async load(): Promise<'resumed' | 'none' | 'damaged'> {
    const { storage } = this.session.ports;
    const { run, lasting } = await storage.load();
    this.isLasting = lasting;
    if (!lasting) this.session.tell(text('ui.fault.notLasting'));
    if (run === null) return 'none';
    const revived = reviveRun(run);
    if (revived.ok) {
      this.session.open(revived.run);
      return 'resumed';
    }
    await storage.setAside(run);
    this.session.tell(text('ui.fault.setAside', { why: revived.why }));
    return 'damaged';
  }

  /** Keeps the run as it is. */
  keep(run: Run): void {
    this.saver.save(run);
  }

  /** The run is over: it is not gone on with any more. */
  end(_run: Run): void {
    this.saver.clear();
  }

  /** Settles when everything that was to be kept is kept. */
  settled(): Promise<void> {
    return this.saver.settled();
  }

  /** What a run that begins now is told of itself. */
  fresh(): RunStart {
    const id = Array.from({ length: 16 }, () => Math.floor(this.random() * 16).toString(16)).join('');
    return { id, began: (this.session.ports.now?.() ?? new Date()).toISOString(), ranked: true, daily: '' };
  }

  private readonly random = (): number => (this.session.ports.random ?? Math.random)();
}
