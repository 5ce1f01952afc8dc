import { sql } from 'kysely';
import type { AnswerSource } from '#server/answers/answer-port.ts';
import {
  answerOf,
  change,
  get,
  must,
  order,
  post,
  put,
  remove,
  type More,
  type OrderKind,
} from './order-requests.ts';
import type { DeskRequest } from './requests.ts';
import { NEW_ID, type Cases, type WhatChanges } from './what-changes.ts';

const TEXT = 'Dzień dobry. Karty mówią o spokoju i o nowym początku.';

/** A draft for the latest order of a kind, over the version that is there. */
export async function draft(
  shop: WhatChanges,
  kind: OrderKind,
  more: More & { text?: string; body?: object } = {},
): Promise<DeskRequest> {
  const { text = TEXT, body = {}, ...rest } = more;
  const orderId = await order(shop, kind);
  const seenVersion = (await answerOf(shop, orderId)).draft?.version ?? 0;
  return put(`/orders/${orderId}/answer/draft`, { seenVersion, text, responses: [], ...body }, rest);
}

/** Somebody else writes, until so many milliseconds from now on. */
export async function lock(shop: WhatChanges, kind: OrderKind, left: number): Promise<void> {
  const orderId = await order(shop, kind);
  await change(
    shop,
    sql`insert into answer (order_id, writer_id, writer_name, writer_until) values (${orderId}, ${NEW_ID}, 'Kalina',
        now() + ${left} * interval '1 millisecond')
      on conflict (order_id) do update set writer_id = excluded.writer_id, writer_name = excluded.writer_name,
        writer_until = excluded.writer_until`,
  );
}

/** A job has the approved answer of an order in hand. */
export async function inHand(shop: WhatChanges, kind: OrderKind): Promise<void> {
  const orderId = await order(shop, kind);
  await change(
    shop,
    sql`with mail as (
        update job set leased_until = now() + interval '1 minute' where once_key like ${`answer-mail:${orderId}:%`}
          returning id
      ) update shop_order set mailed_by = (select id from mail) where id = ${orderId}`,
  );
}

const lockPath = async (shop: WhatChanges, kind: OrderKind) =>
  `/orders/${await order(shop, kind)}/answer/edit-lock`;

/** A request for a draft, from a model that answers so. */
const suggest = async (
  shop: WhatChanges,
  written: Awaited<ReturnType<AnswerSource['write']>>,
  kind: OrderKind = 'waiting',
) => {
  shop.source = { write: async () => written };
  const orderId = await order(shop, kind);
  const { revision } = await answerOf(shop, orderId);
  return post(`/orders/${orderId}/answer/suggestion`, { seen: revision }, { as: 'specialist' });
};

/** The model was asked for a draft so long ago (seconds). */
const asked = async (shop: WhatChanges, ago: number) =>
  change(
    shop,
    sql`update answer set suggestion = 'asked', suggestion_at = now() - make_interval(secs => ${ago})
      where order_id = ${await order(shop, 'waiting')}`,
  );

