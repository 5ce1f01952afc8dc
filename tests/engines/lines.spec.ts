import type { EnginePage } from '../../tools/engines/engine-page.ts';
import { fileCase, filesOfPurchase, lineCases, type LineCase } from './journeys/lines.ts';
import { FaultyLine, FAULTS } from './support/faulty-line.ts';
import { expect, test } from './support/engine-test.ts';

// The whole matrix, `npm run prove -- lines`; journeys.spec.ts walks a sample of it.
test.describe.configure({ timeout: 30 * 60_000 });

/** Walks each case on a line of its own, and tells all that failed. */
async function walkAll(cases: readonly LineCase[], page: EnginePage, shopUrl: string): Promise<void> {
  const failed: string[] = [];
  for (const { title, walk } of cases) {
    const line = await new FaultyLine(shopUrl).open();
    await walk(page, line).catch((error: unknown) => {
      const place = line.passed.at(-1)?.path ?? '';
      failed.push(`${title}: ${error instanceof Error ? error.message.split('\n')[0] : ''} (last ${place})`);
    });
    await page.open('about:blank');
    line.close();
  }
  expect(failed, `of ${cases.length}`).toEqual([]);
}

test('the line is gone at each step, the tab is closed at each step, an answer is lost or late [EG-3]', async ({
  visitor,
  shops,
}) => {
  await walkAll(lineCases, visitor, shops.straight);
});

test('each file of a purchase is missing once [EG-3]', async ({ visitor, shops }) => {
  const line = await new FaultyLine(shops.straight).open();
  const files = await filesOfPurchase(visitor, line);
  line.close();
  expect(files.length).toBeGreaterThan(20);
  await walkAll(
    files.map((path) => fileCase(path, 'is cut')),
    visitor,
    shops.straight,
  );
});

test('somebody else answers for the code of the page or of the form, each time or once [EG-3]', async ({
  visitor,
  shops,
}) => {
  const line = await new FaultyLine(shops.straight).open();
  const files = await filesOfPurchase(visitor, line);
  line.close();
  const named = (name: string) => files.find((path) => path.startsWith(`/assets/${name}-`)) ?? name;
  const names = Object.keys(FAULTS) as (keyof typeof FAULTS)[];
  await walkAll(
    names.flatMap((name) => [fileCase(named('entry-client'), name, false), fileCase(named('form'), name)]),
    visitor,
    shops.straight,
  );
});
