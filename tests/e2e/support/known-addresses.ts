import { prepareShop, type KnownAddresses } from '../../pictures/prepared-shop.ts';
import { test as base } from './shop-test.ts';

// One of each a worker. No fixture of the worker's own: with such it would be another one, with a shop of its own.
let knownAddresses: Promise<KnownAddresses> | undefined;

/** Playwright's `test` of a shop that has orders and mailed answers, once a test asks for their addresses. */
export const test = base.extend<{
  /** Addresses that the shop knows only once orders were placed in it, which is done when first asked for. */
  known: () => Promise<KnownAddresses>;
}>({
  known: ({ shop }, use) => use(() => (knownAddresses ??= prepareShop(shop))),
});
