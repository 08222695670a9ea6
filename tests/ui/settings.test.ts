import { BINDINGS, LOOSE_BINDINGS, SCHEMES, type ActionBinding } from '../../src/ui/input/bindings';
import { bindings, looseKeys, type Keys } from '../../src/ui/input/keymap';
import { isChanged, rebind, SettingsMenu, unbind } from '../../src/ui/modes/SettingsMenus';
import { loadLanguage } from '../../src/keep/languages';
import { completeTexts, languageOf, setLanguage, text, textsOf } from '../../src/keep/text';
import type { Session } from '../../src/ui/Session';
import { SETTING_GROUPS, SETTING_IDS, type SettingGroup } from '../../src/ui/settings/settingRows';
import { memorySettings } from '../../src/ui/settings/settings';
import { openRun, openTitle, type, defaultKeys, labelsOf, topOf } from './support';

function action(id: string): ActionBinding {
  const found = BINDINGS.find((one) => one.id === id);
  if (!found) throw new Error(`no binding ${id}`);
  return found;
}

function rebound(keys: Keys, id: string, name: string): Keys {
  const made = rebind(keys, { set: keys.scheme, binding: action(id), key: name, how: 'instead' });
  if (!made.ok) throw new Error(`${name} is refused`);
  return { ...keys, own: { ...keys.own, [keys.scheme]: made.own } };
}

/** The index of a line in the settings by its label. */
function lineOf(label: string): number {
  return new SettingsMenu().choices.findIndex((choice) => choice.label === label);
}

/** A key that no scheme uses. */
const FREE = Array.from('pqrstuvwxyzABCEGHIJKL').find((key) => BINDINGS.every(({ always, classic, wasd }) => ![...always, ...classic, ...wasd].includes(key))) ?? '';

describe('rebind', () => {
  test('a free key replaces the default ones', () => {
    const keys = rebound(defaultKeys('classic'), 'pickUp', FREE);
    expect(looseKeys(keys, action('pickUp'))).toEqual([FREE]);
  });

  test('an action that had the key gets the old one', () => {
    const keys = rebound(defaultKeys('classic'), 'wait', 'i');
    expect(looseKeys(keys, action('wait'))).toEqual(['i']);
    expect(looseKeys(keys, action('inventory'))).toEqual(['.']);
  });

  test('an action that has other keys keeps those', () => {
    const keys = rebound(defaultKeys('classic'), 'wait', 'g');
    expect(looseKeys(keys, action('pickUp'))).toEqual([',']);
  });

  test('changes one scheme, not the other', () => {
    const keys = rebound(defaultKeys('classic'), 'wait', 'i');
    expect(looseKeys({ ...keys, scheme: 'wasd' }, action('wait'))).toEqual([' ']);
  });

  test.each([['Enter', 'fixed'], ['Escape', 'fixed'], ['Tab', 'fixed'], ['ArrowUp', 'fixed'], ['Numpad5', 'fixed'], ['Home', 'fixed'], ['F5', 'browser'], ['PadA', 'device']])('%s can\'t be bound: %s', (name, why) => {
    expect(rebind(defaultKeys('classic'), { set: 'classic', binding: action('wait'), key: name, how: 'instead' })).toEqual({ ok: false, why });
  });

  test('an additional key keeps the existing ones', () => {
    const made = rebind(defaultKeys('classic'), { set: 'classic', binding: action('pickUp'), key: FREE, how: 'beside' });
    expect(made).toMatchObject({ ok: true, own: { pickUp: ['g', ',', FREE] }, moved: null });
  });

  test('an additional key that was another action\'s only one is exchanged for one', () => {
    const made = rebind(defaultKeys('classic'), { set: 'classic', binding: action('pickUp'), key: 'i', how: 'beside' });
    expect(made).toMatchObject({ ok: true, own: { pickUp: [',', 'i'], inventory: ['g'] }, moved: { keys: ['g'] } });
  });

  test('one of several keys is removed', () => {
    expect(unbind(defaultKeys('classic'), 'classic', { binding: action('pickUp'), key: 'g' })).toEqual({ pickUp: [','] });
  });

  test('a gamepad button is exchanged, and the keyboard is unchanged', () => {
    const keys = defaultKeys('classic');
    const made = rebind(keys, { set: 'pad', binding: action('inventory'), key: 'PadY', how: 'instead' });
    expect(made).toMatchObject({ ok: true, own: { inventory: ['PadY'], look: ['PadX'] } });
    expect(rebind(keys, { set: 'pad', binding: action('wait'), key: 'PadStart', how: 'instead' })).toEqual({ ok: false, why: 'fixed' });
    expect(rebind(keys, { set: 'pad', binding: action('wait'), key: 'q', how: 'instead' })).toEqual({ ok: false, why: 'device' });
  });

  test('actions with changed keys are known', () => {
    const keys = rebound(defaultKeys('classic'), 'wait', 'i');
    expect(BINDINGS.filter((one) => isChanged(keys, 'classic', one)).map(({ id }) => id)).toEqual(['wait', 'inventory']);
  });

  test.each(SCHEMES)('%s: after any bindings, no key does two things and no action is without one', (scheme) => {
    const names = ['i', 'g', 'h', 'x', '.', ' ', 'D', ',', FREE];
    let keys = defaultKeys(scheme);
    for (const [index, { id }] of [...LOOSE_BINDINGS, ...LOOSE_BINDINGS].entries()) {
      keys = rebound(keys, id, names[index % names.length] ?? '');
      for (const layer of ['play', 'aim'] as const) {
        const all = bindings(keys, layer).flatMap((binding) => binding.keys);
        expect(new Set(all).size).toBe(all.length);
      }
      expect(bindings(keys, 'play').filter((binding) => binding.keys.length === 0)).toEqual([]);
    }
  });
});

