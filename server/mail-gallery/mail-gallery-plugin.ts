import type { FastifyInstance } from 'fastify';
import type { AgreementSender } from '#server/mail/agreement-mail.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import { MAILS, type MailName } from '#server/mail/mail-names.ts';
import { mailPageHeaders, onlyThisMachine } from '#server/mail/outbox/outbox-plugin.ts';
import { mailTexts } from '#server/mail/texts.ts';
import { html } from '#server/plain-pages/html.ts';
import { plainPage, plainPageHeaders } from '#server/plain-pages/plain-page.ts';
import { EXAMPLE_MAILS } from './example-mails.ts';

const PATH = mailTexts.outbox.galleryPath;
const texts = mailTexts.outbox;

/** Every example by the last part of its address: `answer`, `money-back`, `money-back-2`. */
function examples(sender: AgreementSender): ReadonlyMap<string, MailContent> {
  const names = Object.keys(MAILS) as MailName[];
  return new Map(
    names.flatMap((name) =>
      EXAMPLE_MAILS[name](sender).map((mail, at) => [at === 0 ? name : `${name}-${at + 1}`, mail] as const),
    ),
  );
}

/** Serves `/outbox/wzory`, every mail of the shop about made-up people, to clients on this machine only. */
export async function mailGalleryPlugin(
  app: FastifyInstance,
  { sender }: { sender: AgreementSender },
): Promise<void> {
  app.addHook('onRequest', onlyThisMachine);
  app.get(PATH, (_request, reply) =>
    reply.headers(plainPageHeaders()).send(
      plainPage(
        texts.gallery,
        html`<main class="wide">
          <p><a href="/outbox">${texts.back}</a></p>
          <h1>${texts.gallery}</h1>
          <ul class="list">
            ${[...examples(sender)].map(
              ([name, { subject }]) =>
                html`<li><a href="${PATH}/${name}">${subject}</a> <span class="muted">${name}</span></li>`,
            )}
          </ul>
        </main>`,
      ),
    ),
  );
  app.get<{ Params: { name: string } }>(`${PATH}/:name`, (request, reply) => {
    const mail = examples(sender).get(request.params.name);
    if (!mail) return reply.callNotFound();
    return reply.headers(mailPageHeaders()).send(mail.html);
  });
}
