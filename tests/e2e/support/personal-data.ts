import type { Request } from '@playwright/test';

/** What a customer tells of herself, by the names of the contract's requests. */
const PERSONAL: ReadonlySet<string> = new Set([
  'name',
  'firstName',
  'lastName',
  'email',
  'city',
  'birthDate',
  'dateTime',
  'content',
  'message',
]);

/** Shorter words may stand in a log by chance. */
const TELLING = /\p{L}.{3,}|\d{4}-\d{1,2}-\d{1,2}/u;

const inBody = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string') return PERSONAL.has(key) && TELLING.test(value) ? [value.trim()] : [];
  if (Array.isArray(value)) return value.flatMap((part) => inBody(part, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => inBody(part, name));
};

/** The personal data that a page sends to the shop with this request, as far as it is JSON. */
export function personalDataIn(request: Request): string[] {
  if (request.method() !== 'POST') return [];
  try {
    return inBody(request.postDataJSON());
  } catch {
    return [];
  }
}
