/** Shows how a program is used and ends it, where its arguments ask for that. */
export function answerHelp(args: readonly string[], usage: string): void {
  if (!args.some((arg) => arg === '--help' || arg === '-h')) return;
  console.info(usage);
  process.exit(0);
}

/** Ends a program whose arguments are wrong. */
export function refuseArguments(why: string, usage: string): never {
  console.error(`${why}\n${usage}`);
  process.exit(2);
}
