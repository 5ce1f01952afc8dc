interface ErrorResponse {
  /** `undefined` if the body is no error response of the contract, a gateway's for example. */
  code: number | undefined;
  /** The fields that the API names. */
  paths: string[];
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Reads an error response `{ code, message, errors? }` (AP-13). By hand, so that a page's first calls need no schemas. */
export function readErrorResponse(body: unknown): ErrorResponse {
  const { code, errors } = fieldsOf(body);
  const paths = Array.isArray(errors) ? errors.map((error) => fieldsOf(error)['path']) : [];
  return {
    code: typeof code === 'number' ? code : undefined,
    paths: paths.every((path) => typeof path === 'string') ? paths : [],
  };
}
