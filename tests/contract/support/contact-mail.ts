import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import PostalMime, { type Email } from 'postal-mime';
import { JobRunner } from '#server/jobs/job-runner.ts';
import { outboxMailer } from '#server/mail/mailer.ts';
import { Outbox } from '#server/mail/outbox/outbox.ts';
import { ownerDigestJobs } from '#server/owner-digest/owner-digest-jobs.ts';
import type { TestShop } from '#tests/server/support/test-app.ts';

const sender = {
  publicUrl: 'https://shop.example',
  contactEmail: 'kontakt@shop.example',
  brandName: 'Sklep',
};
const log = { warn: () => undefined, error: () => undefined };

/** What a shop keeps of a message that `write` sends under an address, and the mail that tells the shop of it alone. */
export async function messageOf({ store: { db } }: TestShop, email: string, write: () => Promise<unknown>) {
  const folder = await mkdtemp(join(tmpdir(), 'contact-mail-'));
  try {
    // Nothing has been told in the last hour, and nothing else is to be told.
    await sql`delete from job`.execute(db);
    await sql`delete from owner_digest_entry`.execute(db);
    await db.updateTable('owner_digest').set({ is_due: false, sent_at: null }).execute();
    await write();
    const send = outboxMailer(new Outbox(folder), `Sklep <${sender.contactEmail}>`);
    const handlers = ownerDigestJobs({ db, send, sender, deskUrl: 'https://desk.example' });
    await new JobRunner({ db, handlers, log }).runDue();
    const files = await readdir(folder);
    const mails = await Promise.all(
      files.map(async (file): Promise<Email> => PostalMime.parse(await readFile(join(folder, file)))),
    );
    const [mail] = mails;
    if (!mail || mails.length > 1) throw new Error(`${mails.length} mails tell of one message`);
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
