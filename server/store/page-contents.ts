import type { SiteSection, SiteTextKey } from '#domain/site-section.ts';
import type { Db } from './tables.ts';

export interface PageContentItem {
  type: SiteTextKey;
  content: string;
}

/** Lists a section's texts in display order (AP-3). */
export async function listPageContents(db: Db, page: SiteSection): Promise<PageContentItem[]> {
  return db
    .selectFrom('page_content')
    .select(['type', 'content'])
    .where('page', '=', page)
    .orderBy('position')
    .execute();
}
