import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LANES, type Lane } from './job-kind.ts';

/** Has these lanes' workers look for jobs. */
export type WakeJobs = (lanes: ReadonlySet<Lane>) => void;

const written = new AsyncLocalStorage<Set<Lane>>();

/** Notes that the work that is going on writes a job that is due: its lane is woken when the work has ended. */
export const noteDue = (lane: Lane): void => void written.getStore()?.add(lane);

/** As `noteDue`, of jobs whose lanes are not known. */
export const noteAllDue = (): void => LANES.forEach(noteDue);

/** Does work and hands over the lanes that it noted, however it ends. */
export async function collectDue<Result>(work: () => Promise<Result>, wake: WakeJobs): Promise<Result> {
  const lanes = new Set<Lane>();
  try {
    return await written.run(lanes, work);
  } finally {
    if (lanes.size > 0) wake(lanes);
  }
}

/** Wakes, after each response of a server, the lanes of the due jobs that its request wrote. */
export function wakeAfterResponses(app: FastifyInstance, wake: WakeJobs): void {
  const lanesOf = new WeakMap<FastifyRequest, Set<Lane>>();
  // Not earlier: a body arrives in its socket's context, which would then be that of the handler.
  app.addHook('preHandler', (request, _reply, done) => {
    const lanes = new Set<Lane>();
    lanesOf.set(request, lanes);
    written.run(lanes, done);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    const lanes = lanesOf.get(request);
    if (lanes && lanes.size > 0) wake(lanes);
    done();
  });
}
