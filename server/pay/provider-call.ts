import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { requestIdHeader } from '#server/request-id.ts';
import { TimeoutError } from '#server/timeout.ts';

/** A request to a provider. */
export interface ProviderRequest {
  method: string;
  headers?: Readonly<Record<string, string | number | string[]>>;
  body?: string | undefined;
  /** Milliseconds until the response must have arrived whole. */
  within: number;
}

/** A provider's response, whatever its status. */
export interface ProviderResponse {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

/** No whole response came; the network's problem is the cause. Stripe's SDK would call again for that itself. */
export class NoResponse extends Error {
  override readonly name = 'NoResponse';
}

/** How long (ms) an idle connection is kept: shorter than providers keep theirs, since a call on a closed one fails. */
const IDLE = 4_000;
/** Most bytes of a response; providers send a few thousand. */
const MOST_BYTES = 1_000_000;

/** Headers of every call. Firewalls refuse callers without a name. Nothing here unpacks, so nothing may come compressed. */
const USUAL = { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'node' };

const kept = { keepAlive: true, timeout: IDLE };
const plain = { send: httpRequest, agent: new HttpAgent(kept) };
const secure = { send: httpsRequest, agent: new HttpsAgent(kept) };

/**
 * Calls a payment provider, with the current request's number, and reads the response whole. Redirects are not followed:
 * PayU answers a new order with one, and a secret key must not be sent elsewhere. Node's `fetch` takes four times the
 * processor time, and may never settle when the other side dies at the wrong moment.
 * @throws {TimeoutError} after `within`; {NoResponse}
 */
export function callProvider(
  address: string,
  { method, headers, body, within }: ProviderRequest,
): Promise<ProviderResponse> {
  return new Promise((resolve, reject) => {
    const url = new URL(address);
    const { send, agent } = url.protocol === 'https:' ? secure : plain;
    const call = send(url, {
      method,
      agent,
      headers: { ...USUAL, ...headers, ...lengthOf(body), ...requestIdHeader() },
    });
    const fail = (problem: Error) => {
      clearTimeout(timer);
      reject(problem);
      call.destroy();
    };
    const timer = setTimeout(() => fail(new TimeoutError(`Not answered within ${within} ms`)), within);
    const failWith = (cause: Error) => fail(new NoResponse('The network failed', { cause }));
    call.on('error', failWith);
    call.on('response', (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size > MOST_BYTES) fail(new NoResponse(`More than ${MOST_BYTES} bytes`));
        else parts.push(part);
      });
      response.on('error', failWith);
      response.on('close', () => {
        if (!response.complete) fail(new NoResponse('The connection ended within the response'));
      });
      response.on('end', () => {
        clearTimeout(timer);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
        });
      });
    });
    call.end(body);
  });
}

const lengthOf = (body: string | undefined) =>
  body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
