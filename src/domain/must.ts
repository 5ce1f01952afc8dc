/**
 * A value that this place can not be without. Where it is missing the code is wrong, and no stand-in becomes a payment,
 * a decision or an address.
 *
 * @param what names it in the error
 * @throws TypeError where it is missing
 */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new TypeError(`There is no ${what}`);
  return value;
}
