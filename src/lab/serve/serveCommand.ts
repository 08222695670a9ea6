import { command } from '../Command';
import { linesOf } from '../lines';
import { Conversation } from './Conversation';

/** What is longer is no line of a bot, but something else that was sent here. */
const LONGEST = 1_000_000;

/** Lets bots outside play runs over stdin and stdout, until stdin ends or nobody reads stdout; `docs/BOTS.md` has the protocol. */
export const serve = command('serve', 'lets bots outside play, by lines of JSON: docs/BOTS.md', {}, async () => {
  const conversation = new Conversation();
  for await (const lines of linesOf(process.stdin, { name: 'stdin', longest: LONGEST })) {
    for (const line of lines) process.stdout.write(`${conversation.answer(line)}\n`);
  }
  return { data: { runs: conversation.ended }, lines: [] };
});
