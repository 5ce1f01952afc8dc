import { z, type ZodType } from 'zod';
import { PaymentProviderError, PROVIDER_TIMEOUT } from './payment-port.ts';
import { callProvider, type ProviderResponse } from './provider-call.ts';
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
      return await this.#ask(call, shape);
    } catch (error) {
      if (error instanceof PaymentProviderError) throw error;
      throw new PaymentProviderError('PayU could not be reached', { cause: error });
    }
  }

  async #ask<Body>(call: Call, shape: ZodType<Body>): Promise<Body> {
    const until = performance.now() + (this.#options.timeout ?? PROVIDER_TIMEOUT);
    const token = this.#currentToken(until);
    let response = await this.#send(call, await token.value, until);
    if (response.status === 401) {
      // Another call that was refused may have asked for a new one already.
      if (this.#token === token) this.#token = undefined;
      response = await this.#send(call, await this.#currentToken(until).value, until);
    }
    if (response.status === 404) throw new PayuOrderMissing('PayU knows no such order');
    return readResponse(response, call.success, shape);
  }

  #send({ method, path, body }: Call, token: string, until: number): Promise<ProviderResponse> {
    return callProvider(this.#address(path), {
      method,
      within: until - performance.now(),
      headers: {
        authorization: `Bearer ${token}`,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
  }

  /** The cached token; concurrent calls share one token request. */
  #currentToken(until: number): Token {
    if (this.#token && this.#token.expiresAt > Date.now()) return this.#token;
    const token: Token = { value: Promise.resolve(''), expiresAt: Infinity };
    token.value = this.#fetchToken(until).then(
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

  async #fetchToken(until: number) {
    const secrets = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: this.#options.clientId,
      client_secret: this.#options.clientSecret,
    });
    const response = await callProvider(this.#address('/pl/standard/user/oauth/authorize'), {
      method: 'POST',
      within: until - performance.now(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(secrets),
    });
    return readResponse(response, [200], payuToken);
  }

  #address(path: string) {
    return this.#options.apiUrl() + path;
  }
}

/** Parses and validates a JSON response; PaymentProviderError for another status, HTML with 200, or another shape. */
function readResponse<Body>(
  { status, body }: ProviderResponse,
  success: readonly number[],
  shape: ZodType<Body>,
): Body {
  if (REFUSALS.includes(status)) {
    const said = refusal.safeParse(parsed(body));
    if (!said.success) throw new PayuRefusal(status, String(status));
    const { statusCode, codeLiteral = statusCode } = said.data.status;
    // `codeLiteral` is more specific: NO_BALANCE instead of OPENPAYU_BUSINESS_ERROR.
    throw new PayuRefusal(status, codeLiteral);
  }
  if (!success.includes(status)) throw new PaymentProviderError(`PayU answered ${status}`);
  const read = shape.safeParse(parsed(body));
  if (!read.success)
    throw new PaymentProviderError('PayU answered in an unknown shape', { cause: read.error });
  return read.data;
}

/** What a text says in JSON; `undefined` for any other text, which fits no shape. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
