import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Bytes of one of PostgreSQL's log pages. */
const PAGE = Buffer.alloc(8192, 1);
const LASTS = 2_000;

/** How often a second this machine's disk takes a page for good, one after another: each commit waits for that. */
export function flushesPerSecond(): number {
  const folder = mkdtempSync(join(tmpdir(), 'flushes-'));
  const file = openSync(join(folder, 'log'), 'w');
  try {
    const began = performance.now();
    let count = 0;
    // In one place, as a log is written into files that are there already.
    for (; performance.now() - began < LASTS; count += 1) {
      writeSync(file, PAGE, 0, PAGE.length, 0);
      fdatasyncSync(file);
    }
    return (count * 1000) / (performance.now() - began);
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true, force: true });
  }
}
