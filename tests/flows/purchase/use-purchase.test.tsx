import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { agreeToRemember, storedCustomer } from '#browser/remembered-customer.ts';
import { unfinishedOrder } from '#browser/unfinished-order.ts';
import type { PurchaseActor } from '#flows/purchase/purchase-effects.ts';
import { toPurchaseInput } from '#flows/purchase/purchase-input.ts';
import { usePurchase, type PurchaseSetup } from '#flows/purchase/use-purchase.ts';
import { ShopProvider, type Shop } from '#page/shop.tsx';
import { eventually, spiedShop } from '#tests/page/stage.tsx';
import { rightValues, sampleShop } from './sample-purchase.ts';

const analytics = vi.hoisted(() => ({ trackPurchase: vi.fn<(...args: unknown[]) => () => void>() }));
vi.mock('#flows/purchase/purchase-analytics.ts', () => analytics);
vi.mock('#flows/purchase/purchase-ports.ts', () => ({
  purchasePorts: () => ({ createOrder: async () => ({ paymentLink: '#platnosc', orderId: 5 }) }),
}));

const { catalogue, product, jagna, sybilla } = sampleShop();
const LIST = { id: 'tarot', name: 'Tarot' };
const how = { byQuestionCount: false, preselect: false };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  analytics.trackPurchase.mockReset().mockReturnValue(() => undefined);
  window.history.replaceState(null, '', '/tarot');
});

/** A purchase of a page whose shop, catalogue and functions a test changes. */
function opened(first: Partial<PurchaseSetup> = {}, itsShop: Shop = spiedShop().shop) {
  let shop = itsShop;
  const setup: PurchaseSetup = {
    input: toPurchaseInput(how, catalogue),
    catalogue,
    list: LIST,
    reload: vi.fn(),
    showChoice: vi.fn(),
    ...first,
  };
  const page = renderHook((props: PurchaseSetup) => usePurchase(props), {
    initialProps: setup,
    wrapper: ({ children }) => <ShopProvider shop={shop}>{children}</ShopProvider>,
  });
  return {
    ...page,
    setup,
    /** The page is rendered anew, with other functions or another shop. */
    becomes(next: Partial<PurchaseSetup>, other = shop) {
      shop = other;
      page.rerender({ ...setup, ...next });
    },
  };
}

const choose = (actor: PurchaseActor, fairyId: string) =>
  act(() => actor.send({ type: 'specialist.choose', fairyId }));

test('a page that is rendered anew, also with another shop, has one purchase, and each choice is shown once, by its newest function [OP-10]', () => {
  const { result, setup, becomes } = opened();
  const actor = result.current;
  choose(actor, jagna);
  expect(setup.showChoice).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fairyId: jagna }));
  const showChoice = vi.fn();
  becomes({ showChoice }, spiedShop().shop);
  expect(result.current).toBe(actor);
  choose(actor, sybilla);
  expect(showChoice).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fairyId: sybilla }));
  expect(setup.showChoice).toHaveBeenCalledOnce();
});

test('a catalogue that comes later is sold from [OF-9]', () => {
  const nothing = { products: [], fairies: [] };
  const { result, becomes } = opened({ catalogue: nothing, input: toPurchaseInput(how, nothing) });
  expect(result.current.getSnapshot().context.variants).toEqual([]);
  act(() => becomes({ catalogue }));
  expect(result.current.getSnapshot().context.variants.map(({ id }) => id)).toEqual([product.id]);
});

test('the steps of a purchase are counted once, with the newest names, until the page is left [SH-14]', async () => {
  const stop = vi.fn();
  analytics.trackPurchase.mockReturnValue(stop);
  const { becomes, unmount } = opened();
  await eventually(() => expect(analytics.trackPurchase).toHaveBeenCalledOnce());
  const read = analytics.trackPurchase.mock.calls[0]?.[2] as () => unknown;
  const later = { ...catalogue, fairies: [] };
  becomes({ catalogue: later });
  expect(read()).toBe(later);
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});

test('a page that is left before the code that counts has come counts nothing [SH-14]', async () => {
  opened().unmount();
  await act(async () => {});
  await act(async () => {});
  expect(analytics.trackPurchase).not.toHaveBeenCalled();
});

test('the form is filled in once: by what the page gives, and not anew with each rendering [OF-4]', () => {
  const { result, becomes } = opened({ recall: () => ({ firstName: 'Hanna' }) });
  expect(result.current.getSnapshot().context.values['firstName']).toBe('Hanna');
  act(() => result.current.send({ type: 'variant.choose', variantId: product.id }));
  choose(result.current, jagna);
  act(() => result.current.send({ type: 'field.change', name: 'firstName', value: 'Zofia', problems: {} }));
  act(() => becomes({ recall: () => ({ firstName: 'Hanna' }) }));
  expect(result.current.getSnapshot().context.values['firstName']).toBe('Zofia');
});

test.each([
  { asks: true, agreed: false, keeps: false },
  { asks: true, agreed: true, keeps: true },
  { asks: false, agreed: false, keeps: true },
])(
  'an order that is placed leaves its customer on the device, but not where the shop asks and she has not agreed: $asks, $agreed [OF-4]',
  async ({ asks, agreed, keeps }) => {
    agreeToRemember(agreed);
    const { shop } = spiedShop();
    const asking = { ...shop, config: { ...shop.config, ...(asks && { asksToRemember: true as const }) } };
    const { result } = opened({ recall: () => rightValues }, asking);
    const actor = result.current;
    act(() => actor.send({ type: 'variant.choose', variantId: product.id }));
    choose(actor, jagna);
    act(() => actor.send({ type: 'field.leave', name: 'firstName', problems: {} }));
    act(() => actor.send({ type: 'provider.pick', provider: 'PAYU', problems: {} }));
    await eventually(() => expect(unfinishedOrder()).toMatchObject({ isPlaced: true, orderId: 5 }));
    expect(storedCustomer()['firstName']).toBe(keeps ? 'Hanna' : undefined);
    const lasting = ['customer', 'unfinished-order'].filter((name) => localStorage.getItem(name) !== null);
    expect(lasting).toEqual(keeps ? ['customer', 'unfinished-order'] : []);
    agreeToRemember(false);
  },
);
