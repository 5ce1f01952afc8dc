import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Config } from '#server/config.ts';
import { readMail, type IncomingMail } from '#server/messages/mail-in/read-mail.ts';
import { takeMail, type MailOutcome } from '#server/messages/mail-in/take-mail.ts';
import { addressIn } from '#server/settings/setting-forms.ts';
import type { Store } from '#server/store/store.ts';
import { done, refused, type CommandResult } from '../with-shop-data.ts';
import type { ShopCommand } from './command.ts';

/** Largest mail (bytes) that is read: what large services send at most, with its files in base64. */
const LARGEST = 40_000_000;

/** The exit code that has a mail server keep a mail and try again later (sysexits.h, EX_TEMPFAIL). */
export const TRY_LATER = 75;

/** No line names an address: mail servers write them into their logs. */
const SAID: Readonly<Record<MailOutcome, string>> = {
  taken: 'Taken into its thread.',
  repeated: 'It stood in its thread already.',
  automatic: 'Left alone: a program sent it.',
  'no-thread': 'Left alone: it is for no thread.',
  empty: 'Left alone: it says nothing.',
  'too-many': 'Left alone: too many for one thread within a day.',
};

/** Reads a stream whole; `undefined` once it is larger than `most`. What is left over is read and dropped. */
async function readAtMost(stream: Readable, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  let size = 0;
  async function* within() {
    for await (const part of stream as AsyncIterable<Buffer>) {
      size += part.length;
      if (size <= most) yield part;
    }
  }
  const read = await buffer(within());
  return size > most ? undefined : new Uint8Array(read);
}

/** Takes one mail from a stream. `recipient`: envelope recipient, if the mail server passes it. */
export async function mailIn(
  { db }: Pick<Store, 'db'>,
  stream: Readable,
  { config, recipient }: { config: Config; recipient: string | undefined },
): Promise<CommandResult> {
  const { replyAddress, from } = config.mail;
  if (replyAddress === undefined) return refused('Set REPLY_ADDRESS: the address whose mails come here.');
  const raw = await readAtMost(stream, LARGEST);
  if (raw === undefined) return done(`Left alone: larger than ${LARGEST / 1e6} MB.`);
  let mail: IncomingMail;
  try {
    mail = await readMail(raw);
  } catch {
    // It will be no mail the next time either.
    return done('Left alone: it cannot be read.');
  }
  const to = recipient === undefined ? mail.to : [recipient, ...mail.to];
  const own = [replyAddress, addressIn(from), config.contactEmail].map((address) => address.toLowerCase());
  return done(SAID[await takeMail(db, { ...mail, to }, { replyAddress, own }, new Date())]);
}

/** `npm run shop -- mail-in`: a mail server's pipe into the threads of the desk. */
export const mailInCommand: ShopCommand = {
  run: (store, [recipient, ...more], config) =>
    more.length > 0 ? undefined : mailIn(store, process.stdin, { config, recipient }),
};
