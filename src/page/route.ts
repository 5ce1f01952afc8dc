import type { Ability } from '#domain/backend.ts';
import type { SiteSection } from '#domain/site-section.ts';
import type { LazyPage } from '#islands/lazy-page.tsx';
import type { PageData } from './page-data.ts';
import type { ServicePage } from './service-pages.ts';

/** Props of every page component. */
export interface PageProps {
  route: Route;
  data: PageData;
}

/** A route of the shop. */
export interface Route {
  path: string;
  /** Section of the content service that the page uses; pages without one use Glowna (SH-11, SH-13). */
  section: SiteSection;
  /** HTTP status of the page. */
  status: 200 | 404;
  page: LazyPage<PageProps>;
  service?: ServicePage;
  /** The month of a lunar calendar's page, `2026-11`; the current one if it is `now`. */
  lunarMonth?: string;
  /** The slug of a specialist's own page. */
  specialist?: string;
  /** Its HTML has all styles, also those that scripts would bring. */
  needsAllStyles?: boolean;
  showsFaces?: boolean;
  showsPosts?: boolean;
  showsNewsletter?: boolean;
  /** What the backend must be able to do; beside another one the page is not there. */
  needs?: Ability;
  /** Excluded from search engines. */
  isPrivate?: boolean;
}
