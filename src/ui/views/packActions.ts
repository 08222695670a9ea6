import type { Content } from '../../engine/content';
import { usesOf } from '../../engine/rules/uses';
import type { Command } from '../commands';

/** Whether a command can ever do anything in a pack; buttons and help leave out what can't. */
export function isOffered(content: Content, command: Command): boolean {
  const { finds, bag, rest } = usesOf(content);
  switch (command.do) {
    case 'pickUp':
      return finds;
    case 'inventory': case 'equip': case 'drop': case 'quick':
      return bag;
    case 'rest':
      return rest;
    case 'hood':
      return content.light !== null;
    case 'skill':
      return content.heroes.size > 0;
    case 'order':
      return content.captives !== null;
    case 'stairs':
      return command.way !== 'up' || content.floorsPersist;
    default:
      return true;
  }
}
