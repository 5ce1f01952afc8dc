import { randomUUID } from 'node:crypto';
import { DESK_PAGES } from '#desk/pages.ts';
import { connectionTrialMail } from '#server/mail/desk-mails.ts';
import { tryEach } from '#server/mail/mail-each.ts';
import { mailIdFor } from '#server/mail/mail-id.ts';
import type { MailSender } from '#server/mail/mail-sender.ts';
import type { SendMail } from '#server/mail/mailer.ts';
import { ownersToTell } from '#server/store/owners/owners-to-tell.ts';
import type { Db } from '#server/store/tables/tables.ts';

/** Sends the owners a test mail at once, without a job: its failure is the check's result. */
export const sendTrial =
  (db: Db, send: SendMail, sender: MailSender & { deskUrl: string }) => async (): Promise<void> => {
    const id = randomUUID();
    const url = sender.deskUrl + DESK_PAGES.state.path;
    const owners = await ownersToTell(db, sender.contactEmail);
    await tryEach(
      owners.map((to) => connectionTrialMail({ to, url }, sender)),
      (mail) => send(mailIdFor(id, mail.to), mail),
    );
  };
