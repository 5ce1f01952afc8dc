import { renderToStaticMarkup } from 'react-dom/server';
import { PlainShell } from '#blocks/plain/plain-shell.tsx';
import { sellerLine } from '#copy/law/seller.ts';
import { shopDay } from '#domain/shop-day.ts';
import type { PublicConfig } from '#page/public-config.ts';
import { house } from '#styles/shell/house-page.late.css.ts';
import { outsideLinks } from '#blocks/shell/nav-links.ts';

/** Puts markup that the server has written, and sanitised, into the frame of the shop's pages without scripts (R100). */
export const renderHouse = (config: PublicConfig, markup: string): string =>
  renderToStaticMarkup(
    <PlainShell
      brand={config.brandName}
      backend={config.backend}
      seller={config.seller && sellerLine(config.seller)}
      today={shopDay()}
      links={outsideLinks(config)}
    >
      <div className={house} dangerouslySetInnerHTML={{ __html: markup }} />
    </PlainShell>,
  );
