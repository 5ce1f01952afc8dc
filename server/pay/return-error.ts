/** Query parameter of the return URL for a customer who left the payment page without paying; the name is PayU's. */
export const RETURN_ERROR = 'error';

/** The error code that PayU appends to the return URL when a payment failed or was canceled. */
export const PAYU_RETURN_ERROR = '501';

/** Appends an error to a return URL. */
export function withError(returnUrl: string, error: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set(RETURN_ERROR, error);
  return url.href;
}
