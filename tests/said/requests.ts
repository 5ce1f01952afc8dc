import type { LightMyRequestResponse } from 'fastify';
import type { DeskRole } from '#domain/desk-terms.ts';

/** A request to the desk. */
export interface DeskRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  payload?: object;
  as?: DeskRole | 'nobody';
  /** Characters told of each part of the response; lists are then told row by row. */
  long?: number;
  /** Characters told of each row, where they are others than of a part. */
  rows?: number;
  /** The one thing that is told of each row, where they are told by it. */
  pick?: string;
  headers?: Readonly<Record<string, string>>;
  /** Its rows by table and text, where one statement changes many of them. */
  isSorted?: boolean;
}

/** A request to the shop: a call of its API, a form of a page without scripts, or a body as it is. */
export interface ShopRequest {
  to: 'shop';
  method: 'GET' | 'POST';
  path: string;
  payload?: object;
  form?: Readonly<Record<string, string>>;
  raw?: string;
  headers?: Readonly<Record<string, string>>;
  /** How far it is told, where the rest shows nothing new. */
  until?: 'response' | 'jobs' | 'again' | undefined;
  /** Its rows by table and text, where one statement changes many of them. */
  isSorted?: boolean;
}

export type AnyRequest = DeskRequest | ShopRequest;

export const ODD = [undefined, null, '', ' ', '?', 'x'.repeat(101), 'x '.repeat(3_000), -1, 0, 1e9, []];

/** Paths of all values in a body. */
export const leavesOf = (value: unknown, above: readonly string[] = []): string[][] =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...above, name]))
    : [[...above]];

/** A body with another value in one place. */
export function replaced(body: unknown, [name, ...rest]: readonly string[], value: unknown): object {
  const copy = Array.isArray(body) ? [...(body as unknown[])] : { ...(body as object) };
  const inner =
    name !== undefined && rest.length > 0 ? replaced(Reflect.get(copy, name), rest, value) : value;
  if (name !== undefined) Reflect.set(copy, name, inner);
  return copy;
}

/** A request with other values in its body or form. */
export function withValues(request: AnyRequest, values: object): AnyRequest {
  if (!('to' in request) || !request.form) return { ...request, payload: values };
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return { ...request, form: Object.fromEntries(given.map(([name, value]) => [name, String(value)])) };
}

export function titleOf(request: AnyRequest): string {
  const { method, path, payload } = request;
  if (!('to' in request)) {
    const { as = 'owner' } = request;
    return `${method} ${path} by ${as}${payload ? ` ${cut(JSON.stringify(payload), 300)}` : ''}`;
  }
  const { form, raw, headers } = request;
  const sent = raw ?? (payload || form ? JSON.stringify(payload ?? form) : '');
  const named = Object.entries(headers ?? {}).map(([name, value]) => `  ${name}: ${value}`);
  return [`${method} ${path} ${form ? 'form ' : ''}${cut(sent, 300)}`.trim(), ...named].join('\n');
}

export const isOwnRefusal = (body: string) =>
  !body.startsWith('{') || !String(Reflect.get(JSON.parse(body), 'message')).startsWith(BROKEN_CONTRACT);
const BROKEN_CONTRACT = 'The request does not fit the contract';

/** What a refusal says: of a page its alerts. */
export function refusalOf(body: string): string {
  if (!body.startsWith('{'))
    return [...body.matchAll(/role="alert"[^>]*>(.*?)<\/(?:p|div)>/gs)]
      .map(([, said = '']) => textOf(said))
      .join(' | ');
  const { requestId: _id, current: _current, ...refusal } = JSON.parse(body);
  return cut(JSON.stringify(refusal), 400);
}

/** The words of a page's main part. */
const textOf = (page: string) =>
  (/<main.*<\/main>/s.exec(page)?.[0] ?? page)
    .replaceAll(/<(style|script|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const cut = (text: string, long: number) =>
  text.length > long ? `${text.slice(0, long)}…(${text.length})` : text;

export const isOfLists = ({ long, rows, pick }: DeskRequest) => (long ?? rows ?? pick) !== undefined;

/** Characters told of a part of a response. */
export const MOST = 120;

/** A response of the shop: of a page more words. */
export const shopResponseOf = (response: LightMyRequestResponse, long?: number) =>
  responseOf(response, {}, String(response.headers['content-type']).includes('html') ? (long ?? 700) : long);

/** Parts of a response that each run or machine makes anew. */
const OF_THE_MACHINE = new Set(['requestId', 'versions', 'backup']);

/** Status, and each part of the body on a line; with `long`, each row of a list and each line of a file too. */
export function responseOf(
  { statusCode, body, headers }: LightMyRequestResponse,
  { long, pick, rows = pick ? undefined : long }: Pick<DeskRequest, 'long' | 'rows' | 'pick'>,
  most = long ?? MOST,
): string {
  const lines = [`→ ${statusCode}`];
  if (headers['location']) lines.push(`  leads to ${String(headers['location'])}`);
  if (headers['set-cookie']) lines.push(`  cookie ${String(headers['set-cookie'])}`);
  if (!String(headers['content-type']).includes('json'))
    lines.push(
      ...(body === ''
        ? []
        : partsOf(body.startsWith('<!') ? textOf(body) : body, rows).map(
            (line) => `  ${cut(line, rows ?? most)}`,
          )),
    );
  else {
    const parsed: unknown = JSON.parse(body);
    const parts =
      Array.isArray(parsed) || parsed === null || typeof parsed !== 'object' ? { '': parsed } : parsed;
    for (const [name, part] of Object.entries(parts).filter(([of]) => !OF_THE_MACHINE.has(of)))
      if (pick && Array.isArray(part) && part.some((row) => Object.hasOwn(Object(row), pick)))
        lines.push(
          `  ${name}: ${part.length}, ${part.map((row) => String(Reflect.get(Object(row), pick))).join(' ')}`,
        );
      else if (rows !== undefined && Array.isArray(part) && part.length > 0)
        lines.push(
          `  ${name}: ${part.length}`,
          ...part.map((row) => `    ${cut(JSON.stringify(row), rows)}`),
        );
      else lines.push(`  ${name}: ${cut(JSON.stringify(part), most)}`);
  }
  return lines.join('\n');
}

const partsOf = (body: string, rows: number | undefined) =>
  rows === undefined ? [body] : body.split(/\r?\n/).filter((line) => line.trim() !== '');
