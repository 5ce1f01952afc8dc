import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { isNode, type Node } from '../vite-plugins/syntax-tree.ts';

/** What package-lock.json says of a package. */
export interface LockedPackage {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

/** Packages by their path, `node_modules/a/node_modules/b`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Name of the package that an import names, `@scope/name/part` with its scope; undefined for files and Node's own. */
export function packageNamed(specifier: string): string | undefined {
  if (/^[./#]|^data:|^file:/.test(specifier) || isBuiltin(specifier)) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Whether a node is `createRequire(…).resolve(…)`. */
function isResolve({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || !isNode(callee['object'])) return false;
  const made = callee['object']['callee'];
  return isNode(made) && made['name'] === 'createRequire';
}

/** The texts that a program imports, exports from, or resolves to find a package's files. */
function specifiersIn(code: string): string[] {
  const found: string[] = [];
  const take = (value: unknown) => {
    if (isNode(value) && typeof value['value'] === 'string') found.push(value['value']);
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    if (/^(Import|Export)\w*(Declaration|Expression)$/.test(node.type)) take(node['source']);
    if (isResolve(node)) take((node['arguments'] as unknown[])[0]);
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code));
  return found;
}

/** Packages that the built programs of a folder import by name, sorted. */
export function importedPackages(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => specifiersIn(readFileSync(join(folder, file), 'utf8')))
    .flatMap((specifier) => packageNamed(specifier) ?? []);
  return [...new Set(names)].toSorted();
}

/** Where a package of this name is found from inside another, as Node looks for it. */
function locate(packages: LockedPackages, from: string, name: string): string | undefined {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (Object.hasOwn(packages, path)) return path;
  if (from === '') return undefined;
  const outer = from.lastIndexOf('/node_modules/');
  return locate(packages, outer < 0 ? '' : from.slice(0, outer), name);
}

/** What a package cannot run without: its dependencies, and the peers that it does not call optional. */
function neededBy({ dependencies, peerDependencies = {}, peerDependenciesMeta = {} }: LockedPackage) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies ?? {}), ...peers];
}

/**
 * Paths of these packages and of all that they need, sorted.
 * @throws when one is not in the lock file
 */
export function packagesFor(packages: LockedPackages, names: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (from: string, name: string) => {
    const path = locate(packages, from, name);
    if (path === undefined) throw new Error(`${from || 'The program'} needs ${name}, which is not installed`);
    if (found.has(path)) return;
    found.add(path);
    for (const needed of neededBy(packages[path] ?? {})) add(path, needed);
    for (const optional of Object.keys(packages[path]?.optionalDependencies ?? {}))
      if (locate(packages, path, optional) !== undefined) add(path, optional);
  };
  for (const name of names) add('', name);
  return [...found].toSorted();
}
