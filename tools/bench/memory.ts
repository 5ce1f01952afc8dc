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
 * Peak memory of a process so far, in megabytes.
 *
 * @returns undefined on anything but Linux
 */
export const peakMemory = (pid: number): number | undefined => statusOf(pid, 'VmHWM');

/** Current resident memory of a process in megabytes; `undefined` on anything but Linux. */
export const residentMemory = (pid: number): number | undefined => statusOf(pid, 'VmRSS');
