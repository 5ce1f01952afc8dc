/**
 * Returns a value that must be present. A missing value is a bug: no default may become a payment, a decision or an
 * address.
 * @param what names it in the error
 * @throws TypeError if it is missing
 */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new TypeError(`There is no ${what}`);
  return value;
}
