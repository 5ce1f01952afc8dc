import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { mendAddressCopy as copy } from '#copy/purchase/mend-address.ts';
import { ADDRESS_ORDER, ADDRESS_PATH } from '#domain/paths/address-path.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { mailSlipCopy } from '#copy/purchase/mail-slip.ts';
import { askedAbout, ASKED_FIELD, hostToAsk } from '#domain/typed/asked-addresses.ts';
import { readEmail } from '#domain/typed/typed-text.ts';
import type { Config } from '#server/config.ts';
import { senderOf } from '#server/pages/plain/comes-from-shop.ts';
import { acceptForms, formOf } from '#server/pages/plain/form-reader.ts';
import { showLimit } from '#server/pages/plain/limit-page.ts';
import { html, type Html } from '#server/plain-pages/html.ts';
import type { House } from '#server/plain-pages/house.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { readDevice } from '#server/orders/device-cookie.ts';
import { findMendable, mendAddress, type MendableOrder } from './mend-address.ts';

/** Addresses that one IP address may send per minute. */
const MENDINGS_PER_MINUTE = 10;

const Email = z.email().max(MAX_LENGTH.email);

export interface AddressOptions {
  house: House;
  config: Pick<Config, 'contactEmail' | 'publicUrl' | 'rateLimit'>;
  db: Db;
}

/** Serves /popraw-adres without scripts: the device that placed an order corrects its address until the answer is sent. */
export async function addressPlugin(
  app: FastifyInstance,
  { config, house, db }: AddressOptions,
): Promise<void> {
  const { contactEmail, publicUrl } = config;
  app.addHook('onRequest', async (_request, reply) => {
    // The origin alone: browsers then name it in the form.
    void reply.headers({ ...house.headers(), 'referrer-policy': 'strict-origin' });
  });
  acceptForms(app, 2048);
  if (config.rateLimit) await app.register(rateLimit, { global: false, timeWindow: '1 minute' });
  showLimit(app, () => page(house, copy.limitTitle, html`<p>${copy.limit}</p>`));

  const refusals: Record<Exclude<MendableOrder['kind'], 'open'>, { code: number; page: () => string }> = {
    unknown: { code: 404, page: () => note(copy.unknownTitle, copy.unknown(contactEmail)) },
    closed: { code: 410, page: () => note(copy.closedTitle, copy.closed(contactEmail)) },
    'too-often': { code: 429, page: () => note(copy.oftenTitle, copy.often(contactEmail)) },
  };
  const note = (title: string, text: string) => page(house, title, html`<p>${text}</p>`);

  app.get<{ Querystring: Record<string, unknown> }>(ADDRESS_PATH, async ({ query, headers }, reply) => {
    const orderId = orderOf(query[ADDRESS_ORDER]);
    const order = await findMendable(db, orderId, readDevice(headers));
    if (order.kind !== 'open') return reply.code(refusals[order.kind].code).send(refusals[order.kind].page());
    return formPage(house, contactEmail, orderId, order);
  });

  app.post(ADDRESS_PATH, { config: { rateLimit: { max: MENDINGS_PER_MINUTE } } }, async (request, reply) => {
    const form = formOf(request);
    const orderId = orderOf(form[ADDRESS_ORDER]);
    const device = readDevice(request.headers);
    const order = await findMendable(db, orderId, device);
    if (order.kind !== 'open') return reply.code(refusals[order.kind].code).send(refusals[order.kind].page());
    const email = readEmail(form['email'] ?? '');
    const problem =
      email === order.giver ? copy.giverProblem : problemOf(email, readEmail(form['ponownie'] ?? ''));
    const before = form[ASKED_FIELD] ?? '';
    const host = problem === undefined ? hostToAsk(email, before) : undefined;
    const asked = host === undefined ? before : askedAbout({ email });
    if (senderOf(request, publicUrl) === 'foreign')
      return reply
        .code(403)
        .send(formPage(house, contactEmail, orderId, order, { email, problem: copy.foreign, asked }));
    const message = problem ?? (host && mailSlipCopy.askedOnce(host));
    if (message)
      return reply
        .code(422)
        .send(formPage(house, contactEmail, orderId, order, { email, problem: message, asked }));
    const mended = await mendAddress(db, orderId, device, email);
    if (mended.kind === 'same')
      return note(copy.sameTitle, (mended.isMailed ? copy.sameMailed : copy.same)(mended.email));
    if (mended.kind !== 'open')
      return reply.code(refusals[mended.kind].code).send(refusals[mended.kind].page());
    return note(copy.doneTitle, (mended.giver === undefined ? copy.done : copy.giftDone)(mended.email));
  });
}

function problemOf(email: string, again: string): string | undefined {
  if (!Email.safeParse(email).success) return copy.emailProblem;
  return email === again ? undefined : copy.againProblem;
}

/** The number of an order, or one that no order has. */
const orderOf = (typed: unknown): number => (/^[1-9]\d{0,8}$/.test(String(typed)) ? Number(typed) : 0);

const page = (house: House, heading: string, body: Html) =>
  house.page({
    title: heading,
    from: 'shop',
    body: html`<h1>${heading}</h1>
      ${body}`,
  });

const formPage = (
  house: House,
  contactEmail: string,
  orderId: number,
  { email: current, giver }: Extract<MendableOrder, { kind: 'open' }>,
  typed: { email: string; problem: string; asked: string } | undefined = undefined,
) =>
  page(
    house,
    copy.title,
    html`<p>${copy.lead(orderId, current)}</p>
      ${typed && html`<p class="mark" role="alert">${typed.problem}</p>`}
      <form method="post" action="${ADDRESS_PATH}">
        <input type="hidden" name="${ADDRESS_ORDER}" value="${String(orderId)}" />
        <label for="email">${copy.email}</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          required
          value="${typed?.email ?? current}"
        />
        <label for="ponownie">${copy.again}</label>
        <input id="ponownie" name="ponownie" type="email" autocomplete="off" required />
        ${typed && html`<input type="hidden" name="${ASKED_FIELD}" value="${typed.asked}" />`}
        <p>${giver === undefined ? copy.hint : copy.giftHint(contactEmail)}</p>
        <button class="main">${copy.save}</button>
      </form>`,
  );
