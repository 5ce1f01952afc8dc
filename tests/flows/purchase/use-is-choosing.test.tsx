import { act, renderHook } from '@testing-library/react';
import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { purchaseMachine } from '#machines/purchase.machine.ts';
import { sampleShop } from './sample-purchase.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
});
afterEach(() => vi.unstubAllGlobals());

/** An order page that nobody has touched yet. */
async function opened(preselect: boolean) {
  const { useIsChoosing } = await import('#flows/purchase/use-is-choosing.ts');
  const { input, product, jagna } = sampleShop();
  const actor = createActor(purchaseMachine, { input: { ...input, preselect } }).start();
  const { result } = renderHook(() => useIsChoosing(actor));
  const touch = () =>
    act(async () => {
      window.dispatchEvent(new Event('pointermove'));
      await Promise.resolve();
    });
  return { actor, result, product, jagna, touch };
}

test('whoever has chosen a service or a person is choosing, before any other act [OP-6]', async () => {
  const { actor, result, product, jagna } = await opened(false);
  expect(result.current).toBe(false);
  act(() => actor.send({ type: 'specialist.choose', fairyId: jagna }));
  expect(result.current).toBe(true);
  act(() => actor.send({ type: 'specialist.clear' }));
  expect(result.current).toBe(false);
  act(() => actor.send({ type: 'variant.choose', variantId: product.id }));
  expect(result.current).toBe(true);
});

test('what the page has chosen itself is nobody’s choice before her first act [OP-6]', async () => {
  const { actor, result, touch } = await opened(true);
  expect(actor.getSnapshot().context.variantId).toBeDefined();
  expect(result.current).toBe(false);
  await touch();
  expect(result.current).toBe(true);
});
