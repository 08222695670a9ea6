import { OF_KEEP } from './equivalentsOfKeep';
import { OF_RULES } from './equivalentsOfRules';
import { SAVING_WORK } from './equivalentsSavingWork';

/** A change that no player or developer can notice, and why. */
export interface Equivalent {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly why: string;
}

/** Mutants excluded from sampling. An entry lapses when its line changes. */
export const EQUIVALENTS: readonly Equivalent[] = [
  ...OF_KEEP,
  ...OF_RULES,
  ...SAVING_WORK,
  { file: 'src/procgen/proof/explore.ts', before: 'known.set(content, openers);', after: ';', why: 'Only a cache.' },
  { file: 'src/procgen/fill/Deck.ts', before: 'this.hands.set(before, hands);', after: ';', why: 'Only a cache.' },
  { file: 'src/procgen/vaults/turnVault.ts', before: 'known.set(vault, turned);', after: ';', why: 'Only a cache.' },
  { file: 'src/procgen/proof/explore.ts', before: 'const marks = new Uint8Array(stride * (height + 2));', after: 'const marks = new Uint8Array(stride * (height + 1));', why: 'Nothing beyond the array is open either.' },
  { file: 'src/procgen/proof/explore.ts', before: 'for (let y = 0, index = 0; y < height; y++) {', after: 'for (let y = 0, index = 0; y <= height; y++) {', why: 'There are no tiles beyond the map, and a missing tile is closed like rock.' },
  {
    file: 'src/procgen/dig/decorate.ts',
    before: 'const cell = rng.range(1, layout.width - 2) + layout.width * rng.range(1, layout.height - 2);',
    after: 'const cell = rng.range(1, layout.width - 2) + layout.width * rng.range(1, layout.height - 1);',
    why: 'A start at the edge is rock and drawn again: another floor for the same seed, but a possible one.',
  },
  { file: 'src/ui/replays/watchText.ts', before: 'const from = last === undefined ? 0 : beforeLast(decoded.steps, last);', after: 'const from = last === undefined ? (-1) : beforeLast(decoded.steps, last);', why: 'It only seeks to positions above 0.' },
  { file: 'src/engine/floor/ByCell.ts', before: 'if (list === this.from && list.length === this.count) return list;', after: 'if (false) return list;', why: 'Only affects how often they are read.' },
  { file: 'src/procgen/dig/addLoops.ts', before: 'return 0;', after: 'return (-1);', why: 'A tunnel has at least one cell, else there is none.' },
  { file: 'src/procgen/dig/addLoops.ts', before: 'return 0;', after: 'return 1;', why: 'Beyond the longest tunnel is unreachable rock: it is not dug, whatever its length.' },
  { file: 'src/procgen/dig/addLoops.ts', before: 'if (terrain[at + across] !== wall || terrain[at - across] !== wall) return 0;', after: 'if (terrain[at + across] !== wall || terrain[at - across] !== wall) return (-1);', why: 'Any length below 1 means that none can be dug.' },
  { file: 'src/keep/browser/LocalStorage.ts', before: 'return [...all.filter(([, text]) => text !== null), ...all.filter(([, text]) => text === null)];', after: 'return [...all.filter(([, text]) => text !== null), ...all];', why: 'The texts just written are written once more.' },
  { file: 'src/procgen/vaults/placeVaults.ts', before: 'if (wanted === 0) return layout;', after: 'if (false) return layout;', why: 'No vault is placed either way; this only saves work.' },
  { file: 'src/keep/saves/pickRun.ts', before: 'if (found.revision >= 0 && header.includes(`"format":${STATE_FORMAT},`)) return [];', after: 'if (found.revision >= 1 && header.includes(`"format":${STATE_FORMAT},`)) return [];', why: 'Save revisions start at 1.' },
  { file: 'src/keep/saves/pickRun.ts', before: 'if (found.revision >= 0 && header.includes(`"format":${STATE_FORMAT},`)) return [];', after: 'if (found.revision > 0 && header.includes(`"format":${STATE_FORMAT},`)) return [];', why: 'Save revisions start at 1.' },
  { file: 'src/ui/replays/watchText.ts', before: 'for (let slice = 0; slice < SLICES_AT_ONCE; slice++) {', after: 'for (let slice = 0; slice <= SLICES_AT_ONCE; slice++) {', why: 'Only affects how much is read at once.' },
  { file: 'src/engine/core/rng.ts', before: 'a = b ^ mixWord(a, unit, 0x9e3779b1);', after: 'a = b ^ mixWord(unit, a, 0x9e3779b1);', why: 'The first two are combined by an exclusive or.' },
  { file: 'src/engine/facts/traits.ts', before: 'return ids.length === 0 ? [] : inventory.filter((item) => ids.includes(item.id));', after: 'return ids.length === (-1) ? [] : inventory.filter((item) => ids.includes(item.id));', why: 'This only saves work.' },
  { file: 'src/engine/floor/distance.ts', before: 'private lateTail = 0;', after: 'private lateTail = 1;', why: 'It is set before each search.' },
  {
    file: 'src/engine/pack/packPlaces.ts',
    before: "const lostTables = [...cut.values()].filter((path) => path.length < (rowDepth([...path, 'kinds']) || 2)).map((path) => path.join('.'));",
    after: "const lostTables = [...cut.values()].filter((path) => path.length < (rowDepth([...path, 'kinds']) || 3)).map((path) => path.join('.'));",
    why: 'The added fields contain no ids.',
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
    why: 'The wall itself has no step count.',
  },
  { file: 'src/keep/saves/SaveSlots.ts', before: 'private revision = 0;', after: 'private revision = 1;', why: 'It is set when the slots are opened, before any write.' },
  {
    file: 'src/keep/saves/pickRun.ts',
    before: 'return { run: revived.run, from: each, refused: [...refused, ...found.slice(place + 1).flatMap(refusalOf)] };',
    after: 'return { run: revived.run, from: each, refused: [...refused, ...found.slice(place + 0).flatMap(refusalOf)] };',
    why: 'The resumed run is not refused.',
  },
  { file: 'src/keep/saves/meta.ts', before: 'const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));', after: 'const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1));', why: 'Save revisions start at 1; a note from before the first is worth nothing.' },
  { file: 'src/keep/saves/RunSaver.ts', before: 'private sinceError = 0;', after: 'private sinceError = 1;', why: 'It is set with every write.' },
  {
    file: 'src/keep/saves/SaveSlots.ts',
    before: 'this.revisions[slot] = from?.key === slot ? past : Math.min(past - 1, own);',
    after: 'this.revisions[slot] = from?.key === slot ? past : Math.min(past - 2, own);',
    why: 'Only their order matters.',
  },
  { file: 'src/keep/saves/RunSaver.ts', before: 'private hasTail = false;', after: 'private hasTail = true;', why: 'It is set while surveying the runs, before any write.' },
  { file: 'src/keep/browser/Lock.ts', before: 'return isHeld ? new Promise<never>(() => undefined) : undefined;', after: 'return true ? new Promise<never>(() => undefined) : undefined;', why: 'A page without the lock has nothing to hold.' },
  { file: 'src/keep/saves/SaveSlots.ts', before: 'if (owner === null) this.metaText = null;', after: 'if (true) this.metaText = null;', why: 'It is compared only while the slots have no owner.' },
  {
    file: 'src/keep/saves/SaveSlots.ts',
    before: 'const own = found.find(({ key }) => key === slot)?.revision ?? -1;',
    after: 'const own = found.find(({ key }) => key === slot)?.revision ?? -0;',
    why: 'Only their order matters, and save revisions start at 1.',
  },
  { file: 'src/engine/ai/brain.ts', before: 'if ((hazards.length > 0 || !winding.isEmpty) && brain.length > 0 && !actor.asleep && !actor.hidden) {', after: 'if ((hazards.length > (-1) || !winding.isEmpty) && brain.length > 0 && !actor.asleep && !actor.hidden) {', why: 'This only saves work: without hazards no cell is heated.' },
  {
    file: 'src/engine/facts/announced.ts',
    before: 'if (casters.size === 0 || world.breedOf(actor).heedless === true) return false;',
    after: 'if (casters.size === (-1) || world.breedOf(actor).heedless === true) return false;',
    why: 'This only saves work.',
  },
  {
    file: 'src/engine/facts/announced.ts',
    before: 'if (world.sees(cell) && turns < (cells.get(index)?.turns ?? Infinity)) cells.set(index, { cell, turns });',
    after: 'if (world.sees(cell) && turns <= (cells.get(index)?.turns ?? Infinity)) cells.set(index, { cell, turns });',
    why: 'Of two that hit at once, the same cell and turns are told.',
  },
  { file: 'src/procgen/dig/addLoops.ts', before: 'if (x <= 0 || x >= width - 1 || at < width || at >= terrain.length - width) return 0;', after: 'if (x <= 0 || x > width - 1 || at < width || at >= terrain.length - width) return 0;', why: 'The edge in the east is rock, and beyond it begins the edge in the west.' },
  { file: 'src/procgen/dig/addLoops.ts', before: 'if (x <= 0 || x >= width - 1 || at < width || at >= terrain.length - width) return 0;', after: 'if (x <= 0 || x >= width - 0 || at < width || at >= terrain.length - width) return 0;', why: 'The edge in the east is rock, and beyond it begins the edge in the west.' },
  { file: 'src/procgen/dig/addLoops.ts', before: 'if (x <= 0 || x >= width - 1 || at < width || at >= terrain.length - width) return 0;', after: 'if (x <= 0 || x >= width - 1 && at < width || at >= terrain.length - width) return 0;', why: 'The edge in the east is rock, and beyond it begins the edge in the west.' },
  { file: 'src/procgen/dig/addLoops.ts', before: 'if (x <= 0 || x >= width - 1 || at < width || at >= terrain.length - width) return 0;', after: 'if (x <= 0 || x >= width - 1 || at < width || at >= terrain.length - width) return (-1);', why: 'No step leads to the edge, nor from rock before it.' },
  { file: 'src/procgen/dig/addLoops.ts', before: 'if (x <= 0 || x >= width - 1 || at < width || at >= terrain.length - width) return 0;', after: 'if (x <= 0 || x >= width - 1 || at < width || at >= terrain.length - width) return 1;', why: 'No step leads to the edge, nor from rock before it.' },
  { file: 'src/procgen/dig/addLoops.ts', before: 'for (let i = 0; i < length; i++) terrain[from + i * step] = palette.ground;', after: 'for (let i = (-1); i < length; i++) terrain[from + i * step] = palette.ground;', why: 'The cell before the first is ground of the room already.' },
  { file: 'src/procgen/dig/addLoops.ts', before: 'for (let x = x1 + 1; x < right; x++) walls.push({ cell: y1 * width + x, out: -width }, { cell: bottom * width + x, out: width });', after: 'for (let x = x1 + 1; x < right; x++) walls.push({ cell: bottom * width + x, out: width }, { cell: y1 * width + x, out: -width });', why: 'One of the same walls is drawn: another floor for the same seed, but a possible one.' },
  { file: 'src/procgen/dig/addLoops.ts', before: 'for (let y = y1 + 1; y < bottom; y++) walls.push({ cell: y * width + x1, out: -1 }, { cell: y * width + right, out: 1 });', after: 'for (let y = y1 + 1; y < bottom; y++) walls.push({ cell: y * width + right, out: 1 }, { cell: y * width + x1, out: -1 });', why: 'One of the same walls is drawn: another floor for the same seed, but a possible one.' },
  { file: 'src/procgen/dig/addLoops.ts', before: 'if (x <= 0 || x >= width - 1 || at < width || at >= terrain.length - width) return 0;', after: 'if (x <= 0 || x >= width - 1 || at < width || at > terrain.length - width) return 0;', why: 'The first cell of the last row is at the edge in the west too.' },
  { file: 'src/engine/ai/steps.ts', before: 'if (!canStand(world, actor, cell)) continue;', after: 'if (false) continue;', why: 'Where nobody can stand there is no way from the enemy, and no free cell: this only saves work.' },
  { file: 'src/engine/ai/steps.ts', before: 'if (!canStand(world, actor, cell)) continue;', after: 'if (!canStand(world, actor, cell)) ;', why: 'Where nobody can stand there is no way from the enemy, and no free cell: this only saves work.' },
  { file: 'src/engine/facts/KnownPaths.ts', before: 'this.plain.cells.push(start);', after: 'this.plain.cells.unshift(start);', why: 'The list is empty.' },
  { file: 'src/engine/facts/danger.ts', before: 'if (floor.state.hazards.length === 0 || world.content.spreads.size === 0) return null;', after: 'if (floor.state.hazards.length === 0 || world.content.spreads.size === (-1)) return null;', why: 'This only saves work: where nothing spreads, no chance is above 0.' },
  { file: 'src/engine/ai/brain.ts', before: 'world.attention.actor = actor;', after: ';', why: 'Only a cache.' },
  { file: 'src/engine/facts/threat.ts', before: 'const beside = this.steps.map((step) => ({ x: x + step.x, y: y + step.y })).filter((at) => floor.contains(at.x, at.y));', after: 'const beside = this.steps.map((step) => ({ x: x - step.x, y: y + step.y })).filter((at) => floor.contains(at.x, at.y));', why: 'To every step there is one the other way.' },
  { file: 'src/engine/facts/threat.ts', before: 'const beside = this.steps.map((step) => ({ x: x + step.x, y: y + step.y })).filter((at) => floor.contains(at.x, at.y));', after: 'const beside = this.steps.map((step) => ({ x: x + step.x, y: y - step.y })).filter((at) => floor.contains(at.x, at.y));', why: 'To every step there is one the other way.' },
  { file: 'src/engine/facts/danger.ts', before: 'const spreading = hazards.filter((hazard) => content.spreads.has(hazard.kind) && world.sees(hazard));', after: 'const spreading = hazards.filter((hazard) => content.spreads.has(hazard.kind) || world.sees(hazard));', why: 'This only saves work: each cell is asked whether it is dangerous.' },
  { file: 'src/engine/facts/danger.ts', before: 'const spreading = hazards.filter((hazard) => content.spreads.has(hazard.kind) && world.sees(hazard));', after: 'const spreading = hazards;', why: 'This only saves work: each cell is asked whether it is dangerous.' },
  { file: 'src/engine/ai/tactics/light.ts', before: 'return lights.map(({ cell }) => floor.position(cell)).filter((light) => distanceSquared(light, at) <= within);', after: 'return lights.map(({ cell }) => floor.position(cell));', why: 'This only saves work: the nearest is sought within the same distance.' },
  { file: 'src/engine/effects/things.ts', before: "return ownStat(content, item) === 'defence' ? 0 : 1;", after: "return ownStat(content, item) === 'defence' ? (-1) : 1;", why: 'Only their order matters.' },
  { file: 'src/engine/effects/things.ts', before: "return ownStat(content, item) === 'defence' ? 0 : 1;", after: "return ownStat(content, item) === 'defence' ? 0 : 2;", why: 'Only their order matters.' },
  { file: 'src/engine/effects/effects.ts', before: 'if (world.cutsShort()) return;', after: 'if (false) return;', why: 'Each hit asks it as well; this only saves work.' },
  { file: 'src/engine/effects/things.ts', before: "(state.hero.lamp ? 'refused.noLamp' : state.hero.oil >= (content.lantern?.full ?? 0) ? 'refused.lanternFull' : null),", after: "(state.hero.lamp ? 'refused.noLamp' : state.hero.oil >= (content.lantern?.full ?? (-1)) ? 'refused.lanternFull' : null),", why: 'Without a lantern there are 0 turns of oil.' },
  { file: 'src/engine/effects/things.ts', before: 'if (!item) return;', after: 'if (false) return;', why: 'It is refused before if there is none.' },
  { file: 'src/engine/facts/KnownPaths.ts', before: 'const isBeside = ({ x, y }: Point): boolean => DIRECTIONS.some((step) => this.taken.has(floor.index(x + step.x, y + step.y)));', after: 'const isBeside = ({ x, y }: Point): boolean => DIRECTIONS.some((step) => this.taken.has(floor.index(x + step.x, y - step.y)));', why: 'To every step there is one the other way.' },
  { file: 'src/engine/facts/KnownPaths.ts', before: 'const isBeside = ({ x, y }: Point): boolean => DIRECTIONS.some((step) => this.taken.has(floor.index(x + step.x, y + step.y)));', after: 'const isBeside = ({ x, y }: Point): boolean => DIRECTIONS.some((step) => this.taken.has(floor.index(x - step.x, y + step.y)));', why: 'To every step there is one the other way.' },
  { file: 'src/engine/ai/brain.ts', before: 'known.set(brain, tactics);', after: ';', why: 'Only a cache.' },
];
