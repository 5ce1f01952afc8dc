import type { SiteSection, SiteTextKey } from '#domain/site-section.ts';
import type { Db, Trx } from './tables.ts';

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
    .execute();
  return items.map((item) => ({ ...item, content: complete(item) }));
}
