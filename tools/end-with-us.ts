import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';

/**
 * Ends a program that this one has started, and removes its data, when this one exits without having stopped it: of a
 * signal, of an error, or because a library ended it (Vite does, on SIGTERM).
 *
 * @param signal what ends the program at once
 * @param folder its data; `undefined` when it is not ours to remove
 * @returns what calls this off, for when the program was stopped in good order
 */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals, folder: string | undefined) {
  const atExit = () => {
    child.kill(signal);
    // It may write for a moment still.
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', atExit);
  return () => void process.off('exit', atExit);
}
