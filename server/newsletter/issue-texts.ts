import type { NewsletterField, NewsletterTexts } from '#schemas/desk/newsletter-problem.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

/** The column of each field. */
export const NEWSLETTER_COLUMN = {
  subject: 'subject',
  preheader: 'preheader',
  body: 'body',
  linkText: 'link_text',
  linkUrl: 'link_url',
} as const satisfies Record<NewsletterField, string>;

/** The issues that are still on the list. */
export const issueRows = (db: Db | Trx) =>
  db.selectFrom('newsletter_letter').selectAll().where('state', '<>', 'REMOVED');

export type IssueRow = Awaited<ReturnType<ReturnType<typeof issueRows>['executeTakeFirstOrThrow']>>;

/** Converts an issue's row to its editable texts. */
export const textsOf = (row: IssueRow): NewsletterTexts => ({
  subject: row.subject,
  preheader: row.preheader,
  body: row.body,
  linkText: row.link_text,
  linkUrl: row.link_url,
});
