import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arriveAtStep } from '#flows/purchase/arrive-at-step.ts';
import { heldPurchase, sampleShop } from './sample-purchase.ts';

const isHeld = vi.hoisted(() => vi.fn(() => false));
vi.mock('#browser/scroll.ts', () => ({ arriveAt: () => () => undefined, isPlaceHeld: isHeld }));

const ADDRESS = 'http://localhost:3000/tarot';

/** A page that is opened with a variant chosen: its specialists come next. */
async function arrive() {
  const { input, product } = sampleShop();
  const { actor } = heldPurchase(input);
  actor.send({ type: 'variant.choose', variantId: product.id });
  await arriveAtStep(actor, new AbortController().signal);
  return document.activeElement?.id;
}

const loadedBy = (type: string, name = window.location.href) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ name, type }] as unknown as PerformanceEntryList);

beforeEach(() => {
  window.history.replaceState(null, '', new URL(ADDRESS).pathname);
  document.body.innerHTML =
    '<main tabindex="-1"><h2 id="wrozka-naglowek" tabindex="-1"></h2><input id="pole"></main>';
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  isHeld.mockReturnValue(false);
});
afterEach(() => vi.restoreAllMocks());

it.each([
  ['a page that is just opened', 0, 'navigate', 'wrozka-naglowek'],
  ['a page that she has scrolled', 400, 'navigate', ''],
  ['a page loaded again, which the browser has scrolled', 400, 'reload', 'wrozka-naglowek'],
  ['a page that a step back has loaded', 400, 'back_forward', 'wrozka-naglowek'],
])('%s: scrolled by %i, by %s, the focus is at "%s" [RD-3]', async (_, scrollY, type, focused) => {
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
  loadedBy(type);
  expect(await arrive()).toBe(focused);
});

it('a page of the same visit that is not the one loaded again has been scrolled by her [RD-3]', async () => {
  Object.defineProperty(window, 'scrollY', { value: 400, configurable: true });
  loadedBy('reload', new URL('/', window.location.href).href);
  expect(await arrive()).toBe('');
});

it('whoever is in a field already stays there, and a place that is held stays held [RD-3]', async () => {
  loadedBy('navigate');
  document.getElementById('pole')?.focus();
  expect(await arrive()).toBe('pole');
  document.getElementById('pole')?.blur();
  isHeld.mockReturnValue(true);
  expect(await arrive()).toBe('');
});
