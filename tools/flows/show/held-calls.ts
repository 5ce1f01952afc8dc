import { heldCallOf } from '../../model/steps/held-call.ts';
import type { CallEnd, HeldCall } from '../../model/steps/ui.ts';

/**
 * URL of a payment page that never loads (tools/flows/server/stage-server.ts), so that the shop stays on its last
 * screen.
 */
const ENDLESS_PAYMENT = '/__pokaz/platnosc';

interface Pending {
  call: HeldCall;
  resolve: (response: Response) => void;
  reject: (error: Error) => void;
}

const isLinked = (body: unknown): body is { paymentLink: string } =>
  typeof body === 'object' && body !== null && 'paymentLink' in body;

/** Rewrites a response so that no payment page replaces the shop in the frame. */
const bearable = (body: unknown, origin: string): unknown =>
  isLinked(body) ? { ...body, paymentLink: new URL(ENDLESS_PAYMENT, origin).href } : body;

/** The API calls of the page on the stage; some are held until the script ends them. */
export class HeldCalls {
  readonly calls: HeldCall[] = [];
  #pending: Pending[] = [];
  #isOpen = false;
  readonly #isHeld: (call: HeldCall) => boolean;

  constructor(isHeld: (call: HeldCall) => boolean) {
    this.#isHeld = isHeld;
  }

  /** Replaces a page's `fetch` before its own code runs. */
  lend(page: Window & typeof globalThis): void {
    const realFetch = page.fetch.bind(page);
    page.fetch = (input, init) => {
      const request = new page.Request(input, init);
      const call = heldCallOf(request.method, new URL(request.url));
      this.calls.push(call);
      if (this.#isOpen || !this.#isHeld(call)) {
        // Where only one of its lists is new, the page asks for all again (src/api/catalogue.ts): a script ends one call.
        if (!this.#isOpen) request.headers.delete('if-none-match');
        return realFetch(request);
      }
      return new Promise((resolve, reject) => {
        const held = { call, resolve, reject };
        this.#pending.push(held);
        request.signal.addEventListener('abort', () => {
          this.#pending = this.#pending.filter((one) => one !== held);
          reject(new DOMException('The page gave the call up', 'AbortError'));
        });
      });
    };
  }

  holds(call: HeldCall): boolean {
    return this.#pending.some((one) => one.call === call);
  }

  /** Whether any call is held. */
  holdsAny(): boolean {
    return this.#pending.some(({ call }) => call !== 'GET /places' && call !== 'GET /fairy');
  }

  /** Ends the oldest held call to an operation. @throws when none is held */
  end(call: HeldCall, how: CallEnd): void {
    const at = this.#pending.findIndex((one) => one.call === call);
    const [held] = at < 0 ? [] : this.#pending.splice(at, 1);
    if (!held) throw new Error(`The page did not call ${call}`);
    if (how === 'lost') held.reject(new TypeError('Failed to fetch'));
    else held.resolve(Response.json(bearable(how.body, window.location.origin), { status: how.status }));
  }

  /** Forwards all new calls to the shop's server; held calls stay held. */
  open(): void {
    this.#isOpen = true;
  }
}
