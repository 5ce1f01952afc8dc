import { mailAsHtml } from './mail-html.ts';
import { mailAsText, type LaidCards, type MailBlock, type MailLine, type MailLink } from './mail-layout.ts';
import { MAILS, type MailName } from './mail-names.ts';
import { closing, greeting, type MailSender } from './mail-sender.ts';
import type { MailContent } from './mailer.ts';
import { mailTexts } from './texts.ts';

/** What a mail says, independent of its format. All strings are plain text. */
interface MailParts extends Pick<MailContent, 'to' | 'subject' | 'replyTo' | 'headers' | 'attachments'> {
  /** A line over the title. */
  kicker?: string;
  title: string;
  /** A line under the title. */
  under?: string;
  /** The customer's own question, quoted. */
  asked?: { label: string; text: string } | undefined;
  /** Cards that were laid for her; nothing where none were. */
  cards?: LaidCards;
  /** The line that a mailbox shows behind the subject; the opened mail hides it. */
  preheader?: string;
  blocks?: readonly MailBlock[];
  /** The one thing to do. */
  button?: MailLink | undefined;
  /** Blocks below the button. */
  after?: readonly MailBlock[];
  /** Small lines at the very end. */
  notes?: readonly MailLine[];
}

/**
 * Composes a mail as HTML and text. The mailer accepts only its result, so mails have no other parts. Greeting and
 * closing depend on the mail's name.
 */
export function composeMail(
  name: MailName,
  sender: MailSender,
  { to, subject, replyTo, headers, attachments, ...parts }: MailParts,
): MailContent {
  const facts = MAILS[name];
  const { blocks = [], notes = [], after = [] } = parts;
  const body = {
    ...parts,
    brandName: sender.brandName,
    blocks: [...(facts.greets ? [{ paragraph: greeting(sender) }] : []), ...blocks],
    after,
    footer: [
      ...(facts.closing === 'contact' ? closing(sender) : [mailTexts.signature(sender.brandName)]),
      ...notes,
    ],
  };
  return {
    name,
    to,
    subject,
    text: mailAsText(body),
    html: mailAsHtml(body),
    ...(replyTo !== undefined && { replyTo }),
    ...(headers !== undefined && { headers }),
    ...(attachments !== undefined && { attachments }),
  };
}
