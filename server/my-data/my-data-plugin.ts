import { readEmail } from '#domain/typed/typed-text.ts';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { mailSlipCopy } from '#copy/purchase/mail-slip.ts';
import { ASKED_FIELD, hostToAsk } from '#domain/typed/asked-addresses.ts';
import { myDataCopy } from '#copy/law/my-data.ts';
import { retentionPeriod, retentionYears } from '#copy/law/retention.ts';
import { MY_DATA_PATH } from '#domain/paths/my-data-path.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import type { Config } from '#server/config.ts';
import type { Outbox } from '#server/mail/outbox/outbox.ts';
import { senderOf } from '#server/pages/plain/comes-from-shop.ts';
import { acceptForms, formOf, type FormFields } from '#server/pages/plain/form-reader.ts';
import { erasePerson, erasureOutlook } from '#server/people/erase-person.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { informationBeside, polishCopy, type CopySettings } from '#server/people/polish-copy.ts';
import { showLimit } from '#server/pages/plain/limit-page.ts';
import type { House } from '#server/plain-pages/house.ts';
import { DATA_LINK_TOKEN } from '#server/shop-links.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { mailDataLink, newSecret, openDataLink, type LinkKey } from './data-link.ts';
import { listReadings, namesIn } from './my-readings.ts';
import * as pages from './my-data-pages.ts';

/** Forms of one IP address per minute: those that mail a link, and the steps behind one. */
const LINKS_PER_MINUTE = 5;
const STEPS_PER_MINUTE = 30;

const Email = z.email().max(MAX_LENGTH.email);

export interface MyDataOptions {
  house: House;
  config: CopySettings & Pick<Config, 'publicUrl' | 'rateLimit'>;
  /** Where the data are; missing beside a foreign API, which keeps them. */
  data?: { db: Db; outbox: Pick<Outbox, 'of' | 'remove'> } | undefined;
}

/**
 * Serves /moje-dane (GDPR art. 15, 17 and 20). A link is mailed, its page has a button, and every form carries the
 * link's key. A GET changes nothing. Nothing of the visit is kept on the device. One script sets the theme, and notes it
 * for the tab.
 */
export async function myDataPlugin(
  app: FastifyInstance,
  { config, house, data }: MyDataOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    // The origin alone: browsers then name it in forms, and the key in the address goes nowhere.
    void reply.headers({ ...house.headers(), 'referrer-policy': 'strict-origin' });
  });
  if (!data) {
    const { title, elsewhere } = myDataCopy;
    app.get(MY_DATA_PATH, async () => pages.notePage(house, title, elsewhere(config.contactEmail)));
    return;
  }
  const { db, outbox } = data;
  const { retention } = config;
  acceptForms(app, 8 * 1024);
  if (config.rateLimit) await app.register(rateLimit, { global: false, timeWindow: '1 minute' });
  const { limitTitle, limitLead } = myDataCopy;
  showLimit(app, () => pages.notePage(house, limitTitle, limitLead(config.contactEmail)));
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST' || senderOf(request, config.publicUrl) !== 'foreign') return;
    const { foreignTitle, foreignLead } = myDataCopy;
    return reply.code(403).send(pages.notePage(house, foreignTitle, foreignLead));
  });

  app.get<{ Querystring: Record<string, unknown> }>(MY_DATA_PATH, async ({ query }) => {
    const token = query[DATA_LINK_TOKEN];
    if (typeof token !== 'string') return pages.askPage(house);
    return pages.openPage(house, { token, claim: newSecret() });
  });
  // GET for the address of a form's step, such as after a reload.
  app.get(pages.OPENED_PATH, (_request, reply) => reply.redirect(MY_DATA_PATH, 303));

  app.post(MY_DATA_PATH, { config: limitOf(LINKS_PER_MINUTE) }, async (request, reply) => {
    const form = formOf(request);
    const email = readEmail(form['email'] ?? '');
    const host = hostToAsk(email, form[ASKED_FIELD] ?? '');
    const problem = !Email.safeParse(email).success
      ? myDataCopy.emailProblem
      : host && mailSlipCopy.askedOnce(host);
    if (problem) return reply.code(422).send(pages.askPage(house, { email, problem }));
    await mailDataLink(data.db, email);
    return pages.sentPage(house, email);
  });

  app.post(pages.OPENED_PATH, { config: limitOf(STEPS_PER_MINUTE) }, async (request, reply) => {
    const form = formOf(request);
    const key: LinkKey = { token: form[DATA_LINK_TOKEN] ?? '', claim: form[pages.CLAIM_FIELD] ?? '' };
    const link = await openDataLink(data.db, key);
    if (link.kind === 'closed') return reply.code(410).send(pages.closedPage(house));
    if (link.kind === 'erased') return pages.erasedPage(house);
    const { email, until } = link;
    switch (form['krok'] as pages.DataStep | undefined) {
      case 'plik':
        return sendFile(reply, polishCopy(await exportPerson(data, email), config));
      case 'usun':
        return askToErase(key, email);
      case 'usun-na-pewno':
        return erase(key, email, form);
      default:
        return showStored(key, email, until);
    }
  });

  async function showStored(key: LinkKey, email: string, until: Date) {
    const stored = await exportPerson({ db, outbox }, email);
    return pages.storedPage(house, key, {
      stored,
      information: informationBeside(config),
      readings: await listReadings(db, email),
      until,
    });
  }

  async function askToErase(key: LinkKey, email: string, notice?: string) {
    return pages.erasePage(house, key, {
      email,
      outlook: await erasureOutlook(db, email),
      books: retentionYears(retention.books),
      backups: retentionPeriod(retention.backups),
      names: namesIn(await listReadings(db, email)),
      ...(notice !== undefined && { notice }),
    });
  }

  async function erase(key: LinkKey, email: string, form: FormFields) {
    const openOrders = (form[pages.ORDERS_FIELD] ?? '').split(',').filter(Boolean).map(Number);
    const erasure = await erasePerson({ db, outbox }, email, {
      openOrders,
      actor: { kind: 'shop', name: 'customer' },
    });
    if (erasure.kind === 'erased') return pages.erasedPage(house, erasure);
    const notice =
      erasure.kind === 'answer-leaves' ? myDataCopy.answerLeaves(erasure.orderId) : myDataCopy.changed;
    return askToErase(key, email, notice);
  }
}

const limitOf = (max: number) => ({ rateLimit: { max } });

const sendFile = (reply: FastifyReply, copy: string) =>
  reply
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="moje-dane.json"',
    })
    .send(copy);
