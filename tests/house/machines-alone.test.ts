import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, test, vi } from 'vitest';
import { repository } from './checks/source-tree.ts';

// The first compiler of a busy machine reads all of XState's types.
vi.setConfig({ testTimeout: 120_000 });

// The XState visualiser has xstate and nothing else: so has this folder.
const alone = mkdtempSync(join(tmpdir(), 'machine-alone-'));
mkdirSync(join(alone, 'node_modules'));
symlinkSync(join(repository, 'node_modules/xstate'), join(alone, 'node_modules/xstate'));
afterAll(() => rmSync(alone, { recursive: true, force: true }));

/** What the compiler says of one file with only xstate in reach. */
function problemsOf(file: string): string[] {
  const program = ts.createProgram([file], {
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
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const machines = readdirSync(join(repository, 'machines')).filter((name) => name.endsWith('.machine.ts'));

test('there are machines to look at', () => {
  expect(machines).toContain('purchase.machine.ts');
});

test.each(machines)('%s compiles with only xstate in reach [MO-1] [MO-4]', (name) => {
  const file = join(alone, name);
  cpSync(join(repository, 'machines', name), file);
  expect(problemsOf(file)).toEqual([]);
});

test('the check refuses a machine that needs a neighbour or the page', () => {
  const file = join(alone, 'leaning.machine.ts');
  writeFileSync(file, `import { x } from './neighbour.ts';\nimport { y } from 'react';\nx(y, undeclared);`);
  expect(problemsOf(file)).toHaveLength(3);
});
