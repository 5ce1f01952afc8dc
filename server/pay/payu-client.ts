import type { ZodType } from 'zod';
import { within } from '#server/deadline.ts';
import { PaymentProviderError, PROVIDER_TIMEOUT, TIMEOUT_GRACE } from './payment-port.ts';
import { payuToken } from './payu-wire.ts';

export interface PayuClientOptions {
  clientId: string;
  clientSecret: string;
  /** Where PayU answers (`https://secure.payu.com`, or the sandbox), without `/api`; asked for at every call. */
  apiUrl: () => string;
  /** Milliseconds for one port operation, including a token and a repeat after 401. */
  timeout?: number;
}

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  /** HTTP statuses that mean success. */
  success: readonly number[];
}

/** PayU said that there is no such order (HTTP 404). */
export class PayuOrderMissing extends PaymentProviderError {
  override name = 'PayuOrderMissing';
}

/**
 * Calls of PayU REST 2.1 with an OAuth2 client_credentials token, which is kept until a minute before it expires and
 * fetched anew once when a call answers 401. Whatever goes wrong is a PaymentProviderError without personal data.
 */
export class PayuClient {
  readonly #options: PayuClientOptions;
  #token: { value: Promise<string>; expiresAt: number } | undefined;

  constructor(options: PayuClientOptions) {
    this.#options = options;
  }

  async call<Answer>(call: Call, shape: ZodType<Answer>): Promise<Answer> {
    try {
      return await within(this.#timeout + TIMEOUT_GRACE, this.#ask(call, shape));
    } catch (error) {
      if (error instanceof PaymentProviderError) throw error;
      throw new PaymentProviderError('PayU could not be reached', { cause: error });
    }
  }

  get #timeout(): number {
    return this.#options.timeout ?? PROVIDER_TIMEOUT;
  }

  async #ask<Answer>(call: Call, shape: ZodType<Answer>): Promise<Answer> {
    const signal = AbortSignal.timeout(this.#timeout);
    let response = await this.#send(call, await this.#currentToken(signal), signal);
    if (response.status === 401) {
      await response.body?.cancel();
      this.#token = undefined;
      response = await this.#send(call, await this.#currentToken(signal), signal);
    }
    if (response.status === 404) throw new PayuOrderMissing('PayU knows no such order');
    return readAnswer(response, call.success, shape);
  }

  /** `redirect: 'manual'`, because a created order is answered with 302 and a JSON body that we need. */
  #send(call: Call, token: string, signal: AbortSignal) {
    return fetch(this.#address(call.path), {
      method: call.method,
      redirect: 'manual',
      signal,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(call.body && { 'content-type': 'application/json' }),
      },
      ...(call.body && { body: JSON.stringify(call.body) }),
    });
  }

  /** One token for all calls; calls that need it at the same moment share one request. */
  #currentToken(signal: AbortSignal): Promise<string> {
    if (this.#token && this.#token.expiresAt > Date.now()) return this.#token.value;
    const token = { value: Promise.resolve(''), expiresAt: Infinity };
    token.value = within(this.#timeout + TIMEOUT_GRACE, this.#fetchToken(signal)).then(
      ({ access_token, expires_in }) => {
        token.expiresAt = Date.now() + (expires_in - 60) * 1000;
        return access_token;
      },
      (error: unknown) => {
        // Forgotten, so that the next call tries again.
        if (this.#token === token) this.#token = undefined;
        throw error;
      },
    );
    this.#token = token;
    return token.value;
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
    return readAnswer(response, [200], payuToken);
  }

  #address(path: string) {
    return this.#options.apiUrl().replace(/\/+$/, '') + path;
  }
}

/** The JSON of an answer in its shape; PaymentProviderError for another status, HTML with 200, or another shape. */
async function readAnswer<Answer>(
  response: Response,
  success: readonly number[],
  shape: ZodType<Answer>,
): Promise<Answer> {
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
