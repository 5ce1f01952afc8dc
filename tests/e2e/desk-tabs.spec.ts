import { useNineTabs } from '../../tools/faults/nine-tabs.ts';
import { closeDesk, openDesk } from './support/open-desk.ts';
import { expect, test } from './support/shop-test.ts';

test('nine tabs of the desk: one event stream, the ninth loads and saves, hidden ones hold none [DK-3]', async ({
  context,
  watch,
}) => {
  test.setTimeout(120_000);
  // The desk's host is not the shop's.
  watch.allow(/^foreign: \w+ http:\/\/(localhost|127)/);
  // A shop of its own: the sample's link works once.
  const desk = await openDesk();
  const { problems, seen } = await useNineTabs(context, { url: desk.url, entry: desk.sample() });
  await closeDesk(desk, context);
  expect(problems).toEqual([]);
  expect(seen).toBe('at most 1 event stream at once');
});
