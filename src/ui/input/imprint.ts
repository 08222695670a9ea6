/** What is printed on gamepads of one make: names of the keymap, and where it differs from the common one. */
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
    labels: { PadA: '✕', PadB: '○', PadX: '□', PadY: '△', PadLB: 'L1', PadRB: 'R1', PadLT: 'L2', PadRT: 'R2', PadBack: 'Share', PadStart: 'Options', PadLS: 'L3', PadRS: 'R3' },
  },
  {
    // The standard layout goes by place: the lower button is there named B.
    known: /nintendo|switch|joy-con|057e/i,
    labels: { PadA: 'B', PadB: 'A', PadX: 'Y', PadY: 'X', PadLB: 'L', PadRB: 'R', PadLT: 'ZL', PadRT: 'ZR', PadBack: '−', PadStart: '+' },
  },
];

/** The gamepad in hand. One for the whole page, like the language. */
let labels = COMMON;

/** Lets buttons be named from now on as they are on the gamepad of that id. */
export function showImprint(id: string): void {
  labels = { ...COMMON, ...MAKES.find(({ known }) => known.test(id))?.labels };
}

/** What is printed on a button of the gamepad in hand; null for what is no button. */
export function imprintOf(name: string): string | null {
  return labels[name] ?? null;
}

/** Whether a name of the keymap is a button of a gamepad. */
export function isPadName(name: string): boolean {
  return Object.hasOwn(COMMON, name);
}