/** Requests about the draft of an answer. */
export const orderDraftCases: Readonly<Record<string, Cases>> = {
  saveDraft: {
    'of the specialist': (shop) => draft(shop, 'waiting', { as: 'specialist', text: ` ${TEXT}\n\nDalej. ` }),
    'by itself': (shop) => draft(shop, 'foreign', { body: { autosave: true } }),
    'over an older version': (shop) => draft(shop, 'foreign', { body: { seenVersion: 0 } }),
    'of responses, one left out and one missing': (shop) =>
      draft(shop, 'threeQuestions', {
        text: '',
        body: {
          responses: [
            { sequenceNumber: 3, response: 'Tak, ale nie od razu.', ignoreResponse: false },
            { sequenceNumber: 1, response: '', ignoreResponse: true },
            { sequenceNumber: 3, response: 'Drugi raz to samo.', ignoreResponse: false },
          ],
        },
      }),
    'with cards, one of them twice and one that there is not': (shop) =>
      draft(shop, 'tarot', {
        body: {
          cards: [
            { card: 'major-21', isReversed: true },
            { card: 'cups-14', isReversed: false },
            { card: 'major-21', isReversed: false },
            { card: 'major-22', isReversed: false },
          ],
        },
      }),
    'without cards, so that they stay': async (shop) => {
      const cards = [{ card: 'major-0', isReversed: false }];
      await must(shop, await draft(shop, 'tarot', { body: { cards } }));
      return draft(shop, 'tarot', { text: 'Karta zostaje.' });
    },
    'of which all cards are taken': async (shop) => {
      const cards = [{ card: 'major-0', isReversed: false }];
      await must(shop, await draft(shop, 'tarot', { body: { cards } }));
      return draft(shop, 'tarot', { body: { cards: [] } });
    },
    'with cards for a service that has none': (shop) =>
      draft(shop, 'waiting', { body: { cards: [{ card: 'major-0', isReversed: false }] } }),
    'while somebody else writes': async (shop) => {
      await lock(shop, 'waiting', 1);
      return draft(shop, 'waiting');
    },
    'once somebody else has written': async (shop) => {
      await lock(shop, 'waiting', 0);
      return draft(shop, 'waiting');
    },
    'of what was approved': (shop) => draft(shop, 'scheduled'),
    'of what was approved, and is being mailed': async (shop) => {
      await inHand(shop, 'scheduled');
      return draft(shop, 'scheduled');
    },
    'after the model declined': async (shop) => {
      await change(
        shop,
        sql`update answer set suggestion = 'declined', suggestion_why = 'busy', suggestion_at = now() - interval '1 minute'
          where order_id = ${await order(shop, 'waiting')}`,
      );
      return draft(shop, 'waiting');
    },
    'before the agreement was mailed': (shop) => draft(shop, 'unagreed'),
    'of what was sent': (shop) => draft(shop, 'sent'),
    'of what is being corrected': (shop) => draft(shop, 'correcting'),
    'of an order that was called off': (shop) => draft(shop, 'calledOff'),
    'of an order of another specialist': (shop) => draft(shop, 'foreign', { as: 'specialist' }),
  },

  editLock: {
    'is taken': async (shop) => put(await lockPath(shop, 'waiting'), {}, { as: 'specialist' }),
    'is another’s': async (shop) => {
      await lock(shop, 'waiting', 60_000);
      return put(await lockPath(shop, 'waiting'), {});
    },
    'is taken over': async (shop) => {
      await lock(shop, 'waiting', 60_000);
      return put(await lockPath(shop, 'waiting'), { takeOver: true });
    },
    'of an answer that was sent': async (shop) => put(await lockPath(shop, 'sent'), {}),
    'of an answer that is being corrected': async (shop) => put(await lockPath(shop, 'correcting'), {}),
    'of an order of another specialist': async (shop) =>
      put(await lockPath(shop, 'foreign'), {}, { as: 'specialist' }),
    'is given back': async (shop) => {
      await must(shop, put(await lockPath(shop, 'waiting'), {}));
      return remove(await lockPath(shop, 'waiting'));
    },
    'is given back by another': async (shop) => {
      await must(shop, put(await lockPath(shop, 'waiting'), {}));
      return remove(await lockPath(shop, 'waiting'), { as: 'specialist' });
    },
    'is given back at an order of another specialist': async (shop) =>
      remove(await lockPath(shop, 'foreign'), { as: 'specialist' }),
  },

  suggestDraft: {
    'that the model writes': (shop) =>
      suggest(shop, {
        content: 'Karty radzą spokój.',
        prompt: 'Polecenie',
        responses: [{ sequenceNumber: 1, response: 'Relacje odżyją.', ignoreResponse: false }],
      }),
    'over cards that are laid, which stay': async (shop) => {
      const cards = [{ card: 'major-0', isReversed: true }];
      await must(shop, await draft(shop, 'tarot', { body: { cards } }));
      return { ...(await suggest(shop, { content: 'Głupiec rusza w drogę.' }, 'tarot')), as: 'owner' };
    },
    'that the model refuses': (shop) => suggest(shop, { declined: 'refused' }),
    'of which the model says nothing': (shop) => suggest(shop, { declined: 'silent' }),
    'for which the model has no time': (shop) => suggest(shop, { declined: 'busy', retryAfter: 7_000 }),
    'for which the model has no time for too long': (shop) =>
      suggest(shop, { declined: 'busy', retryAfter: 120_001 }),
    'about a question that speaks of harm': async (shop) => {
      const orderId = await order(shop, 'waiting');
      await change(
        shop,
        sql`update order_question set content = 'Nie chce mi się żyć.' where order_id = ${orderId}`,
      );
      return suggest(shop, { content: 'Nie wolno.' });
    },
    'over what somebody writes meanwhile': async (shop) => {
      const request = await suggest(shop, undefined);
      shop.source = {
        async write() {
          await must(shop, await draft(shop, 'waiting', { as: 'specialist' }));
          return { content: 'Za późno.' };
        },
      };
      return request;
    },
    'that was asked for just now': async (shop) => {
      await asked(shop, 179);
      return suggest(shop, { content: 'Drugi raz.' });
    },
    'that was asked for and is lost': async (shop) => {
      await asked(shop, 180);
      return suggest(shop, { content: 'Nareszcie.' });
    },
    'while somebody else writes': async (shop) => {
      await lock(shop, 'waiting', 1);
      return suggest(shop, { content: 'Teraz?' });
    },
    'before the agreement was mailed': async (shop) => ({
      ...(await suggest(shop, { content: 'Teraz?' }, 'unagreed')),
      as: 'owner',
    }),
    'of what was approved': async (shop) => ({
      ...(await suggest(shop, { content: 'Teraz?' }, 'scheduled')),
      as: 'owner',
    }),
    'of another revision': async (shop) => ({
      ...(await suggest(shop, { content: 'Teraz?' })),
      payload: { seen: 0 },
    }),
  },

  listDrafts: {
    'of two': async (shop) => get(`/orders/${await order(shop, 'sent')}/answer/versions`, { long: 200 }),
    'behind the second': async (shop) =>
      get(`/orders/${await order(shop, 'sent')}/answer/versions?after=2`, { long: 40, as: 'specialist' }),
    'of which many were saved by themselves': async (shop) => {
      const orderId = await order(shop, 'foreign');
      await change(
        shop,
        sql`insert into answer_draft (order_id, version, author_kind, author_name, autosave, words, text, responses, created_at)
          select ${orderId}::int, n, 'model', 'model', n % 30 > 0, 1, 'Wersja ' || n, '[]', now() from generate_series(2, 62) as n`,
      );
      return get(`/orders/${orderId}/answer/versions?after=16`, { long: 60 });
    },
    'of another specialist': async (shop) =>
      get(`/orders/${await order(shop, 'foreign')}/answer/versions`, { as: 'specialist' }),
  },
};
