import { Bump } from '../../engine/actions/Bump';
import { PickUp } from '../../engine/actions/PickUp';
import { Stairs } from '../../engine/actions/Stairs';
import { Wait } from '../../engine/actions/Wait';
import { stepsBetween, type Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { INVENTORY_SLOTS } from '../../engine/state';
import type { Command } from '../commands';
import { STAY, act, push, type Answer, type ModeLogic } from '../Mode';
import type { Session } from '../Session';
import { Help } from './Help';
import { Inventory } from './Inventory';
import { Messages } from './Messages';
import { Pause } from './Pause';

/** On the map: commands are deeds, or open something above it. */
export class Playing implements ModeLogic {
  readonly kind = 'playing';
  readonly layer = 'play';

  handle(command: Command, session: Session): Answer {
    switch (command.do) {
      case 'step':
        return act(new Bump(command.dx, command.dy));
      case 'wait':
        return act(new Wait());
      case 'pickUp':
        return act(new PickUp());
      case 'stairs':
        return act(new Stairs());
      case 'tap':
        return session.game ? tapped(session.game, command.cell) : STAY;
      default:
        return opened(command);
    }
  }
}

function opened(command: Command): Answer {
  switch (command.do) {
    case 'inventory':
      return push(new Inventory());
    case 'messages':
      return push(new Messages());
    case 'help':
      return push(new Help());
    case 'pause':
      return push(new Pause());
    default:
      return STAY;
  }
}

/** A neighbouring cell is stepped to or attacked; oneself does what can be done here; farther cells do nothing yet. */
function tapped(game: Game, cell: Point): Answer {
  const { player } = game.state;
  const steps = stepsBetween(player, cell);
  if (steps > 1) return STAY;
  return steps === 1 ? act(new Bump(cell.x - player.x, cell.y - player.y)) : actHere(game);
}

/** A tap on oneself picks up what lies there if there is room for it, else takes the stairs, else waits. */
function actHere(game: Game): Answer {
  const { player, hero } = game.state;
  const hasRoom = hero.inventory.length < INVENTORY_SLOTS;
  if (hasRoom && game.floor.itemsAt(player.x, player.y).length > 0) return act(new PickUp());
  const hasStairs = game.floor.tileAt(player.x, player.y).stairs !== undefined;
  return act(hasStairs ? new Stairs() : new Wait());
}
