import { sql } from 'kysely';
import { FORM_PASS } from '#server/contact/form-pass.ts';
import { contactBody } from '#tests/server/support/robot-token.ts';
import { change, type Maker } from './shop-subjects.ts';
import type { ShopRequest } from './requests.ts';
import type { Cases, WhatChanges } from './what-changes.ts';

const post = (path: string, payload: object): ShopRequest => ({ to: 'shop', method: 'POST', path, payload });
const form = (path: string, fields: Readonly<Record<string, string>>): ShopRequest => ({
  to: 'shop',
  method: 'POST',
  path,
  form: fields,
});
const foreign =
  (request: ShopRequest): Maker =>
  () => ({
    ...request,
    headers: { 'sec-fetch-site': 'cross-site' },
  });

const MESSAGE = {
  firstName: ' Anna',
  lastName: 'Nowak ',
  email: 'Anna@Example.com',
  message: ' Dzień dobry,\nmam pytanie. ',
};
type Message = Parameters<typeof contactBody>[0] & { topic?: string };
const contact =
  (changes: Partial<Message> = {}): Maker =>
  () =>
    post('/api/contact', contactBody({ ...MESSAGE, ...changes }));
const sentBefore =
  (ago: string, changes: Partial<Message> = {}): Maker =>
  async (shop) => {
    await shop.ask(post('/api/contact', contactBody(MESSAGE)));
    await change(
      shop,
      `update contact_message set received_at = now() - interval '${ago}' where email = 'anna@example.com'`,
    );
    return post('/api/contact', contactBody({ ...MESSAGE, ...changes }));
  };

/** The token of the mail of a kind that was asked for last. */
export const tokenOf = async (shop: WhatChanges, kind: string): Promise<string> =>
  (
    await shop.find(sql<{ token: string }>`select after->'payload'->>'token' as token from kept.change
      where "table" = 'job' and before is null and after->>'kind' = ${kind} order by id desc limit 1`)
  ).token;

const EMAIL = 'nowa@example.com';
const signedUp = async (shop: WhatChanges, email = EMAIL) => {
  await shop.ask(post('/api/newsletter', { email }));
  return tokenOf(shop, 'mail.newsletter-confirmation');
};
const confirmed = async (shop: WhatChanges) => {
  await shop.ask(post('/api/newsletter/confirm', { token: await signedUp(shop) }));
  return tokenOf(shop, 'mail.ebook');
};
const confirming =
  (prepare: (shop: WhatChanges) => unknown = () => undefined): Maker =>
  async (shop) => {
    const token = await signedUp(shop);
    await prepare(shop);
    return post('/api/newsletter/confirm', { token });
  };
const expiring = (left: string) => (shop: WhatChanges) =>
  change(
    shop,
    `update subscriber_token set expires_at = now() + interval '${left}' where purpose = 'confirm'`,
  );

const BIRTH = { name: ' Anna Maria ', email: 'Anna@Example.com', city: 'Kraków', dateTime: '1990-5-3 6:07' };
const birth =
  (changes: object = {}): Maker =>
  () =>
    post('/api/horoscope/birth', { ...BIRTH, ...changes });

const ONE_COUNT = [['contact', '', '@entered', 'editing', 2]];

const noDocuments =
  (request: ShopRequest): Maker =>
  async (shop) => {
    await change(shop, `update page_content set content = ' ' where type = 'TERMS_DESCRIPTION'`);
    return request;
  };

