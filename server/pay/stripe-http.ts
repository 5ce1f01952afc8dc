import Stripe from 'stripe';
import { callProvider, type ProviderResponse } from './provider-call.ts';

class StripeResponse extends Stripe.HttpClientResponse {
  readonly #response: ProviderResponse;

  constructor(response: ProviderResponse) {
    const headers = Object.entries(response.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    super(response.status, Object.fromEntries(headers));
    this.#response = response;
  }

  override getRawResponse(): ProviderResponse {
    return this.#response;
  }

  override async toJSON(): Promise<unknown> {
    return this._parseResponseBody(this.#response.body);
  }
}

/**
 * The HTTP client of Stripe's SDK. It sends every call to another base URL, which may have a path and may be known only
 * after the server listens, while the SDK takes a fixed host without a path.
 */
export class StripeHttp extends Stripe.HttpClient {
  readonly #baseUrl: () => string;

  constructor(baseUrl: () => string) {
    super();
    this.#baseUrl = baseUrl;
  }

  override getClientName(): string {
    return 'node';
  }

  override async makeRequest(
    _host: string,
    _port: string,
    path: string,
    method: string,
    headers: Readonly<Record<string, string | number | string[]>>,
    body: string,
    _protocol: string,
    within: number,
  ): Promise<StripeResponse> {
    const request = { method, headers, within, body: method === 'POST' ? body : undefined };
    return new StripeResponse(await callProvider(this.#baseUrl() + path, request));
  }
}
