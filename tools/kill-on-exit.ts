import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';

/** What is to be done when this process exits, one for each child that runs. */
const cleanups = new Set<() => void>();

const cleanUp = () => {
  for (const run of cleanups) run();
};

/** Without a listener of its own a process that gets SIGTERM ends and emits no `exit`, as vitest's workers do. */
const terminate = () => {
  if (process.listenerCount('SIGTERM') > 1) return;
  cleanUp();
  process.off('SIGTERM', terminate);
  process.kill(process.pid, 'SIGTERM');
};

/**
 * Kills a child process and removes its data when this process exits without having stopped it: by SIGTERM, an error, or
 * a library that exits (Vite does on SIGTERM).
 *
 * @param signal signal that ends the child at once
 * @param folder the child's data folder; `undefined` if it must stay
 * @returns function that cancels this, to be called when the child was stopped regularly
 */
export function killOnExit(child: ChildProcess, signal: NodeJS.Signals, folder: string | undefined) {
  const kill = () => {
    child.kill(signal);
    // It may write for a moment still.
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  if (cleanups.size === 0) process.once('exit', cleanUp).on('SIGTERM', terminate);
  cleanups.add(kill);
  return () => {
    cleanups.delete(kill);
    if (cleanups.size === 0) process.off('exit', cleanUp).off('SIGTERM', terminate);
  };
}
