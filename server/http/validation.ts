import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchema } from 'fastify';
import { z } from 'zod';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { readEmail } from '#domain/typed/typed-text.ts';
import { isUuid } from '#domain/uuid.ts';

/** An address as it is stored. */
const StoredEmail = z.email().max(MAX_LENGTH.email);

/** The contract's annotations, which do not affect validation. */
const ANNOTATIONS = [
  'x-addition',
  'x-decided',
  'x-storefront-names',
  'x-http-status',
  'x-audience',
  'example',
  'x-unit',
];

function contractAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, ...options });
  ajv.addVocabulary(ANNOTATIONS);
  addFormats.default(ajv);
  // Browser and server agree on what an e-mail address and a UUID are (VA-1). Who stores an address reads it the same way.
  // Its length counts as it is stored: reading makes some characters longer.
  ajv.addFormat('email', (text) => StoredEmail.safeParse(readEmail(text)).success);
  ajv.addFormat('uuid', isUuid);
  return ajv;
}

/** For JSON bodies, without coercion: `"5"` is not a number, 5 is not a coupon code. */
const strict = contractAjv({ coerceTypes: false });

/** For URLs and headers, which hold text only: `7` in a query may be a number; the contract's defaults are filled in. */
const coercing = contractAjv({ coerceTypes: true, useDefaults: true });

/**
 * Fastify's validator compiler for the contract's schemas (JSON Schema 2020-12, as OpenAPI 3.1 asks). Each is compiled at
 * its first request, once in a process: compiling all of them is a good part of a start. The contract's tests ask for
 * every operation.
 */
export const compileValidator: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  const ajv = httpPart === 'body' ? strict : coercing;
  const validator: ReturnType<FastifySchemaCompiler<FastifySchema>> = (data: unknown) => {
    const validate = ajv.compile(schema);
    const isValid = validate(data);
    const endless = isValid && httpPart !== 'body' ? endlessNumber(data) : undefined;
    // Where Fastify looks for them.
    Object.assign(validator, { errors: endless ? [endless] : validate.errors });
    return isValid && !endless;
  };
  return validator;
};

/** Finds an infinite number in an address: ajv coerces `1e400` to Infinity, and no maximum refuses it. */
function endlessNumber(data: unknown): ErrorObject | undefined {
  const [name] =
    Object.entries(data ?? {}).find(([, value]) => typeof value === 'number' && !Number.isFinite(value)) ??
    [];
  return name === undefined
    ? undefined
    : {
        instancePath: `/${name}`,
        schemaPath: '#/type',
        keyword: 'type',
        params: { type: 'number' },
        message: 'must be a number',
      };
}

/** NUL, and half of a character: a pasted emoji that was cut in two. PostgreSQL stores neither. */
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Whether any string in a JSON value cannot be stored. Not recursive: hostile bodies nest deeply. */
export function containsUnstorable(value: unknown): boolean {
  const rest: unknown[] = [value];
  while (rest.length > 0) {
    const item = rest.pop();
    if (typeof item === 'string' && !isStorable(item)) return true;
    if (typeof item === 'object' && item !== null) {
      for (const [key, inner] of Object.entries(item)) rest.push(key, inner);
    }
  }
  return false;
}
