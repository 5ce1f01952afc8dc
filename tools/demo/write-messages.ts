import type { ContactKind } from '#domain/typed/contact-kind.ts';
import { SAMPLE_OWNER } from '#server/desk/access/sample-entry.ts';
import { remindOf } from '#server/messages/message-terms.ts';
import { sha256 } from '#server/sha256.ts';
import { pick } from '../random.ts';
import { insertMany } from './insert-many.ts';
import { busyMoments, DAY, HOUR, later } from './moments.ts';
import type { DemoOrder } from './plan.ts';
import { uuidOf } from './plan-orders.ts';
import { ANSWERS, LAST_NAMES, MESSAGES } from './texts.ts';
import { WAITING_MESSAGES, type WaitingMessage } from './waiting-messages.ts';
import type { Year } from './year.ts';

/** What some customers choose in the form; the others leave that to the shop. */
const KIND_OF: readonly (readonly [RegExp, ContactKind])[] = [
  [/reklamacj/, 'complaint'],
  [/faktur/, 'invoice'],
  [/usunięcie moich danych/, 'personal-data'],
  [/[Oo]dstępuję/, 'withdrawal'],
  [/czytnik/, 'accessibility'],
];

/** The days of Warsaw hardly matter to a made-up thread: noon is in the same day there as in UTC. */
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

interface Message {
  id: string;
  first_name: string;
  received_at: Date;
}

/**
 * Messages of the contact form, by customers of the time: one for about fifteen orders, which were answered, and to which
 * some wrote back; and those that wait now, one of each kind and state.
 */
export async function writeMessages(
  { trx, random, now, days, count }: Year,
  orders: readonly DemoOrder[],
): Promise<void> {
  const bought = orders.filter(({ paidAt }) => paidAt);
  const messageAt = (received_at: Date) => {
    // Of somebody who bought in the weeks before.
    const until = countBefore(bought, received_at);
    const { name: first_name, email } = pick(
      random,
      bought.slice(Math.max(0, until - 25), Math.max(1, until)),
    );
    return {
      id: uuidOf(random),
      first_name,
      last_name: pick(random, LAST_NAMES),
      email,
      received_at,
      version: 1,
      reply_key: uuidOf(random).replaceAll('-', ''),
    };
  };
  const done = busyMoments(random, Math.ceil(count / 15), later(now, -days * DAY), later(now, -2 * DAY)).map(
    (received_at, index) => {
      const message = pick(random, MESSAGES);
      const chosen = index % 4 > 0 && KIND_OF.find(([words]) => words.test(message))?.[1];
      return {
        ...messageAt(received_at),
        message,
        kind: chosen || 'message',
        is_sorted: false,
        waits_since: null,
        done_at: later(received_at, DAY),
      };
    },
  );
  const waiting = WAITING_MESSAGES.map(
    ({ hours, message, kind = 'message', isSorted = false, ...thread }) => ({
      row: {
        ...messageAt(later(now, -hours * HOUR)),
        message,
        kind,
        is_sorted: isSorted,
        waits_since:
          thread.wroteAgain === undefined ? null : dayOf(later(now, -thread.wroteAgain.hours * HOUR)),
        done_at: null,
      },
      thread,
    }),
  );
  await insertMany(trx, 'contact_message', [...done, ...waiting.map(({ row }) => row)]);
  const text = (message: Message, at: Date, more: object) => ({
    id: uuidOf(random),
    letter_id: message.id,
    body: pick(random, ANSWERS),
    author: SAMPLE_OWNER.name,
    from_customer: false,
    received_on: null,
    mail_digest: null,
    from_other_address: false,
    attachment_names: [],
    is_cut: false,
    written_at: at,
    accepted_at: at,
    refused_at: null,
    ...more,
  });
  const back = (message: Message, at: Date, more: object) =>
    text(message, at, {
      body: 'Dziękuję, wszystko jasne!',
      author: message.first_name,
      from_customer: true,
      mail_digest: sha256(`${message.id} ${at.getTime()}`),
      accepted_at: null,
      ...more,
    });
  await insertMany(trx, 'letter_reply', [
    ...done.map((message) => text(message, message.done_at, {})),
    ...done
      .filter((_, index) => index % 5 === 0)
      .map((message) =>
        back(message, later(message.received_at, 2 * DAY), { attachment_names: ['potwierdzenie.pdf'] }),
      ),
    ...waiting.flatMap(({ row, thread }) => threadOf(row, thread, now, { text, back })),
  ]);
  for (const { row } of waiting) await remindOf(trx, row.id);
}

/** How many of the orders, oldest first, were placed before a moment. */
function countBefore(orders: readonly DemoOrder[], moment: Date): number {
  let [low, high] = [0, orders.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((orders[middle]?.placedAt ?? moment) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Add = (message: Message, at: Date, more: object) => Readonly<Record<string, unknown>>;

/** The texts of a thread that waits: an answer that left or was refused, and what she wrote on it. */
function threadOf(
  message: Message,
  { isRefused, wroteAgain }: Pick<WaitingMessage, 'isRefused' | 'wroteAgain'>,
  now: Date,
  { text, back }: { text: Add; back: Add },
) {
  const answeredAt = later(message.received_at, 4 * HOUR);
  if (isRefused) return [text(message, answeredAt, { accepted_at: null, refused_at: answeredAt })];
  if (!wroteAgain) return [];
  const { hours, words, isPasted = false, isFromOther = false } = wroteAgain;
  const at = later(now, -hours * HOUR);
  const came = isPasted
    ? { mail_digest: null, received_on: dayOf(at) }
    : { from_other_address: isFromOther, attachment_names: isFromOther ? ['zrzut-ekranu.png'] : [] };
  return [text(message, answeredAt, {}), back(message, at, { body: words, ...came })];
}
