import type { Command } from '../commands';

/** How many commands it keeps for crash reports. */
const MOST = 20;

/** The latest commands. */
export class CommandHistory {
  private commands: Command[] = [];

  note(command: Command): void {
    if (this.commands.push(command) > MOST) this.commands.shift();
  }

  /** Each command as text, oldest first. */
  get words(): readonly string[] {
    return this.commands.map(({ do: what, ...how }) => (Object.keys(how).length > 0 ? `${what} ${JSON.stringify(how)}` : what));
  }
}
