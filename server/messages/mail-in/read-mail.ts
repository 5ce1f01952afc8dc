import PostalMime, { type Address, type Email } from 'postal-mime';
import { mailTexts } from '#server/mail/texts.ts';
import { markupAsText } from '#server/markup/markup-as-text.ts';
import { sha256 } from '#server/sha256.ts';

/** A mail that a customer may have written. */
export interface IncomingMail {
  /** Digest of its Message-ID, or of the whole mail where it has none. */
  digest: string;
  /** Sender's address in lower case; empty if missing. */
  from: string;
  /** Every address that it may have been delivered to. */
  to: readonly string[];
  text: string;
  /** More was written than a thread takes. */
  isCut: boolean;
  attachmentNames: readonly string[];
  /** No person wrote it: a bounce, an absence notice, a list. */
  isAutomatic: boolean;
}

/** Characters of a text; a mail of the desk has as many at most. */
const LONGEST = 20_000;
/** Characters of HTML that are read where a mail has no plain text. */
const LONGEST_HTML = 500_000;
const MOST_ATTACHMENTS = 20;
const LONGEST_NAME = 100;

/** Headers in which mail servers write whom they deliver to. */
const DELIVERED = new Set(['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']);

/**
 * Reads a mail as a mail server hands it over (RFC 5322). Files are not kept, only their names.
 * @throws for what is no mail, as the parser does.
 */
export async function readMail(raw: Uint8Array<ArrayBuffer>): Promise<IncomingMail> {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true, maxNestingDepth: 30 });
  const text = withoutQuote(plainText(mail));
  return {
    digest: sha256(mail.messageId ?? Buffer.from(raw).toString('latin1')),
    from: (mail.from?.address ?? '').toLowerCase(),
    to: [
      ...mail.headers
        .filter(({ key }) => DELIVERED.has(key))
        // One line may name several.
        .flatMap(({ value }) => value.replaceAll(/[<>\s]/g, '').split(',')),
      ...addressesOf([...(mail.to ?? []), ...(mail.cc ?? [])]),
    ],
    text: text.slice(0, LONGEST),
    isCut: text.length > LONGEST || (mail.text === undefined && (mail.html ?? '').length > LONGEST_HTML),
    attachmentNames: namesOf(mail.attachments),
    isAutomatic: isAutomatic(mail),
  };
}

/** Names of files; the last says how many more there are. */
const namesOf = (all: Email['attachments']): string[] => [
  ...all
    .slice(0, MOST_ATTACHMENTS)
    .map(({ filename }) => (filename ?? '?').replaceAll(/\p{C}/gu, '').slice(0, LONGEST_NAME)),
  ...(all.length > MOST_ATTACHMENTS ? [mailTexts.incoming.moreFiles(all.length - MOST_ATTACHMENTS)] : []),
];

const addressesOf = (list: readonly Address[]): string[] =>
  list.flatMap(({ address, group }) => [...(address ? [address] : []), ...addressesOf(group ?? [])]);

/**
 * Whether a program sent it (RFC 3834): absence notices, bounces, lists, newsletters. Nothing here answers by itself; the
 * thread is spared what nobody has written to it.
 */
function isAutomatic({ headers, from }: Email): boolean {
  const valueOf = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = valueOf('auto-submitted');
  return (
    (submitted !== undefined && !submitted.startsWith('no')) ||
    /^(bulk|junk|list|auto_reply)$/.test(valueOf('precedence') ?? '') ||
    valueOf('return-path') === '<>' ||
    /^multipart\/report\b/.test(valueOf('content-type') ?? '') ||
    ['list-id', 'x-autoreply', 'x-autorespond'].some((name) => valueOf(name) !== undefined) ||
    /^(mailer-daemon|postmaster|no-?reply)@/i.test(from?.address ?? '')
  );
}

/** Some programs write HTML alone. Their lines are blocks that the shop's own texts do not have. */
const plainText = ({ text, html = '' }: Email): string =>
  (text ?? markupAsText(html.slice(0, LONGEST_HTML).replaceAll(/<\/?(?:div|tr)\b[^<>]*>/gi, '<br>'), ''))
    .replaceAll('\r\n', '\n')
    // What no database column takes, and what no reader sees.
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/**
 * Takes off the quoted mail at the end, with the line that introduces it ("W dniu … napisał(a):"). A quote that she has
 * written below or between stays.
 */
function withoutQuote(text: string): string {
  const lines = text.split('\n');
  const isQuoted = (line: string | undefined) => line === undefined || line === '' || line.startsWith('>');
  let end = lines.length;
  while (end > 0 && isQuoted(lines[end - 1])) end -= 1;
  if (!lines.slice(end).some((line) => line.startsWith('>'))) return text;
  // The introduction may be wrapped into two lines.
  const introduced = lines.slice(Math.max(0, end - 2), end);
  if (introduced.at(-1)?.endsWith(':'))
    end -= introduced.length === 2 && !/\d/.test(introduced[1] ?? '') ? 2 : 1;
  const own = lines.slice(0, end).join('\n').trim();
  return own === '' ? text : own;
}
