import { isConsumable, isGoalItem, isWearable, type Content } from '../../engine/content';
import type { Message } from '../../engine/core/grammar';
import { usesOf } from '../../engine/facts/uses';
import type { Layer } from '../commands';
import { isPadName } from '../input/imprint';
import { bindings, type Binding, type Keys } from '../input/keymap';
import { line, text, textOf, type KeyPart } from '../../keep/text';
import { keyLabel, labelOf } from './keyLabel';
import { isOffered } from './packActions';

/** An action and its key labels. */
export interface HelpLine {
  readonly action: string;
  readonly keys: readonly string[];
}

/** A step's direction and its letter in the scheme. */
export interface HelpStep {
  readonly action: string;
  readonly key: string;
}

/** The help page's keyboard section. */
export interface HelpView {
  readonly scheme: string;
  /** Row by row from the north-west, without the player's own cell. */
  readonly steps: readonly HelpStep[];
  readonly lines: readonly HelpLine[];
  /** Keys while aiming or looking. */
  readonly aiming: readonly HelpLine[];
}

/** The help page's gamepad section. */
export interface PadHelp {
  readonly lines: readonly HelpLine[];
  readonly aiming: readonly HelpLine[];
  /** Buttons in lists, menus and pages. */
  readonly menus: readonly HelpLine[];
}

/** Rules about one thing, under its heading. */
export interface RulesPart {
  readonly title: string;
  readonly rules: readonly string[];
}

/** The rules for newcomers as they are in a pack: nothing of what it does not have. */
export function rulesView(content: Content): RulesPart[] {
  const { lantern, light, levels, talents, growth, blows, rest, appearances, captives, traps } = content;
  const kinds = [...content.itemKinds.values()];
  const { bag } = usesOf(content);
  const attack = line(blows ? 'ui.help.rule.attack.rolled' : 'ui.help.rule.attack');
  const death = rest ? line('ui.help.rule.death.rest', { n: rest.upTo }) : line('ui.help.rule.death');
  const used = appearances.size > 0 ? line('ui.help.rule.unknown') : line('ui.help.rule.items');
  const level = talents.size > 0 && growth ? line('ui.help.rule.talents', { n: growth.maxHp }) : line('ui.help.rule.levels');
  const parts: Readonly<Record<Part, readonly (Message | false | null | undefined)[]>> = {
    basics: [goalOf(content), line('ui.help.rule.turns'), death, levels && level],
    fights: [attack, line('ui.help.rule.look'), line('ui.help.rule.corridors'), announces(content) && line('ui.help.rule.marked')],
    light: [lantern && line('ui.help.rule.oil'), light && line('ui.help.rule.hood')],
    things: [bag && kinds.some(isConsumable) && used, bag && kinds.some(isWearable) && line('ui.help.rule.gear'), lootOf(content)],
    dungeon: [
      traps.kinds.size > 0 && line('ui.help.rule.traps'), spreadOf(content),
      captives && line('ui.help.rule.captives', { n: captives.turns }),
    ],
  };
  return PARTS.map((part) => ({ title: text(`ui.help.part.${part}`), rules: parts[part].flatMap((rule) => (rule ? [textOf(rule)] : [])) }))
    .filter(({ rules }) => rules.length > 0);
}

const PARTS = ['basics', 'fights', 'light', 'things', 'dungeon'] as const;
type Part = (typeof PARTS)[number];

/** Whether anything announces its attacks. */
function announces({ breeds, elites }: Content): boolean {
  return [...breeds.values(), ...elites.kinds.values()].some(({ abilities = [] }) => abilities.some(({ windup }) => windup !== undefined));
}

/** What loot is good for; null where there is none. */
function lootOf({ itemKinds, features }: Content): Message | null {
  if (![...itemKinds.values()].some((kind) => 'finds' in kind)) return null;
  const costs = [...features.values()].flatMap(({ choices = {}, goods }) => [...Object.values(choices), ...(goods ? [goods.cost] : [])]);
  return line(costs.some(({ finds }) => finds !== undefined) ? 'ui.help.rule.loot.spent' : 'ui.help.rule.loot');
}

/** The first hazard that spreads over tiles, and what that means; null where none does. */
function spreadOf({ hazards }: Content): Message | null {
  const [hazard] = [...hazards].find(([, { onTiles = {} }]) => Object.values(onTiles).some(({ spreads = 0 }) => spreads > 0)) ?? [];
  return hazard === undefined ? null : line('ui.help.rule.spreads', { hazard: `hazard.${hazard}` });
}

/** How a run is won, if it can be. */
function goalOf({ itemKinds, lastFloor }: Content): Message {
  const [goal] = [...itemKinds].flatMap(([id, kind]) => (isGoalItem(kind) ? [id] : []));
  if (goal !== undefined) return line('ui.help.rule.goal', { item: `item.${goal}` });
  return lastFloor === null ? line('ui.help.rule.endless') : line('ui.help.rule.last', { n: lastFloor });
}

/** A gesture's text key. */
export type WordLine = KeyPart<'', '.does'>;

/** Text keys of mouse and touch gestures; `.does` appended gives their effect. */
export const POINTER_HELP: Readonly<Record<'mouse' | 'touch', readonly WordLine[]>> = {
  mouse: (['far', 'foe', 'self', 'rest', 'right', 'wheel', 'stop'] as const).map((what) => `ui.help.mouse.${what}` as const),
  touch: (['far', 'foe', 'self', 'swipe', 'long', 'pinch', 'pad', 'stop'] as const).map((what) => `ui.help.touch.${what}` as const),
};

/** The help for the key bindings in force that have a use in a pack, from the keymap itself. */
export function helpView(keys: Keys, content: Content | null = null): HelpView {
  const steps = bindings(keys, 'play').filter(isStep);
  return {
    scheme: text(`ui.scheme.${keys.scheme}`),
    steps: steps.map((step) => ({ action: text(step.binding), key: labelOf(keys, step.keys[0] ?? '') })),
    lines: linesOf(keys, 'play', { byPad: false, content }),
    aiming: linesOf(keys, 'aim', { byPad: false, content }),
  };
}

/** The help for the button bindings in force that have a use in a pack. */
export function padHelp(keys: Keys, content: Content | null = null): PadHelp {
  const on = { byPad: true, content };
  return { lines: linesOf(keys, 'play', on), aiming: linesOf(keys, 'aim', on), menus: linesOf(keys, 'menu', on) };
}

function isStep({ command }: Binding): boolean {
  return command.do === 'step';
}

/** The actions of a layer with their keys, or with their buttons; without walking. */
function linesOf(keys: Keys, layer: Layer, { byPad, content }: { readonly byPad: boolean; readonly content: Content | null }): HelpLine[] {
  const rows = bindings(keys, layer).filter((binding) => !isStep(binding) && (!content || isOffered(content, binding.command)));
  const lines = rows.map(({ binding: action, keys: names }) => ({
    action: text(action),
    keys: names.filter((name) => isPadName(name) === byPad && name !== 'Centre')
      .map((name) => (byPad ? keyLabel(name) : labelOf(keys, name))),
  }));
  return lines.filter((line) => line.keys.length > 0);
}
