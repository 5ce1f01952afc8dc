import PostalMime from 'postal-mime';
import type { SmtpStandIn } from './smtp-stand-in.ts';

/** A mail that the stand-in has taken. */
export interface SentMail {
  to: string;
  kind: 'answer' | 'confirmation' | 'other';
  /** Message-ID, by which receiving servers detect duplicates. */
  id: string;
}

/** Parses the mails that the stand-in has taken, oldest first. */
export const readMails = ({ received }: SmtpStandIn): Promise<SentMail[]> =>
  Promise.all(
    received.map(async ({ to, message }) => {
      const { subject = '', messageId = '' } = await PostalMime.parse(message);
      const kind = subject.includes(' odpowiada: ')
        ? 'answer'
        : subject.includes('potwierdzone')
          ? 'confirmation'
          : 'other';
      return { to: to.join(), kind, id: messageId };
    }),
  );
