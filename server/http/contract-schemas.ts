import { OwnError } from '#server/own-error.ts';
import type { FastifySchema, HTTPMethods } from 'fastify';
import { METHODS, type Document } from '#server/contract.ts';

/** An operation as Fastify takes it. Made once for a document, so that each schema is compiled once in a process. */
export interface ContractRoute {
  operationId: string;
  method: HTTPMethods;
  url: string;
  schema: FastifySchema;
}

type Schema = Record<string, unknown>;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

type Media = Record<string, { schema?: Schema }>;

/** The parts of an operation that its schemas are made of, references followed. */
interface Resolved {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Media };
  responses: Record<string, { content?: Media }>;
}

/**
 * Follows the references of a document; what several places refer to is the same object in all of them.
 * @throws for a reference to nothing, and for a schema that holds itself.
 */
function resolver(document: Document): (value: unknown) => unknown {
  const known = new Map<string, unknown>();
  const resolve = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(resolve);
    if ('$ref' in value && typeof value.$ref === 'string') return follow(value.$ref);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]));
  };
  const follow = (reference: string): unknown => {
    if (!known.has(reference)) {
      known.set(reference, undefined);
      const steps = reference.replace(/^#\//, '').split('/');
      const target = steps.reduce<unknown>((value, step) => (value as Schema | undefined)?.[step], document);
      known.set(reference, resolve(target));
    }
    const target = known.get(reference);
    if (target === undefined)
      throw new OwnError(`The contract has no ${reference}, or one that holds itself`);
    return target;
  };
  return resolve;
}

/** The schema of the parameters at one place; names of headers arrive in lower case. */
function schemaOf(parameters: readonly Parameter[], place: string): Schema | undefined {
  const here = parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) =>
      place === 'header' ? { ...parameter, name: parameter.name.toLowerCase() } : parameter,
    );
  if (here.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
    required: here.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** The media types of a response that have a schema; without one it has nothing to be serialised by. */
function responseOf(content: Media = {}): { content: Media } | undefined {
  const media = Object.entries(content).filter(([, { schema }]) => schema);
  return media.length > 0 ? { content: Object.fromEntries(media) } : undefined;
}

function makeRoutes(document: Document): ContractRoute[] {
  const resolve = resolver(document);
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      if (!item[method]) return [];
      const { operationId, parameters = [], requestBody, responses } = resolve(item[method]) as Resolved;
      const shared = resolve(item.parameters ?? []) as Parameter[];
      const at = (place: string) => schemaOf([...shared, ...parameters], place);
      const [body] = Object.values(requestBody?.content ?? {});
      const schema = {
        params: at('path'),
        querystring: at('query'),
        headers: at('header'),
        // It applies whatever the content type's header says; the optional body, a notification, has none.
        body: body?.schema,
        response: withoutGaps(
          Object.fromEntries(
            Object.entries(responses).map(([status, { content }]) => [status, responseOf(content)]),
          ),
        ),
      };
      const url = path.replace(/{(\w+)}/g, ':$1');
      return [{ operationId, method: method.toUpperCase(), url, schema: withoutGaps(schema) }];
    }),
  );
}

const withoutGaps = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined));

const made = new WeakMap<Document, ContractRoute[]>();

/** The routes of a contract document, with the schemas that validate requests and serialise responses. */
export function contractRoutes(document: Document): ContractRoute[] {
  const routes = made.get(document) ?? makeRoutes(document);
  made.set(document, routes);
  return routes;
}
