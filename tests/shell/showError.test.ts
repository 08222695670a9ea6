import { describeError, missingFile, noCanvas } from '../../src/shell/describeError';
import { shellOf, standBy, type Rescuer } from '../../src/shell/Rescuer';
import { showError } from '../../src/shell/installShell';
import { words } from '../../src/shell/words';
import { FakeElement, FakeWindow } from './fakePage';

const english = words('en');

/** A game that still does everything the screen may ask; counts the requests. */
function helper(changes: Partial<Rescuer> = {}): Rescuer & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    stop: (isLoading) => { asked.push(isLoading ? 'stop for a file' : 'stop'); },
    language: () => 'en',
    standing: () => 'kept',
    report: () => ['Run: pack lanternfall, turn 3'],
    exportFile: () => Promise.resolve({ name: 'lanternfall-42.json', text: 'the save' }),
    importFile: () => Promise.resolve(null),
    stepBack: () => {
      asked.push('stepBack');
      return Promise.resolve(true);
    },
    settled: () => Promise.resolve(),
    ...changes,
  };
}

function broken(win: FakeWindow, rescuer: Rescuer | null = helper()): FakeWindow {
  if (rescuer) standBy(win.page, rescuer);
  showError(win.page, describeError(new Error('dug into nothing')));
  return win;
}

const report = (win: FakeWindow): string => win.document.getElementById('shell-fault-report')?.value ?? 'no report';
const status = (win: FakeWindow): string => win.document.getElementById('shell-fault-status')?.textContent ?? 'no status';
const about = (win: FakeWindow): string => win.document.getElementById('shell-fault-about')?.textContent ?? 'no words';
const buttons = (win: FakeWindow): FakeElement[] => win.document.body.all.filter(({ tag }) => tag === 'button');
const labels = (win: FakeWindow): (string | null)[] => buttons(win).map(({ textContent }) => textContent);

/** Presses a button and waits for its results. */
async function press(win: FakeWindow, label: string): Promise<void> {
  buttons(win).find(({ textContent }) => textContent === label)?.click();
  await new Promise((resolve) => { setTimeout(resolve); });
}

describe('the error screen', () => {
  test('stops the game, then shows what broke, what was played and where', () => {
    const rescuer = helper();
    const win = broken(new FakeWindow(), rescuer);
    expect(rescuer.asked).toEqual(['stop']);
    expect(report(win)).toMatch(/^Something went wrong[^]*Error: dug into nothing[^]*Page: https:\/\/game\.example\/\nBrowser: Tester\/1[^]*Run: pack lanternfall, turn 3$/);
    expect(about(win)).toBe(english.kept);
  });

  test('is a dialog with a name, the first button focused and the rest of the page inert', () => {
    const win = new FakeWindow();
    const game = new FakeElement('main', win.document);
    win.document.body.append(game);
    broken(win);
    const panel = win.document.getElementById('shell-fault');
    expect(Object.fromEntries(panel?.attributes ?? [])).toEqual({ role: 'alertdialog', 'aria-modal': 'true', 'aria-labelledby': 'shell-fault-title', 'aria-describedby': 'shell-fault-about' });
    expect(win.document.focused?.textContent).toBe(english.restart);
    expect([game.attributes.has('inert'), panel?.attributes.has('inert')]).toEqual([true, false]);
    expect(win.document.getElementById('shell-fault-status')?.attributes.get('role')).toBe('status');
  });

  test.each([
    ['kept', [english.restart, english.back, english.exportAll, english.importFile, english.copy, english.saveReport]],
    ['before', [english.restart, english.back, english.exportAll, english.importFile, english.copy, english.saveReport]],
    ['again', [english.back, english.restart, english.exportAll, english.importFile, english.copy, english.saveReport]],
    ['unkept', [english.exportAll, english.restart, english.importFile, english.copy, english.saveReport]],
    ['none', [english.restart, english.exportAll, english.importFile, english.copy, english.saveReport]],
  ] as const)('puts the best button first for a run that is %s', (standing, expected) => {
    const win = broken(new FakeWindow(), helper({ standing: () => standing }));
    expect(labels(win)).toEqual(expected);
    expect(about(win)).toBe(english[standing]);
  });

  test('speaks the language of the game', () => {
    const win = broken(new FakeWindow(), helper({ language: () => 'de' }));
    expect(labels(win)).toContain('Neu starten');
    expect(win.document.getElementById('shell-fault')?.lang).toBe('de');
    expect(report(win)).toContain('Something went wrong');
  });

  test('says what else is wrong if a file failed to load or nothing can be drawn', () => {
    const missing = new FakeWindow();
    showError(missing.page, missingFile('https://game.example/phaser.js'));
    expect(missing.document.getElementById('shell-fault-title')?.textContent).toBe(english.notLoaded);
    const blank = new FakeWindow();
    showError(blank.page, noCanvas());
    expect([blank.document.getElementById('shell-fault-title')?.textContent, about(blank)]).toEqual([english.noCanvas, english.tryOther]);
  });
});

