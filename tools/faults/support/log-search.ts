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

/** Name of the row about the logs of a run. */
export const LOGS = 'logs searched for the customers’ data';

/** Fault report: searches the logs of all shops of a run for personal data. */
export function searchLogs(logs: readonly string[]): FaultReport {
  const lines = logs.reduce((sum, log) => sum + log.split('\n').length - 1, 0);
  return {
    what: LOGS,
    tried: `${logs.length} logs, ${lines} lines`,
    seen: 'name, e-mail, question, city, birth date',
    problems: summed(logs.flatMap((log) => leaksIn(log).map((what) => `a log holds a customer's ${what}`))),
  };
}
