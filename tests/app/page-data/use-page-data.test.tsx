import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePageData } from '#app/page-data/use-page-data.ts';
import { eventually, pageData } from '#tests/page/stage.tsx';

afterEach(() => vi.unstubAllGlobals());

it('a page that failed is fetched again when its link is pressed again, and by its own button [U35]', async () => {
  const answers = [
    () => Promise.reject(new TypeError('no network')),
    () => Promise.resolve(Response.json({ data: pageData }, { status: 503 })),
    () => Promise.resolve(Response.json({ data: pageData, head: { title: 'Pomoc' } })),
  ];
  const fetched = vi.fn(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
  vi.stubGlobal('fetch', fetched);
  const sent = { path: '/', data: pageData };
  const { result, rerender } = renderHook(({ key }) => usePageData('/pomoc', sent, 'own', key), {
    initialProps: { key: 'first' },
  });
  await eventually(() => expect(result.current.status).toBe('failed'));
  rerender({ key: 'second' });
  expect(result.current.status, 'the press counts at once').toBe('loading');
  await eventually(() => expect(result.current.status).toBe('failed'));
  act(() => {
    if (result.current.status === 'failed') result.current.retry();
  });
  expect(result.current.status).toBe('loading');
  await eventually(() => expect(result.current.status).toBe('ready'));
  rerender({ key: 'third' });
  expect(result.current.status).toBe('ready');
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('a link that is pressed again while its page loads waits for the same load, and is tried anew where that fails [U35]', async () => {
  let fail: (reason: Error) => void = () => {};
  const fetched = vi.fn(
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        fail = reject;
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  vi.stubGlobal('fetch', fetched);
  const sent = { path: '/', data: pageData };
  const { result, rerender } = renderHook(({ key }) => usePageData('/pomoc', sent, 'own', key), {
    initialProps: { key: 'first' },
  });
  rerender({ key: 'second' });
  expect(fetched).toHaveBeenCalledTimes(1);
  for (const loads of [2, 2]) {
    act(() => fail(new TypeError('no network')));
    await eventually(() => expect(fetched).toHaveBeenCalledTimes(loads));
  }
  await eventually(() => expect(result.current.status).toBe('failed'));
});

it('whoever goes on before a page has come gets the one that she went to, asked for once, and nothing of the first', async () => {
  const pages = new Map<string, (response: Response) => void>();
  const fetched = vi.fn(
    (address: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        pages.set(address, resolve);
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  vi.stubGlobal('fetch', fetched);
  const sent = { path: '/', data: pageData };
  const { result, rerender } = renderHook(({ at }) => usePageData(at, sent, 'own', at), {
    initialProps: { at: '/pomoc' },
  });
  rerender({ at: '/kontakt' });
  await act(async () => {});
  expect(result.current.status).toBe('loading');
  const head = { title: 'Kontakt' };
  await act(async () =>
    pages.get('/strona.json?adres=%2Fkontakt')?.(Response.json({ data: pageData, head })),
  );
  await eventually(() => expect(result.current).toMatchObject({ status: 'ready', head }));
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/strona.json?adres=%2Fpomoc',
    '/strona.json?adres=%2Fkontakt',
  ]);
});
