import type { Offer } from '#machines/purchase.machine.ts';
import { wireFairies, wireProducts } from '#tools/model/sample-shop.ts';
import { heldCallOf } from '#tools/model/steps/held-call.ts';
import type { CallEnd, HeldCall } from '#tools/model/steps/ui.ts';

interface Held {
  call: HeldCall;
  body: string;
  key: string | null;
  end: (end: CallEnd) => void;
}

/** The API behind a page server under test: it serves the sample catalogue and holds every write. */
export class PlainNetwork {
  offers: readonly Offer[] = [];
  held: Held | undefined;
  #onHeld: () => void = () => undefined;

  readonly fetch = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const call = heldCallOf(request.method, url);
    if (call === 'GET /product')
      return Response.json(wireProducts(url.searchParams.get('productType') ?? ''));
    if (call === 'GET /fairy') return Response.json(wireFairies(this.offers));
    if (request.method === 'GET') return Response.json({}, { status: 404 });
    const body = await request.text();
    return new Promise((resolve, reject) => {
      const end = (how: CallEnd) => {
        this.held = undefined;
        if (how === 'lost') reject(new TypeError('Failed to fetch'));
        else resolve(Response.json(how.body, { status: how.status }));
      };
      this.held = { call, body, key: request.headers.get('idempotency-key'), end };
      this.#onHeld();
    });
  };

  /** Resolves when a write is held. */
  whenHeld = (): Promise<void> =>
    new Promise((resolve) => {
      if (this.held) resolve();
      else this.#onHeld = resolve;
    });
}
