import type { CalendarDate } from '#domain/birth-date.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import type { Post } from '#domain/post.ts';
import type { SiteTexts } from '#domain/site-section.ts';

/** A part of a page that may fail alone while the rest stands. */
export type Section<T> = { status: 'ready'; data: T } | { status: 'failed' };

/** All that a page shows, travelling once as JSON in the page. */
export interface PageData {
  /** Warsaw's day when the page was made; the browser corrects it (SH-6). */
  today: CalendarDate;
  /** Empty when the content service is down: our own copy stands in (SH-13, U34). */
  texts: SiteTexts;
  catalogue: Section<Catalogue> | undefined;
  /** On the home page; missing while a slow blog still keeps them. */
  posts: Section<Post[]> | undefined;
  /** Picture of the newsletter block, from the Newsletter product (NL-1). */
  newsletterImage: string | undefined;
}
