import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BirthChart } from '#blocks/birth-chart/birth-chart.tsx';
import { readBirthChart } from '#schemas/birth-chart.reader.ts';
import type { ShopProcess } from '../shop-process.ts';

const BIRTH = { name: 'Próba', email: 'proba@example.test', city: 'Kraków', dateTime: '1988-11-20 23:40' };

/** Bytes of a birth chart's SVG (BH-3), plain and gzipped, drawn from the API's own answer. */
export async function chartSize({ url }: ShopProcess): Promise<{ plain: number; gzip: number }> {
  const answer = await fetch(`${url}/api/horoscope/birth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(BIRTH),
  });
  const chart = readBirthChart(await answer.json())?.chart;
  if (!chart) throw new Error(`The API answered ${answer.status} and no chart.`);
  const markup = Buffer.from(renderToStaticMarkup(createElement(BirthChart, { chart })));
  return { plain: markup.length, gzip: gzipSync(markup).length };
}
