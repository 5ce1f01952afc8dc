import { sql } from 'kysely';
import { BAD_ADDRESS, failFor } from './order-approval-cases.ts';
import { change, get, must, OTHER_ID, post, put, remove } from './order-requests.ts';
import type { DeskRequest } from './requests.ts';
import { NEW_ID, type Cases, type WhatChanges } from './what-changes.ts';

/** Messages by what they are; the latest of them. */
const KINDS = {
  /** Without any deadline. */
  plain: sql`message like 'Czy prowadzą%'`,
  /** Its words suggest a complaint. */
  suggested: sql`message like 'Chciałabym złożyć reklamację%'`,
  /** Its first reply was refused. */
  complaint: sql`message like 'Odpowiedź przyszła trzy godziny%'`,
  done: sql`done_at is not null and kind = 'personal-data'`,
  sorted: sql`is_sorted`,
};

interface Found {
  id: string;
  version: number;
}

const message = (shop: WhatChanges, kind: keyof typeof KINDS): Promise<Found> =>
  shop.find<Found>(
    sql`select id, version from contact_message where ${KINDS[kind]} order by received_at desc limit 1`,
  );

const mark = async (
  shop: WhatChanges,
  kind: keyof typeof KINDS,
  { as, isDone, seen }: { as: string; isDone: boolean; seen?: number },
): Promise<DeskRequest> => {
  const { id, version } = await message(shop, kind);
  return put(`/messages/${id}`, { seen: seen ?? version, kind: as, isDone });
};

const reply = async (
  shop: WhatChanges,
  kind: keyof typeof KINDS,
  body: object = {},
): Promise<DeskRequest> => {
  const { id, version } = await message(shop, kind);
  return post(`/messages/${id}/replies`, {
    id: NEW_ID,
    seen: version,
    text: ' Dziękujemy za list. ',
    ...body,
  });
};

const paste = async (
  shop: WhatChanges,
  kind: keyof typeof KINDS,
  receivedOn: string,
  body: object = {},
): Promise<DeskRequest> => {
  const { id, version } = await message(shop, kind);
  return post(`/messages/${id}/received`, {
    id: NEW_ID,
    seen: version,
    text: ' Dzwoniła. ',
    receivedOn,
    ...body,
  });
};

/** A reply that leaves at a time, to be taken back. */
const recall = async (shop: WhatChanges, kind: keyof typeof KINDS, sendAt: string | null) => {
  await must(shop, await reply(shop, kind, { sendAt }));
  return remove(`/messages/${(await message(shop, kind)).id}/replies/${NEW_ID}`);
};

/** Many open messages without a deadline. */
const fill = (shop: WhatChanges, count: number) =>
  change(
    shop,
    sql`insert into contact_message (first_name, last_name, email, message, received_at)
      select 'Ewa', 'Kos', 'ewa@example.com', 'Pytanie numer ' || n, now() - make_interval(mins => n)
      from generate_series(1, ${count}::int) as n`,
  );

const done = async (shop: WhatChanges, seen: (found: Found) => Found) => {
  const found = [await message(shop, 'plain'), await message(shop, 'suggested'), await message(shop, 'done')];
  return post('/messages/done', {
    messages: found.map((one) => seen(one)).map(({ id, version }) => ({ id, seen: version })),
  });
};

const AFTER = (id: string) => `after=${id}`;
const list = (query: string, more: Partial<DeskRequest> = { rows: 70 }) =>
  get(`/messages${query}`, { long: 150, ...more });

