/** What did not settle in time. */
export class Overdue extends Error {
  override name = 'Overdue';
}

/**
 * Settles as `work` does, or rejects with `Overdue` after so many milliseconds. For calls that have a time limit of
 * their own: Node's `fetch` may never settle when the other side dies at the wrong moment, whatever its signal says,
 * and nobody may wait for that for ever.
 */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Overdue(`Not settled after ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
