import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import required from '#openapi/storefront.yaml?required';
import type { RequestShape } from '#tools/vite-plugins/required-calls.ts';
import { birthHoroscope, fairies, products } from './catalogue.ts';

/** How the stand-in misbehaves. */
export const STAND_IN_FAULTS = {
  none: 'answers as the specification says',
  strict: 'refuses every field, parameter and header that the specification has not',
  slow: 'waits six seconds before each answer',
  html: 'answers 200 with a page of HTML',
  broken: 'answers 500 without a body',
  'no-cors': 'lets no page of another origin read it',
  shapes: 'sends odd shapes: cusps as entries, a price as text, no rating, a broken specialist',
} as const;
export type StandInFault = keyof typeof STAND_IN_FAULTS;

/** Whether the stand-in knows a way to misbehave. */
export const isStandInFault = (name: string): name is StandInFault => Object.hasOwn(STAND_IN_FAULTS, name);

interface Answer {
  status?: number;
  body?: unknown;
}

const REFUSED: Answer = { status: 400, body: { code: 100, message: 'Unknown field' } };
const KNOWN_HEADERS =
  /^(accept.*|connection|content-(length|type)|host|origin|referer|sec-.*|user-agent|cache-control|pragma)$/;

/** Whether a body has nothing but the fields of its shape. */
const fits = (shape: RequestShape | undefined, value: unknown): boolean => {
  if (shape === undefined || shape === true || typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every((item) => fits(shape, item));
  return Object.entries(value).every(
    ([name, field]) => Object.hasOwn(shape, name) && fits(shape[name], field),
  );
};

/**
 * A small foreign product API with only the calls and fields of the specification. A shop can use it (`API_URL`),
 * also to see what happens when such an API misbehaves. It stores no order data.
 */
export class StandInApi {
  readonly #server: Server;
  #fault: StandInFault;
  #orders = 0;
  /** What was asked, newest last: `POST /order`. */
  readonly calls: string[] = [];
  /** Calls that the strict stand-in has refused. */
  readonly refused: string[] = [];

  constructor(fault: StandInFault = 'none') {
    this.#fault = fault;
    this.#server = createServer((request, response) => {
      this.#take(request).then(
        ({ status = 200, body, headers }) => {
          response.writeHead(status, headers);
          response.end(body);
        },
        () => response.destroy(),
      );
    });
  }

  set fault(fault: StandInFault) {
    this.#fault = fault;
  }

  /** Listens on a port of this machine; 0 finds a free one. */
  async start(port = 0): Promise<void> {
    await new Promise<void>((done, fail) => {
      this.#server.once('error', fail).listen(port, '127.0.0.1', done);
    });
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Its address, for API_URL. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #take(request: IncomingMessage) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const fault = this.#fault;
    if (fault === 'slow') await pause(6_000);
    const cors =
      fault === 'no-cors'
        ? {}
        : {
            'access-control-allow-origin': '*',
            'access-control-allow-headers': 'content-type',
            'access-control-allow-methods': 'GET, POST',
          };
    if (request.method === 'OPTIONS')
      return { status: fault === 'no-cors' ? 403 : 204, headers: cors, body: '' };
    if (fault === 'broken') return { status: 500, headers: cors, body: '' };
    if (fault === 'html')
      return {
        headers: { ...cors, 'content-type': 'text/html' },
        body: '<!doctype html><p>Przerwa techniczna</p>',
      };
    const { status, body } = this.#answer(request, Buffer.concat(chunks).toString());
    return {
      status: status ?? 200,
      headers: { ...cors, 'content-type': 'application/json' },
      body: body === undefined ? '' : JSON.stringify(body),
    };
  }

  #answer(request: IncomingMessage, text: string): Answer {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const name = `${request.method} ${pathname.replace(/(.)\/$/, '$1')}`;
    this.calls.push(name);
    const body = readJson(text);
    if (text !== '' && body === undefined) return { status: 400, body: { code: 100, message: 'No JSON' } };
    if (this.#fault === 'strict' && !this.#isKnown(request, name, searchParams, body)) {
      this.refused.push(name);
      return REFUSED;
    }
    if (/^GET \/content\/page\/\w+$/.test(name)) return { body: contents() };
    if (/^GET \/order\/payment-status\/\d+$/.test(name)) return { body: { paymentStatus: 'COMPLETED' } };
    switch (name) {
      case 'GET /fairy':
        return { body: this.#fault === 'shapes' ? oddFairies() : fairies };
      case 'GET /product': {
        const type = searchParams.get('productType');
        return { body: products.filter(({ productType }) => type === null || productType === type) };
      }
      case 'GET /moon':
        return { body: { sign: 'Leo', phase: 'full moon', illumination: 0.99 } };
      case 'POST /contact':
      case 'POST /newsletter':
        return { status: 204 };
      case 'POST /coupon/apply':
        return body?.['code'] === 'ZNIZKA'
          ? { body: { discountedPrice: 10 } }
          : { status: 404, body: { code: 102, message: 'No such coupon' } };
      case 'POST /order': {
        this.#orders += 1;
        const orderId = this.#orders;
        const paymentLink = `${request.headers.origin ?? this.url}/zamowienie?orderId=${orderId}&customerId=klient-${orderId}`;
        return {
          status: 201,
          body: {
            id: crypto.randomUUID(),
            paymentLink,
            orderId,
            productName: 'Próbna usługa',
            totalPrice: 30,
          },
        };
      }
      case 'POST /horoscope/birth':
        return {
          body: {
            birthHoroscope: this.#fault === 'shapes' ? oddChart() : birthHoroscope,
            order: { id: (this.#orders += 1) },
          },
        };
      default:
        return { status: 404, body: { code: 100, message: 'Nothing here' } };
    }
  }

  #isKnown(request: IncomingMessage, name: string, query: URLSearchParams, body: unknown): boolean {
    const call = required.find(({ method, path }) =>
      new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(name),
    );
    return (
      call !== undefined &&
      [...query.keys()].every((parameter) => call.query.includes(parameter)) &&
      Object.keys(request.headers).every((header) => KNOWN_HEADERS.test(header)) &&
      fits(call.body, body)
    );
  }
}

function readJson(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

const contents = () => [
  { type: 'HEADER_TITLE', content: 'Sklep przed zastępczym API' },
  { type: 'TERMS_DESCRIPTION', content: '<h2>Regulamin</h2><p>Próbny.</p>' },
  { type: 'PRIVACY_POLICY_DESCRIPTION', content: '<h2>Prywatność</h2><p>Próbna.</p>' },
];

const oddFairies = () => {
  const [first, second] = fairies;
  return [
    {
      ...first,
      rating: 0,
      products: first?.products.map((offer, index) => (index === 0 ? { ...offer, price: '49.00' } : offer)),
    },
    { ...second, rating: '4', responseTime: undefined },
    { id: 'nie-uuid', name: 'Bez reszty' },
  ];
};

/** Cusps like planets: their shape is not in the specification. */
const oddChart = () => ({
  ...birthHoroscope,
  zodiacCusps: birthHoroscope.zodiacCusps.map((degrees) => ({ longitude: String(degrees) })),
});
