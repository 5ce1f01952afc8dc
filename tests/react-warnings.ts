import { format } from 'node:util';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** What a page is made wrongly by; not what is wrong about a test, as an `act` that is missing. */
const FAULTS =
  /"key" prop|same key|cannot (be|appear as) a (child|descendant)|controlled|non-boolean attribute|DOM property/;

/** Fails a test in which React complains of a page, as of a list whose rows have no keys: in a browser nobody reads that. */
export function failOnWarnings(): void {
  const said: string[] = [];
  const { error } = console;
  beforeAll(() => {
    console.error = (...words: unknown[]) => {
      said.push(format(...words));
      error(...words);
    };
  });
  afterEach(() => {
    const faults = said.splice(0).filter((words) => FAULTS.test(words));
    if (faults.length > 0) throw new Error(`React complains: ${faults.join('\n')}`);
  });
  afterAll(() => {
    console.error = error;
  });
}
