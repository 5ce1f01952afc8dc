import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of a second, as every Linux counts a process's time. */
const TICKS = 100;

interface Row {
  pid: number;
  parent: number;
  ticks: number;
}

/** Reads a process's line of /proc; `undefined` for one that has just ended. */
function readRow(pid: number): Row | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // Its own time and that of children which have ended.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parent: Number(fields[1]), ticks };
  } catch {
    return undefined;
  }
}

/**
 * Seconds of a processor that a process has taken, with all its children.
 * @throws where there is no /proc: only Linux has it
 */
export function processorSeconds(root: number): number {
  const rows = readdirSync('/proc').flatMap((name) => {
    const row = /^\d+$/.test(name) ? readRow(Number(name)) : undefined;
    return row ? [row] : [];
  });
  const sum = (pid: number): number =>
    rows.reduce(
      (all, row) => all + (row.pid === pid ? row.ticks : 0) + (row.parent === pid ? sum(row.pid) : 0),
      0,
    );
  return sum(root) / TICKS;
}
