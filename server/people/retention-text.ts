import { retentionPeriod, retentionYears } from '#copy/retention.ts';
import type { RetentionPlaceholder } from '#domain/texts/placeholders.ts';
import type { Config } from '#server/config.ts';

/** For how long each kind of personal data is kept (the settings `RETENTION_…`). */
type Retention = Config['retention'];

/** Words in a page's text that stand for a retention period, written as the setting is named. */
const PLACEHOLDERS: Readonly<Record<RetentionPlaceholder, keyof Retention>> = {
  RETENTION_DRAFTS_DAYS: 'drafts',
  RETENTION_UNPAID_DAYS: 'unpaid',
  RETENTION_ORDERS_DAYS: 'orders',
  RETENTION_UNCONFIRMED_DAYS: 'unconfirmed',
  RETENTION_MESSAGES_DAYS: 'messages',
  RETENTION_MAILS_DAYS: 'mails',
  RETENTION_BACKUPS_DAYS: 'backups',
  RETENTION_BOOKS_YEARS: 'books',
};

/** Replaces `{{RETENTION_MAILS_DAYS}}` and its like by the period in Polish, so that the privacy page promises what the job does. */
export const withRetention = (text: string, retention: Retention): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const kind: keyof Retention | undefined = (PLACEHOLDERS as Record<string, keyof Retention>)[name];
    if (kind === undefined) return whole;
    return kind === 'books' ? retentionYears(retention.books) : retentionPeriod(retention[kind]);
  });
