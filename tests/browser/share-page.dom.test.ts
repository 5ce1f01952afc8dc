import { afterEach, expect, test, vi } from 'vitest';
import { sharePage } from '#browser/share-page.ts';

const has = (parts: object) => vi.stubGlobal('navigator', parts);
const sheet = (share: () => Promise<void>) => has({ canShare: () => true, share });

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

test('what is shared is the page, without the query that this visitor came with [R90]', async () => {
  window.history.replaceState(null, '', '/wrozka/jagna?klientka=5#oceny');
  const share = vi.fn(async () => {});
  sheet(share);
  expect(await sharePage('Jagna')).toBe('shared');
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Jagna',
    url: `${window.location.origin}/wrozka/jagna`,
  });
});

test('without a sheet the address is copied, and where that is refused it has failed [R90]', async () => {
  const writeText = vi.fn(async (_text: string) => {});
  has({ clipboard: { writeText } });
  expect(await sharePage('Jagna')).toBe('copied');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/`);
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  expect(await sharePage('Jagna')).toBe('failed');
});

test('a sheet that she closes again is no failure, one that breaks is [R90]', async () => {
  sheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
  expect(await sharePage('Jagna')).toBe('shared');
  sheet(() => Promise.reject(new DOMException('no', 'DataError')));
  expect(await sharePage('Jagna')).toBe('failed');
});
