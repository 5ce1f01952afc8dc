const LEVELS: Readonly<Record<number, string>> = { 20: 'debug', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' };

interface Entry {
  level: number;
  time: number;
  msg?: string;
  reqId?: string;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  err?: { message: string; stack?: string };
}

/** Removes control characters except line breaks and tabs: what a visitor typed must not steer an operator's terminal. */
export const withoutControls = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, '');

const clock = (time: number) => new Date(time).toTimeString().slice(0, 8);

/**
 * A line of the log as a person reads it in a terminal: `14:03:22 GET /api/fairy 200 3 ms` for a request, the level,
 * the message and its details for anything else. A line that is not the logger's own stays as it is.
 */
export function readableLine(line: string): string {
  let entry: Entry;
  try {
    entry = JSON.parse(line) as Entry;
  } catch {
    return line.trimEnd();
  }
  const { level, time, msg = '', reqId: _, method, route, status, ms, err, ...details } = entry;
  if (route !== undefined) return `${clock(time)} ${method} ${route} ${status} ${ms} ms`;
  const words = [clock(time), LEVELS[level], msg];
  if (Object.keys(details).length > 0) words.push(JSON.stringify(details));
  const trace = err === undefined ? '' : `\n${err.stack || err.message}`;
  return withoutControls(words.filter(Boolean).join(' ') + trace);
}
