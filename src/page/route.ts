import type { SiteSection } from '#domain/site-section.ts';
import type { LazyPage } from '#islands/lazy-page.tsx';
import type { PageData } from './page-data.ts';
import type { ServicePage } from './service-pages.ts';

/** What every page gets from the shop. */
export interface PageProps {
  route: Route;
  data: PageData;
}

/** One page of the shop. */
export interface Route {
  path: string;
  /** Whose texts the page shows; pages without a section of their own use Glowna's (SH-11, SH-13). */
  section: SiteSection;
  /** HTTP status of the server's answer. */
  status: 200 | 404;
  page: LazyPage<PageProps>;
  service?: ServicePage;
  showsPosts?: boolean;
  showsNewsletter?: boolean;
  /** Kept out of search engines. */
  isPrivate?: boolean;
}
