/** Types of setup.cjs, for its test. */
interface Setup {
  versionError(version: string): string;
  freshness(root: string): 'ready' | 'unstamped' | 'stale';
  writeStamp(root: string): void;
  npmCommand(env: { npm_execpath?: string; ComSpec?: string }, platform: string, node: string): { file: string; args: string[] };
}

declare const setup: Setup;
export = setup;
