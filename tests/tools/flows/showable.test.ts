import { expect, test } from 'vitest';
import { models } from '#tools/model/models.ts';
import { scriptFinder } from '#tools/flows/script.ts';
import type { ShopState } from '#tools/flows/shop-state.ts';
import { stageAddress, whyNotShown } from '#tools/flows/show/showable.ts';
import { heldCallOf } from '#tools/model/steps/held-call.ts';

const ready = { status: 'ready', url: 'http://127.0.0.1:4000', deskUrl: 'http://127.0.0.1:4001' } as const;

const scriptOf = (name: string, stateId: string) => {
  const model = models.find((one) => one.name === name);
  return model && scriptFinder(model)(stateId);
};

const why = (name: string, stateId: string, shop: ShopState = ready) =>
  whyNotShown(name, scriptOf(name, stateId), shop);

test('a state on a screen can be shown', () => {
  expect(why('purchase', 'purchase.redirecting.slow')).toBeUndefined();
  expect(why('consent', 'consent.asking')).toBeUndefined();
});

test.each([
  ['order-fulfilment', 'orderFulfilment.DRAFT', /na serwerze/],
  ['purchase', 'purchase.open.settling', /przechodzi przez niego od razu/],
  ['consent', 'consent.unread', /zanim strona się otworzy/],
])('%s %s can not, and the page says why', (name, stateId, words) => {
  expect(why(name, stateId)).toMatch(words);
});

test('a state of the desk is shown on the desk’s stage, and not where the desk is unknown', () => {
  expect(why('edit', 'edit.editing.conflict')).toBeUndefined();
  expect(stageAddress(ready, 'edit', 'x')).toBe('http://127.0.0.1:4001/__pokaz/?przeplyw=edit&stan=x');
  expect(why('edit', 'edit.editing.conflict', { status: 'ready', url: ready.url })).toMatch(/SHOP_URL/);
});

test('without a shop the page says what it waits for, or what went wrong', () => {
  expect(why('purchase', 'ordering', { status: 'starting' })).toMatch(/uruchamia/);
  expect(why('purchase', 'ordering', { status: 'absent', reason: 'Bo nie.' })).toBe('Bo nie.');
});

test('the address of a show names the flow and the state', () => {
  expect(stageAddress(ready, 'purchase', 'ordering')).toBe(
    'http://127.0.0.1:4000/__pokaz/?przeplyw=purchase&stan=ordering',
  );
});

test('calls are named as the contract names them', () => {
  const call = (method: string, path: string) => heldCallOf(method, new URL(path, 'http://localhost'));
  expect(call('POST', '/api/order/')).toBe('POST /order');
  expect(call('GET', '/api/order/payment-status/7?customerId=x')).toBe('GET /order/payment-status');
});
