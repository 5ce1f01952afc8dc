import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest';
import { createShopClient } from '#src/api/shop-client.ts';
import { registerPlainForms } from '#server/pages/plain/plain-form-routes.ts';
import { registerPlainOrder } from '#server/pages/plain/plain-order-routes.ts';
import { explore } from '#tools/model/explore.ts';
import type { Model } from '#tools/model/model.ts';
import { pathPerEdge } from '#tools/model/paths.ts';
import { replayPath } from '#tools/model/replay.ts';
import { coverOfChapters } from '#tools/model/transition-cover.ts';
import { walk, type Steps } from '#tools/model/walk.ts';
import { isWholeProof } from '#tools/proof.ts';
import { plainModel } from './plain-chapters.ts';
import { PlainNetwork } from './plain-network.ts';
import { PlainVisit } from './plain-visit.ts';

const config = {
  backend: 'own' as const,
  brandName: 'Kwiat Paproci',
  publicUrl: 'https://shop.example',
  apiUrl: '/api',
  blogUrl: '/blog',
  shopLink: '/sklep',
  contactEmail: 'kontakt@example.pl',
  sendsIdempotencyKey: true,
  gtmId: undefined,
  newsletterScriptUrl: undefined,
  recaptchaSiteKey: undefined,
};

/**
 * Takes the model's ways over HTTP, as a browser without scripts does: few that take each transition, or, as a whole
 * proof, the shortest way to each step in each context.
 */
export function walkPlain(whole: Model, stepsOf: (visit: PlainVisit) => Steps): Model {
  const model = plainModel(whole);
  let network = new PlainNetwork();
  let app: FastifyInstance;

  beforeAll(async () => {
    app = Fastify();
    const client = createShopClient({
      baseUrl: 'http://localhost/api',
      fetch: (request) => network.fetch(request),
    });
    const clientOf = () => client;
    const pages = {
      config,
      style: { css: '' },
      policy: undefined,
      closed: async () => undefined,
      perMinute: undefined,
      client,
      clientOf,
    };
    await registerPlainOrder(app, { ...pages, consents: async () => undefined });
    await registerPlainForms(app, pages);
  });
  afterEach(() => {
    // A way may end while its last call is on its way.
    network.held?.end('lost');
    network = new PlainNetwork();
  });
  afterAll(() => app.close());

  const cover = isWholeProof ? undefined : coverOfChapters(model.machine, model.chapters);
  describe.each(model.chapters.map((chapter) => [chapter.title, chapter] as const))('%s', (_, chapter) => {
    const paths = cover ? (cover.get(chapter) ?? [[]]) : pathPerEdge(explore(model.machine, chapter));
    test.each(paths.map((path, at) => [`way ${at + 1}`, path] as const))(
      '%s, without scripts [MO-3]',
      async (_title, path) => {
        await walk(model, replayPath(model.machine, chapter, path), stepsOf(new PlainVisit(app, network)));
      },
    );
  });
  return model;
}
