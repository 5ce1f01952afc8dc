import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { isLoopback } from '#server/settings/setting-forms.ts';
import { readMailWords } from '#server/store/page-contents.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { mailJobs } from './mail-jobs.ts';
import { outboxMailer, smtpMailer } from './mailer.ts';
import { notingSend } from './note-sent.ts';
import { Outbox } from './outbox/outbox.ts';

type MailConfig = Pick<
  Config,
  'mail' | 'dataDir' | 'databaseUrl' | 'brandName' | 'publicUrl' | 'contactEmail'
>;

/**
 * Creates the mailer as configured: SMTP_URL, else files in DATA_DIR/outbox. `jobs`: the job handlers. `send`: for the
 * job that mails answers; with `db` it notes at a job what the mail server took, and mails have the owner's words. `files`: the mails that were not sent. `outbox`: set
 * when `outboxPlugin` may show them (EM-4).
 */
export function createMail(config: MailConfig, db?: Db) {
  const { smtpUrl, from } = config.mail;
  const outbox = new Outbox(join(config.dataDir, 'outbox'));
  const handOver = smtpUrl === undefined ? outboxMailer(outbox, from) : smtpMailer(smtpUrl, from);
  const send = db ? notingSend(db, handOver) : handOver;
  // A published shop stands behind a proxy, and some proxies make every visitor look like one on this machine.
  const isPublished = !isLoopback(new URL(config.publicUrl).hostname);
  const isShown = smtpUrl === undefined && config.databaseUrl === undefined && !isPublished;
  return {
    send,
    jobs: mailJobs(send, config, db && (() => readMailWords(db))),
    files: outbox,
    outbox: isShown ? outbox : undefined,
  };
}
