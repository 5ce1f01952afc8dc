import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainPageHeaders } from '#server/plain-pages/plain-page.ts';
import type { Outbox } from './outbox.ts';
import { outboxListPage, outboxMailPage } from './outbox-pages.ts';

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Policy of a mail's HTML: no scripts, nothing loaded; links open in a new tab. */
const MAIL_POLICY = [
  `default-src 'none'`,
  `style-src 'unsafe-inline'`,
  `frame-ancestors 'self'`,
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

type ById = { Params: { id: string } };
type Attachment = { Params: { id: string; index: string } };

/**
 * Serves `/outbox`, the mails that were not sent (EM-4), to clients on this machine only; others get a 404. A foreign
 * Host header means DNS rebinding, a forwarding header a proxy. Registered only as createMail says.
 */
export async function outboxPlugin(app: FastifyInstance, { outbox }: { outbox: Outbox }): Promise<void> {
  app.addHook('onRequest', onlyThisMachine);

  app.get('/outbox', async (_request, reply) =>
    reply.headers(plainPageHeaders()).send(outboxListPage(await outbox.list())),
  );

  app.get<ById>('/outbox/:id', async (request, reply) => {
    const mail = await outbox.read(request.params.id);
    if (!mail) return reply.callNotFound();
    return reply.headers(plainPageHeaders()).send(outboxMailPage(mail));
  });

  app.get<Attachment>('/outbox/:id/attachment/:index', async (request, reply) => {
    const mail = await outbox.read(request.params.id);
    const file = mail?.attachments[Number(request.params.index)];
    if (!file) return reply.callNotFound();
    const name = encodeURIComponent(file.filename);
    return reply
      .headers({
        ...plainPageHeaders(),
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${name}`,
      })
      .send(file.content);
  });

  app.get<ById>('/outbox/:id/html', async (request, reply) => {
    const mail = await outbox.read(request.params.id);
    if (!mail) return reply.callNotFound();
    return reply.headers(mailPageHeaders()).send(mail.html.replace('<head>', '<head><base target="_blank">'));
  });
}

/** Headers of a mail's HTML as a page. */
export const mailPageHeaders = () => ({
  ...plainPageHeaders(),
  'content-security-policy': MAIL_POLICY,
  'x-frame-options': 'SAMEORIGIN',
});

/** Answers others than this machine with a 404. */
export async function onlyThisMachine(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!comesFromThisMachine(request)) reply.callNotFound();
}

function comesFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const forwarded = headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined;
  return (
    !forwarded && LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') && LOOPBACK_HOST.test(headers.host ?? '')
  );
}
