import { sql } from 'kysely';
import { BAD_ADDRESS, failFor, onAnswer } from './order-approval-cases.ts';
import { draft, inHand, lock } from './order-draft-cases.ts';
import { answerOf, change, get, must, order, strip, type OrderKind } from './order-requests.ts';
import type { Cases, WhatChanges } from './what-changes.ts';

const NEW_ADDRESS = 'Nowa@Przyklad.PL';

const page = async (shop: WhatChanges, kind: OrderKind, isOpen: boolean) => ({
  ...(await onAnswer(shop, kind, 'answer/page', { body: { isOpen } })),
  method: 'PUT' as const,
});

const preview = async (shop: WhatChanges, kind: OrderKind, version?: number) => {
  const orderId = await order(shop, kind);
  return `/orders/${orderId}/answer/preview?version=${version ?? (await answerOf(shop, orderId)).draft?.version}`;
};

/** Requests about an answer that was approved or sent, and about the mail with the agreement. */
export const orderSentCases: Readonly<Record<string, Cases>> = {
  sendAnswerAgain: {
    'that was sent': (shop) => onAnswer(shop, 'sentLong', 'answer/send-again'),
    'to another address': (shop) =>
      onAnswer(shop, 'sentLong', 'answer/send-again', { body: { email: NEW_ADDRESS } }),
    'to the address that is known': async (shop) => {
      const { email } = await shop.read<{ email: string }>(`/orders/${await order(shop, 'sentLong')}/email`);
      return onAnswer(shop, 'sentLong', 'answer/send-again', { body: { email } });
    },
    'of a gift, to another address': (shop) =>
      onAnswer(shop, 'sentGift', 'answer/send-again', { body: { email: NEW_ADDRESS } }),
    'whose mail was refused, to another address': (shop) =>
      onAnswer(shop, 'stuck', 'answer/send-again', { body: { email: NEW_ADDRESS } }),
    'of a gift, before its day': (shop) => onAnswer(shop, 'scheduledGift', 'answer/send-again'),
    'while it leaves': async (shop) => {
      await inHand(shop, 'scheduled');
      return onAnswer(shop, 'scheduled', 'answer/send-again');
    },
    'whose text was deleted': async (shop) => {
      await strip(shop, await order(shop, 'sent'));
      return onAnswer(shop, 'sent', 'answer/send-again');
    },
    'that nobody has approved': (shop) => onAnswer(shop, 'foreign', 'answer/send-again'),
    'by a specialist': (shop) => onAnswer(shop, 'sent', 'answer/send-again', { as: 'specialist' }),
    'whose address is refused': async (shop) => {
      failFor(shop, BAD_ADDRESS);
      return onAnswer(shop, 'sentLong', 'answer/send-again');
    },
  },

  answerPage: {
    'is closed': (shop) => page(shop, 'sent', false),
    'is opened again': async (shop) => {
      await must(shop, await page(shop, 'sent', false));
      return page(shop, 'sent', true);
    },
    'is closed already': async (shop) => {
      await must(shop, await page(shop, 'sent', false));
      return page(shop, 'sent', false);
    },
    'is open already': (shop) => page(shop, 'sent', true),
    'whose text was deleted': async (shop) => {
      await strip(shop, await order(shop, 'sent'));
      return page(shop, 'sent', false);
    },
    'of an answer that was not sent': (shop) => page(shop, 'scheduled', false),
  },

  correction: {
    'is begun': (shop) =>
      onAnswer(shop, 'sent', 'answer/correction', { body: { reason: ' Imię. ' }, as: 'specialist' }),
    'is begun over another draft': async (shop) => {
      await change(
        shop,
        sql`insert into answer_draft (order_id, version, author_kind, author_name, autosave, words, text, responses, created_at)
          values (${await order(shop, 'sent')}, 3, 'person', 'Róża', true, 1, 'Inny', '[]', now())`,
      );
      return onAnswer(shop, 'sent', 'answer/correction', { body: { reason: 'Imię.' } });
    },
    'is begun, of what was handed over before': async (shop) => {
      await change(
        shop,
        sql`insert into answer_review (order_id, kind, draft_version, person_name, note, at)
          values (${await order(shop, 'sent')}, 'handed-over', 1, 'Róża', null, now() - interval '1 hour')`,
      );
      return onAnswer(shop, 'sent', 'answer/correction', { body: { reason: 'Imię.' } });
    },
    'is begun already': (shop) =>
      onAnswer(shop, 'correcting', 'answer/correction', { body: { reason: 'Imię.' } }),
    'while another agreement is on its way': async (shop) => {
      await change(
        shop,
        sql`insert into agreement_mail (order_id, number, asked_at) values (${await order(shop, 'sent')}, 2, now())`,
      );
      return onAnswer(shop, 'sent', 'answer/correction', { body: { reason: 'Imię.' } });
    },
    'of a text that was deleted': async (shop) => {
      await strip(shop, await order(shop, 'sent'));
      return onAnswer(shop, 'sent', 'answer/correction', { body: { reason: 'Imię.' } });
    },
    'of an answer that was not sent': (shop) =>
      onAnswer(shop, 'scheduled', 'answer/correction', { body: { reason: 'Imię.' } }),
    'is dropped': (shop) => onAnswer(shop, 'correcting', 'answer/correction/drop'),
    'is dropped with its draft': async (shop) => {
      await must(shop, await draft(shop, 'correcting'));
      return onAnswer(shop, 'correcting', 'answer/correction/drop');
    },
    'is dropped while somebody else writes': async (shop) => {
      await lock(shop, 'correcting', 60_000);
      return onAnswer(shop, 'correcting', 'answer/correction/drop');
    },
    'is dropped, and there is none': (shop) => onAnswer(shop, 'sent', 'answer/correction/drop'),
  },

  agreement: {
    'is mailed again': (shop) => onAnswer(shop, 'foreign', 'agreement/send-again'),
    'is mailed to another address, and the answer may begin': (shop) =>
      onAnswer(shop, 'unagreed', 'agreement/send-again', { body: { email: NEW_ADDRESS } }),
    'of an approved answer, to another address': (shop) =>
      onAnswer(shop, 'scheduled', 'agreement/send-again', { body: { email: NEW_ADDRESS } }),
    'of a gift, to another address': (shop) =>
      onAnswer(shop, 'sentGift', 'agreement/send-again', { body: { email: NEW_ADDRESS } }),
    'while the answer leaves': async (shop) => {
      await inHand(shop, 'scheduled');
      return onAnswer(shop, 'scheduled', 'agreement/send-again');
    },
    'of an order that was called off': (shop) => onAnswer(shop, 'calledOff', 'agreement/send-again'),
    'of an order that is not paid': (shop) => onAnswer(shop, 'unpaid', 'agreement/send-again'),
    'whose address is refused': async (shop) => {
      failFor(shop, BAD_ADDRESS);
      return onAnswer(shop, 'unagreed', 'agreement/send-again');
    },
  },

  previewAnswer: {
    'that is written': async (shop) => get(await preview(shop, 'foreign'), { long: 1_500 }),
    'of a correction, by a specialist': async (shop) => {
      await must(
        shop,
        await onAnswer(shop, 'sent', 'answer/correction', { body: { reason: 'Imię.' }, as: 'specialist' }),
      );
      return get(await preview(shop, 'sent'), { as: 'specialist', long: 1_500 });
    },
    'of a gift': async (shop) => get(await preview(shop, 'scheduledGift'), { long: 300 }),
    'of two questions': async (shop) => get(await preview(shop, 'handedOver'), { long: 300 }),
    'of a version that there is not': async (shop) => get(await preview(shop, 'foreign', 9)),
    'of another specialist': async (shop) => get(await preview(shop, 'foreign', 1), { as: 'specialist' }),
    'as a page': async (shop) =>
      get((await preview(shop, 'foreign')).replace('preview', 'preview/html'), { as: 'owner' }),
    'as a page, of another specialist': async (shop) =>
      get((await preview(shop, 'foreign')).replace('preview', 'preview/html'), { as: 'specialist' }),
  },
};
