import type { Content } from '../../engine/content';
import { usesOf } from '../../engine/facts/uses';
import type { Command } from '../commands';

type Needed = (content: Content) => boolean;
const bag: Needed = (content) => usesOf(content).bag;

/** What a pack must have for a command to do anything, ever. */
const NEEDED: Readonly<Partial<Record<Command['do'], Needed>>> = {
  pickUp: (content) => usesOf(content).finds,
  inventory: bag,
  equip: bag,
  drop: bag,
  quick: bag,
  rest: (content) => usesOf(content).rest,
  hood: ({ light }) => light !== null,
  skill: ({ heroes }) => heroes.size > 0,
  order: ({ captives }) => captives !== null,
};

/** Whether a command can ever do anything in a pack; buttons and help leave out what can't. */
export function isOffered(content: Content, command: Command): boolean {
  if (command.do === 'stairs' && command.way === 'up') return content.floorsPersist;
  return NEEDED[command.do]?.(content) ?? true;
}
