import { Rng } from '../../src/engine/core/rng';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import { HINTS } from '../../src/ui/guide/hints';
import * as play from '../../src/ui/run/play';
import { Session } from '../../src/ui/Session';
import type { SessionPorts } from '../../src/ui/SessionPorts';
import { DEFAULT_SETTINGS, memorySettings } from '../../src/ui/settings/settings';

// One for all sessions of a test file: two pages must not give their runs the same name.
const chance = Rng.of('sessions', 'chance');

/** A session whose seeds and day are the same each time a test runs; nothing is stored unless given, but that the classic keys are chosen. */
export function makeSession(ports: Partial<SessionPorts> = {}): Session {
  const session = makeTitle(ports);
  session.complete(play);
  session.runs.checkBy(brokenInvariants);
  session.hints.complete(HINTS);
  return session;
}

/** Such a session while the page has nothing but the title. */
export function makeTitle(ports: Partial<SessionPorts> = {}): Session {
  const settings = memorySettings({ ...DEFAULT_SETTINGS, keysChosen: true });
  return new Session({ storage: new MemoryStorage(), settings, random: () => chance.next() / 2 ** 32, now: () => new Date(Date.UTC(2026, 10, 30)), ...ports });
}