describe('a part of the game that doesn\'t load', () => {
  const chunk = Object.assign(new Error('Loading chunk panels failed.'), { name: 'ChunkLoadError', request: 'https://game.example/panels.js' });

  test.each(['kept', 'before', 'again'] as const)('never offers the previous save: %s', (standing) => {
    const rescuer = helper({ standing: () => standing });
    const win = new FakeWindow();
    standBy(win.page, rescuer);
    showError(win.page, describeError(new Error('the page did not open', { cause: chunk })));
    expect(win.document.getElementById('shell-fault-title')?.textContent).toBe(english.notLoaded);
    expect(labels(win)).toEqual([english.restart, english.exportAll, english.importFile, english.copy, english.saveReport]);
    expect(rescuer.asked).toEqual(['stop for a file']);
  });

  test('has its run exported first if that is not saved', () => {
    const win = new FakeWindow();
    standBy(win.page, helper({ standing: () => 'unkept' }));
    showError(win.page, describeError(chunk));
    expect(labels(win)[0]).toBe(english.exportAll);
  });

  test('is named first in the report, also where it is only the cause', () => {
    for (const thrown of [chunk, new Error('the page did not open', { cause: chunk })]) {
      expect(describeError(thrown).lines[0]).toBe('Missing: https://game.example/panels.js');
    }
  });

  test('is fetched past all caches by a restart', async () => {
    const win = new FakeWindow();
    shellOf(win.page).missing.add('https://game.example/main.js');
    showError(win.page, missingFile('https://game.example/main.js'));
    await press(win, english.restart);
    expect([win.renewed, win.reloads]).toEqual([['https://game.example/main.js'], 1]);
  });

  test('is not said to have cost nothing because no run was open', () => {
    const win = new FakeWindow();
    showError(win.page, missingFile('https://game.example/main.js'));
    expect(about(win)).toBe('Nothing that was saved is lost. Restarting usually helps.');
  });
});

describe('its buttons', () => {
  test('copy the report, and say so', async () => {
    const win = broken(new FakeWindow());
    await press(win, english.copy);
    expect(win.copied).toEqual([report(win)]);
    expect(status(win)).toBe(english.copied);
  });

  test('select the report if the clipboard is unavailable', async () => {
    const win = broken(new FakeWindow());
    win.canCopy = false;
    await press(win, english.copy);
    expect(win.document.selected?.id).toBe('shell-fault-report');
    expect(status(win)).toBe(english.pressToCopy);
  });

  test('save report and run as files', async () => {
    const win = broken(new FakeWindow());
    await press(win, english.saveReport);
    await press(win, english.exportAll);
    expect(win.saved).toEqual([report(win), 'the save']);
    expect(win.document.clicked.filter(({ tag }) => tag === 'a').map(({ download }) => download)).toEqual(['lanternfall-report.txt', 'lanternfall-42.json']);
    expect(status(win)).toBe('Saved as lanternfall-42.json.');
  });

  test('restart once everything is written, and don\'t wait for ever', async () => {
    const win = broken(new FakeWindow());
    await press(win, english.restart);
    expect(win.reloads).toBe(1);
    const stuck = broken(new FakeWindow(), helper({ settled: () => new Promise(() => undefined) }));
    await press(stuck, english.restart);
    expect(stuck.reloads).toBe(0);
    stuck.pass();
    await new Promise((resolve) => { setTimeout(resolve); });
    expect(stuck.reloads).toBe(1);
  });

  test('go back to the previous save, or say that there is none', async () => {
    const rescuer = helper();
    const win = broken(new FakeWindow(), rescuer);
    await press(win, english.back);
    expect([rescuer.asked, win.reloads]).toEqual([['stop', 'stepBack'], 1]);
    const alone = broken(new FakeWindow(), helper({ stepBack: () => Promise.resolve(false) }));
    await press(alone, english.back);
    expect([status(alone), alone.reloads]).toEqual([english.nothingBefore, 0]);
  });

  test('read a file and continue from it, or say why not', async () => {
    const answers = ['No run is in it.', null, ''];
    const win = broken(new FakeWindow(), helper({ importFile: () => Promise.resolve(answers.shift() ?? null) }));
    await press(win, english.importFile);
    expect([status(win), win.reloads]).toEqual(['No run is in it.', 0]);
    await press(win, english.importFile);
    expect([answers, win.reloads]).toEqual([[''], 1]);
    await press(win, english.importFile);
    expect([status(win), win.reloads]).toEqual(['', 1]);
  });

  test('say why if the game is too broken for it', async () => {
    const gone = (): Promise<never> => Promise.reject(new Error('no storage'));
    const win = broken(new FakeWindow(), helper({ stepBack: gone, settled: gone, exportFile: () => { throw new Error('no run'); } }));
    await press(win, english.back);
    expect(status(win)).toBe('That didn\'t work: Error: no storage');
    await press(win, english.exportAll);
    expect(status(win)).toBe('That didn\'t work: Error: no run');
    await press(win, english.restart);
    expect(win.reloads).toBe(1);
  });
});

