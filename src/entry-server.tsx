import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import { headOf, type Head } from '#app/head/head.ts';
import { DraftNotice, type DraftNoticeProps } from '#blocks/draft-notice.tsx';
import { OldEngineNotice } from '#blocks/old-engine-notice.tsx';
import { PLAIN_BIRTH_PATH } from '#domain/paths/birth-path.ts';
import { PlainLead, type PlainLeadProps } from '#blocks/plain/plain-lead.tsx';
import { guideCopy } from '#copy/purchase/guide.ts';
import { GUIDE_PATH, PLAIN_GUIDE_PATH } from '#domain/paths/guide-path.ts';
import { plainOrderCopy } from '#copy/purchase/plain-order.ts';
import { loadIslands } from '#islands/lazy-island.tsx';
import type { PageData } from '#page/page-data.ts';
import type { PublicConfig } from '#page/public-config.ts';
import { routeOf } from '#app/routing/routes.ts';
// Known before the first page is rendered: their digest is part of the pages' policy.
import '#styles/sky/lunar-calendar.late.css.ts';
import '#styles/purchase/guide.late.css.ts';
import '#styles/purchase/specialist-page.late.css.ts';
import type { Route } from '#page/route.ts';

export { loadConsents, loadPageData, isWhole } from '#app/page-data/load-page-data.ts';
export { NOT_FOUND, routeOf, routesOf } from '#app/routing/routes.ts';
export type { PageData } from '#page/page-data.ts';
export type { PublicConfig } from '#page/public-config.ts';
export type { Route } from '#page/route.ts';
export { answerPlainOrder, type PlainOrderCall, type PlainPage } from '#app/plain/answer-plain-order.tsx';
export { answerPlainGuide } from '#app/plain/answer-plain-guide.tsx';
export { answerPlainBirth } from '#app/plain/answer-plain-birth.tsx';
export { TRAP_FIELD } from '#blocks/plain/plain-contact-form.tsx';
export { plainWayOf, type PlainWay } from '#app/plain/plain-way.ts';
export { plainServiceOf } from '#flows/purchase/plain/plain-services.ts';
export { lateSheets } from '#islands/adopt-style-sheet.ts';
export {
  answerNewsletterLink,
  answerPlainContact,
  answerPlainNewsletter,
} from '#app/plain/answer-plain-forms.tsx';
export { plainNote } from '#app/plain/plain-page.tsx';
export { renderHouse } from '#app/plain/house-page.tsx';
export { renderAnswer } from '#app/plain/answer-page.tsx';
export { answerPlainResult } from '#app/plain/answer-plain-result.tsx';
export { PLAIN_LEAD_AT_ONCE } from '#blocks/plain/plain-lead.tsx';
export { headOf, isNameless, type Head } from '#app/head/head.ts';
export { slipProblems } from '#flows/slip-problems.ts';
export { validateWithdrawal } from '#flows/withdrawal/withdrawal-start.ts';
// The server loads styles, kit and islands only through these exports.
export { REPLAY_EARLY_PRESSES } from '#islands/early-presses.ts';
export { KIT_STYLE_SOURCES } from '#kit/csp.ts';
export { from as screenFrom } from '#styles/media.ts';

export interface RenderedPage {
  /** Markup of the React root. */
  app: string;
  /** Static markup above the React root. */
  notice: string;
  /** Static markup after it: the line that leads to the page without scripts, where there is one. */
  plainLead: string;
  head: Head;
  route: Route;
}

/**
 * Renders a page to markup. It ignores the query: all visitors of a path get the same cached page, and the browser
 * reads the choice from the URL afterwards. `basename` prefixes the address of every linked page.
 */
export async function renderPage(
  path: string,
  data: PageData,
  config: PublicConfig,
  basename = '',
): Promise<RenderedPage> {
  const route = routeOf(path, config.backend);
  await route.page.preload();
  await loadIslands();
  const app = renderToString(
    <StaticRouter basename={basename === '' ? '/' : basename} location={basename + path}>
      <App config={config} path={path} data={data} />
    </StaticRouter>,
  );
  const notice = renderToStaticMarkup(<OldEngineNotice email={config.contactEmail} />);
  const lead = plainLeadOf(route, config);
  const plainLead = lead ? renderToStaticMarkup(<PlainLead {...lead} />) : '';
  return { app, notice, plainLead, head: headOf(route, data, config), route };
}

/** Says above a page that it shows what is not in the shop. */
export const renderDraftNotice = (draft: DraftNoticeProps): string =>
  renderToStaticMarkup(<DraftNotice {...draft} />);

/** The way on without scripts; a contact form with a robot check, which is a script, leads to the shop's address. */
function plainLeadOf(
  { service, path }: Route,
  { contactEmail, recaptchaSiteKey }: PublicConfig,
): PlainLeadProps | undefined {
  if (service) return { to: `/zamow${path}`, children: plainOrderCopy.unloadedLink };
  if (path === '/zamowienie') return { to: '/zamow/wynik', children: plainOrderCopy.unloadedResult };
  if (path === GUIDE_PATH) return { to: PLAIN_GUIDE_PATH, children: guideCopy.plain };
  if (path === '/') return { to: PLAIN_BIRTH_PATH, children: plainOrderCopy.unloadedBirth };
  if (path !== '/kontakt') return undefined;
  if (recaptchaSiteKey === undefined) return { to: '/prosto/kontakt', children: plainOrderCopy.unloadedForm };
  return { to: `mailto:${contactEmail}`, children: plainOrderCopy.unloadedContact(contactEmail) };
}
