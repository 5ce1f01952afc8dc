// @ts-check
// npm run pictures [-- --base REV] [NAME…]: photographs of every page and screen, in both themes and at two widths,
// compared with those of a commit (HEAD unless named). Fails when a picture differs by more than a hair; what differs
// is listed with its share of pixels, and shown with an image of the difference in reports/pictures/report.
// npm run pictures -- --engines [NAME…]: the same screens in Chromium, WebKit and Firefox side by side, for people to look
// at: reports/pictures/engines/index.html.
// NAME…: only the screens whose names have one of these in them (tests/pictures/scenes.ts). All pictures of a
// commit are kept in reports/pictures/base; remove them when the scenes themselves have changed.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireNode } from './setup/node-version.mjs';
import { requireRightCall } from './setup/usage.mjs';
import { ensureInstall } from './setup/install.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { engineNames, ensureEngine } from './setup/engines.mjs';
import { installedProgram, npmCommand, runProgram } from './setup/program.mjs';
import { inRepository, repository } from './setup/repository.mjs';

/** @param {string[]} args */
async function git(...args) {
  const { code, output } = await runProgram('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output}`);
  return output.trim();
}

requireNode();
requireRightCall('pictures');
await ensureInstall();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string', default: 'HEAD' }, engines: { type: 'boolean', default: false } },
});
const chromium = await ensureChromium();
if ('problem' in chromium) throw new Error(chromium.problem);
const { path: chromiumPath } = chromium;

const commit = await git('rev-parse', '--verify', `${values.base}^{commit}`);
const named = positionals.length > 0 ? ['--grep', positionals.join('|')] : [];
/** Folder of a commit's pictures, kept for the next comparison unless only some screens were taken. */
const kept = inRepository(`reports/pictures/base/${commit}`);
const unfinished = `${kept}.unfinished`;

/**
 * Runs one of the configurations in tests/pictures.
 *
 * @param {'pictures' | 'engines'} name
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function playwright(name, args, env = {}) {
  const config = inRepository(`tests/pictures/${name}.config.ts`);
  const program = installedProgram('@playwright/test/cli.js');
  const all = [program, 'test', '-c', config, ...args];
  const { code } = await runProgram(process.execPath, all, {
    show: true,
    minutes: 120,
    env: { CHROMIUM_PATH: chromiumPath, ...env },
  });
  return code;
}

/**
 * Takes screenshots of a built shop and compares them with those of another, or writes the baseline.
 *
 * @param {string} shop the folder of the repository whose build is shown
 * @param {string} pictures the folder of the other's pictures
 * @param {string[]} args for Playwright
 */
const photograph = (shop, pictures, args) =>
  playwright('pictures', args, { PICTURES_SHOP: shop, PICTURES_BASE: pictures });

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

/** Takes screenshots of the base commit, in its own worktree. */
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

/** Takes screenshots of the sources and reports differences from the base commit. */
async function compare() {
  const base = existsSync(kept) ? kept : await photographBase();
  console.log(`Comparing with ${values.base} (${commit.slice(0, 7)})…`);
  const code = await photograph(repository, base, named);
  if (code !== 0) console.log('Look at reports/pictures/report/index.html.');
  return code;
}

/** Takes screenshots in every engine and shows them side by side. */
async function photographEngines() {
  for (const name of engineNames) {
    const engine = await ensureEngine(name);
    if ('missing' in engine) console.error(engine.missing);
  }
  const code = await playwright('engines', named);
  const folder = inRepository('reports/pictures/engines');
  const rows = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('chromium.png'))
    .sort()
    .map((path) => dirname(path));
  const pictures = (/** @type {string} */ row) =>
    engineNames.map((name) => `<td><img src="${row}/${name}.png" alt="${name}" loading="lazy">`).join('');
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Engines</title>
<style>td { vertical-align: top } img { max-width: 32vw } h2 { position: sticky; top: 0; background: white }</style>
${rows.map((row) => `<h2>${row}: ${engineNames.join(', ')}</h2><table><tr>${pictures(row)}</table>`).join('\n')}`,
  );
  console.log('Look at reports/pictures/engines/index.html.');
  return code;
}

await ensureBuild();
process.exitCode = values.engines ? await photographEngines() : await compare();
