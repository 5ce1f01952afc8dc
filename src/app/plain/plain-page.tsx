import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PlainShell } from '#blocks/plain/plain-shell.tsx';
import { sellerLine } from '#copy/law/seller.ts';
import { errorCopy } from '#copy/site/errors.ts';
import { plainOrderCopy } from '#copy/purchase/plain-order.ts';
import { shopDay } from '#domain/shop-day.ts';
import type { PublicConfig } from '#page/public-config.ts';
import { section, wrap } from '#styles/layout.css.ts';
import { outsideLinks } from '#blocks/shell/nav-links.ts';
import type { PlainPage } from './answer-plain-order.tsx';

/** Renders a page without scripts; `full` is the path of the same page with them. */
export function pageOf(
  config: Pick<PublicConfig, 'brandName' | 'backend' | 'seller' | 'blogUrl' | 'hasNoPosts' | 'shopLink'>,
  title: string,
  full: string | undefined,
  main: ReactNode,
): PlainPage {
  const link = full === undefined ? undefined : { label: plainOrderCopy.full, to: full };
  return {
    title: `${title} – ${config.brandName}`,
    body: renderToStaticMarkup(
      <PlainShell
        brand={config.brandName}
        backend={config.backend}
        seller={config.seller && sellerLine(config.seller)}
        today={shopDay()}
        links={outsideLinks(config)}
        full={link}
      >
        {main}
      </PlainShell>,
    ),
  };
}

/** A page that only says something, with a link. */
export const plainNote = (
  config: Parameters<typeof pageOf>[0],
  { title, text }: { title: string; text: string },
  link: { label: string; to: string },
): PlainPage =>
  pageOf(
    config,
    title,
    undefined,
    <div className={`${wrap} ${section}`}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href={link.to}>{link.label}</a>
      </p>
    </div>,
  );

/** Prefix of the title of a page that shows problems. */
export const prefixOf = (problems: Readonly<Record<string, string>>): string =>
  Object.keys(problems).length > 0 ? errorCopy.prefix : '';
