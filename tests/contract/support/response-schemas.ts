import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract, type OperationId } from '#server/contract.ts';

interface Operation {
  operationId: OperationId;
  responses: Record<string, { content?: Record<string, unknown> }>;
}

// A reader of its own, so that the server's validator does not validate itself.
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');

/** Every operation with the JSON pointer to it. */
const pointers = new Map<OperationId, { pointer: string; operation: Operation }>(
  Object.entries(contract.paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      const pointer = `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`;
      return operation ? [[operation.operationId, { pointer, operation }] as const] : [];
    }),
  ),
);

const compiled = new Map<string, ValidateFunction>();

/** Validates a response against the contract; `[]` when it is valid. */
export function contractProblems(id: OperationId, { statusCode, body, headers }: HttpResponse): string[] {
  const found = pointers.get(id);
  if (!found) return [`the contract has no ${id}`];
  const { operation, pointer } = found;
  const status = [String(statusCode), `${Math.floor(statusCode / 100)}XX`].find(
    (name) => operation.responses[name],
  );
  if (!status) return [`${statusCode} is not a response of ${id}`];
  const place = resolve(`${pointer}/responses/${status}`);
  if (!place.content) return body === '' ? [] : [`${id} ${statusCode} has a body`];
  if (!String(headers['content-type']).startsWith('application/json'))
    return ['the content type is not JSON'];
  const schema = `contract${place.pointer}/content/application~1json/schema`;
  const validate = compiled.get(schema) ?? ajv.compile({ $ref: schema });
  compiled.set(schema, validate);
  return validate(JSON.parse(body))
    ? []
    : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

export interface HttpResponse {
  statusCode: number;
  body: string;
  headers: Record<string, unknown>;
}

/** Follows the contract's references: shared responses are defined once, under components. */
function resolve(pointer: string): { pointer: string; content?: unknown } {
  let value: unknown = contract;
  for (const part of pointer.slice(2).split('/')) {
    value = (value as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  const { $ref, content } = value as { $ref?: string; content?: unknown };
  return $ref ? resolve($ref) : { pointer, content };
}
