import { DEEDS, LOOSE_DEEDS, SCHEMES, type Deed } from '../../src/ui/deeds';
import { bindings, looseKeys, type Keys } from '../../src/ui/keymap';
import { rebind } from '../../src/ui/rebind';
import { SettingsMenu } from '../../src/ui/modes/SettingsMenu';
import { languageOf, text } from '../../src/ui/text';
import { memorySettings } from '../../src/ui/settings';
import { openRun, openTitle, type, usualKeys } from './support';

function deed(id: string): Deed {
  const found = DEEDS.find((one) => one.id === id);
  if (!found) throw new Error(`no deed ${id}`);
  return found;
}

function rebound(keys: Keys, id: string, name: string): Keys {
  const made = rebind(keys, deed(id), name);
  if (!made.ok) throw new Error(`${name} is refused`);
  return { ...keys, own: { ...keys.own, [keys.scheme]: made.own } };
}

/** The place of a line of the settings by its label. */
function lineOf(label: string): number {
  return new SettingsMenu().choices.findIndex((choice) => choice.label === label);
}

describe('rebind', () => {
  test('a free key takes the place of the usual ones', () => {
    const keys = rebound(usualKeys('classic'), 'pickUp', 'p');
    expect(looseKeys(keys, deed('pickUp'))).toEqual(['p']);
  });

  test('whoever had the key takes over the old one', () => {
    const keys = rebound(usualKeys('classic'), 'wait', 'i');
    expect(looseKeys(keys, deed('wait'))).toEqual(['i']);
    expect(looseKeys(keys, deed('inventory'))).toEqual(['.']);
  });

  test('whoever has another key keeps that', () => {
    const keys = rebound(usualKeys('classic'), 'wait', 'g');
    expect(looseKeys(keys, deed('pickUp'))).toEqual([',']);
  });

  test('one scheme is changed, not the other', () => {
    const keys = rebound(usualKeys('classic'), 'wait', 'i');
    expect(looseKeys({ ...keys, scheme: 'wasd' }, deed('wait'))).toEqual([' ']);
  });

  test.each(['Enter', 'Escape', 'Tab', 'ArrowUp', 'Numpad5', 'Home', 'F5'])('%s always does the same', (name) => {
    expect(rebind(usualKeys('classic'), deed('wait'), name)).toEqual({ ok: false });
  });

  test.each(SCHEMES)('%s: whatever is bound to whatever, no key does two things and no deed is left without one', (scheme) => {
    const names = ['i', 'g', 'h', 'x', '.', ' ', 'D', ',', 'p'];
    let keys = usualKeys(scheme);
    for (const [index, { id }] of [...LOOSE_DEEDS, ...LOOSE_DEEDS].entries()) {
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
  test('the keys are changed from the pause menu, for good', async () => {
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

  test('words grow in three steps and then shrink again', async () => {
    const session = await openTitle();
    session.command({ do: 'settings' });
    session.command({ do: 'point', index: lineOf('ui.settings.textSize') });
    const sizes = [1, 2, 3].map(() => {
      type(session, 'Enter');
      return session.settings.textSize;
    });
    expect(sizes).toEqual(['large', 'largest', 'normal']);
  });

  test('left and right go through the values both ways, and whoever draws hears of it', async () => {
    const session = await openTitle();
    const heard: number[] = [];
    session.on({ settings: ({ effects }) => { heard.push(effects); } });
    session.command({ do: 'settings' });
    session.command({ do: 'point', index: lineOf('ui.settings.effects') });
    type(session, 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Enter');
    expect(heard).toEqual([6, 5, 6, 7]);
  });

  test('the language is that of the browser until the player chooses one', async () => {
    const session = await openTitle({ languages: ['fr-CH', 'de-AT', 'en'] });
    expect(languageOf(['fr-CH', 'de-AT', 'en'])).toBe('de');
    expect(languageOf(['fr', 'constructor'])).toBe('en');
    session.configure({ language: 'en' });
    expect(text('ui.settings')).toBe('Settings');
  });

  test('a deed gets the key that is pressed, and it is told what that took', async () => {
    const { session, game } = await openRun();
    session.command({ do: 'settings' });
    session.command({ do: 'choose', index: lineOf('ui.settings.keys') });
    session.command({ do: 'choose', index: LOOSE_DEEDS.findIndex(({ id }) => id === 'wait') });
    expect(session.modes.top.kind).toBe('capture');
    type(session, 'Shift', 'Enter');
    expect(session.modes.top).toMatchObject({ kind: 'capture', fault: '"Enter" always does the same. Press another key.' });
    type(session, 'i');
    expect(session.modes.top).toMatchObject({ kind: 'keys', told: 'Wait a turn is now on "i". The key was taken from "Inventory", which is now on ".".' });
    type(session, 'Escape', 'Escape', 'i');
    expect(game.state.turn).toBe(1);
    type(session, '.');
    expect(session.modes.top.kind).toBe('inventory');
  });

  test('Esc leaves a key as it was', async () => {
    const { session } = await openRun();
    session.command({ do: 'settings' });
    session.command({ do: 'choose', index: lineOf('ui.settings.keys') });
    type(session, 'Enter', 'Escape');
    expect(session.modes.top.kind).toBe('keys');
    expect(session.settings.own.classic).toEqual({});
  });

  test('the usual keys come back', async () => {
    const settings = memorySettings();
    settings.save({ ...settings.load(), own: { classic: { wait: ['p'] }, wasd: { wait: ['o'] } } });
    const { session } = await openRun({ settings });
    session.command({ do: 'settings' });
    session.command({ do: 'choose', index: lineOf('ui.settings.keys') });
    type(session, 'ArrowUp', 'Enter');
    expect(session.settings.own).toEqual({ classic: {}, wasd: { wait: ['o'] } });
    expect(session.modes.top).toMatchObject({ kind: 'keys', told: 'The usual classic keys are back.' });
  });
});
