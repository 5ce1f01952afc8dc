// @ts-check
// npm run pictures [-- --base REV] [NAME…]: photographs of every page and screen, in both themes and at two widths,
// compared with those of a commit (HEAD unless named). Fails when a picture differs by more than a hair; what differs
// is listed with its share of pixels, and shown with an image of the difference in reports/pictures/report.
// NAME…: only the screens whose names have one of these in them (tests/pictures/scenes.ts). All pictures of a
// commit are kept in reports/pictures/base; remove them when the scenes themselves have changed.
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireNode } from './setup/node-version.mjs';
import { ensureInstall } from './setup/install.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { installedProgram, npmCommand, runProgram } from './setup/program.mjs';
import { inRepository, repository } from './setup/repository.mjs';

/** @param {string[]} args */
async function git(...args) {
  const { code, output } = await runProgram('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output}`);
  return output.trim();
}

requireNode();
await ensureInstall();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string', default: 'HEAD' } },
});
const chromium = await ensureChromium();
if ('problem' in chromium) throw new Error(chromium.problem);
const { path: chromiumPath } = chromium;

const commit = await git('rev-parse', '--verify', `${values.base}^{commit}`);
const named = positionals.length > 0 ? ['--grep', positionals.join('|')] : [];
/** All pictures of a commit are kept for the next comparison, those of named screens are not. */
const kept = inRepository(`reports/pictures/base/${commit}`);
const unfinished = `${kept}.unfinished`;

/**
 * Photographs a built shop and compares with the pictures of another, or writes those.
 *
 * @param {string} shop the folder of the repository whose build is shown
 * @param {string} pictures the folder of the other's pictures
 * @param {string[]} args for Playwright
 */
async function photograph(shop, pictures, args) {
  const config = inRepository('tests/pictures/pictures.config.ts');
  const playwright = installedProgram('@playwright/test/cli.js');
  const { code } = await runProgram(process.execPath, [playwright, 'test', '-c', config, ...args], {
    show: true,
    minutes: 60,
    env: { CHROMIUM_PATH: chromiumPath, PICTURES_SHOP: shop, PICTURES_BASE: pictures },
  });
  return code;
}

/** @param {string} folder where the commit's files are laid out, its packages installed and its shop built */
async function layOut(folder) {
  await git('worktree', 'add', '--force', '--detach', folder, commit);
  /** @type {(name: string, command: string, ...args: string[]) => Promise<void>} */
  const run = async (name, command, ...args) => {
    const { code, output } = await runProgram(command, args, { folder });
    if (code !== 0) throw new Error(`${name} of ${commit} failed:\n${output}`);
  };
  const lock = 'package-lock.json';
  const samePackages = readFileSync(join(folder, lock), 'utf8') === readFileSync(inRepository(lock), 'utf8');
  // Links to files, not to the folder: the bundler would follow that one out of the worktree.
  if (samePackages) await run('The install', 'cp', '-al', inRepository('node_modules'), folder);
  else await run('The install', ...npmCommand(), 'ci', '--include=dev');
  await run('The build', process.execPath, 'tools/build.mjs');
}

/** Photographs the commit that is compared with, in a worktree of its own. */
async function photographBase() {
  console.log(`Photographing ${values.base} (${commit.slice(0, 7)})…`);
  // On the disk of the packages, which are linked.
  const tree = inRepository('reports/pictures/shop');
  const remove = () => runProgram('git', ['worktree', 'remove', '--force', tree]);
  await remove();
  rmSync(unfinished, { recursive: true, force: true });
  try {
    await layOut(tree);
    const args = ['--update-snapshots=all', '--reporter=dot', '--quiet', ...named];
    const code = await photograph(tree, unfinished, args);
    if (code !== 0) console.error('Not every screen could be photographed in that commit: see above.');
  } finally {
    await remove();
  }
  if (named.length > 0) return unfinished;
  renameSync(unfinished, kept);
  return kept;
}

await ensureBuild();
const base = existsSync(kept) ? kept : await photographBase();
console.log(`Comparing with ${values.base} (${commit.slice(0, 7)})…`);
const code = await photograph(repository, base, named);
if (code !== 0) console.log('Look at reports/pictures/report/index.html.');
process.exitCode = code;
