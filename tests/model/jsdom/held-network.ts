import { wireProducts } from '#tools/model/sample-shop.ts';
import { heldCallOf } from '#tools/model/steps/held-call.ts';
import type { CallEnd, HeldCall } from '#tools/model/steps/ui.ts';

interface Pending {
  call: HeldCall;
  end: (end: CallEnd) => void;
}

/**
 * The network of a page under test: it holds every call until the test settles it. Only the list of products gets its
 * response at once, since no test is about it.
 */
export class HeldNetwork {
  readonly calls: HeldCall[] = [];
  #sent: string[] = [];
  readonly #pending: Pending[] = [];

  readonly fetch = (input: Request | string): Promise<Response> => {
    const request = input instanceof Request ? input : new Request(new URL(input, 'http://localhost:3000'));
    const url = new URL(request.url);
    const call = heldCallOf(request.method, url);
    this.calls.push(call);
    void this.#note(request, url);
    if (call === 'GET /product') {
      return Promise.resolve(Response.json(wireProducts(url.searchParams.get('productType') ?? '')));
    }
    return new Promise((resolve, reject) => {
      this.#pending.push({
        call,
        end: (end) =>
          end === 'lost'
            ? reject(new TypeError('Failed to fetch'))
            : resolve(Response.json(end.body, { status: end.status })),
      });
    });
  };

  async #note(request: Request, { pathname, search }: URL): Promise<void> {
    const at = this.#sent.push('') - 1;
    const line = (body: string) => `${request.method} ${pathname}${search} ${body}`.trim();
    const sent = this.#sent;
    sent[at] = line('');
    const body = await request.clone().text();
    sent[at] = line(body);
  }

  /** Requests since the last call, with their bodies. */
  takeSent(): string[] {
    const sent = this.#sent;
    this.#sent = [];
    return sent;
  }

  holds(call: HeldCall): boolean {
    return this.#pending.some((one) => one.call === call);
  }

  /** Takes the oldest held call of a kind, if there is one. */
  take(call: HeldCall): Pending | undefined {
    const at = this.#pending.findIndex((one) => one.call === call);
    return at < 0 ? undefined : this.#pending.splice(at, 1)[0];
  }
}
