import { readFileSync } from 'node:fs';

/**
 * The most memory that a process has held so far, in megabytes (VmHWM).
 *
 * @returns undefined where the system does not tell (anything but Linux)
 */
export function peakMemory(pid: number): number | undefined {
  try {
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}
