import type { SiteSection, SiteTextKey } from '#domain/site-section.ts';
import type { Db } from './tables.ts';

export interface PageContentItem {
  type: SiteTextKey;
  content: string;
}

/** One section's texts in the order of showing; empty when it has none (AP-3). */
export async function listPageContents(db: Db, page: SiteSection): Promise<PageContentItem[]> {
  return db
    .selectFrom('page_content')
    .select(['type', 'content'])
    .where('page', '=', page)
    .orderBy('position')
    .execute();
}
