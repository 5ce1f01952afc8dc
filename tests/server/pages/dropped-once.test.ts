import { expect, test, vi } from 'vitest';
import type { OnDropped } from '#api/catalogue.ts';
import { droppedOnce } from '#server/pages/dropped-once.ts';

test('an item that is left out is told once, however often the list is read, and anew after a thousand others', () => {
  const tell = vi.fn<OnDropped>();
  const drop = droppedOnce(tell) as (item: unknown) => void;
  for (const place of [0, 0, 1, 0]) drop({ place });
  expect(tell.mock.calls).toEqual([[{ place: 0 }], [{ place: 1 }]]);
  for (let place = 2; place < 1_000; place += 1) drop({ place });
  drop({ place: 0 });
  expect(tell).toHaveBeenCalledTimes(1_000);
  drop({ place: 1_000 });
  drop({ place: 0 });
  expect(tell).toHaveBeenCalledTimes(1_002);
});
