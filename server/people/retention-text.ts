import { retentionPeriod, retentionYears } from '#copy/law/retention.ts';
import type { RetentionPlaceholder } from '#domain/texts/placeholders.ts';
import type { Config } from '#server/config.ts';

/**
 * Retention period of each kind of personal data (the settings `RETENTION_…`), in Polish, by its placeholder in a
 * page's text. So the privacy page states what the job does.
 */
export const retentionFacts = (kept: Config['retention']): Record<RetentionPlaceholder, string> => ({
  RETENTION_DRAFTS_DAYS: retentionPeriod(kept.drafts),
  RETENTION_UNPAID_DAYS: retentionPeriod(kept.unpaid),
  RETENTION_ORDERS_DAYS: retentionPeriod(kept.orders),
  RETENTION_UNCONFIRMED_DAYS: retentionPeriod(kept.unconfirmed),
  RETENTION_MESSAGES_DAYS: retentionPeriod(kept.messages),
  RETENTION_MAILS_DAYS: retentionPeriod(kept.mails),
  RETENTION_BACKUPS_DAYS: retentionPeriod(kept.backups),
  RETENTION_BOOKS_YEARS: retentionYears(kept.books),
});