test('a rescue whose part can\'t be reached says what to do meanwhile, and works once it can', async () => {
  const chunk = Object.assign(new Error('Loading chunk keep failed.'), { name: 'ChunkLoadError', request: 'https://game.example/keep.js' });
  const missing = (): Promise<never> => Promise.reject(chunk);
  const away = helper({ exportFile: missing, importFile: missing, stepBack: missing });
  const win = broken(new FakeWindow(), away);
  for (const label of [english.exportAll, english.importFile, english.back]) {
    await press(win, label);
    expect(status(win)).toBe('Part of the game didn\'t load. Check your connection and try again. A run you were playing is recorded in the report, which you can save now.');
  }
  await press(win, english.saveReport);
  expect(status(win)).toBe('Saved as lanternfall-report.txt.');
  away.exportFile = () => Promise.resolve({ name: 'mine.json', text: 'the save' });
  await press(win, english.exportAll);
  expect(status(win)).toBe('Saved as mine.json.');
});

describe('more errors', () => {
  test('join the report; repeats are counted', () => {
    const win = broken(new FakeWindow());
    for (let i = 0; i < 3; i++) showError(win.page, describeError('the lamp went out'));
    expect(report(win)).toMatch(/dug into nothing[^]*the lamp went out\n\(3 times\)/);
    expect(buttons(win)).toHaveLength(6);
  });

  test('in every frame don\'t fill the memory', () => {
    const win = broken(new FakeWindow());
    for (let i = 0; i < 1000; i++) showError(win.page, describeError(`fault ${i}`));
    expect(shellOf(win.page).errors.size).toBe(6);
  });

  test('in the game\'s own answers don\'t keep the screen away', () => {
    const dead = (): never => { throw new Error('dead'); };
    const win = broken(new FakeWindow(), helper({ stop: dead, report: dead, language: dead, standing: dead }));
    expect(report(win)).toContain('The game could not report on itself: Error: dead');
    expect(labels(win)).toEqual([english.restart, english.exportAll, english.importFile, english.copy, english.saveReport]);
  });

  test('of the game while it is being stopped join the same screen', () => {
    const win = new FakeWindow();
    broken(win, helper({ stop: () => { showError(win.page, describeError('while stopping')); } }));
    expect(report(win)).toMatch(/dug into nothing[^]*while stopping/);
    expect(win.document.body.children).toHaveLength(1);
  });

  test('of the screen itself end in plain words, once', () => {
    const win = new FakeWindow();
    win.document.refuses = 'textarea';
    broken(win);
    showError(win.page, describeError('and another'));
    expect(win.document.body.children.map(({ tag }) => tag)).toEqual(['pre']);
    expect(win.document.body.children[0]?.textContent).toMatch(/dug into nothing[^]*no textarea/);
  });
});
