import { OwnError } from '#server/own-error.ts';

/** A promise did not settle before its time limit. */
export class TimeoutError extends OwnError {
  override name = 'TimeoutError';
}

/**
 * Settles as `work` does, or rejects with `TimeoutError` after `milliseconds`. It also guards calls that take an abort
 * signal: Node's `fetch` may never settle when the peer dies at the wrong moment, whatever its signal says.
 */
export async function withTimeout<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`Not settled after ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
