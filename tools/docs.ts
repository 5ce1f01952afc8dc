import { writeFileSync } from 'node:fs';
import { settingsPage } from './docs/settings-page.ts';

/** npm run docs: writes the pages of docs/ that are made from code. A house test fails while one of them is stale. */
export function main(): Promise<number> {
  writeFileSync(new URL('../docs/operating/settings.md', import.meta.url), settingsPage());
  return Promise.resolve(0);
}
