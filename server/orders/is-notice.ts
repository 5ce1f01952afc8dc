import { sql } from 'kysely';
import { ASKED } from '#server/pay/payment-port.ts';

/** A row of `payment_news` is a notice that the provider has sent, not an answer to the shop's own question. */
export const IS_NOTICE = sql<boolean>`payment_news.news_id not like ${`${ASKED}%`}`;
