import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../src/engine/content';
import { encodeAction } from '../../src/engine/run/actionCodec';
import { encodeReplay, type Replay } from '../../src/engine/run/replay';
import { type Bot, playWithReplay } from '../../src/lab/playRun';

/* Runs recorded once that have to play back the same for ever, or until the rules revision is raised. */

const FOLDER = join('tests', 'fixtures', 'recordings');

/** How many turns of a bot are recorded, if it survives that long. */
const LENGTHS: Readonly<Record<string, number>> = { fighter: 6000, random: 5000, waiter: 4000 };
const SHORT = 1000;
/** A whole campaign takes about this many: its recording reaches the deepest floors. */
const CAMPAIGN = 12_000;
/** Of this many seeds the first that is long enough, else the longest. */
const SEEDS = 40;

/** The committed recordings by name, such as `classic-fighter`. */
export function recordings(): readonly (readonly [name: string, text: string])[] {
  return readdirSync(FOLDER).filter((file) => file.endsWith('.txt')).sort().map((file) => [file.slice(0, -4), readFileSync(join(FOLDER, file), 'utf8')]);
}

/** Commits a recording, in place of an older one of that name. */
export function keepRecording(name: string, replay: Replay): void {
  writeFileSync(join(FOLDER, `${name}.txt`), `${encodeReplay(replay)}\n`);
}

/** Removes a recording that nobody plays any more. */
export function dropRecording(name: string): void {
  rmSync(join(FOLDER, `${name}.txt`));
}

/** A bot's longest run of a pack, recorded. */
export function recordLongest(content: Content, [name, bot]: readonly [string, Bot]): Replay {
  const turns = content.id === 'lanternfall' ? CAMPAIGN : (LENGTHS[name] ?? SHORT);
  let best = { turns: -1, replay: null as Replay | null };
  for (let seed = 1; seed <= SEEDS && best.turns < turns; seed++) {
    const { report, replay } = playWithReplay(content, { seed: `${name} ${seed}`, bot: recordable(bot), turns });
    if (report.turns > best.turns) best = { turns: report.turns, replay };
  }
  if (best.replay === null) throw new Error(`${name} played nothing`);
  return best.replay;
}

/** What can't be encoded isn't recorded; the bot is asked again. */
function recordable(bot: Bot): Bot {
  return (game, rng) => {
    for (;;) {
      const action = bot(game, rng);
      if (encodeAction(action) !== null) return action;
    }
  };
}
