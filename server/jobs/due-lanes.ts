import { AsyncLocalStorage } from 'node:async_hooks';
import { LANES, type Lane } from './job-kind.ts';

/** Has these lanes' workers look for jobs. */
export type WakeJobs = (lanes: ReadonlySet<Lane>) => void;

const written = new AsyncLocalStorage<Set<Lane>>();

/** Notes that the work that is going on writes a job that is due: its lane is woken when the work has ended. */
export const noteDue = (lane: Lane): void => void written.getStore()?.add(lane);

/** As `noteDue`, of jobs whose lanes are not known. */
export const noteAllDue = (): void => LANES.forEach(noteDue);

/** Does work whose due jobs are noted in `lanes`. */
export const noteInto = <Result>(lanes: Set<Lane>, work: () => Result): Result => written.run(lanes, work);

/** Does work and hands over the lanes that it noted, however it ends. */
export async function collectDue<Result>(work: () => Promise<Result>, wake: WakeJobs): Promise<Result> {
  const lanes = new Set<Lane>();
  try {
    return await noteInto(lanes, work);
  } finally {
    if (lanes.size > 0) wake(lanes);
  }
}
