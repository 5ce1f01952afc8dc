import { OwnError } from '#server/own-error.ts';
import type { operations, components } from '#openapi/desk.d.ts';
import bundled from '#openapi/desk.yaml?contract';
import {
  operationsOf,
  type Document,
  type OperationCall,
  type OperationTraits,
  type ResponseOf,
} from '#server/contract.ts';
import type { DeskRole } from '#domain/desk-terms.ts';
import type { Session } from './access/sessions.ts';

/** The desk's operations by `operationId`. */
export type DeskOperation = keyof operations;

/** The schemas of the desk's contract. */
export type DeskSchemas = components['schemas'];

/** The arguments of a handler: the request's parts, and who sends it. */
export type DeskCall<K extends DeskOperation> = OperationCall<operations[K]> & {
  /** Missing for operations that nobody has to sign in for. */
  session: Session | undefined;
};

/** One handler for each operation; a missing one neither compiles nor starts. */
export type DeskHandlers = {
  [K in DeskOperation]: (call: DeskCall<K>) => Promise<ResponseOf<operations[K]>>;
};

/** The event stream and the mail's page have no schema to be validated by. */
const withoutOtherMedia = (key: string, value: unknown): unknown =>
  key === 'content' && isOtherMedia(value) ? undefined : value;

/** Media types, of which none is JSON; a schema's property may be named `content` as well. */
function isOtherMedia(value: unknown): boolean {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return keys.length > 0 && keys.every((key) => key.includes('/') && key !== 'application/json');
}

/** openapi/desk.yaml with the files of its pages, which is part of the server's build. */
export const deskContract = JSON.parse(JSON.stringify(bundled), withoutOtherMedia) as Document;

/** Who may call what: the one table that guards the routes and is sent to the desk for menus and buttons. */
export interface Policy {
  isPublic: (operation: string) => boolean;
  isAllowed: (operation: string, role: DeskRole) => boolean;
  needsFreshPasskey: (operation: string) => boolean;
  /** Whether a session may call it that a recovery code alone has opened. */
  isBeforeProof: (operation: string) => boolean;
  /** The operations that a role may call. */
  operationsOf: (role: DeskRole) => string[];
}

const ROLES = new Set(['owner', 'specialist', 'nobody']);

/**
 * Reads the table of permissions from a contract.
 * @throws when an operation names nobody, or a role that there is not: the server does not start.
 */
export function readPolicy(document: Document): Policy {
  const traits = operationsOf(document);
  const unnamed = [...traits].filter(
    ([, { who }]) => who.length === 0 || !who.every((role) => ROLES.has(role)),
  );
  if (unnamed.length > 0)
    throw new OwnError(
      `Operations that do not say who may call them: ${unnamed.map(([id]) => id).join(', ')}`,
    );
  const of = (operation: string): OperationTraits => {
    const found = traits.get(operation);
    if (!found) throw new OwnError(`The contract has no operation ${operation}`);
    return found;
  };
  return {
    isPublic: (operation) => of(operation).who.includes('nobody'),
    isAllowed: (operation, role) => of(operation).who.includes(role),
    needsFreshPasskey: (operation) => of(operation).needsFreshPasskey,
    isBeforeProof: (operation) => of(operation).isBeforeProof,
    operationsOf: (role) => [...traits].filter(([, { who }]) => who.includes(role)).map(([id]) => id),
  };
}
