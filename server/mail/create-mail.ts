import { join } from 'node:path';
import type { OwnMailWords } from '#domain/texts/text-fields.ts';
import type { Config } from '#server/config.ts';
import { isLoopback } from '#server/settings/setting-forms.ts';
import { mailJobs } from './mail-jobs.ts';
import { outboxMailer, smtpMailer } from './mailer.ts';
import { Outbox } from './outbox/outbox.ts';

type MailConfig = Pick<
  Config,
  'mail' | 'dataDir' | 'databaseUrl' | 'brandName' | 'publicUrl' | 'contactEmail'
>;

/**
 * Creates the mailer as configured: SMTP_URL, else files in DATA_DIR/outbox. `jobs`: the job handlers. `send`: for the
 * job that mails answers. `readWords`: reads the owner's words. `files`: the mails that were not sent. `outbox`: set
 * when `outboxPlugin` may show them (EM-4).
 */
export function createMail(config: MailConfig, readWords?: () => Promise<OwnMailWords>) {
  const { smtpUrl, from } = config.mail;
  const outbox = new Outbox(join(config.dataDir, 'outbox'));
  const send = smtpUrl === undefined ? outboxMailer(outbox, from) : smtpMailer(smtpUrl, from);
  // A published shop stands behind a proxy, and some proxies make every visitor look like one on this machine.
  const isPublished = !isLoopback(new URL(config.publicUrl).hostname);
  const isShown = smtpUrl === undefined && config.databaseUrl === undefined && !isPublished;
  return {
    send,
    jobs: mailJobs(send, config, readWords),
    files: outbox,
    outbox: isShown ? outbox : undefined,
  };
}
