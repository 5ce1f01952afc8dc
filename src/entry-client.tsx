import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import type { PageData } from '#app/page-data.ts';
import type { PublicConfig } from '#app/public-config.ts';
import { routeOf } from '#app/routes.ts';
import { hideCustomerId } from '#browser/customer-id.ts';
import '#styles/global.css.ts';

/** The browser takes over the page that the server sent. */
async function takeOver() {
  const root = document.getElementById('app');
  const sent = document.getElementById('page-data')?.textContent;
  if (!root || !sent) return;
  const { config, data } = JSON.parse(sent) as { config: PublicConfig; data: PageData };
  // First of all: no tag manager may ever see it.
  if (window.location.pathname === '/zamowienie') hideCustomerId();
  await routeOf(window.location.pathname).page.preload();
  hydrateRoot(
    root,
    <BrowserRouter>
      <App config={config} path={window.location.pathname} data={data} />
    </BrowserRouter>,
  );
}

void takeOver();
