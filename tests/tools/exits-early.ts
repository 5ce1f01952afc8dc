import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killOnExit } from '#tools/kill-on-exit.ts';

/** Starts a program that would run for long, says where it is, and ends without having stopped it: by SIGTERM, if asked. */
export function main(): Promise<never> {
  // Vite's: with it, SIGTERM ends in `exit`, too.
  process.removeAllListeners('SIGTERM');
  const folder = mkdtempSync(join(tmpdir(), 'shop-exits-early-'));
  writeFileSync(join(folder, 'data'), 'some');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  killOnExit(child, 'SIGKILL', folder);
  console.log(JSON.stringify({ pid: child.pid, folder }));
  if (process.argv.includes('SIGTERM')) process.kill(process.pid, 'SIGTERM');
  else process.exit(3);
  return new Promise(() => {});
}
