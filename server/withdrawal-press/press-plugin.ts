import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { withdrawalPressCopy as copy } from '#copy/law/withdrawal-press.ts';
import type { Config } from '#server/config.ts';
import { senderOf } from '#server/pages/plain/comes-from-shop.ts';
import { acceptForms, formOf } from '#server/pages/plain/form-reader.ts';
import { showLimit } from '#server/pages/plain/limit-page.ts';
import type { House } from '#server/plain-pages/house.ts';
import { WITHDRAWAL_PRESS_PATH, WITHDRAWAL_TOKEN } from '#server/shop-links.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { findPressed, pressWithdrawal, type PressedStatement } from '#server/withdrawals/prove-withdrawal.ts';
import * as pages from './press-pages.ts';

/** Presses that one IP address may send per minute. */
const PRESSES_PER_MINUTE = 20;

export interface PressOptions {
  house: House;
  config: Pick<Config, 'publicUrl' | 'rateLimit'>;
  db: Db;
}

/**
 * Serves the page behind the link in a withdrawal's receipt, without scripts or cookies. The mailbox's reader
 * confirms the withdrawal, which carries it out, or disowns it. A GET changes nothing, since mail scanners open links
 * too.
 */
export async function withdrawalPressPlugin(
  app: FastifyInstance,
  { config, house, db }: PressOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    // The origin alone: browsers then name it in the form, and the key in the address goes nowhere.
    void reply.headers({ ...house.headers(), 'referrer-policy': 'strict-origin' });
  });
  acceptForms(app, 1024);
  if (config.rateLimit) await app.register(rateLimit, { global: false, timeWindow: '1 minute' });
  showLimit(app, () => pages.notePage(house, copy.limitTitle, copy.limit));

  const closed = (reply: FastifyReply) =>
    reply.code(410).send(pages.notePage(house, copy.closedTitle, copy.closed));
  const pageOf = (token: string, statement: PressedStatement) => {
    if (statement.state === 'proved') return pages.provedPage(house);
    return statement.state === 'denied'
      ? pages.deniedPage(house, token)
      : pages.askPage(house, token, statement);
  };

  app.get<{ Querystring: Record<string, unknown> }>(WITHDRAWAL_PRESS_PATH, async ({ query }, reply) => {
    const token = String(query[WITHDRAWAL_TOKEN]);
    const statement = await findPressed(db, token);
    return statement ? pageOf(token, statement) : closed(reply);
  });

  app.post(
    WITHDRAWAL_PRESS_PATH,
    { config: { rateLimit: { max: PRESSES_PER_MINUTE } } },
    async (request, reply) => {
      const fields = formOf(request);
      const token = fields[WITHDRAWAL_TOKEN] ?? '';
      const statement = await findPressed(db, token);
      if (!statement) return closed(reply);
      if (senderOf(request, config.publicUrl) === 'foreign')
        return reply.code(403).send(pages.askPage(house, token, statement, copy.foreign));
      const press = pages.PRESSES[fields[pages.PRESS_FIELD] ?? ''];
      if (!press) return reply.code(422).send(pages.askPage(house, token, statement, copy.problem));
      const after = await pressWithdrawal(db, token, press);
      return after ? pageOf(token, after) : closed(reply);
    },
  );
}
