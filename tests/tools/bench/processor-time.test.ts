import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { processorSeconds } from '#tools/bench/scale/processor-time.ts';

test.runIf(existsSync('/proc/self/stat'))(
  'a process’s time on the processor holds that of its children, also of those that have ended',
  () => {
    const before = processorSeconds(process.pid);
    spawnSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 150_000);']);
    expect(processorSeconds(process.pid) - before).toBeGreaterThan(0.12);
    expect(processorSeconds(2 ** 30)).toBe(0);
  },
);
