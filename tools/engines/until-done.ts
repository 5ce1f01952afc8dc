import { setTimeout as pause } from 'node:timers/promises';

/** Tries until it succeeds. @throws the last error, once the time is over */
export async function untilDone<T>(attempt: () => Promise<T>, patience = 20_000, every = 50): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await pause(every);
  }
}
