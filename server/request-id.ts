import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const current = new AsyncLocalStorage<string>();

/** Number of the request that the current work belongs to; undefined where nobody asked, as in housekeeping. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Does work that belongs to a request: its jobs, calls and mails carry its number. */
export const withRequestId = <Result>(id: string, work: () => Result): Result => current.run(id, work);

/** Header by which proxies, providers and mails know a request. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** The current request's number as a header for calls to others; none where nobody asked. */
export function requestIdHeader(): Record<string, string> {
  const id = currentRequestId();
  return id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
}

const FORM = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i;

/**
 * The number that our proxy gave a request: a UUID, with dashes or as nginx writes it. A new number if there is
 * none.
 */
export function requestIdOf(given: string | string[] | undefined): string {
  const parts = typeof given === 'string' ? FORM.exec(given) : null;
  return parts ? parts.slice(1).join('-').toLowerCase() : randomUUID();
}
