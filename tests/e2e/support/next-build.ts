import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import {
  copyFile,
  cp,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  readlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sources } from '../../../tools/setup/build.mjs';
import { inRepository } from '../../../tools/setup/repository.mjs';

/** A copy of a folder whose files are the same ones: a build wants its packages below its own root. */
async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    // Another disk takes no links.
    else await link(source, target).catch(() => copyFile(source, target, constants.COPYFILE_FICLONE));
  }
}

/** A change of a file: what is replaced, and by what. */
export type Edit = readonly [path: string, from: string | RegExp, to: string];

/**
 * Builds the next release: a copy of this repository with some changes, built as a checkout of it is.
 *
 * @returns the copy's folder, for `startShop`, and how to remove it
 * @throws if a change finds nothing to change, or the build fails
 */
export async function buildNext(
  edits: readonly Edit[],
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-next-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    for (const part of sources) await cp(inRepository(part), join(folder, part), { recursive: true });
    await linkFolder(inRepository('node_modules'), join(folder, 'node_modules'));
    for (const [path, from, to] of edits) {
      const file = join(folder, path);
      const before = await readFile(file, 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${path} has nothing to change`);
      await writeFile(file, after);
    }
    const script =
      "import('./tools/setup/build.mjs').then(({ build }) => build({ show: false })).then(({ code, output }) => { if (code) { console.error(output); process.exit(1); } })";
    await promisify(execFile)(process.execPath, ['-e', script], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 2 ** 26,
    });
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
