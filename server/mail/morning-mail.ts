import { formatMoney, formatShopTime } from '#copy/site/format.ts';
import { dayAndMonth } from '#copy/site/closed-shop.ts';
import { WAITING_PAGES, type WaitingPage } from '#domain/desk-terms.ts';
import type { MinorUnits } from '#domain/grosze.ts';
import { composeMail } from './compose-mail.ts';
import type { MailSender } from './mail-sender.ts';
import type { MailContent } from './mailer.ts';
import { deskMailTexts } from './desk-texts.ts';

/** What a person of the desk reads in the morning. Times are the server's; no customer is named. */
export interface Morning {
  /** Orders that were paid since yesterday's mail; `sum` is for owners. */
  came: { count: number; sum?: MinorUnits };
  /** Orders without an approved answer, and the nearest promise that is still to come. */
  waiting: { count: number; nearest: Date | undefined };
  /** Orders whose promise is over, the oldest first. */
  late: readonly number[];
  /** Drafts that were handed over; missing for a specialist. */
  review?: number;
  /** What else waits, by page, and the nearest last day, 2026-12-05; missing for a specialist. */
  waits?: Readonly<Record<WaitingPage, { open: number; nearest: string | null }>>;
  /** Decisions about money; missing for a specialist. */
  money?: number;
}

/** Late orders that a mail names. */
const NAMED = 5;

/** Tells a person of the desk in the morning what came, waits and is late. */
export function morningMail(
  { to, morning, url }: { to: string; morning: Morning; url: string },
  sender: MailSender,
): MailContent {
  const texts = deskMailTexts.morning;
  const { came, waiting, late, review = 0, waits, money = 0 } = morning;
  const rows: (readonly [string, string])[] = [];
  if (came.count > 0)
    rows.push([
      texts.rows.came,
      texts.came(came.count, came.sum === undefined ? undefined : formatMoney(came.sum, 'PLN')),
    ]);
  if (waiting.count > 0)
    rows.push([
      texts.rows.waiting,
      waiting.nearest === undefined
        ? String(waiting.count)
        : texts.nearest(waiting.count, formatShopTime(waiting.nearest)),
    ]);
  if (late.length > 0) rows.push([texts.rows.late, texts.orders(late.slice(0, NAMED), late.length)]);
  if (review > 0) rows.push([texts.rows.review, String(review)]);
  if (money > 0) rows.push([texts.rows.money, String(money)]);
  if (waits)
    for (const page of WAITING_PAGES) {
      const { open, nearest } = waits[page];
      const words = nearest === null ? String(open) : texts.nearest(open, dayAndMonth(nearest));
      if (open > 0) rows.push([texts.waits[page], words]);
    }
  return composeMail('morning', sender, {
    to,
    subject: texts.subject(sender.brandName),
    title: texts.title,
    blocks: [{ rows }],
    button: { link: texts.link, url },
    notes: [texts.choice],
  });
}
