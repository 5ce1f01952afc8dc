import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The fields of a posted form, by name. */
export type FormFields = Readonly<Record<string, string>>;

/** Registers the parser of posted HTML forms in a scope, which then accepts nothing else. */
export function acceptForms(scope: FastifyInstance, bodyLimit?: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', ...(bodyLimit !== undefined && { bodyLimit }) },
    async (_: unknown, text: string) => readForm(text),
  );
}

/** The last of the fields that share a name, without the NUL character, which PostgreSQL cannot store. */
const readForm = (text: string): FormFields =>
  Object.fromEntries(new URLSearchParams(text.replaceAll(/%00|\0/g, '')));

/** Reads the form of a request in such a scope; empty if there is none. */
export const formOf = ({ body }: FastifyRequest): FormFields =>
  // No other parser is registered.
  (body as FormFields | undefined) ?? {};
