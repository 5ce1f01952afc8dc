import { useNineTabs } from '../../tools/faults/nine-tabs.ts';
import { deskReady } from './support/open-desk.ts';
import { expect, test } from './support/shop-test.ts';

test('nine tabs of the desk: one event stream, the ninth loads and saves, hidden ones hold none [DK-3]', async ({
  context,
  shop,
  deskPort,
  watch,
}) => {
  test.setTimeout(120_000);
  // The desk's host is not the shop's.
  watch.allow(/^foreign: \w+ http:\/\/(localhost|127)/);
  const url = `http://localhost:${deskPort}`;
  await deskReady(url);
  const entry = /http\S+#probny=\S+/.exec(shop.output())?.[0] ?? url;
  const { problems, seen } = await useNineTabs(context, { url, entry });
  expect(problems).toEqual([]);
  expect(seen).toBe('at most 1 event stream at once');
});
