import { expect } from '@playwright/test';
import { by, type EnginePage } from '../../../tools/engines/engine-page.ts';
import { FaultyLine, FAULTS } from '../support/faulty-line.ts';
import { consentGiven } from '../support/journey.ts';

/** What a visitor does on a line, which may have faults already. */
export type Walk = (page: EnginePage, line: FaultyLine) => Promise<void>;

/** One row of the matrix: what is done on a line, and then expected. */
export interface LineCase {
  title: string;
  walk: Walk;
}

/** How long a line stays away, in milliseconds. */
export const AWAY = 60_000;

/** How late an answer comes, in milliseconds: later than the shop waits for one (`src/api/shop-client.ts`). */
export const LATE_ANSWER = 30_000;

/** Longer than the latest answer, in milliseconds. */
export const PATIENCE = LATE_ANSWER + 20_000;

/** Where a page stands once its code runs. */
export const LIVE = 'html[data-live]';
/** The line that leads to the page without scripts, when they have not come. */
export const LEAD = by('link', /w prostej wersji$/);
/** What stands where a part has not come. */
export const AGAIN = by('button', 'Wczytaj ponownie');

/** Walks on a line of its own, by a visitor of whom the device knows nothing. */
export async function onNewLine(page: EnginePage, shopUrl: string, walk: Walk): Promise<void> {
  const line = await new FaultyLine(shopUrl).open();
  try {
    await page.forget(line.url, consentGiven);
    line.passed.length = 0;
    await walk(page, line).catch((error: unknown) => {
      const { path = 'nowhere' } = line.passed.at(-1) ?? {};
      throw new Error(`${error instanceof Error ? error.message.split('\n')[0] : ''} (last ${path})`);
    });
  } finally {
    await page.open('about:blank').catch(() => undefined);
    line.close();
  }
}

/** Every file that a walk without faults has loaded. */
export async function filesOf(page: EnginePage, shopUrl: string, walk: Walk): Promise<string[]> {
  let files: string[] = [];
  await onNewLine(page, shopUrl, async (visitor, line) => {
    await walk(visitor, line);
    files = line.passed
      .filter(({ path, method }) => method === 'GET' && /\.(js|css|woff2|svg|webp|jpe?g|png)$/.test(path))
      .map(({ path }) => path);
  });
  return [...new Set(files)];
}

/** Whether the page stands or falls by a file: the others are fonts and pictures. */
export const isCode = (path: string): boolean => /\.(js|css)$/.test(path);

/** A walk on which each of these files fails once. */
export const onceWithout = (
  walk: Walk,
  files: readonly string[],
  fault: keyof typeof FAULTS = 'is cut',
): LineCase => ({
  title: `${files.join(', ')} ${fault} once`,
  async walk(page, line) {
    line.onceFor(files, FAULTS[fault]);
    await walk(page, line);
  },
});

/** A walk on which a file fails each time: a stranger on the line answers for it. */
export const everWithout = (walk: Walk, file: string, fault: keyof typeof FAULTS): LineCase => ({
  title: `${file} ${fault}`,
  async walk(page, line) {
    line.fault = (_method, path) => (path === file ? FAULTS[fault] : undefined);
    await walk(page, line);
  },
});

/** A walk on which the first answer of each of these paths takes thirty seconds. */
export const lateCase = (walk: Walk, paths: readonly string[]): LineCase => ({
  title: `${paths.join(', ')} takes thirty seconds`,
  async walk(page, line) {
    line.onceFor(paths, { kind: 'late', ms: LATE_ANSWER });
    await walk(page, line);
  },
});

/** Closes the tab and opens its address again: without what a tab alone remembers, unless the browser restores it. */
export async function reopenTab(
  page: EnginePage,
  { url: origin }: FaultyLine,
  { isRestored = false } = {},
): Promise<string> {
  const address = await page.engine.url();
  await page.open(`${origin}/favicon.svg`);
  if (!isRestored) await page.run('sessionStorage.clear()');
  await page.open(address, { loaded: false });
  return address;
}

/** Opens a page; false when it led to the page without scripts, which is open now. */
export async function openPage(page: EnginePage, address: string): Promise<boolean> {
  await page.open(address, { loaded: false });
  const found = await page.firstOf([LIVE, LEAD], PATIENCE);
  await expectText(page);
  return found === 0 || !(await followLead(page));
}

/**
 * Goes to the page without scripts; false when the page came to life meanwhile, which takes its line away. A link over
 * two lines of a phone has the middle of its box beside it.
 */
export async function followLead(page: EnginePage): Promise<boolean> {
  const lead = await page.read(LEAD, 'return element.href').catch(async (error: unknown) => {
    if (!(await page.run<boolean>(`return document.querySelector('${LIVE}') !== null`))) throw error;
    return undefined;
  });
  if (lead !== undefined) await page.open(lead, { loaded: false });
  return lead !== undefined;
}

/** Never a blank page: the shop's words stand there. */
export async function expectText(page: EnginePage): Promise<void> {
  const length = await page.run<number>('return document.body.innerText.trim().length');
  expect(length, 'the page has words').toBeGreaterThan(200);
}
