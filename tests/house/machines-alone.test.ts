import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isWholeProof } from '#tools/proof.ts';
import { repository } from './checks/source-tree.ts';

// The first compiler of a busy machine reads all of XState's types.
vi.setConfig({ testTimeout: 120_000 });

// The XState visualiser has xstate and nothing else: so has this folder. In `npm test` the table of layers says the
// same of the imports; the compiler's word is for `npm run prove`.
let alone: string;
beforeAll(() => {
  alone = mkdtempSync(join(tmpdir(), 'machine-alone-'));
  mkdirSync(join(alone, 'node_modules'));
  symlinkSync(join(repository, 'node_modules/xstate'), join(alone, 'node_modules/xstate'));
});
afterAll(() => rmSync(alone, { recursive: true, force: true }));

/** Where a file of this name stands: in a folder of its own, out of reach of its neighbours. */
function placeOf(name: string): string {
  mkdirSync(join(alone, name), { recursive: true });
  return join(alone, name, name);
}

/** What the compiler says of each file with only xstate in reach, by file name. */
function problemsOf(names: readonly string[]): Record<string, string[]> {
  const files = names.map(placeOf);
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  });
  return Object.fromEntries(
    names.map((name, at) => {
      const found = ts.getPreEmitDiagnostics(program, program.getSourceFile(files[at] ?? ''));
      return [
        name,
        found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
      ] as const;
    }),
  );
}

const machines = readdirSync(join(repository, 'machines')).filter((name) => name.endsWith('.machine.ts'));

test.runIf(isWholeProof)('each machine compiles with only xstate in reach [MO-1] [MO-4]', () => {
  expect(machines).toContain('purchase.machine.ts');
  for (const name of machines) cpSync(join(repository, 'machines', name), placeOf(name));
  expect(problemsOf(machines)).toEqual(Object.fromEntries(machines.map((name) => [name, []])));
});

test.runIf(isWholeProof)('the check refuses a machine that needs a neighbour or the page', () => {
  const name = 'leaning.machine.ts';
  writeFileSync(
    placeOf(name),
    `import { x } from './neighbour.ts';\nimport { y } from 'react';\nx(y, undeclared);`,
  );
  expect(problemsOf([name])[name]).toHaveLength(3);
});
