import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withFault, type Fault } from './fault.ts';

/** Paths that tests need; the rest is not copied, to save time. */
const SOURCES = [
  'machines',
  'openapi',
  'server',
  'src',
  'styles',
  'tests',
  'tools',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** A copy of the repository for faults; the working tree is never changed. */
export interface Workshop {
  /** Its root folder. */
  folder: string;
  /** Applies a fault to a file, does the work and restores the file. */
  whileFaulty: <Result>(file: string, fault: Fault, work: () => Promise<Result>) => Promise<Result>;
  close: () => void;
}

/** Copies a repository's sources, including uncommitted changes, to a temporary folder. */
export function openWorkshop(repository: string): Workshop {
  const folder = mkdtempSync(join(tmpdir(), 'shop-mutants-'));
  for (const path of SOURCES) cpSync(join(repository, path), join(folder, path), { recursive: true });
  linkPackages(join(repository, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    async whileFaulty(file, fault, work) {
      const path = join(folder, file);
      const source = readFileSync(path, 'utf8');
      writeFileSync(path, withFault(source, fault));
      try {
        return await work();
      } finally {
        writeFileSync(path, source);
      }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Links each package instead of node_modules, so that caches of Vite and Vitest (`.vite`) are not shared. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (!name.startsWith('.') || name === '.bin') symlinkSync(join(from, name), join(to, name));
  }
}
