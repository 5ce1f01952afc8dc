import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noteInto, type WakeJobs } from '#server/jobs/due-lanes.ts';
import type { Lane } from '#server/jobs/job-kind.ts';

/** Wakes, after each response of a server, the lanes of the due jobs that its request wrote. */
export function wakeAfterResponses(app: FastifyInstance, wake: WakeJobs): void {
  const lanesOf = new WeakMap<FastifyRequest, Set<Lane>>();
  // Not earlier: a body arrives in its socket's context, which would then be that of the handler.
  app.addHook('preHandler', (request, _reply, done) => {
    const lanes = new Set<Lane>();
    lanesOf.set(request, lanes);
    noteInto(lanes, done);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    const lanes = lanesOf.get(request);
    if (lanes && lanes.size > 0) wake(lanes);
    done();
  });
}
