import { setTimeout as pause } from 'node:timers/promises';

/** Retries a function until it succeeds. @throws the last error after the timeout */
export async function untilDone<T>(attempt: () => Promise<T>, timeout = 20_000, every = 50): Promise<T> {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await pause(every);
  }
}
