import { createHash } from 'node:crypto';
import { RULES_VERSION } from '../../engine/run/rulesVersion';
import { RECORDS_FORMAT } from '../runs/header';
import { bundle } from '../runs/playRuns';
import type { Version } from './shards';

/** The program that workers run, and the version that it has. */
export interface Program {
  readonly code: string;
  readonly version: Version;
}

let program: Program | undefined;

/** The program of this copy of the game, built once. */
export function programHere(): Program {
  const code = program?.code ?? bundle('farm');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
  program ??= { code, version: { rules: RULES_VERSION, format: RECORDS_FORMAT, program: hash } };
  return program;
}
