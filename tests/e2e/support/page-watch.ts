import type { BrowserContext, Request } from '@playwright/test';

/** The browser's own requests for its own data never leave it. */
const isLocalScheme = (url: URL) => !/^(https?|wss?):$/.test(url.protocol);

/** A navigation that another one overtakes, or a fetch that its page gave up, is no failure. */
const isGivenUp = (request: Request) => request.failure()?.errorText === 'net::ERR_ABORTED';

/**
 * Listens to every page of a context for what a visitor must never cause: errors in the console, uncaught
 * errors, requests that fail, and any request to a host that is not the shop's (nothing third-party loads
 * unless it is configured, SH-2).
 */
export class PageWatch {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  constructor(context: BrowserContext, shopUrl: string) {
    const shop = new URL(shopUrl).host;
    context.on('console', (message) => {
      // A font that the browser refuses is told as a warning, and the page shows its stand-in.
      const isRefusedFont = /decode downloaded font|OTS parsing error/.test(message.text());
      if (message.type() === 'error' || isRefusedFont)
        this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#seen.push(`uncaught: ${String(error.error())}`));
    context.on('requestfailed', (request) => {
      if (isGivenUp(request)) return;
      this.#seen.push(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText ?? ''}`);
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (isLocalScheme(url) || url.host === shop) return;
      this.#seen.push(`foreign: ${request.method()} ${request.url()}`);
    });
  }

  /** Declares that this test causes such trouble on purpose; the lines are those of `troubles()`. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** What was seen and not allowed: `console: …`, `uncaught: …`, `failed: …`, `foreign: …`. */
  troubles(): string[] {
    return this.#seen.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)));
  }
}
