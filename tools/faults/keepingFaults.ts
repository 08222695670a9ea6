import type { Planted } from './Planted';

/** Faults in the browser's storage, offline play and the history. */
export const KEEPING_FAULTS: readonly Planted[] = [
  {
    name: 'a database whose connection was lost is not reopened',
    file: 'src/keep/browser/IndexedDbStorage.ts',
    find: 'if (this.opening === opened) this.opening = null;',
    put: 'if (this.opening !== opened) this.opening = null;',
    tests: ['tests/keep/indexedDb.test.ts'],
  },
  {
    name: 'another page waits forever for exclusive access to the database',
    file: 'src/keep/browser/IndexedDbStorage.ts',
    find: '      database.close();\n      forget();\n',
    put: '      forget();\n',
    tests: ['tests/keep/indexedDb.test.ts'],
  },
  {
    name: 'the saved tail is removed while a newer turn waits',
    file: 'src/keep/saves/RunSaver.ts',
    find: '|| this.done < this.wanted || slots.isTailBarred) return;',
    put: '|| slots.isTailBarred) return;',
    tests: ['tests/ui/keeping.test.ts'],
  },
  {
    name: 'a damaged slot is set aside twice',
    file: 'src/keep/saves/SaveSlots.ts',
    find: 'if (key !== TAIL) moved[key] = null;',
    put: 'if (key === TAIL) moved[key] = null;',
    tests: ['tests/ui/keeping.test.ts'],
  },
  {
    name: 'a run lost by the browser is not reported',
    file: 'src/ui/run/SaveNotices.ts',
    find: 'if (missing) lines.push(',
    put: 'if (missing && run) lines.push(',
    tests: ['tests/ui/canary.test.ts'],
  },
  {
    name: 'a death is shown before it is saved',
    file: 'src/ui/run/LastTurn.ts',
    find: 'if (!this.saver.isLasting) return',
    put: 'if (!this.saver.isLasting || PATIENCE_MS > 0) return',
    tests: ['tests/ui/lastTurn.test.ts'],
  },
  {
    name: 'a score that its recording does not reach is ranked',
    file: 'src/keep/replays/Proofs.ts',
    find: ' && isAsClaimed(entry, verdict.run);',
    put: ';',
    tests: ['tests/ui/pastRuns.test.ts'],
  },
  {
    name: 'an import replaces the daily run that counts',
    file: 'src/ui/files/archiveImport.ts',
    find: 'keys.filter((_key, index) => present[index] === null)',
    put: 'keys.filter((_key, index) => present[index] !== undefined)',
    tests: ['tests/ui/fileImport.test.ts'],
  },
  {
    name: 'the daily run uses the local date',
    file: 'src/keep/daily.ts',
    find: 'return moment.toISOString().slice(0, 10);',
    put: "return moment.toLocaleDateString('sv-SE');",
    tests: ['tests/ui/daily.test.ts'],
  },
  {
    name: 'a long replay loses its beginning',
    file: 'src/keep/replays/ReplayTimeline.ts',
    find: 'this.frames = this.frames.filter(({ at }) => at % this.spacing === 0);',
    put: 'this.frames = this.frames.filter(({ at }) => at % this.spacing !== 0);',
    tests: ['tests/ui/watching.test.ts'],
  },
  {
    name: 'a newer build takes over while another page plays',
    file: 'src/offline/Takeover.ts',
    find: 'others.length === 0 && !(await this.isOpening())',
    put: 'others.length <= 1 && !(await this.isOpening())',
    tests: ['tests/offline/worker.test.ts'],
  },
  {
    name: 'the caches of other games are deleted',
    file: 'src/offline/worker.ts',
    find: 'name.startsWith(cachePrefix(scope)) && name !== ours',
    put: 'name !== ours',
    tests: ['tests/offline/worker.test.ts'],
  },
];