describe('settings', () => {
  test('the keys are changed from the pause menu, and saved', async () => {
    const settings = memorySettings();
    const { session, game } = await openRun({ settings });
    type(session, 'Escape', 'ArrowUp', 'ArrowUp', 'Enter');
    expect(session.modes.top.kind).toBe('settings');
    session.command({ do: 'choose', index: lineOf('ui.settings.scheme') });
    type(session, 'Escape', 'Escape', ' ');
    expect(session.settings.scheme).toBe('wasd');
    expect(game.state.turn).toBe(1);
    expect(settings.load().scheme).toBe('wasd');
  });

  test('text grows in three steps and then shrinks again', async () => {
    const session = await openTitle();
    session.command({ do: 'settings' });
    session.command({ do: 'point', index: lineOf('ui.settings.textSize') });
    const sizes = [1, 2, 3].map(() => {
      type(session, 'Enter');
      return session.settings.textSize;
    });
    expect(sizes).toEqual(['large', 'largest', 'normal']);
  });

  test('left and right go through the values both ways, and listeners are notified', async () => {
    const session = await openTitle();
    const heard: number[] = [];
    session.on({ settings: ({ effects }) => { heard.push(effects); } });
    session.command({ do: 'settings' });
    session.command({ do: 'point', index: lineOf('ui.settings.effects') });
    type(session, 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Enter');
    expect(heard).toEqual([6, 5, 6, 7]);
  });

  test('the language is that of the browser until the player chooses one', async () => {
    const session = await openTitle({ languages: ['tlh-Latn', 'de-AT', 'en'] });
    expect(languageOf(['tlh-Latn', 'de-AT', 'en'])).toBe('de');
    expect(languageOf(['tlh', 'constructor'])).toBe('en');
    session.configure({ language: 'en' });
    expect(text('ui.settings')).toBe('Settings');
  });

  test('a scale stops at its ends', async () => {
    const session = await openTitle();
    session.command({ do: 'settings' });
    session.command({ do: 'point', index: lineOf('ui.settings.effects') });
    type(session, ...Array.from({ length: 12 }, () => 'ArrowRight'));
    expect(session.settings.effects).toBe(10);
    type(session, ...Array.from({ length: 12 }, () => 'ArrowLeft'));
    expect(session.settings.effects).toBe(0);
  });

  test('reset to defaults spares the keys and the hints read, after asking', async () => {
    const settings = memorySettings();
    settings.save({ ...settings.load(), effects: 1, scheme: 'wasd', hintsSeen: ['walk'], own: { classic: { wait: ['p'] }, wasd: {}, pad: {} } });
    const { session } = await openRun({ settings });
    session.command({ do: 'settings' });
    session.command({ do: 'choose', index: lineOf('ui.settings.reset') });
    expect(session.modes.top.kind).toBe('confirm');
    expect(session.settings.effects).toBe(1);
    type(session, 'ArrowDown', 'Enter');
    expect(session.settings).toMatchObject({ effects: 7, scheme: 'classic', hintsSeen: expect.arrayContaining(['walk']) as string[], own: { classic: { wait: ['p'] } } });
    expect(session.modes.top.kind).toBe('settings');
  });
});

describe('the key bindings', () => {
  /** Opens the keys of one action, from the settings. */
  async function openAction(id: string): Promise<Awaited<ReturnType<typeof openRun>>> {
    const run = await openRun();
    run.session.command({ do: 'settings' });
    run.session.command({ do: 'choose', index: lineOf('ui.settings.keys') });
    chooseLine(run.session, `ui.action.${id}`);
    return run;
  }

  function chooseLine(session: Session, label: string): void {
    const top = topOf(session);
    if (!('choices' in top)) throw new Error('no list');
    session.command({ do: 'choose', index: top.choices.findIndex((choice) => choice.label === label) });
  }

  test('an action gets the key that is pressed; for a taken key the current action is shown first', async () => {
    const { session, game } = await openAction('wait');
    expect(session.modes.top.kind).toBe('bindingKeys');
    chooseLine(session, 'ui.keys.instead');
    expect(session.modes.top.kind).toBe('capture');
    type(session, 'Shift', 'Enter');
    expect(session.modes.top).toMatchObject({ error: '"Enter" is always "Interact" and can\'t be changed. Press another key.' });
    type(session, 'i');
    expect(session.modes.top).toMatchObject({ kind: 'capture', error: null, question: '"i" is already bound to "Bag". Press it again to reassign it. "Bag" will be on ".".' });
    expect(session.settings.own.classic).toEqual({});
    type(session, 'i');
    expect(session.modes.top).toMatchObject({ kind: 'bindingKeys', report: '"i" now does "Wait one turn". "Bag" will be on ".".' });
    type(session, 'Escape', 'Escape', 'Escape', 'i');
    expect(game.state.turn).toBe(1);
    type(session, '.');
    expect(session.modes.top.kind).toBe('inventory');
  });

  test('another key than the one in question is a new question', async () => {
    const { session } = await openAction('wait');
    chooseLine(session, 'ui.keys.instead');
    type(session, 'i', 'o');
    expect(session.modes.top).toMatchObject({ kind: 'capture', question: '"o" is already bound to "Auto-explore". Press it again to reassign it. "Auto-explore" will be on ".".' });
    type(session, FREE);
    expect(session.settings.own.classic).toEqual({ wait: [FREE] });
  });

  test('a key is added and removed again; the last one stays', async () => {
    const { session } = await openAction('wait');
    const labels = (): string[] => labelsOf(session);
    expect(labels()).not.toContain('ui.keys.less');
    chooseLine(session, 'ui.keys.beside');
    type(session, FREE);
    expect(session.settings.own.classic).toEqual({ wait: ['.', FREE] });
    chooseLine(session, 'ui.keys.less');
    expect(session.settings.own.classic).toEqual({ wait: [FREE] });
    expect(labels()).not.toContain('ui.keys.less');
  });

  test('Esc leaves a key unchanged, Start does so for a button', async () => {
    for (const name of ['Escape', 'PadStart']) {
      const { session } = await openAction('wait');
      chooseLine(session, 'ui.keys.instead');
      type(session, name);
      expect(session.modes.top.kind).toBe('bindingKeys');
      expect(session.settings.own.classic).toEqual({});
    }
  });

  test('the first line leads to the buttons of a gamepad', async () => {
    const { session } = await openRun();
    session.command({ do: 'settings' });
    session.command({ do: 'choose', index: lineOf('ui.settings.keys') });
    type(session, 'ArrowRight');
    chooseLine(session, 'ui.action.inventory');
    chooseLine(session, 'ui.keys.instead');
    type(session, 'q');
    expect(session.modes.top).toMatchObject({ error: '"q" is a keyboard key. Press a button on the gamepad.' });
    type(session, 'PadB', 'PadB');
    expect(session.settings.own.pad).toEqual({ inventory: ['PadB'], dismiss: ['PadX'] });
  });

  test('the defaults are restored', async () => {
    const settings = memorySettings();
    settings.save({ ...settings.load(), own: { classic: { wait: ['p'] }, wasd: { wait: ['o'] }, pad: {} } });
    const { session } = await openRun({ settings });
    session.command({ do: 'settings' });
    session.command({ do: 'choose', index: lineOf('ui.settings.keys') });
    type(session, 'ArrowUp', 'Enter');
    expect(session.settings.own).toEqual({ classic: {}, wasd: { wait: ['o'] }, pad: {} });
    expect(session.modes.top).toMatchObject({ kind: 'keys', report: 'Classic keys: defaults restored.' });
  });
});

describe('the groups of the settings', () => {
  const groupOf = (): SettingGroup[] => new SettingsMenu().choices.flatMap(({ group }) => group ?? []);

  test('are short, and in the order in which the keys go through them', () => {
    const sizes = SETTING_GROUPS.map((group) => groupOf().filter((each) => each === group).length);
    expect(sizes.filter((size) => size < 2 || size > 5)).toEqual([]);
    const order = groupOf().map((group) => SETTING_GROUPS.indexOf(group));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('have a sentence where a name does not say what it does, in both languages', async () => {
    await Promise.all([completeTexts(), loadLanguage('de')]);
    for (const language of ['en', 'de'] as const) {
      setLanguage(language);
      const told = SETTING_IDS.filter((id) => textsOf([{ key: `ui.settings.${id}.about`, params: {} }]).length === 1);
      expect(told).toEqual(expect.arrayContaining(['motion', 'shake', 'finds', 'confirm', 'blur', 'hints', 'steps']));
      expect(told).not.toContain('language');
    }
    setLanguage('en');
  });
});
