import { createInterface } from 'node:readline';
import type { Command } from '../Command';
import { Conversation } from './Conversation';

/** Lets bots outside play runs over stdin and stdout, until stdin ends; `docs/BOTS.md` has the protocol. */
export const serve: Command = async () => {
  const conversation = new Conversation();
  for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${conversation.answer(line)}\n`);
  return { data: { runs: conversation.ended }, lines: [] };
};
