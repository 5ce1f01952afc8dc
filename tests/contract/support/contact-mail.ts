import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { MAIL_JOBS } from '#server/mail/mail-job-kinds.ts';
import { mailJobs } from '#server/mail/mail-jobs.ts';
import { outboxMailer } from '#server/mail/mailer.ts';
import { Outbox } from '#server/mail/outbox.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import type { TestShop } from '#tests/server/support/test-app.ts';

const SENDER = {
  publicUrl: 'https://shop.example',
  contactEmail: 'kontakt@shop.example',
  brandName: 'Sklep',
};
const log = { warn: () => undefined, error: () => undefined };

/** What a shop keeps of the messages of one sender, and the mail that their job sends. */
export async function takeMessage({ store: { db } }: TestShop, email: string) {
  const folder = await mkdtemp(join(tmpdir(), 'contact-mail-'));
  try {
    const send = outboxMailer(new Outbox(folder), `Sklep <${SENDER.contactEmail}>`);
    const handlers = mailJobs(send, SENDER).filter(({ name }) => name === MAIL_JOBS.contactMessage.name);
    await new JobRunner({ db, handlers, log }).runDue();
    const files = await readdir(folder);
    const mails = await Promise.all(
      files.map(async (file): Promise<Email> => PostalMime.parse(await readFile(join(folder, file)))),
    );
    const mail = mails.find(({ replyTo }) => replyTo?.some(({ address }) => address === email));
    if (!mail) throw new Error(`No mail tells of ${email}`);
    const kept = await db
      .selectFrom('contact_message')
      .select(['last_name', 'message'])
      .where('email', '=', email)
      .execute();
    return { kept, mail };
  } finally {
    await rm(folder, { recursive: true });
  }
}
