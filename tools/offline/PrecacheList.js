import { createHash } from 'node:crypto';

const NAME = 'PrecacheList';

/** Prepends a build's files, each with its hash, to its service worker; the same files give the same bytes. */
export class PrecacheList {
  /** @param {string} worker the worker's file @param {RegExp} left files not to cache */
  constructor(worker, left) {
    this.worker = worker;
    this.left = left;
  }

  /** Called by webpack. */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After everything that names, shrinks or adds files.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        compilation.updateAsset(this.worker, (code) => new sources.ConcatSource(lineOf(assets, this.worker, this.left), code));
      });
    });
  }
}

function lineOf(assets, worker, left) {
  const names = Object.keys(assets).filter((name) => name !== worker && !left.test(name)).sort();
  const files = Object.fromEntries(names.map((name) => [name, hashOf(assets[name].buffer())]));
  const version = hashOf(assets[worker].buffer(), JSON.stringify(files));
  return `globalThis.lanternfallFiles=${JSON.stringify({ version: version.slice(0, 16), files })};\n`;
}

/** SHA-256 in hexadecimal, as the worker computes it. */
function hashOf(...parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex');
}
