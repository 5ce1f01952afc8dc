import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShopClient } from '#api/shop-client.ts';
import type { ClosedShop } from '#domain/texts/closed-shop.ts';
import { plainOrderCopy } from '#copy/purchase/plain-order.ts';
import {
  answerNewsletterLink,
  answerPlainBirth,
  answerPlainContact,
  answerPlainGuide,
  answerPlainNewsletter,
  TRAP_FIELD,
  type PublicConfig,
} from '#src/entry-server.tsx';
import { sanitizeContents } from '#server/markup/sanitize-contents.ts';
import { PLAIN_BIRTH_PATH } from '#domain/paths/birth-path.ts';
import { PLAIN_GUIDE_PATH } from '#domain/paths/guide-path.ts';
import { comesFromShop } from './comes-from-shop.ts';
import { FORM_PASS } from '#server/contact/form-pass.ts';
import { formOf, type FormFields } from './form-reader.ts';
import { registerPlainScope, type PlainScopeOptions } from './plain-scope.ts';

export interface PlainFormOptions extends PlainScopeOptions {
  config: PublicConfig;
  client: ShopClient;
  /** Reads what pages show while nothing is sold. */
  closed: () => Promise<ClosedShop | undefined>;
  /** Makes an API client with the address of the request's visitor. */
  clientOf: (request: FastifyRequest, reply: FastifyReply) => ShopClient;
}

const FORMS = {
  '/prosto/kontakt': answerPlainContact,
  '/prosto/newsletter': answerPlainNewsletter,
  [PLAIN_BIRTH_PATH]: answerPlainBirth,
  [PLAIN_GUIDE_PATH]: answerPlainGuide,
} as const;

/** Limit of messages per address, instead of the robot check, which needs scripts. */
const MESSAGES = { max: 5, timeWindow: '10 minutes' };

const limitOf = (path: string) => (path === '/prosto/kontakt' ? MESSAGES : {});

/** Whether the honeypot field, invisible to people, is filled in. */
const isTrapped = (form: FormFields) => (form[TRAP_FIELD] ?? '') !== '';

/** Pages linked in newsletter mails. Each has a button that posts to the link's own address. */
const LINKS = { '/newsletter/potwierdz': 'confirm', '/newsletter/wypisz': 'leave' } as const;

/** Registers contact form, newsletter, birth chart and guide without scripts, `/prosto/…`: GET shows a form, POST sends it. */
export async function registerPlainForms(app: FastifyInstance, options: PlainFormOptions): Promise<void> {
  const { config, client, clientOf, closed } = options;
  const isPage = (path: string) => path in FORMS;

  await registerPlainScope(app, options, isPage, (scope, { send, say }) => {
    const callOf = (request: FastifyRequest, reply: FastifyReply) => ({
      query: request.query,
      client,
      visitor: clientOf(request, reply),
      clean: sanitizeContents,
      config,
      closed,
      formPass: isTrapped(formOf(request)) ? '' : FORM_PASS,
    });
    const postOwn = (
      path: string,
      answer: (request: FastifyRequest, reply: FastifyReply) => Promise<Parameters<typeof send>[1]>,
    ) =>
      scope.post(path, { config: { rateLimit: limitOf(path) } }, async (request, reply) =>
        comesFromShop(request, config.publicUrl)
          ? send(reply, await answer(request, reply))
          : say(reply.code(403), plainOrderCopy.foreign, request.url),
      );

    for (const [path, answer] of Object.entries(FORMS)) {
      scope.get(path, async (request, reply) =>
        send(reply, await answer({ ...callOf(request, reply), body: undefined })),
      );
      postOwn(path, (request, reply) => answer({ ...callOf(request, reply), body: formOf(request) }));
    }
    for (const [path, kind] of Object.entries(LINKS))
      postOwn(path, (request, reply) => answerNewsletterLink(kind, callOf(request, reply)));
  });
}
