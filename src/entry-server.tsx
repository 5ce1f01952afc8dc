import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import { headOf, type Head } from '#app/head/head.ts';
import { OldEngineNotice } from '#blocks/old-engine-notice.tsx';
import { loadIslands } from '#islands/lazy-island.tsx';
import type { PageData } from '#page/page-data.ts';
import type { PublicConfig } from '#page/public-config.ts';
import { routeOf } from '#app/routing/routes.ts';
import type { Route } from '#page/route.ts';

export { loadPageData, isWhole } from '#app/page-data/load-page-data.ts';
export { NOT_FOUND, ROUTES, routeOf } from '#app/routing/routes.ts';
export type { PageData } from '#page/page-data.ts';
export type { PublicConfig } from '#page/public-config.ts';
export type { Route } from '#page/route.ts';
export { headOf, type Head } from '#app/head/head.ts';
export { validateWithdrawal } from '#flows/withdrawal/withdrawal-start.ts';
// The server loads styles, kit and islands only through these exports.
export { REPLAY_EARLY_PRESSES } from '#islands/early-presses.ts';
export { KIT_STYLE_SOURCES } from '#kit/csp.ts';
export { PRELOADED_FONTS } from '#styles/font-faces.ts';

export interface RenderedPage {
  /** Markup of the React root. */
  app: string;
  /** Static markup above the React root. */
  notice: string;
  head: Head;
  route: Route;
}

/**
 * Renders a page to markup. It ignores the query: all visitors of a path get the same cached page, and the browser
 * reads the choice from the URL afterwards.
 */
export async function renderPage(path: string, data: PageData, config: PublicConfig): Promise<RenderedPage> {
  const route = routeOf(path);
  await route.page.preload();
  await loadIslands();
  const app = renderToString(
    <StaticRouter location={path}>
      <App config={config} path={path} data={data} />
    </StaticRouter>,
  );
  const notice = renderToStaticMarkup(<OldEngineNotice email={config.contactEmail} />);
  return { app, notice, head: headOf(route, data, config), route };
}
