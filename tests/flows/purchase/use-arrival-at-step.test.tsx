import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { arriveAtStep } from '#flows/purchase/arrive-at-step.ts';
import { useArrivalAtStep } from '#flows/purchase/use-arrival-at-step.ts';
import { heldPurchase, sampleShop } from './sample-purchase.ts';

vi.mock('#flows/purchase/arrive-at-step.ts', () => ({ arriveAtStep: vi.fn() }));

const letGo = vi.fn();
const { actor } = heldPurchase(sampleShop().input);

/** A page at an address; its step is there once `arrive` is called. */
async function opened(hash: string, isNamed = true) {
  window.history.replaceState(null, '', `/tarot${hash}`);
  let arrive = () => {};
  const asked = vi
    .mocked(arriveAtStep)
    .mockImplementation(() => new Promise((resolve) => (arrive = () => resolve(letGo))));
  const page = renderHook(() => useArrivalAtStep(actor, isNamed));
  await act(async () => {});
  return { ...page, asked, arrive: () => act(async () => arrive()) };
}

beforeEach(() => {
  letGo.mockReset();
  vi.mocked(arriveAtStep).mockReset();
});

test.each([
  ['a page whose address names a choice', '', true, 1],
  ['one that names the payment', '#platnosc', true, 1],
  ['one that names another place', '#wrozka', true, 0],
  ['a page without a choice', '', false, 0],
])('%s arrives at its step: %s, %s, %i times [RD-3]', async (_, hash, isNamed, times) => {
  const { asked } = await opened(hash, isNamed);
  expect(asked).toHaveBeenCalledTimes(times);
});

test('a step is held until the page is left, and no longer', async () => {
  const { arrive, unmount } = await opened('');
  await arrive();
  expect(letGo).not.toHaveBeenCalled();
  unmount();
  expect(letGo).toHaveBeenCalledOnce();
});

test('a page that was left, or on which she moved, before its step came, is held nowhere', async () => {
  const left = await opened('');
  left.unmount();
  await left.arrive();
  expect(letGo).toHaveBeenCalledOnce();
  const moved = await opened('');
  window.dispatchEvent(new Event('wheel'));
  await moved.arrive();
  expect(letGo).toHaveBeenCalledTimes(2);
});
