import { readEmail } from '#domain/typed/typed-text.ts';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchema } from 'fastify';
import { z } from 'zod';
import { isUuid } from '#domain/uuid.ts';

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
  ajv.addFormat('email', (text) => z.email().safeParse(readEmail(text)).success);
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
    // Where Fastify looks for them.
    Object.assign(validator, { errors: validate.errors });
    return isValid;
  };
  return validator;
};

/**
 * Whether any string in a JSON value has the NUL character, which PostgreSQL cannot store. Not recursive: hostile bodies
 * nest deeply.
 */
export function containsNul(value: unknown): boolean {
  const rest: unknown[] = [value];
  while (rest.length > 0) {
    const item = rest.pop();
    if (typeof item === 'string' && item.includes('\0')) return true;
    if (typeof item === 'object' && item !== null) {
      for (const [key, inner] of Object.entries(item)) rest.push(key, inner);
    }
  }
  return false;
}
