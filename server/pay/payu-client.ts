import { z, type ZodType } from 'zod';
import { requestIdHeader } from '#server/request-id.ts';
import { withTimeout } from '#server/timeout.ts';
import { PaymentProviderError, PROVIDER_TIMEOUT, TIMEOUT_GRACE } from './payment-port.ts';
import { payuToken } from './payu-wire.ts';

export interface PayuClientOptions {
  clientId: string;
  clientSecret: string;
  /** Origin of PayU's API (`https://secure.payu.com`, or the sandbox), without `/api`; read at every call. */
  apiUrl: () => string;
  /** Time limit (ms) of one operation, including a token request and a retry after 401. */
  timeout?: number;
}

interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: object;
  /** HTTP statuses that mean success. */
  success: readonly number[];
}

/** PayU has no such order (HTTP 404). */
export class PayuOrderMissing extends PaymentProviderError {
  override name = 'PayuOrderMissing';
}

/** PayU refuses a request for good (HTTP 400, 403, 409 or 422), with its code; a retry would be refused again. */
export class PayuRefusal extends PaymentProviderError {
  override name = 'PayuRefusal';
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`PayU refused: ${code}`);
  }
}

interface Token {
  value: Promise<string>;
  expiresAt: number;
}

const REFUSALS: readonly number[] = [400, 403, 409, 422];
const code = z.string().max(100);
const refusal = z.object({
  status: z.object({ statusCode: code, codeLiteral: code.optional().catch(undefined) }),
});

/**
 * HTTP client of PayU REST 2.1 with an OAuth2 client_credentials token, which is cached until a minute before it expires
 * and refreshed once after a 401. Every failure is a PaymentProviderError without personal data.
 */
export class PayuClient {
  readonly #options: PayuClientOptions;
  #token: Token | undefined;

  constructor(options: PayuClientOptions) {
    this.#options = options;
  }

  async call<Body>(call: Call, shape: ZodType<Body>): Promise<Body> {
    try {
      return await withTimeout(this.#timeout + TIMEOUT_GRACE, this.#ask(call, shape));
    } catch (error) {
      if (error instanceof PaymentProviderError) throw error;
      throw new PaymentProviderError('PayU could not be reached', { cause: error });
    }
  }

  get #timeout(): number {
    return this.#options.timeout ?? PROVIDER_TIMEOUT;
  }

  async #ask<Body>(call: Call, shape: ZodType<Body>): Promise<Body> {
    const signal = AbortSignal.timeout(this.#timeout);
    const token = this.#currentToken(signal);
    let response = await this.#send(call, await token.value, signal);
    if (response.status === 401) {
      await response.body?.cancel();
      // Another call that was refused may have asked for a new one already.
      if (this.#token === token) this.#token = undefined;
      response = await this.#send(call, await this.#currentToken(signal).value, signal);
    }
    if (response.status === 404) throw new PayuOrderMissing('PayU knows no such order');
    return readResponse(response, call.success, shape);
  }

  /** `redirect: 'manual'`, because PayU responds to a new order with 302 and a JSON body that is needed. */
  #send(call: Call, token: string, signal: AbortSignal) {
    return fetch(this.#address(call.path), {
      method: call.method,
      redirect: 'manual',
      signal,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...requestIdHeader(),
        ...(call.method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(call.body && { body: JSON.stringify(call.body) }),
    });
  }

  /** The cached token; concurrent calls share one token request. */
  #currentToken(signal: AbortSignal): Token {
    if (this.#token && this.#token.expiresAt > Date.now()) return this.#token;
    const token: Token = { value: Promise.resolve(''), expiresAt: Infinity };
    token.value = withTimeout(this.#timeout + TIMEOUT_GRACE, this.#fetchToken(signal)).then(
      ({ access_token, expires_in }) => {
        token.expiresAt = Date.now() + (expires_in - 60) * 1000;
        return access_token;
      },
      (error: unknown) => {
        // Not cached, so that the next call tries again. None is asked for in its place before that.
        this.#token = undefined;
        throw error;
      },
    );
    this.#token = token;
    return token;
  }

  async #fetchToken(signal: AbortSignal) {
    const response = await fetch(this.#address('/pl/standard/user/oauth/authorize'), {
      method: 'POST',
      redirect: 'manual',
      signal,
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: this.#options.clientId,
        client_secret: this.#options.clientSecret,
      }),
    });
    return readResponse(response, [200], payuToken);
  }

  #address(path: string) {
    return this.#options.apiUrl() + path;
  }
}

/** Parses and validates a JSON response; PaymentProviderError for another status, HTML with 200, or another shape. */
async function readResponse<Body>(
  response: Response,
  success: readonly number[],
  shape: ZodType<Body>,
): Promise<Body> {
  if (REFUSALS.includes(response.status)) {
    const said = refusal.safeParse(await response.json().catch(() => undefined));
    if (!said.success) throw new PayuRefusal(response.status, String(response.status));
    const { statusCode, codeLiteral = statusCode } = said.data.status;
    // `codeLiteral` is more specific: NO_BALANCE instead of OPENPAYU_BUSINESS_ERROR.
    throw new PayuRefusal(response.status, codeLiteral);
  }
  if (!success.includes(response.status)) {
    await response.body?.cancel();
    throw new PaymentProviderError(`PayU answered ${response.status}`);
  }
  const text = await response.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new PaymentProviderError('PayU did not answer in JSON', { cause: error });
  }
  const read = shape.safeParse(json);
  if (!read.success)
    throw new PaymentProviderError('PayU answered in an unknown shape', { cause: read.error });
  return read.data;
}