/** Requests about the messages of the contact form. */
export const messageCases: Readonly<Record<string, Cases>> = {
  markMessage: {
    'as a complaint': (shop) => mark(shop, 'plain', { as: 'complaint', isDone: false }),
    'as dealt with': (shop) => mark(shop, 'suggested', { as: 'message', isDone: true }),
    'as what it is suggested not to be': (shop) => mark(shop, 'suggested', { as: 'message', isDone: false }),
    'as open again': (shop) => mark(shop, 'done', { as: 'personal-data', isDone: false }),
    'as something else and dealt with, at once': (shop) =>
      mark(shop, 'plain', { as: 'complaint', isDone: true }),
    'as something else and open again, at once': (shop) =>
      mark(shop, 'done', { as: 'invoice', isDone: false }),
    'as it is': (shop) => mark(shop, 'sorted', { as: 'message', isDone: false }),
    'as it is, of another version': (shop) =>
      mark(shop, 'complaint', { as: 'complaint', isDone: false, seen: 7 }),
    'of another version': (shop) => mark(shop, 'complaint', { as: 'invoice', isDone: false, seen: 7 }),
    'as dealt with, of another version': (shop) =>
      mark(shop, 'complaint', { as: 'complaint', isDone: true, seen: 7 }),
    'of none': () => put(`/messages/${OTHER_ID}`, { seen: 1, kind: 'invoice', isDone: true }),
  },

  replyToMessage: {
    'at once': (shop) => reply(shop, 'plain'),
    'to a complaint, at a time': (shop) => reply(shop, 'complaint', { sendAt: '2026-11-22T09:00:00Z' }),
    'to one that is done': (shop) => reply(shop, 'done', { sendAt: null }),
    'of two letters': (shop) => reply(shop, 'plain', { text: ' ab ' }),
    'of the longest that is taken': (shop) => reply(shop, 'plain', { text: 'x'.repeat(20_000) }),
    'of one more': (shop) => reply(shop, 'plain', { text: 'x'.repeat(20_001) }),
    'at a time that is past': (shop) => reply(shop, 'plain', { sendAt: '2026-11-21T11:00:00Z' }),
    'of another version': (shop) => reply(shop, 'plain', { seen: 7 }),
    'under an id that another text has': async (shop) => {
      await must(shop, await reply(shop, 'plain'));
      return reply(shop, 'plain', { text: 'Inny list.' });
    },
    'under an id that another message has': async (shop) => {
      await must(shop, await reply(shop, 'complaint'));
      return reply(shop, 'plain');
    },
    'under an id that has another time': async (shop) => {
      await must(shop, await reply(shop, 'plain', { sendAt: '2026-11-22T09:00:00Z' }));
      return reply(shop, 'plain');
    },
    'whose address is refused': async (shop) => {
      failFor(shop, BAD_ADDRESS);
      return reply(shop, 'suggested');
    },
    'to none': () => post(`/messages/${OTHER_ID}/replies`, { id: NEW_ID, seen: 1, text: 'Halo?' }),
  },

  recallReply: {
    'that has time': (shop) => recall(shop, 'complaint', '2026-11-21T11:01:00.001Z'),
    'that leaves in a minute': (shop) => recall(shop, 'complaint', '2026-11-21T11:01:00Z'),
    'that leaves at once': (shop) => recall(shop, 'plain', null),
    'of another message': async (shop) => {
      await recall(shop, 'complaint', '2026-11-22T09:00:00Z');
      return remove(`/messages/${(await message(shop, 'plain')).id}/replies/${NEW_ID}`);
    },
  },

  pasteMessage: {
    'of today': (shop) => paste(shop, 'done', '2026-11-21'),
    'of the day of the message': (shop) => paste(shop, 'complaint', '2026-11-09'),
    'of the day before': (shop) => paste(shop, 'complaint', '2026-11-08'),
    'of tomorrow': (shop) => paste(shop, 'complaint', '2026-11-22'),
    'of another version': (shop) => paste(shop, 'complaint', '2026-11-20', { seen: 7 }),
    'under an id that another day has': async (shop) => {
      await must(shop, await paste(shop, 'complaint', '2026-11-20'));
      return paste(shop, 'complaint', '2026-11-21');
    },
    'of two letters': (shop) => paste(shop, 'complaint', '2026-11-20', { text: 'ab' }),
  },

  finishMessages: {
    'two, and one that is done': (shop) => done(shop, (one) => one),
    'of another version': (shop) => done(shop, ({ id, version }) => ({ id, version: version + 1 })),
    'one of which there is not': async (shop) => {
      const { id, version } = await message(shop, 'plain');
      return post('/messages/done', {
        messages: [
          { id, seen: version },
          { id: OTHER_ID, seen: 1 },
        ],
      });
    },
  },

  getMessage: {
    'of somebody with orders and other messages': async (shop) => {
      const { id } = await shop.find<Found>(
        sql`select id, version from contact_message where message like 'Odstępuję od umowy. Pomyliłam%'
          order by id limit 1`,
      );
      return get(`/messages/${id}`, { long: 260 });
    },
    'that was refused': async (shop) =>
      get(`/messages/${(await message(shop, 'complaint')).id}`, { long: 330 }),
    'whose customer wrote again by mail': async (shop) =>
      get(
        `/messages/${
          (
            await shop.find<Found>(
              sql`select letter_id as id, 1 as version from letter_reply where is_cut or from_other_address
                order by written_at desc limit 1`,
            )
          ).id
        }`,
        { long: 330 },
      ),
    'that has a pasted text alone': async (shop) => {
      await must(shop, await paste(shop, 'suggested', '2026-11-20'));
      return get(`/messages/${(await message(shop, 'suggested')).id}`, { long: 400 });
    },
    'of none': () => get(`/messages/${OTHER_ID}`),
  },

  listMessages: {
    'that wait': () => list('', { rows: 240 }),
    'that are done': () => list('?filter=done', { rows: 120 }),
    'that are done, behind the third': async (shop) => {
      const { messages } = await shop.read<{ messages: Found[] }>('/messages?filter=done');
      return list(`?filter=done&${AFTER(messages[2]?.id ?? '')}`, { rows: 70 });
    },
    complaints: () => list('?filter=complaint', { rows: 70 }),
    'invoices, behind the first': async (shop) => {
      const { messages } = await shop.read<{ messages: Found[] }>('/messages?filter=invoice');
      return list(`?filter=invoice&${AFTER(messages[0]?.id ?? '')}`, { rows: 70 });
    },
    'about personal data': () => list('?filter=personal-data', { rows: 70 }),
    withdrawals: () => list('?filter=withdrawal', { rows: 70 }),
    'about obstacles': () => list('?filter=accessibility', { rows: 70 }),
    'behind the last with a deadline': async (shop) => {
      const { messages } = await shop.read<{ messages: (Found & { dueOn: string | null })[] }>('/messages');
      return list(`?${AFTER(messages.findLast(({ dueOn }) => dueOn !== null)?.id ?? '')}`, { rows: 70 });
    },
  },

  searchMessages: {
    'by words of a message': () => post('/messages/search', { text: ' REKLAMACJE wroz' }, { long: 70 }),
    'by words of a reply': () => post('/messages/search', { text: 'zrzut ekranu' }, { long: 70 }),
    'by a name without its marks': () => post('/messages/search', { text: 'lucja' }, { long: 70 }),
    'by the beginning of an address': () => post('/messages/search', { text: 'Renata.K' }, { long: 70 }),
    'by signs alone': () => post('/messages/search', { text: ' ?%_ ' }, { long: 70 }),
    'by what a pattern would match': () => post('/messages/search', { text: 'renata_kowal' }, { long: 70 }),
    'of more than are shown': async (shop) => {
      await fill(shop, 51);
      return post('/messages/search', { text: 'pytanie numer' }, { pick: 'message' });
    },
    'of as many as are shown': async (shop) => {
      await fill(shop, 50);
      const found = await shop.ask(post('/messages/search', { text: 'pytanie numer' }));
      if (found.json<{ hasMore: boolean }>().hasMore) throw new Error('fifty are all');
      return post('/messages/search', { text: 'pytanie numer 5' }, { long: 70 });
    },
  },
};
