import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { WIDTH } from '../../model/diagram/layout.ts';
import { machineSvg } from '../../model/diagram/svg.ts';
import { models } from '../../model/models.ts';
import { inRepository } from '../../setup/repository.mjs';
import { readFlowReports } from '../reports/flow-report.ts';
import { shotsOf } from '../reports/screens.ts';
import type { ShopState } from '../shop-state.ts';
import type { Bundle } from './bundle.ts';
import { htmlOf, typeOf } from './html.ts';
import type { LivedCounts } from './lived-counts.ts';

/** Widths (px) in which diagrams are drawn for a reader's window. */
const NARROWEST = 340;
const WIDEST = 1_400;

/** What the page server needs. */
export interface PageSources {
  bundle: Bundle;
  /** Folder of the reports: `model/coverage.json` of the last test run, `pictures/base/` of `npm run pictures`. */
  reportsDir: string;
  /** Returns the current state of the shop. */
  shop: () => ShopState;
  /** Returns what the shop has counted of its visitors, if there is any. */
  counts: () => Promise<LivedCounts | undefined>;
}

/** Serves the bundle's files under `/code/` or another base path. */
export function serveCode(app: FastifyInstance, place: string, { files }: Bundle): void {
  app.get<{ Params: { '*': string } }>(`${place}*`, (request, reply) => {
    const name = request.params['*'];
    const file = files.get(name);
    if (file === undefined) return reply.code(404).send();
    return reply.type(typeOf(name)).send(typeof file === 'string' ? file : Buffer.from(file));
  });
}

/**
 * Creates the server of the flows page: its code, diagrams drawn on request, and the reports of the last test run.
 */
export async function pageServer({
  bundle,
  reportsDir,
  shop,
  counts,
}: PageSources): Promise<FastifyInstance> {
  const app = fastify();
  const pictures = join(reportsDir, 'pictures/base');

  await app.register(fastifyStatic, { root: inRepository('src/public') });
  serveCode(app, '/code/', bundle);

  app.get('/', (_, reply) =>
    reply.type('text/html; charset=utf-8').send(htmlOf('Przepływy sklepu', 'page', '/code/', bundle)),
  );
  app.get<{ Params: { name: string }; Querystring: { width?: string } }>(
    '/diagrams/:name',
    (request, reply) => {
      const width = Number(request.query.width ?? WIDTH);
      const model = models.find(({ name }) => `${name}.svg` === request.params.name);
      if (!model) return reply.code(404).send();
      return reply
        .type('image/svg+xml')
        .send(machineSvg(model, { width: Math.min(WIDEST, Math.max(NARROWEST, width || WIDTH)) }));
    },
  );
  // Read at each question: a test run may have ended in between.
  app.get('/coverage', (_, reply) => {
    const file = join(reportsDir, 'model/coverage.json');
    return reply.send({ reports: (existsSync(file) && readFlowReports(readFileSync(file, 'utf8'))) || null });
  });
  app.get<{ Params: { name: string } }>('/shots/:name', (request, reply) =>
    reply.send(shotsOf(request.params.name, pictures)),
  );
  await app.register(fastifyStatic, { root: pictures, prefix: '/screens/', decorateReply: false });
  app.get('/counts', async (_, reply) => reply.send({ lived: (await counts()) ?? null }));
  app.get('/shop', (_, reply) => reply.send(shop()));
  return app;
}
