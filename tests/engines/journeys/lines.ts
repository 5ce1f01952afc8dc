import { expect } from '@playwright/test';
import { lostForm } from '../lines/purchase-cases.ts';
import { LEAD, LIVE, onNewLine, type Walk } from '../lines/line-case.ts';
import { FAULTS } from '../support/faulty-line.ts';
import type { Journey } from '../support/journey.ts';

/** A gateway answers once for each of the page's first two scripts: they are asked for again before she is led to the plain page. */
const lostStart: Walk = async (page, line) => {
  // As the shop says; what Firefox fetches first it then takes from its cache.
  line.keepsAssets = true;
  const lost = new Set<string>();
  line.fault = (_method, path) => {
    if (!/^\/assets\/(react|entry-client)-/.test(path) || lost.has(path)) return undefined;
    lost.add(path);
    return FAULTS['is a gateway’s 502'];
  };
  await page.open(`${line.url}/tarot`, { loaded: false });
  expect(await page.firstOf([LIVE, LEAD]), 'the page lives before the line to the plain page stands').toBe(0);
  expect(lost.size).toBe(2);
};

/** What `npm test` walks of the matrix of lines. */
export const lineSample: readonly Journey[] = [
  {
    title: 'the first scripts do not come at once: they are asked for again, without a reload [EG-3]',
    walk: (page, { straight }) => onNewLine(page, straight, lostStart),
    allowed: /./,
  },
  {
    title: 'the line is gone as she chooses: the form comes with "Wczytaj ponownie", without a reload [EG-3]',
    walk: (page, { straight }) => onNewLine(page, straight, lostForm.walk),
    allowed: /./,
  },
];
