import type { DeskError } from '#desk/schemas/desk-error.schema.ts';

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

/** Whether nobody is signed in any more. */
export const isSignedOut = (error: unknown) => error instanceof DeskFailure && error.status === 401;
/** Whether something does not exist, or belongs to someone else: the desk does not tell which. */
export const isMissing = (error: unknown) =>
  error instanceof DeskFailure && (error.status === 404 || error.status === 403);
