import type { CalendarDate } from '#domain/birth-date.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import type { ClosedShop } from '#domain/texts/closed-shop.ts';
import type { ConsentTexts } from '#domain/consent-texts.ts';
import type { GuideHints } from '#domain/guide/hints.ts';
import type { Faces } from '#domain/specialists/faces.ts';
import type { CalendarMonth, LunarDay } from '#domain/lunar/lunar-calendar.ts';
import type { Post } from '#domain/post.ts';
import type { SpecialistMore } from '#domain/specialists/samples.ts';
import type { SiteTexts } from '#domain/site-section.ts';
import type { WithdrawalForm } from '#domain/withdrawal.ts';

/** Data of a page section that can fail independently of the rest. */
export type Section<T> = { status: 'ready'; data: T } | { status: 'failed' };

/** Data of a page, embedded in its HTML as JSON. */
export interface PageData {
  /** The date in Warsaw when the page was rendered; the browser updates it (SH-6). */
  today: CalendarDate;
  /** Empty if the content service is down; our copy is used instead (SH-13, U34). */
  texts: SiteTexts;
  catalogue: Section<Catalogue> | undefined;
  /** On a specialist's page, beside her card. */
  specialist?: SpecialistMore;
  /** Who works here, on the home page. */
  faces?: Section<Faces>;
  /** Posts of the home page; missing if the blog timed out. */
  posts: Section<Post[]> | undefined;
  /** URL of the newsletter block's picture, from the Newsletter product (NL-1). */
  newsletterImage: string | undefined;
  /** On a page of the lunar calendar; the days are missing if they could not be computed. */
  lunar?: { month: CalendarMonth; days: LunarDay[] | undefined };
  /** On the page of the guide; missing if the offer could not be had. */
  guide?: GuideHints;
  /** While nothing is sold. */
  closed?: ClosedShop;
  /** On pages with an order form. */
  consents?: ConsentTexts;
  /** What the page server has made of a sent withdrawal form, or of the order's link. */
  withdrawal?: WithdrawalForm;
}
