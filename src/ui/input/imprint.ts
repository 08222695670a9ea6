/** Button labels of a brand of gamepads, by keymap name; only those that differ from the common ones. */
interface Make {
  readonly known: RegExp;
  readonly labels: Readonly<Partial<Record<string, string>>>;
}

const COMMON: Readonly<Partial<Record<string, string>>> = {
  PadA: 'A', PadB: 'B', PadX: 'X', PadY: 'Y',
  PadLB: 'LB', PadRB: 'RB', PadLT: 'LT', PadRT: 'RT', PadBack: 'Back', PadStart: 'Start', PadLS: 'LS', PadRS: 'RS',
  PadUp: '↑', PadUpRight: '↗', PadRight: '→', PadDownRight: '↘', PadDown: '↓', PadDownLeft: '↙', PadLeft: '←', PadUpLeft: '↖',
};

const MAKES: readonly Make[] = [
  {
    known: /playstation|dualshock|dualsense|054c/i,
    labels: {
      PadA: '✕', PadB: '○', PadX: '□', PadY: '△',
      PadLB: 'L1', PadRB: 'R1', PadLT: 'L2', PadRT: 'R2', PadBack: 'Share', PadStart: 'Options', PadLS: 'L3', PadRS: 'R3',
    },
  },
  {
    // The standard layout goes by position, and the lower button is labelled B here.
    known: /nintendo|switch|joy-con|057e/i,
    labels: { PadA: 'B', PadB: 'A', PadX: 'Y', PadY: 'X', PadLB: 'L', PadRB: 'R', PadLT: 'ZL', PadRT: 'ZR', PadBack: '−', PadStart: '+' },
  },
];

/** The labels of the gamepad in use, one set for the whole page, like the language. */
let labels = COMMON;

/** Switches to the labels of the gamepad with that id. */
export function showImprint(id: string): void {
  labels = { ...COMMON, ...MAKES.find(({ known }) => known.test(id))?.labels };
}

/** A button's label on the gamepad in use; null if it is not a button. */
export function imprintOf(name: string): string | null {
  return labels[name] ?? null;
}

/** The end of the name of a button that is held. */
export const HELD = 'Held';

/** Whether a keymap name is a gamepad button, perhaps a held one. */
export function isPadName(name: string): boolean {
  return Object.hasOwn(COMMON, buttonOf(name));
}

/** The button of a name. */
export function buttonOf(name: string): string {
  return name.endsWith(HELD) ? name.slice(0, -HELD.length) : name;
}
