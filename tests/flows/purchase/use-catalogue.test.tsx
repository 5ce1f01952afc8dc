import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Catalogue } from '#domain/catalogue.ts';
import { must } from '#domain/must.ts';
import { useCatalogue } from '#flows/purchase/use-catalogue.ts';
import { sampleShop } from './sample-purchase.ts';

const asked: { give: (catalogue: Catalogue) => void; fail: () => void }[] = [];
vi.mock('#page/use-shop-api.ts', () => {
  const getCatalogue = () =>
    new Promise((give, reject) => asked.push({ give, fail: () => reject(new Error('no connection')) }));
  const api = async () => ({ getCatalogue });
  return { useShopApi: () => api };
});
beforeEach(() => void asked.splice(0));

const { catalogue } = sampleShop();
const older: Catalogue = { ...catalogue, fairies: [] };
const TYPES = ['TAROT'] as const;

/** The list of a page that came without one: it is fetched, and fetched again. */
async function fetchedTwice() {
  const { result } = renderHook(() => useCatalogue(TYPES, undefined));
  const reload = (count: number) => {
    act(() => result.current.reload());
    return vi.waitFor(() => expect(asked).toHaveLength(count));
  };
  await reload(2);
  return {
    reload,
    shown: () => ({ status: result.current.status, fairies: result.current.catalogue.fairies.length }),
    say: (at: number, how: (call: (typeof asked)[number]) => void) =>
      act(async () => how(must(asked[at], `question ${at}`))),
  };
}
const whole = { status: 'ready', fairies: catalogue.fairies.length };

it('the list that was asked for last stands, though another comes after it', async () => {
  const { shown, say } = await fetchedTwice();
  await say(1, ({ give }) => give(catalogue));
  await say(0, ({ give }) => give(older));
  expect(shown()).toEqual(whole);
});

it('a failure before the list that is still awaited is none yet', async () => {
  const { shown, say } = await fetchedTwice();
  await say(0, ({ fail }) => fail());
  expect(shown()).toEqual({ status: 'loading', fairies: 0 });
  await say(1, ({ give }) => give(catalogue));
  expect(shown()).toEqual(whole);
});

it('a list that is there stays when a fresh one does not come', async () => {
  const { shown, say, reload } = await fetchedTwice();
  await say(1, ({ give }) => give(catalogue));
  await reload(3);
  await say(2, ({ fail }) => fail());
  expect(shown()).toEqual(whole);
});