export const letterCases: Readonly<Record<string, Cases>> = {
  sendContact: {
    'by the shop’s own form': () => post('/api/contact', { recaptchaToken: FORM_PASS, contactData: MESSAGE }),
    'by a browser that has worked': contact(),
    'a complaint': contact({ topic: 'complaint' }),
    'a withdrawal': contact({ topic: 'withdrawal' }),
    'an invoice': contact({ topic: 'invoice' }),
    'personal data': contact({ topic: 'personal-data' }),
    accessibility: contact({ topic: 'accessibility' }),
    'worked yesterday': () => post('/api/contact', contactBody(MESSAGE, '2026-11-20')),
    'worked tomorrow': () => post('/api/contact', contactBody(MESSAGE, '2026-11-22')),
    'worked two days ago': () => post('/api/contact', contactBody(MESSAGE, '2026-11-19')),
    'another message than worked for': () =>
      post('/api/contact', { ...contactBody(MESSAGE), contactData: { ...MESSAGE, lastName: 'Inna' } }),
    'no token of the shop': () => post('/api/contact', { recaptchaToken: 'x', contactData: MESSAGE }),
    'the same within ten minutes': sentBefore('9 minutes 59 seconds'),
    'the same after ten minutes': sentBefore('10 minutes'),
    'the same of another kind': sentBefore('1 minute', { topic: 'complaint' }),
    'other words a minute later': sentBefore('1 minute', { message: 'Jeszcze jedno pytanie.' }),
    'the same by another first name': sentBefore('1 minute', { firstName: 'Ewa' }),
    'the same by another surname': sentBefore('1 minute', { lastName: 'Lis' }),
    'after a mail with news an hour ago': async (shop) => {
      await change(shop, `update owner_digest set sent_at = now() - interval '59 minutes', is_due = false`);
      return post('/api/contact', contactBody(MESSAGE));
    },
  },
  plainContact: {
    sent: () => form('/prosto/kontakt', { ...MESSAGE, topic: 'complaint' }),
    'by a robot that fills in all': () => form('/prosto/kontakt', { ...MESSAGE, 'strona-www': 'x' }),
    'by another site': foreign(form('/prosto/kontakt', MESSAGE)),
    'a likely slip': () => form('/prosto/kontakt', { ...MESSAGE, email: 'anna@gmial.com' }),
    'a likely slip, asked about before': () =>
      form('/prosto/kontakt', { ...MESSAGE, email: 'anna@gmial.com', pytano: 'anna@gmial.com' }),
  },
  signUpNewsletter: {
    'a new address': () => post('/api/newsletter', { email: ' Nowa@Example.com'.trim() }),
    'one that gets it': async (shop) =>
      post(
        '/api/newsletter',
        await shop.find(
          sql<{
            email: string;
          }>`select email from subscriber where status = 'CONFIRMED' order by email limit 1`,
        ),
      ),
    'once more after four minutes': async (shop) => {
      await signedUp(shop);
      await change(shop, `update unproven_mail set at = at - interval '4 minutes 59 seconds'`);
      return post('/api/newsletter', { email: EMAIL });
    },
    'once more after a day': async (shop) => {
      await signedUp(shop);
      await change(shop, `update unproven_mail set at = at - interval '24 hours'`);
      return post('/api/newsletter', { email: EMAIL });
    },
    'a third mail of the day to one mailbox': async (shop) => {
      await change(shop, `update unproven_mail set kind = 'other'`);
      for (const email of ['o.la@gmail.com', 'ola+1@gmail.com']) {
        await signedUp(shop, email);
        await change(shop, `update unproven_mail set kind = 'other'`);
      }
      return post('/api/newsletter', { email: 'Ola@googlemail.com' });
    },
    'a fourth mail of the day to one mailbox': async (shop) => {
      for (const email of ['o.la@gmail.com', 'ola+1@gmail.com', 'ola@gmail.com']) {
        await signedUp(shop, email);
        await change(shop, `update unproven_mail set kind = 'other'`);
      }
      return post('/api/newsletter', { email: 'Ola@googlemail.com' });
    },
    'a shop without terms': noDocuments(post('/api/newsletter', { email: EMAIL })),
  },
  plainNewsletter: {
    sent: () => form('/prosto/newsletter', { email: EMAIL, tosChecked: 'on' }),
    'without a mark': () => form('/prosto/newsletter', { email: EMAIL }),
    'by another site': foreign(form('/prosto/newsletter', { email: EMAIL, tosChecked: 'on' })),
  },
  confirmNewsletter: {
    'a new address': confirming(),
    'in the last second': confirming(expiring('1 second')),
    'too late': confirming(expiring('0 seconds')),
    'an address that was stopped': confirming((shop) =>
      change(
        shop,
        `update subscriber set status = 'CONFIRMED', confirmed_at = now(), stopped_at = now(), missed = 2
          where email = '${EMAIL}'`,
      ),
    ),
    'an unknown token': () => post('/api/newsletter/confirm', { token: 'x'.repeat(32) }),
    'a token that unsubscribes': async (shop) =>
      post('/api/newsletter/confirm', { token: await confirmed(shop) }),
    'without scripts': async (shop) => form(`/newsletter/potwierdz?token=${await signedUp(shop)}`, {}),
    'without scripts, by another site': async (shop) => ({
      ...form(`/newsletter/potwierdz?token=${await signedUp(shop)}`, {}),
      headers: { 'sec-fetch-site': 'cross-site' },
    }),
    'without scripts, too late': async (shop) => {
      const token = await signedUp(shop);
      await expiring('-1 second')(shop);
      return form(`/newsletter/potwierdz?token=${token}`, {});
    },
  },
  unsubscribeNewsletter: {
    'by a mail’s header': async (shop) =>
      post(`/api/newsletter/unsubscribe?token=${await confirmed(shop)}`, {}),
    'by the link of an issue': async (shop) => {
      const token = await confirmed(shop);
      await change(
        shop,
        `update subscriber_token set letter_id = (select id from newsletter_letter order by created_at, id limit 1)
          where purpose = 'unsubscribe'`,
      );
      return post(`/api/newsletter/unsubscribe?token=${token}`, {});
    },
    'a token that confirms': async (shop) =>
      post(`/api/newsletter/unsubscribe?token=${await signedUp(shop)}`, {}),
    'as a page': () => ({ to: 'shop', method: 'GET', path: '/api/newsletter/unsubscribe?token=abc' }),
    'without scripts': async (shop) => form(`/newsletter/wypisz?token=${await confirmed(shop)}`, {}),
    'without scripts and token': () => form('/newsletter/wypisz', {}),
  },
  computeBirthHoroscope: {
    'a place and an hour': birth(),
    'no hour': birth({ timeUnknown: true }),
    'an hour that came twice': birth({ dateTime: '2020-10-25 02:30', clockChoice: 'later' }),
    'an hour that was left out': birth({ dateTime: '2020-03-29 02:30' }),
    'the first year': birth({ dateTime: '1940-01-01 00:00' }),
    'the year before': birth({ dateTime: '1939-12-31 23:59' }),
    'in an hour from now': birth({ dateTime: '2026-11-21 13:00' }),
    'a day that was not': birth({ dateTime: '2023-02-29 12:00' }),
    'a place in the far north': birth({ city: 'Tromsø' }),
    'an unknown place': birth({ city: 'Xyzzyq' }),
    'a name of several places': birth({ city: 'Dąbrowa' }),
    'a blank name': birth({ name: '   ' }),
    'a shop without terms': noDocuments(post('/api/horoscope/birth', BIRTH)),
  },
  countTransitions: {
    'known and unknown ones': counting([
      ['contact', '', '@entered', 'editing', 2],
      ['contact', '', '@entered', 'nowhere', 2],
      ['contact', '', '@entered', 'editing', 3],
    ]),
    'by a robot': counting(ONE_COUNT, { 'user-agent': 'Googlebot' }),
    'by another site': counting(ONE_COUNT, { 'sec-fetch-site': 'cross-site' }),
  },
};

function counting(payload: object, headers: ShopRequest['headers'] = {}): Maker {
  return () => ({
    ...post('/przejscia', payload),
    headers: { 'user-agent': 'Mozilla/5.0', 'sec-fetch-site': 'same-origin', ...headers },
  });
}
