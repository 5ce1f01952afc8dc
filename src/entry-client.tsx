import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import type { PageData } from '#page/page-data.ts';
import type { PublicConfig } from '#page/public-config.ts';
import { routeOf } from '#app/routing/routes.ts';
import { hideCustomerId } from '#browser/customer-id.ts';
import { bearForeignNodes } from '#browser/foreign-nodes.ts';
import { noteEarlyTexts } from '#islands/early-texts.ts';
import { importWithRetry } from '#islands/import-with-retry.ts';
import { withoutUnheardEvents } from '#browser/unheard-events.ts';
import { watchPresses } from '#kit/last-press.ts';
import { watchLayers } from '#kit/layer-history.ts';
import '#styles/global.css.ts';

/**
 * Hydrates the server-rendered page: the shell at once, the page itself when its chunk has loaded (selective
 * hydration). Both are fetched in parallel.
 */
function takeOver() {
  const root = document.getElementById('app');
  const sent = readPageData();
  // A page cut off before its data is asked for again by its boot script.
  if (!root || !sent) return;
  const { config, data } = sent;
  // Must come first, so that no tag manager can read the ids.
  if (/^\/(zamowienie|odstapienie)\/*$/.test(window.location.pathname)) hideCustomerId();
  watchPresses();
  watchLayers();
  bearForeignNodes();
  noteEarlyTexts();
  void loadConfiguredScripts(config);
  // On failure the page component itself retries and shows the error.
  routeOf(window.location.pathname, config.backend)
    .page.preload()
    .catch(() => undefined);
  // A transition is rendered in slices of a few milliseconds; else the whole shell would be one long task.
  startTransition(() => {
    withoutUnheardEvents(root, () => {
      hydrateRoot(
        root,
        <BrowserRouter>
          <App config={config} path={window.location.pathname} data={data} />
        </BrowserRouter>,
      );
    });
  });
}

/** The data that the page was rendered from, which come last; undefined in a page that was cut off. */
function readPageData(): { config: PublicConfig; data: PageData } | undefined {
  try {
    return JSON.parse(document.getElementById('page-data')?.textContent ?? '');
  } catch {
    return undefined;
  }
}

/** Loads the configured third-party scripts (SH-2, SH-5); the loader itself is fetched only if there are any. */
async function loadConfiguredScripts(config: PublicConfig) {
  if (config.gtmId === undefined && config.newsletterScriptUrl === undefined) return;
  const { loadThirdPartyScripts } = await importWithRetry(() => import('#browser/tag-manager.ts'));
  loadThirdPartyScripts(config);
}

takeOver();
