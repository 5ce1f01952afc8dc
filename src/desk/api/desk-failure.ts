import type { components, operations } from '#openapi/desk.d.ts';

/** The body of a refusal. */
export type DeskError = components['schemas']['DeskError'] & {
  /** What is there now, of a thing that has changed or does not allow it. */
  current?: unknown;
};

/** The only error that calls to the desk's API reject with. */
export class DeskFailure extends Error {
  override readonly name = 'DeskFailure';
  /** Status of the response; 0 when none came. */
  readonly status: number;
  readonly details: DeskError | undefined;

  constructor(status: number, details?: DeskError) {
    super(`The desk refused: ${status} ${details?.code ?? ''}`);
    this.status = status;
    this.details = details;
  }
}

/** Type of what an operation's refusal says is there now. */
export type CurrentOf<Operation extends keyof operations> = operations[Operation]['responses'] extends {
  409: { content: { 'application/json': { current?: infer Current } } };
}
  ? Current
  : never;

/** What is there now, by the server that has refused an operation; typed by the operation's contract. */
export const currentOf = <Operation extends keyof operations>(error: unknown) =>
  (error instanceof DeskFailure ? error.details?.current : undefined) as CurrentOf<Operation> | undefined;

/** Error code of a refusal. */
export const codeOf = (error: unknown) => (error instanceof DeskFailure ? error.details?.code : undefined);

/**
 * The first rule that what was sent breaks, in the server's words. Only a 422 is worded for people: a 400 has the
 * validator's own.
 */
export const brokenRule = (error: unknown): string | undefined =>
  error instanceof DeskFailure && error.status === 422 ? error.details?.errors?.[0]?.message : undefined;

/** Whether a call's result is unknown: its response was lost, or the server failed. */
export const isUnanswered = (error: unknown) =>
  error instanceof DeskFailure && (error.status === 0 || error.status >= 500);

/** Whether the session has ended; the desk's frame shows it, so pages do not. */
export const isSignedOut = (error: unknown) => error instanceof DeskFailure && error.status === 401;
/** Whether something does not exist, or belongs to another person: the server does not distinguish them. */
export const isMissing = (error: unknown) =>
  error instanceof DeskFailure && (error.status === 404 || error.status === 403);
