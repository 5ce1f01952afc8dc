import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';

/**
 * Kills a child process and removes its data when this process exits without having stopped it: by a signal, an
 * error, or a library that exits (Vite does on SIGTERM).
 *
 * @param signal signal that ends the child at once
 * @param folder the child's data folder; `undefined` if it must stay
 * @returns function that cancels this, to be called when the child was stopped regularly
 */
export function killOnExit(child: ChildProcess, signal: NodeJS.Signals, folder: string | undefined) {
  const atExit = () => {
    child.kill(signal);
    // It may write for a moment still.
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', atExit);
  return () => void process.off('exit', atExit);
}
