import type { Command } from '../commands';

/** How many of the last commands a report tells. */
const MOST = 20;

/** The last commands, whatever they led to. */
export class CommandHistory {
  private commands: Command[] = [];

  note(command: Command): void {
    if (this.commands.push(command) > MOST) this.commands.shift();
  }

  /** Each as one word or a few, the oldest first. */
  get words(): readonly string[] {
    return this.commands.map(({ do: what, ...how }) => (Object.keys(how).length > 0 ? `${what} ${JSON.stringify(how)}` : what));
  }
}
