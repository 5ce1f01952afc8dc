import { act } from '@testing-library/react';

// Taken before any test puts a fake clock in their place.
const { setTimeout: realTimeout, performance: realClock } = globalThis;
const now = realClock.now.bind(realClock);

/** How long something may take to appear, code that is still being fetched included. Only a failing test waits so long. */
const PATIENCE = 15_000;

/** How long a part of the page may lag behind its machine. */
const A_MOMENT = 500;

/** Lets React and every promise that is due do their work. */
const breathe = () => act(() => new Promise<void>((resolve) => realTimeout(resolve, 0)));

let patience = PATIENCE;

/** Whether a look finds what it wants at once: what is not there now does not count. */
export async function atOnce(look: () => Promise<void>): Promise<boolean> {
  patience = 0;
  try {
    await look();
    return true;
  } catch {
    return false;
  } finally {
    patience = PATIENCE;
  }
}

/**
 * What a look did not find. To say what is there instead takes longer than many looks, so only the last one does.
 * @param explain throws an error that says it
 */
export class NotThere extends Error {
  readonly explain: () => unknown;
  constructor(message: string, explain: () => unknown) {
    super(message);
    this.explain = explain;
  }
}

/** Tries until it no longer throws. @throws the last error once patience is over */
export async function eventually<T>(look: () => T): Promise<T> {
  const began = now();
  for (;;) {
    try {
      return look();
    } catch (error) {
      if (now() - began >= patience) {
        if (patience > 0 && error instanceof NotThere) error.explain();
        throw error;
      }
    }
    await breathe();
  }
}

/** Does something and lets its consequences happen. */
export async function doing(work: () => void): Promise<void> {
  act(work);
  await breathe();
}

/** Whether something is so, now or in a moment: a part of the page may be rendered a frame later. */
export async function soon(isSo: () => boolean): Promise<boolean> {
  const began = now();
  while (!isSo()) {
    if (now() - began > A_MOMENT) return false;
    await breathe();
  }
  return true;
}
