import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME } from '../../src/naming';

/** A package that is part of the built page. */
interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly home: string;
  readonly text: string;
}

const HEAD = `# Third-party software

${GAME.name} itself is under the MIT licence (LICENSE). The built page also contains what follows, each part under its own licence.
This file is made from the installed packages by \`npx tsx tools/thirdParty.ts\`; a test compares the two.
`;

/** The text of THIRD-PARTY.md: the licences of all installed `dependencies` of the package.json at `root`. */
export function thirdPartyText(root: string): string {
  const { dependencies = {} } = readManifest(join(root, 'package.json'));
  const shipped = Object.keys(dependencies).sort().map((name) => readShipped(root, name));
  return [HEAD, table(shipped), ...shipped.map(section)].join('\n');
}

interface Manifest {
  readonly version?: string;
  readonly license?: string;
  /** How old packages state it. */
  readonly licenses?: readonly { readonly type: string }[];
  readonly homepage?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

function readShipped(root: string, name: string): Shipped {
  const folder = join(root, 'node_modules', name);
  const { version, licenses, license = licenses?.[0]?.type, homepage } = readManifest(join(folder, 'package.json'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  if (version === undefined || license === undefined || file === undefined) {
    throw new Error(`${name} does not state its version and licence: see ${folder}`);
  }
  const home = homepage ?? `https://www.npmjs.com/package/${name}`;
  return { name, version, license, home, text: tidy(readFileSync(join(folder, file), 'utf8')) };
}

/** Normalized to line feeds, without trailing or surrounding whitespace. */
function tidy(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[ \t]+$/gm, '').trim();
}

function table(shipped: readonly Shipped[]): string {
  const rows = shipped.map(({ name, version, license, home }) => `| [${name}](${home}) | ${version} | ${license} |`);
  return ['| package | version | licence |', '|---|---|---|', ...rows, ''].join('\n');
}

function section({ name, text }: Shipped): string {
  return `## ${name}\n\n\`\`\`text\n${text}\n\`\`\`\n`;
}
