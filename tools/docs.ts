import { writeFileSync } from 'node:fs';
import { alertRules, dashboard } from './docs/alert-rules.ts';
import { settingsPage } from './docs/settings-page.ts';

/** What is made from code, by its path from here. */
const MADE: Readonly<Record<string, () => string>> = {
  '../docs/operating/settings.md': settingsPage,
  './deploy/prometheus-rules.yaml': alertRules,
  './deploy/grafana-dashboard.json': dashboard,
};

/**
 * npm run docs: writes what is made from code, in docs/ and for those who run a shop. A test fails while one of them is
 * stale.
 */
export function main(): Promise<number> {
  for (const [path, make] of Object.entries(MADE)) writeFileSync(new URL(path, import.meta.url), make());
  return Promise.resolve(0);
}
