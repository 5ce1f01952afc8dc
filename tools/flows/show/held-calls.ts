import { heldCallOf, isHeld } from '../../model/steps/held-call.ts';
import type { CallEnd, HeldCall } from '../../model/steps/ui.ts';

/** A payment page that never comes (tools/flows/server/stage-server.ts): the shop stays on its last screen. */
const ENDLESS_PAYMENT = '/__pokaz/platnosc';

interface Pending {
  call: HeldCall;
  resolve: (response: Response) => void;
  reject: (error: Error) => void;
}

const isLinked = (body: unknown): body is { paymentLink: string } =>
  typeof body === 'object' && body !== null && 'paymentLink' in body;

/** An answer as the stage can bear it: no payment page may take the shop's place. */
const bearable = (body: unknown, origin: string): unknown =>
  isLinked(body) ? { ...body, paymentLink: new URL(ENDLESS_PAYMENT, origin).href } : body;

/** The calls of the page on the stage: some wait until the script ends them. */
export class HeldCalls {
  readonly calls: HeldCall[] = [];
  #pending: Pending[] = [];
  #isOpen = false;

  /** Takes the place of a page's `fetch`, before the page's own code runs. */
  lend(page: Window & typeof globalThis): void {
    const realFetch = page.fetch.bind(page);
    page.fetch = (input, init) => {
      const request = new page.Request(input, init);
      const call = heldCallOf(request.method, new URL(request.url));
      this.calls.push(call);
      if (this.#isOpen || !isHeld(call)) return realFetch(request);
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

  /** Whether a call is held that the script is to end. */
  holdsAny(): boolean {
    return this.#pending.some(({ call }) => call !== 'GET /places' && call !== 'GET /fairy');
  }

  /** Ends the oldest held call of a kind. @throws when none is held */
  end(call: HeldCall, how: CallEnd): void {
    const at = this.#pending.findIndex((one) => one.call === call);
    const [held] = at < 0 ? [] : this.#pending.splice(at, 1);
    if (!held) throw new Error(`The page did not call ${call}`);
    if (how === 'lost') held.reject(new TypeError('Failed to fetch'));
    else held.resolve(Response.json(bearable(how.body, window.location.origin), { status: how.status }));
  }

  /** From now on every new call goes to the shop's own server; what is held stays held. */
  open(): void {
    this.#isOpen = true;
  }
}
