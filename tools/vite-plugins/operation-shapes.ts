import { createHash } from 'node:crypto';

/** An OpenAPI document, with all that it refers to inside. */
interface Document {
  paths: Record<string, Record<string, object>>;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
/** What is said to people. */
const WORDS = new Set(['description', 'summary', 'title', 'example', 'examples', 'tags']);

/** What an operation takes and answers, without words: equal for equal shapes, wherever they are written down. */
function plain(
  document: Document,
  value: unknown,
  within: readonly string[] = [],
  areNames = false,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => plain(document, one, within));
  if ('$ref' in value && typeof value.$ref === 'string') {
    const reference = value.$ref;
    // One that holds itself.
    if (within.includes(reference)) return reference;
    const steps = reference
      .replace(/^#\//, '')
      .split('/')
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    const target = steps.reduce<unknown>(
      (inner, step) => (inner as Record<string, unknown> | undefined)?.[step],
      document,
    );
    return plain(document, target, [...within, reference]);
  }
  return Object.fromEntries(
    Object.entries(value)
      // Fields of a body may be called so as well.
      .filter(([key]) => areNames || (!WORDS.has(key) && !key.startsWith('x-')))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, plain(document, inner, within, !areNames && key === 'properties')]),
  );
}

/**
 * The shape of each operation of a contract, as a short digest: `{ 'GET /books/{month}': '1f3a9c04' }`. It changes with
 * what the operation takes or answers, and with nothing else.
 */
export const operationShapes = (document: Document): Record<string, string> =>
  Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        if (!item[method]) return [];
        const shape = JSON.stringify(plain(document, [item['parameters'], item[method]]));
        return [
          [`${method.toUpperCase()} ${path}`, createHash('sha256').update(shape).digest('hex').slice(0, 8)],
        ];
      }),
    ),
  );
