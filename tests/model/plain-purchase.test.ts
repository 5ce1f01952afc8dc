import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createShopClient } from '#src/api/shop-client.ts';
import { registerPlainOrder } from '#server/pages/plain/plain-order-routes.ts';
import { explore } from '#tools/model/explore.ts';
import { statesOf } from '#tools/model/machine-parts.ts';
import { purchase } from '#tools/model/models/purchase.ts';
import { pathPerEdge } from '#tools/model/paths.ts';
import { replayPath } from '#tools/model/replay.ts';
import { transitionCover } from '#tools/model/transition-cover.ts';
import { walk } from '#tools/model/walk.ts';
import { isWholeProof } from '#tools/proof.ts';
import { plainModel } from './plain/plain-chapters.ts';
import { PlainNetwork } from './plain/plain-network.ts';
import { plainSteps } from './plain/plain-steps.ts';
import { PlainVisit } from './plain/plain-visit.ts';

const model = plainModel(purchase);
let network = new PlainNetwork();
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  const client = createShopClient({
    baseUrl: 'http://localhost/api',
    fetch: (request) => network.fetch(request),
  });
  await registerPlainOrder(app, {
    config: {
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
    },
    css: '',
    policy: undefined,
    client,
    clientOf: () => client,
    consents: async () => undefined,
    perMinute: undefined,
  });
});
afterEach(() => {
  // A way may end while its last order is on its way.
  network.held?.end('lost');
  network = new PlainNetwork();
});
afterAll(() => app.close());

/** Every step of the purchase over HTTP, as a browser without scripts takes it. */
describe.each(model.chapters.map((chapter) => [chapter.title, chapter] as const))('%s', (_, chapter) => {
  const graph = explore(model.machine, chapter);
  const paths = (isWholeProof ? pathPerEdge(graph) : transitionCover(model.machine, chapter, graph)).map(
    (path, at) => [at + 1, path] as const,
  );
  test.each(paths)('way %i without scripts [MO-3]', async (_at, path) => {
    await walk(model, replayPath(model.machine, chapter, path), plainSteps(new PlainVisit(app, network)));
  });
});

test('every state but one, which a browser shows by itself, is on a way [MO-3]', () => {
  const reached = new Set(
    model.chapters.flatMap((chapter) =>
      [...explore(model.machine, chapter).nodes.values()].flatMap(({ snapshot }) =>
        snapshot._nodes.map(({ id }) => id),
      ),
    ),
  );
  const resting = statesOf(model.machine).filter(
    ({ always, states }) => !always?.length && Object.keys(states).length === 0,
  );
  expect(resting.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual(['purchase.redirecting.slow']);
});
