import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './source-tree.ts';

/** What package-lock.json says of one package. */
export interface LockedPackage {
  version?: string;
  resolved?: string;
  license?: string;
  engines?: { node?: string } | string[];
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  devOptional?: boolean;
}

/** Path in node_modules → what the lock file says. The root package itself is left out. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export function readLock(): LockedPackages {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(repository, 'package-lock.json'), 'utf8'),
  );
  const { '': _root, ...packages } = lock.packages;
  return packages;
}

const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'Zlib',
  'Unlicense',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'PostgreSQL',
]);

/** Whether a licence expression (SPDX) lets us ship the package: one of an OR, all of an AND. */
export function isPermissive(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => permissive.has(part.trim())));
}

/** Packages that ship (not only build or test) under a licence that is not permissive. */
export function licenceProblems(packages: LockedPackages): string[] {
  return Object.entries(packages)
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .filter(([, { license }]) => !isPermissive(license ?? ''))
    .map(([path, { license }]) => `${path}: ${license ?? 'no licence named'}`);
}

/** Packages whose lock entry names the host they came from: it would tie every clone to that registry. */
export function namedHosts(packages: LockedPackages): string[] {
  return Object.entries(packages)
    .filter(([, { resolved }]) => resolved !== undefined && /^[a-z+]+:\/\//.test(resolved))
    .map(([path, { resolved }]) => `${path}: ${resolved ?? ''}`);
}

/** Folders in which Node looks for a package's dependencies, the nearest first. */
function searchPath(path: string): string[] {
  const outer = path.lastIndexOf('/node_modules/');
  if (outer < 0) return [`${path}/node_modules/`, 'node_modules/'];
  return [`${path}/node_modules/`, ...searchPath(path.slice(0, outer))];
}

/**
 * Optional dependencies (builds for other platforms) that the lock file does not hold. npm leaves out those
 * that its registry could not give at that moment, and then `npm ci` refuses the lock file on every machine.
 */
export function missingOptionals(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !searchPath(path).some((folder) => Object.hasOwn(packages, folder + name)))
      .map((name) => `${path} wants ${name}`),
  );
}
