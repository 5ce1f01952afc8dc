import type { OperationShapes } from './desk-client.ts';

/** Fetches the shapes of the contract's operations. */
export const fetchShapes = async (): Promise<OperationShapes> =>
  (await import('#openapi/desk.yaml?shapes')).default;
