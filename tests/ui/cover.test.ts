import { cover } from '../../src/ui/panels/Dialog';

/** The parts of an element that covering needs. */
class Part {
  inert = false;
  parentElement: Part | null = null;
  readonly children: Part[] = [];

  constructor(private readonly look: string, ...children: Part[]) {
    this.children.push(...children);
    for (const child of children) child.parentElement = this;
  }

  matches(selector: string): boolean {
    return selector.split(', ').includes(`.${this.look}`);
  }
}

const { HTMLElement: before } = globalThis;
beforeAll(() => { Object.assign(globalThis, { HTMLElement: Part }); });
afterAll(() => { Object.assign(globalThis, { HTMLElement: before }); });

test('behind a dialog only what is read aloud and a hint can be reached, and everything is restored', () => {
  const [speaker, play, veil, hint, canvas] = ['spoken', 'play', 'veil', 'hint-place', 'canvas'].map((look) => new Part(look)) as [Part, Part, Part, Part, Part];
  const game = new Part('game', canvas, new Part('ui', speaker, play, veil, hint));
  const body = new Part('body', game, new Part('error'));
  const uncover = cover(veil as unknown as Element);
  expect([speaker, play, veil, hint, canvas, game, ...body.children].map(({ inert }) => inert)).toEqual([false, true, false, false, true, false, false, false]);
  uncover();
  expect([play, canvas].map(({ inert }) => inert)).toEqual([false, false]);
});

test('what was out of reach before stays so', () => {
  const veil = new Part('veil');
  const asleep = new Part('play');
  asleep.inert = true;
  new Part('game', new Part('ui', asleep, veil));
  cover(veil as unknown as Element)();
  expect(asleep.inert).toBe(true);
});
