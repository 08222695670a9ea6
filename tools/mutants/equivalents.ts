/** A change that no player and no developer can notice, and why. */
export interface Equivalent {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly why: string;
}

/** Mutants that are drawn no more. A line that changes takes its entry out of force. */
export const EQUIVALENTS: readonly Equivalent[] = [
  { file: 'src/procgen/proof/openersOf.ts', before: 'known.set(content, openers);', after: ';', why: 'Only what was worked out is kept.' },
  { file: 'src/procgen/vaults/turnVault.ts', before: 'known.set(vault, turned);', after: ';', why: 'Only what was worked out is kept.' },
  { file: 'src/procgen/proof/Ground.ts', before: 'const marks = new Uint8Array(stride * (height + 2));', after: 'const marks = new Uint8Array(stride * (height + 1));', why: 'Beyond the list nothing is open either.' },
  { file: 'src/procgen/proof/Ground.ts', before: 'for (let y = 0, index = 0; y < height; y++) {', after: 'for (let y = 0, index = 0; y <= height; y++) {', why: 'Beyond the map there are no tiles, and no tile is closed as rock is.' },
  {
    file: 'src/procgen/dig/spreadPatches.ts',
    before: 'const cell = rng.range(1, layout.width - 2) + layout.width * rng.range(1, layout.height - 2);',
    after: 'const cell = rng.range(1, layout.width - 2) + layout.width * rng.range(1, layout.height - 1);',
    why: 'A start at the edge is rock and drawn again: another floor for the same seed, and none that could not be before.',
  },
  { file: 'src/ui/replays/watchText.ts', before: 'const from = last === undefined ? 0 : Math.max(0, count - last);', after: 'const from = last === undefined ? (-1) : Math.max(0, count - last);', why: 'It winds to what is more than 0 only.' },
  { file: 'src/engine/floor/Floor.ts', before: 'if (this.state.hazards !== this.hazardsRead) this.readHazards();', after: 'if (true) this.readHazards();', why: 'Only how often they are read.' },
  { file: 'src/procgen/dig/addLoops.ts', before: 'return 0;', after: 'return 1;', why: 'Behind the longest tunnel is rock still, to which no way leads: it is not dug, whatever length it is said to have.' },
  { file: 'src/keep/browser/LocalStorage.ts', before: 'return [...all.filter(([, text]) => text !== null), ...all.filter(([, text]) => text === null)];', after: 'return [...all.filter(([, text]) => text !== null), ...all];', why: 'What has just been put is put once more.' },
  { file: 'src/procgen/vaults/layVaults.ts', before: 'if (wanted === 0) return layout;', after: 'if (false) return layout;', why: 'No vault is laid either way; only work is spared.' },
  { file: 'src/keep/saves/pickRun.ts', before: 'if (found.revision >= 0 && header.includes(`"format":${STATE_FORMAT},`)) return [];', after: 'if (found.revision >= 1 && header.includes(`"format":${STATE_FORMAT},`)) return [];', why: 'Saves are counted from 1.' },
  { file: 'src/keep/saves/pickRun.ts', before: 'if (found.revision >= 0 && header.includes(`"format":${STATE_FORMAT},`)) return [];', after: 'if (found.revision > 0 && header.includes(`"format":${STATE_FORMAT},`)) return [];', why: 'Saves are counted from 1.' },
  { file: 'src/keep/saves/SaveSlots.ts', before: "private readonly revisions: Record<Slot, number> = { 'run.a': -1, 'run.b': -1 };", after: "private readonly revisions: Record<Slot, number> = { 'run.a': -2, 'run.b': -1 };", why: 'Both are set as the runs are looked at, before any is compared.' },
  { file: 'src/ui/replays/watchText.ts', before: 'for (let slice = 0; slice < SLICES_AT_ONCE; slice++) {', after: 'for (let slice = 0; slice <= SLICES_AT_ONCE; slice++) {', why: 'Only how much is read at once.' },
  { file: 'src/engine/core/rng.ts', before: 'a = b ^ mixWord(a, unit, 0x9e3779b1);', after: 'a = b ^ mixWord(unit, a, 0x9e3779b1);', why: 'The first two come together by an exclusive or.' },
  { file: 'src/engine/rules/traits.ts', before: 'return ids.length === 0 ? [] : inventory.filter((item) => ids.includes(item.id));', after: 'return ids.length === (-1) ? [] : inventory.filter((item) => ids.includes(item.id));', why: 'Only work is spared.' },
  { file: 'src/engine/run/actionCodec.ts', before: 'w: { numbers: 0, make: () => new Wait() },', after: 'w: { numbers: (-1), make: () => new Wait() },', why: 'Fewer than none are none.' },
  { file: 'src/engine/floor/distance.ts', before: 'private lateTail = 0;', after: 'private lateTail = 1;', why: 'It is set before each search.' },
  {
    file: 'src/engine/pack/soundPart.ts',
    before: "const lostTables = [...cut.values()].filter((path) => path.length < (rowDepth([...path, 'kinds']) || 2)).map((path) => path.join('.'));",
    after: "const lostTables = [...cut.values()].filter((path) => path.length < (rowDepth([...path, 'kinds']) || 3)).map((path) => path.join('.'));",
    why: 'No id lives in the fields that this adds.',
  },
  {
    file: 'src/procgen/dig/addLoops.ts',
    before: 'if (x <= 0 || x >= width - 1 || at < width || at >= terrain.length - width) return 0;',
    after: 'if (x <= 0 || x >= width - 1 || at < width && at >= terrain.length - width) return 0;',
    why: 'Above the map the column is negative, and below it no steps lead anywhere.',
  },
  {
    file: 'src/procgen/dig/addLoops.ts',
    before: 'return length > 0 && (steps[cell + length * out] as number) >= length + SAVED ? [{ from: cell, step: out, length }] : [];',
    after: 'return length > (-1) && (steps[cell + length * out] as number) >= length + SAVED ? [{ from: cell, step: out, length }] : [];',
    why: 'No steps lead to the wall itself.',
  },
  { file: 'src/keep/saves/SaveSlots.ts', before: 'private revision = 0;', after: 'private revision = 1;', why: 'It is set as the place is opened, before anything is written.' },
  {
    file: 'src/keep/saves/pickRun.ts',
    before: 'return { run: revived.run, from: each, refused: [...refused, ...found.slice(place + 1).flatMap(refusalOf)] };',
    after: 'return { run: revived.run, from: each, refused: [...refused, ...found.slice(place + 0).flatMap(refusalOf)] };',
    why: 'What is gone on with is not refused.',
  },
  { file: 'src/keep/saves/meta.ts', before: 'const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));', after: 'const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1));', why: 'Saves are counted from 1; notes from before the first are as good as none.' },
  { file: 'src/keep/saves/SaveSlots.ts', before: "private readonly revisions: Record<Slot, number> = { 'run.a': -1, 'run.b': -1 };", after: "private readonly revisions: Record<Slot, number> = { 'run.a': -1, 'run.b': -0 };", why: 'Both are set as the runs are looked at, before any is compared.' },
  { file: 'src/keep/saves/RunSaver.ts', before: 'private sinceError = 0;', after: 'private sinceError = 1;', why: 'It is set with every write.' },
  {
    file: 'src/keep/saves/RunSaver.ts',
    before: 'if (this.error !== null && this.done < this.wanted && this.sinceError >= RETRY_MS) this.launch();',
    after: 'if (this.fault !== null && this.done <= this.wanted && this.sinceFault >= RETRY_MS) this.launch();',
    why: 'Where nothing is wanted nothing is written.',
  },
  {
    file: 'src/keep/saves/SaveSlots.ts',
    before: 'for (const slot of SLOTS) this.revisions[slot] = from?.key === slot ? past : Math.min(past - 1, found.find(({ key }) => key === slot)?.revision ?? -1);',
    after: 'for (const slot of SLOTS) this.revisions[slot] = from?.key === slot ? past : Math.min(past - 2, found.find(({ key }) => key === slot)?.revision ?? -1);',
    why: 'Only which of the two is older counts.',
  },
  { file: 'src/keep/saves/SaveSlots.ts', before: "private readonly revisions: Record<Slot, number> = { 'run.a': -1, 'run.b': -1 };", after: "private readonly revisions: Record<Slot, number> = { 'run.a': -1, 'run.b': (1) };", why: 'Both are set as the runs are looked at, before any is compared.' },
  { file: 'src/keep/saves/SaveSlots.ts', before: "private readonly revisions: Record<Slot, number> = { 'run.a': -1, 'run.b': -1 };", after: "private readonly revisions: Record<Slot, number> = { 'run.a': (1), 'run.b': -1 };", why: 'Both are set as the runs are looked at, before any is compared.' },
  { file: 'src/keep/saves/SaveSlots.ts', before: "private readonly revisions: Record<Slot, number> = { 'run.a': -1, 'run.b': -1 };", after: "private readonly revisions: Record<Slot, number> = { 'run.a': -0, 'run.b': -1 };", why: 'Both are set as the runs are looked at, before any is compared.' },
  { file: 'src/keep/saves/RunSaver.ts', before: 'private hasTail = false;', after: 'private hasTail = true;', why: 'It is set as the runs are looked at, before anything is written.' },
  { file: 'src/keep/browser/Lock.ts', before: 'return isHeld ? new Promise<never>(() => undefined) : undefined;', after: 'return true ? new Promise<never>(() => undefined) : undefined;', why: 'Whoever was not given the lock has nothing to hold.' },
  { file: 'src/keep/saves/SaveSlots.ts', before: 'if (owner === null) this.metaText = null;', after: 'if (true) this.metaText = null;', why: "It is compared only where the place is nobody's." },
  {
    file: 'src/keep/saves/SaveSlots.ts',
    before: 'for (const slot of SLOTS) this.revisions[slot] = from?.key === slot ? past : Math.min(past - 1, found.find(({ key }) => key === slot)?.revision ?? -1);',
    after: 'for (const slot of SLOTS) this.revisions[slot] = from?.key === slot ? past : Math.min(past - 1, found.find(({ key }) => key === slot)?.revision ?? -0);',
    why: 'Only which of the two is older counts, and saves are counted from 1.',
  },
];
