import { renderToStaticMarkup } from 'react-dom/server';
import { AnswerPage, type AnswerPageProps } from '#blocks/answer/answer-page.tsx';
import { PlainShell } from '#blocks/plain/plain-shell.tsx';
import { outsideLinks } from '#blocks/shell/nav-links.ts';
import { sellerLine } from '#copy/law/seller.ts';
import { shopDay } from '#domain/shop-day.ts';
import type { PublicConfig } from '#page/public-config.ts';
import { readBirthChart } from '#schemas/birth-chart.reader.ts';

/** Renders an answer's page in the shop's frame. */
export const renderAnswer = (config: PublicConfig, page: Omit<AnswerPageProps, 'sky'>): string =>
  renderToStaticMarkup(
    <PlainShell
      brand={config.brandName}
      backend={config.backend}
      seller={config.seller && sellerLine(config.seller)}
      today={shopDay()}
      links={outsideLinks(config)}
    >
      <AnswerPage {...page} sky={page.answer.sky && readBirthChart(page.answer.sky)} />
    </PlainShell>,
  );
