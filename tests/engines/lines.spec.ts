import type { EnginePage } from '../../tools/engines/engine-page.ts';
import { formCases, formWalks } from './lines/form-cases.ts';
import {
  everWithout,
  filesOf,
  isCode,
  lateCase,
  onceWithout,
  onNewLine,
  type LineCase,
} from './lines/line-case.ts';
import { purchaseCases, purchaseWalk } from './lines/purchase-cases.ts';
import { expect, test } from './support/engine-test.ts';
import { FAULTS } from './support/faulty-line.ts';

// The whole matrix, `npm run prove -- lines`; LINES=words takes the cases whose titles hold them. journeys.spec.ts walks
// a sample of it.
test.describe.configure({ timeout: 30 * 60_000 });

/** Walks each case on a line of its own, and tells all that failed. */
async function walkAll(cases: readonly LineCase[], page: EnginePage, shopUrl: string): Promise<void> {
  const failed: string[] = [];
  const wanted = process.env['LINES'] ?? 'whole';
  for (const { title, walk } of cases) {
    if (wanted !== 'whole' && !title.includes(wanted)) continue;
    const began = Date.now();
    const take = () => onNewLine(page, shopUrl, walk);
    // WebKitGTK's driver loses a command now and then; a case of dozens is taken again for that, and for nothing else.
    await take()
      .catch((error: unknown) => (String(error).includes('is silent') ? take() : Promise.reject(error)))
      .catch((error: unknown) => failed.push(`${title}: ${String(error)}`));
    if (wanted !== 'whole')
      console.log(page.engine.name, Date.now() - began, failed.length, title, failed.at(-1));
  }
  expect(failed, `of ${cases.length}`).toEqual([]);
}

/** The only one of these files that has this name. */
const named = (files: readonly string[], name: string) => {
  const found = files.find((path) => path.startsWith(`/assets/${name}-`));
  if (found === undefined) throw new Error(`No file is called ${name}`);
  return found;
};

test('a purchase: the line is gone at each step, the tab is closed at each step, an answer is lost or late [EG-3] [OF-4]', async ({
  visitor,
  shops,
}) => {
  await walkAll(purchaseCases, visitor, shops.straight);
});

test('a purchase: each file is missing once, and those that come after thirty seconds do not stop it [EG-3]', async ({
  visitor,
  shops,
}) => {
  const files = await filesOf(visitor, shops.straight, purchaseWalk);
  const code = files.filter(isCode);
  const looks = files.filter((path) => !isCode(path));
  expect(code.length).toBeGreaterThan(10);
  expect(looks.length).toBeGreaterThan(5);
  const [lateFont = '', latePicture = ''] = ['.woff2', '.svg'].map((end) =>
    looks.findLast((path) => path.endsWith(end)),
  );
  await walkAll(
    [
      ...code.map((path) => onceWithout(purchaseWalk, [path])),
      onceWithout(purchaseWalk, looks),
      // No more: they would take up all connections, and scripts would wait for one.
      lateCase(purchaseWalk, [lateFont, '/icons.svg', latePicture]),
      lateCase(purchaseWalk, [named(files, 'entry-client')]),
      lateCase(purchaseWalk, [named(files, 'form')]),
    ],
    visitor,
    shops.straight,
  );
});

test('somebody else answers for the code of the page or of the form, each time or once [EG-3]', async ({
  visitor,
  shops,
}) => {
  const files = await filesOf(visitor, shops.straight, purchaseWalk);
  const names = Object.keys(FAULTS) as (keyof typeof FAULTS)[];
  await walkAll(
    names.flatMap((name) => [
      everWithout(purchaseWalk, named(files, 'entry-client'), name),
      onceWithout(purchaseWalk, [named(files, 'form')], name),
    ]),
    visitor,
    shops.straight,
  );
});

test('birth chart, newsletter and message: the line is gone, an answer is lost or late, each file is missing once [EG-3]', async ({
  visitor,
  shops,
}) => {
  const cases = [...formCases];
  const seen = new Set<string>();
  for (const walk of formWalks) {
    const code = (await filesOf(visitor, shops.straight, walk)).filter(isCode);
    expect(code.length).toBeGreaterThan(1);
    for (const path of code.filter((one) => !seen.has(one))) {
      seen.add(path);
      cases.push(onceWithout(walk, [path]));
    }
  }
  await walkAll(cases, visitor, shops.straight);
});
