import { errorOf, isFromExtension } from '../../src/shell/installShell';

const origin = 'https://game.example';
const error = new Error('broken');

describe('what counts as an error of the game', () => {
  test('an exception in one of its scripts', () => {
    expect(errorOf({ error, filename: `${origin}/html/1/main.js` }, origin)?.lines[0]).toBe('Error: broken');
  });

  test('a script or a style sheet of its own that does not load', () => {
    const script = { tagName: 'SCRIPT', src: `${origin}/html/1/phaser.js` };
    const sheet = { tagName: 'LINK', href: `${origin}/html/1/main.css` };
    expect(errorOf({ target: script }, origin)?.lines).toEqual([`Missing: ${script.src}`]);
    expect(errorOf({ target: sheet }, origin)?.lines).toEqual([`Missing: ${sheet.href}`]);
  });

  test('a script of the page that cannot be read, as one that did not come', () => {
    const torn = { error: new SyntaxError('Unexpected end of input'), filename: `${origin}/html/1/main.js` };
    expect(errorOf(torn, origin, () => 'coming')).toMatchObject({ kind: 'notLoaded', lines: expect.arrayContaining([`Missing: ${torn.filename}`, 'SyntaxError: Unexpected end of input']) as string[] });
    expect(errorOf(torn, origin, () => 'here')?.kind).toBe('unforeseen');
    expect(errorOf({ ...torn, error }, origin, () => 'coming')?.kind).toBe('unforeseen');
  });

  test('a part that comes later only once whoever asked for it says so', () => {
    const script = { tagName: 'SCRIPT', src: `${origin}/html/1/panels.js` };
    expect(errorOf({ target: script }, origin, () => 'part')).toBeNull();
    expect(errorOf({ error: new SyntaxError('Unexpected token \'<\''), filename: script.src }, origin, () => 'part')).toBeNull();
    // What it does once it is there counts.
    expect(errorOf({ error, filename: script.src }, origin, () => 'part')?.kind).toBe('unforeseen');
  });

  test.each([
    ["the host's script that the policy blocks", { target: { tagName: 'SCRIPT', src: 'https://static.example/htmlgame.js' } }],
    ['an exception in a script from elsewhere', { error, filename: 'https://static.example/htmlgame.js' }],
    ['an exception in an extension', { error, filename: 'chrome-extension://abc/content.js' }],
    ["a browser's notice without an error", { error: null, message: 'ResizeObserver loop completed' }],
    ['a script from elsewhere of which nothing may be known', { message: 'Script error.', filename: '' }],
  ])('but not %s', (_what, event) => {
    expect(errorOf(event, origin)).toBeNull();
  });

  test('nor a promise rejected by an extension', () => {
    const foreign = new Error('broken');
    foreign.stack = 'Error: broken\n at moz-extension://abc/content.js:1:1';
    expect(isFromExtension(foreign)).toBe(true);
    expect(isFromExtension(error)).toBe(false);
    expect(isFromExtension('text')).toBe(false);
  });
});
