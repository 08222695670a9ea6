/** Types of setup.cjs, for its test. */
interface Setup {
  versionError(version: string): string;
  freshness(root: string): 'ready' | 'unstamped' | 'stale';
  writeStamp(root: string): void;
  npmCommand(env: Record<string, string | undefined>, platform: string): { file: string; args: string[]; shell: boolean };
}

declare const setup: Setup;
export = setup;
