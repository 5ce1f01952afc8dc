import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { inRepository } from '../setup/repository.mjs';
import { billOfMaterials } from './bill.ts';
import { importedPackages, packagesFor, type LockedPackages } from './packages.ts';
import packageJson from '../../package.json' with { type: 'json' };

/** Largest size of a packed shop (bytes). */
export const LARGEST = 60_000_000;

/** Folders and files copied beside the program: built files, the sample, licence texts. */
const COPIED = ['dist/client', 'dist/desk', 'dist/server', 'server/seed/sample', 'LICENSE', 'CREDITS.md'];

/** Files in packages that no program loads: types, source maps, documents, browser builds. */
const NEVER_LOADED =
  /\.(d\.[cm]?ts|[cm]?ts|map|md|markdown|flow|tsbuildinfo|ya?ml)$|[.-](umd|browser|edge|bun|profiling)\.[\w.]*[cm]?js$/i;
const NEVER_ENTERED = /^(\.\w+|__tests__|tests?|docs?|examples?|benchmarks?|fixtures)$/;
/** Unneeded parts of a few large packages; the packed shop's test runs through all of these packages. */
const UNUSED =
  /\/(stripe\/cjs|pglite\/dist\/[\w/-]+\.tar\.gz|react-dom\/cjs\/react-dom-(client|test-utils)\S*)$/;

/** Whether a file or folder of a package is copied. Licence files always are. */
const isKept = (path: string) =>
  /licen[cs]e|notice|copying/i.test(basename(path)) ||
  !(NEVER_LOADED.test(path) || UNUSED.test(path) || NEVER_ENTERED.test(basename(path)));

/** Entry program of a packed shop, the only file in the folder to run directly. */
const MAIN = `// Serves the shop: \`node main.js\`. An operator's command: \`node main.js desk invite owner ADDRESS\`.
process.env.NODE_ENV = 'production';
process.env.ROOT_DIR ??= import.meta.dirname;
const [, , name = '', ...words] = process.argv;
if (name === '') await import('./dist/server/main.js');
else process.exitCode = await (await import('./dist/server/commands.js')).main([name, ...words]);
`;

const { name, version, license, engines } = packageJson;

const manifest = {
  name,
  version,
  license,
  private: true,
  type: 'module',
  engines,
  scripts: Object.fromEntries([
    ['start', 'node main.js'],
    ...['desk', 'person', 'shop'].map((command) => [command, `node main.js ${command}`]),
  ]) as Record<string, string>,
};

/** Bytes of all files below a folder. */
export async function bytesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Copies a package without its nested packages, which are packed separately if needed. */
async function copyPackage(path: string, folder: string): Promise<void> {
  const inside = join(inRepository(path), 'node_modules');
  await cp(inRepository(path), join(folder, path), {
    recursive: true,
    filter: (source) => source !== inside && (source === inRepository(path) || isKept(source)),
  });
}

/** Packs the build in dist/ into a folder, replacing its content. Resolves to its size in bytes. */
export async function pack(folder: string): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const path of COPIED) await cp(inRepository(path), join(folder, path), { recursive: true });
  const { packages }: { packages: LockedPackages } = JSON.parse(
    await readFile(inRepository('package-lock.json'), 'utf8'),
  );
  const paths = packagesFor(packages, importedPackages(inRepository('dist/server')));
  for (const path of paths) await copyPackage(path, folder);
  await writeFile(join(folder, 'main.js'), MAIN);
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  const bill = billOfMaterials({ name, version, license }, packages, new Set(paths));
  await writeFile(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, undefined, 1)}\n`);
  return bytesBelow(folder);
}

/**
 * npm run pack: makes a folder that runs without the repository (dist/pack, or the argument).
 * @returns exit code: 1 if the folder exceeds LARGEST
 */
export async function main([named = 'dist/pack']: string[]): Promise<number> {
  const folder = resolve(named);
  const bytes = await pack(folder);
  console.log(`${folder}: ${(bytes / 1e6).toFixed(1)} MB. It runs by \`node main.js\`.`);
  if (bytes <= LARGEST) return 0;
  console.error(`It may have ${LARGEST / 1e6} MB.`);
  return 1;
}
