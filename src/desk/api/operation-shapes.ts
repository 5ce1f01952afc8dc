import type { OperationShapes } from './desk-client.ts';

/** Fetches the shapes of the contract's operations; without them a call names none, and no server refuses it. */
export const loadShapes = (): Promise<OperationShapes> =>
  import('#openapi/desk.yaml?shapes').then(
    (module) => module.default,
    () => ({}),
  );
