import { SECRETS } from './buyer.ts';
import { summed, type FaultReport } from '../fault.ts';

/** Spellings to search for, also without Polish letters and URL-encoded. */
const spellings = (text: string) => [
  text,
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('ł', 'l'),
  encodeURIComponent(text),
  JSON.stringify(text).slice(1, -1),
];

/** Names of those `secrets` (texts by name) that a log contains. */
export function leaksIn(log: string, secrets: Readonly<Record<string, string>> = SECRETS): string[] {
  const lower = log.toLowerCase();
  return Object.entries(secrets)
    .filter(([, secret]) => spellings(secret).some((text) => lower.includes(text.toLowerCase())))
    .map(([what]) => what);
}

/** What a search of logs has found. */
export interface LogsFound {
  logs: number;
  lines: number;
  /** Violated expectations. */
  problems: readonly string[];
}

/** Searches the logs of a run's shops for personal data. */
export const searched = (logs: readonly string[]): LogsFound => ({
  logs: logs.length,
  lines: logs.reduce((sum, log) => sum + log.split('\n').length - 1, 0),
  problems: logs.flatMap((log) => leaksIn(log).map((what) => `a log holds a customer's ${what}`)),
});

/** Fault report of all searches; `undefined` where there was no log. */
export function foundInLogs(found: readonly LogsFound[]): FaultReport | undefined {
  const sum = (count: (one: LogsFound) => number) => found.reduce((all, one) => all + count(one), 0);
  const logs = sum((one) => one.logs);
  if (logs === 0) return undefined;
  return {
    what: 'logs searched for the customers',
    tried: `${logs} logs, ${sum(({ lines }) => lines)} lines`,
    seen: 'name, e-mail, question, city, birth date',
    problems: summed(found.flatMap(({ problems }) => problems)),
  };
}
