import type { SiteSection, SiteTextKey } from '#domain/site-section.ts';
import { MAIL_TEXT_IDS, type OwnMailWords } from '#domain/texts/text-fields.ts';
import type { Db, Trx } from './tables/tables.ts';

export interface PageContentItem {
  type: SiteTextKey;
  content: string;
}

/** Completes an owner's text with what settings say, as customers are shown it. */
export type CompleteText = (item: PageContentItem) => string;

/** Lists a section's texts in display order (AP-3), as they are shown. */
export async function listPageContents(
  db: Db | Trx,
  page: SiteSection,
  complete: CompleteText = ({ content }) => content,
): Promise<PageContentItem[]> {
  const items = await db
    .selectFrom('page_content')
    .select(['type', 'content'])
    .where('page', '=', page)
    .orderBy('position')
    // The sections have these keys alone.
    .$narrowType<{ type: SiteTextKey }>()
    .execute();
  return items.map((item) => ({ ...item, content: complete(item) }));
}

/** Reads the words of mails that an owner has published at the desk. */
export async function readMailWords(db: Db): Promise<OwnMailWords> {
  const rows = await db
    .selectFrom('page_content')
    .select(['page', 'type', 'content'])
    .where('page', 'in', [...MAIL_TEXT_IDS])
    .execute();
  return Object.fromEntries(
    MAIL_TEXT_IDS.map((id) => [
      id,
      Object.fromEntries(rows.filter(({ page }) => page === id).map(({ type, content }) => [type, content])),
    ]),
  );
}

/** Reads the e-book that an owner has published; keys that she left empty are missing. */
export async function readEbook(db: Db): Promise<Readonly<Record<string, string>>> {
  const rows = await db
    .selectFrom('page_content')
    .select(['type', 'content'])
    .where('page', '=', 'E-book')
    .execute();
  return Object.fromEntries(rows.map(({ type, content }) => [type, content]));
}
