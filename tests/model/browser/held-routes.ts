import type { Page, Route } from '@playwright/test';
import { heldCallOf, isHeld } from '../../../tools/model/steps/held-call.ts';
import type { CallEnd, HeldCall } from '../../../tools/model/steps/ui.ts';

interface Pending {
  call: HeldCall;
  route: Route;
}

/** Holds some of a page's calls until the walk ends them. */
export class HeldRoutes {
  readonly calls: HeldCall[] = [];
  readonly #pending: Pending[] = [];

  /** Holds the calls of one API; by default those of the shop's that a walk settles. */
  async hold(page: Page, api = '**/api/**', holds = isHeld): Promise<void> {
    await page.route(api, (route) => {
      const request = route.request();
      const call = heldCallOf(request.method(), new URL(request.url()));
      this.calls.push(call);
      if (!holds(call)) return route.continue();
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

  /** Ends the oldest held call of a kind and waits until the browser knows. Returns whether there was one. */
  async end(call: HeldCall, how: CallEnd): Promise<boolean> {
    const at = this.#pending.findIndex((one) => one.call === call);
    const [pending] = at < 0 ? [] : this.#pending.splice(at, 1);
    if (!pending) return false;
    await (how === 'lost'
      ? pending.route.abort('connectionfailed')
      : pending.route.fulfill({ status: how.status, json: how.body }));
    await (await pending.route.request().response())?.finished();
    return true;
  }
}
