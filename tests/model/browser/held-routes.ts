import type { Page, Route } from '@playwright/test';
import type { CallEnd, HeldCall } from '../../../tools/model/steps/ui.ts';

/** Calls that a walk ends itself; every other one goes to the real server. */
const HELD: readonly HeldCall[] = [
  'GET /fairy',
  'POST /coupon/apply',
  'POST /order',
  'GET /order/payment-status',
  'POST /contact',
  'POST /newsletter',
  'POST /horoscope/birth',
  // Never answered: a list of places would lie over the form.
  'GET /places',
];

interface Pending {
  call: HeldCall;
  route: Route;
}

/** The contract's path of an address: without the API's place, a trailing slash or an id at the end. */
const contractPath = (address: string) =>
  new URL(address).pathname
    .replace(/^\/api/, '')
    .replace(/\/\d+$/, '')
    .replace(/\/$/, '');

/** Holds some of a page's calls until the walk ends them. */
export class HeldRoutes {
  readonly calls: HeldCall[] = [];
  readonly #pending: Pending[] = [];

  async hold(page: Page): Promise<void> {
    await page.route('**/api/**', (route) => {
      const request = route.request();
      const call =
        `${request.method() === 'POST' ? 'POST' : 'GET'} ${contractPath(request.url())}` as HeldCall;
      this.calls.push(call);
      if (!HELD.includes(call)) return route.continue();
      this.#pending.push({ call, route });
      return undefined;
    });
  }

  holds(call: HeldCall): boolean {
    return this.#pending.some((one) => one.call === call);
  }

  /** A new visit: what the page before still waits for is nobody's any more. */
  forget(): void {
    this.calls.splice(0);
    this.#pending.splice(0);
  }

  /** Ends the oldest held call of a kind. Returns whether there was one. */
  async end(call: HeldCall, how: CallEnd): Promise<boolean> {
    const at = this.#pending.findIndex((one) => one.call === call);
    const [pending] = at < 0 ? [] : this.#pending.splice(at, 1);
    if (!pending) return false;
    await (how === 'lost'
      ? pending.route.abort('connectionfailed')
      : pending.route.fulfill({ status: how.status, json: how.body }));
    return true;
  }
}
