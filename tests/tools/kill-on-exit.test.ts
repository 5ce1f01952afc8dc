import { existsSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { runProgram } from '#tools/setup/program.mjs';
import { isWholeProof } from '#tools/proof.ts';
import { inRepository } from '#tools/setup/repository.mjs';

const runs = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test.each(isWholeProof ? ['exit', 'SIGTERM'] : ['SIGTERM'])(
  'a program that was started ends with the one that started it, its data with it (%s)',
  async (how) => {
    const { code, output } = await runProgram(process.execPath, [
      inRepository('tools/run.mjs'),
      inRepository('tests/tools/exits-early.ts'),
      how,
    ]);
    expect(code).toBe(how === 'exit' ? 3 : 1);
    const { pid, folder } = JSON.parse(output) as { pid: number; folder: string };
    await vi.waitFor(() => expect(runs(pid)).toBe(false), { timeout: 5_000 });
    expect(existsSync(folder)).toBe(false);
  },
  30_000,
);
