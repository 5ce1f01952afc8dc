import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BirthChart } from '#blocks/birth-chart/birth-chart.tsx';
import { readBirthChart } from '#schemas/birth-chart.reader.ts';
import type { ShopProcess } from '../shop-process.ts';

const BIRTH = { name: 'Próba', email: 'proba@example.test', city: 'Kraków', dateTime: '1988-11-20 23:40' };

/** Size of a birth chart's SVG (BH-3) in bytes, plain and gzipped, drawn from the API's response. */
export async function chartSize({ url }: ShopProcess): Promise<{ plain: number; gzip: number }> {
  const response = await fetch(`${url}/api/horoscope/birth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(BIRTH),
  });
  const chart = readBirthChart(await response.json())?.chart;
  if (!chart) throw new Error(`The API returned ${response.status} and no chart.`);
  const markup = Buffer.from(renderToStaticMarkup(createElement(BirthChart, { chart })));
  return { plain: markup.length, gzip: gzipSync(markup).length };
}
