import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Bundle } from './bundle.ts';
import { htmlOf } from './html.ts';
import { serveCode } from './page-server.ts';
import { withStageScript } from './stage-script.ts';

/** Headers that must not be forwarded: hop-by-hop ones, and those of the encoded body. */
const OWN_HEADERS = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];
/** Security headers to remove, since the stage frames the shop and injects a script. */
const GUARDS = ['content-security-policy', 'x-frame-options'];

const hasBody = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD';

/** What a stage shows: the origin of the shop, or of its desk. */
export interface StagedPages {
  url: string;
  kind: 'shop' | 'desk';
}

/** Proxies a request to the shop; pages get the stage's script. */
async function passOn(
  { url, kind }: StagedPages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && name !== 'host' && !OWN_HEADERS.includes(name)) headers.set(name, value);
  }
  const response = await fetch(new URL(request.url, url), {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(hasBody(request) && { body: request.body as Buffer<ArrayBuffer> }),
  });
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (!OWN_HEADERS.includes(name) && !GUARDS.includes(name)) reply.header(name, value);
  }
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  return reply.send(
    isPage ? withStageScript(await response.text(), kind) : Buffer.from(await response.arrayBuffer()),
  );
}

/**
 * Creates the server of the stage, a page that shows the real shop in a frame and plays a script in it. All other
 * paths are proxied to the shop, so that the frame has the same origin.
 */
export function stageServer(pages: StagedPages, bundle: Bundle): FastifyInstance {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));

  app.get('/__pokaz', (_, reply) =>
    reply.type('text/html; charset=utf-8').send(htmlOf('Pokaż w sklepie', 'stage', '/__pokaz/code/', bundle)),
  );
  // A payment page that never comes: the browser stays where it is.
  app.get('/__pokaz/platnosc', (_, reply) => reply.code(204).send());
  serveCode(app, '/__pokaz/code/', bundle);
  app.all('/*', (request, reply) => passOn(pages, request, reply));
  return app;
}
