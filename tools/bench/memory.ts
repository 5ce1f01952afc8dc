import { readFileSync } from 'node:fs';

function statusOf(pid: number, field: 'VmHWM' | 'VmRSS'): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

/**
 * The most memory that a process has held so far, in megabytes.
 *
 * @returns undefined where the system does not tell (anything but Linux)
 */
export const peakMemory = (pid: number): number | undefined => statusOf(pid, 'VmHWM');

/** What it holds now, in megabytes; `undefined` where the system does not tell. */
export const residentMemory = (pid: number): number | undefined => statusOf(pid, 'VmRSS');
