import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from './cover';
import { filesBelow, hashOf } from './files';
import type { Verdict } from './hunt';
import { mutate, type Mutant } from './Mutant';

interface Entry {
  readonly key: string;
  readonly killer: string | null;
  readonly covering: number;
  /** The hash of the killer's test file; of all sources and tests if it survived. */
  readonly hash: string;
}

/** The cached results of earlier runs, to resume a stopped one. A kill holds while its test file is unchanged, a survival while all is. */
export class Verdicts {
  private readonly path = join(CACHE, 'verdicts.jsonl');
  private readonly known = new Map<string, Entry>();
  private readonly everything = hashOf([...filesBelow('src', /\.(tsx?|json)$/), ...filesBelow('tests', /\.(tsx?|json|txt)$/)]);

  constructor() {
    mkdirSync(CACHE, { recursive: true });
    const lines = existsSync(this.path) ? readFileSync(this.path, 'utf8').split('\n') : [];
    for (const line of lines.filter(Boolean)) {
      const entry = JSON.parse(line) as Entry;
      this.known.set(entry.key, entry);
    }
  }

  of(mutant: Mutant): Verdict | null {
    const entry = this.known.get(keyOf(mutant));
    if (!entry || entry.hash !== this.hashFor(entry.killer)) return null;
    return { mutant, killer: entry.killer, covering: entry.covering };
  }

  keep({ mutant, killer, covering }: Verdict): void {
    const entry: Entry = { key: keyOf(mutant), killer, covering, hash: this.hashFor(killer) };
    this.known.set(entry.key, entry);
    appendFileSync(this.path, `${JSON.stringify(entry)}\n`);
  }

  private hashFor(killer: string | null): string {
    const file = killer?.split(': ')[0] ?? '';
    return existsSync(file) ? hashOf([file]) : this.everything;
  }
}

function keyOf(mutant: Mutant): string {
  return createHash('sha256').update(`${mutant.file}\n${mutate(readFileSync(mutant.file, 'utf8'), mutant)}`).digest('hex').slice(0, 24);
}
