import { createTransport, type SendMailOptions } from 'nodemailer';
import { OwnError } from '#server/own-error.ts';
import { serverWords } from './server-words.ts';
import { requestIdHeader } from '#server/request-id.ts';
import { TimeoutError } from '#server/timeout.ts';
import { isCertainlyUnsent, smtpStatusOf } from './mail-failure.ts';
import type { MailId } from './mail-id.ts';
import type { LaidOut } from './mail-layout.ts';
import { MAILS, type MailName } from './mail-names.ts';
import type { Outbox } from './outbox/outbox.ts';

/**
 * Headers that mark an automatic mail, so that absence notices and other auto-responders do not reply (RFC 3834, 5;
 * the second header is Exchange's). A mail that a person wrote must not have them.
 */
const ORIGIN_HEADERS = {
  automatic: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  written: {},
} as const;

/** A mail without its sender; made by `composeMail` only. */
export interface MailContent {
  name: MailName;
  to: string;
  subject: string;
  text: LaidOut;
  html: LaidOut;
  replyTo?: string;
  headers?: Record<string, string>;
  attachments?: readonly MailAttachment[];
}

/** A file that goes with a mail. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

/** Sends one mail. `id` is the same for every attempt at the same mail. Rejects when the mail was not accepted. */
export type SendMail = (id: MailId, mail: MailContent) => Promise<void>;

/** Time (ms) until the mail server has asked for the text. One that hangs before is left early: nothing has been sent. */
const TEXT_WITHIN = 40_000;

/**
 * How long (ms) a mail server may be silent once it has begun to take the text. It may pass the mail on before it
 * confirms it, and RFC 5321, 4.5.3.2.6 asks for ten minutes: whoever leaves early sends the same mail once more. Four
 * minutes end before the newsletter takes the address for lost (send-batch.ts).
 */
const CONFIRMED_WITHIN = 4 * 60_000;

const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 5_000,
};

/** Nodemailer must not read files or URLs that a mail names. */
const NO_ACCESS = { disableFileAccess: true, disableUrlAccess: true };

/**
 * Sends over SMTP. A retry after an unknown outcome has the same Message-ID, by which receiving servers detect
 * duplicates.
 */
export function smtpMailer(
  smtpUrl: string,
  from: string,
  { textWithin = TEXT_WITHIN, confirmedWithin = CONFIRMED_WITHIN } = {},
): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    socketTimeout: confirmedWithin,
    ...TIMEOUTS,
    ...NO_ACCESS,
  });
  const begun = new Set<string>();
  // Nodemailer does not report how far a broken connection got. It pipes the message only after the server has asked
  // for it.
  transport.use('stream', ({ message }, done) => {
    const read = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const stream = read(options);
      const pipe = stream.pipe.bind(stream);
      stream.pipe = (...to) => {
        begun.add(message.messageId());
        return pipe(...to);
      };
      return stream;
    };
    done();
  });
  return async (id, mail) => {
    const options = envelope(id, from, mail);
    const silence = new AbortController();
    const timer = setTimeout(() => {
      if (!begun.has(options.messageId)) silence.abort();
    }, textWithin);
    try {
      await transport.sendMail({ ...options, signal: silence.signal });
    } catch (error) {
      const isBeforeText = !begun.has(options.messageId);
      const failure = silence.signal.aborted
        ? new TimeoutError(`The mail server asked for no text within ${textWithin} ms`)
        : error;
      if (failure instanceof Error)
        Object.assign(failure, {
          smtpStatus: smtpStatusOf(failure),
          words: serverWords(failure),
          isBeforeText,
        });
      throw failure instanceof Error
        ? Object.assign(failure, { isUnclear: !isCertainlyUnsent(failure) })
        : failure;
    } finally {
      clearTimeout(timer);
      begun.delete(options.messageId);
    }
  };
}

/** Writes mails to the outbox folder instead of sending them; a second attempt replaces the first. */
export function outboxMailer(outbox: Outbox, from: string): SendMail {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...NO_ACCESS,
  });
  return async (id, mail) => {
    const { message } = await transport.sendMail(envelope(id, from, mail));
    if (!Buffer.isBuffer(message))
      throw new OwnError('nodemailer gave a stream where a buffer was asked for');
    await outbox.write(id, message);
  };
}

/** Builds nodemailer's options. Addresses are objects, so that a comma in one cannot add a second recipient. */
function envelope(
  id: MailId,
  from: string,
  { to, replyTo, name, headers, attachments = [], ...mail }: MailContent,
): SendMailOptions & { messageId: string } {
  const domain = /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? 'localhost';
  return {
    ...mail,
    headers: { ...ORIGIN_HEADERS[MAILS[name].origin], ...requestIdHeader(), ...headers },
    from,
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    attachments: [...attachments],
    messageId: `<${id}@${domain}>`,
  };
}
