import { beforeEach, expect, it, vi } from 'vitest';
import { DRAWN_CHART } from '#blocks/birth-anchors.ts';
import type { DrawnChart } from '#domain/birth-chart.ts';
import { drawnMarkup, saveDrawnChart, shareDrawnChart } from '#flows/birth-horoscope/drawn-chart.ts';
import { spiedShop } from '#tests/page/stage.tsx';

/** What becomes of a picture: the browser's part, which the test lets succeed or fail. */
const made = vi.hoisted(() => vi.fn<(...what: unknown[]) => Promise<void>>());
vi.mock('#browser/chart-file.ts', () => ({
  chartMarkup: () => '<svg/>',
  saveChartAsSvg: () => void made('svg'),
  saveChartAsPng: () => made('png'),
}));
vi.mock('#browser/share-card.ts', () => ({ drawCard: made, sharePicture: async () => undefined }));
vi.mock('#flows/birth-horoscope/chart-words.ts', () => ({
  shareCardOf: (_: unknown, __: unknown, { withName }: { withName: boolean }) =>
    withName ? 'with her name' : 'without',
}));

const drawn = {} as DrawnChart;
const WAYS = [
  ['svg', (shop) => saveDrawnChart('svg', shop)],
  ['png', (shop) => saveDrawnChart('png', shop)],
  ['a shared card', (shop) => shareDrawnChart(drawn, false, shop)],
] as const satisfies readonly [string, (shop: ReturnType<typeof spiedShop>['shop']) => Promise<void>][];

const drawChart = () => {
  const chart = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  chart.id = DRAWN_CHART;
  document.body.replaceChildren(chart);
};

beforeEach(() => {
  made.mockReset();
  document.body.replaceChildren();
});

it.each(WAYS)('%s: saved at last, the failure of before is taken back [BH-5]', async (_, save) => {
  const { shop, toast, retract } = spiedShop();
  drawChart();
  await save(shop);
  expect(made).toHaveBeenCalledTimes(1);
  expect(retract).toHaveBeenCalledExactlyOnceWith('saving');
  expect(toast).not.toHaveBeenCalled();
});

it.each(WAYS)('%s: that can not be made is said, and nothing is taken back', async (_, save) => {
  const { shop, toast, retract } = spiedShop();
  drawChart();
  made.mockImplementation(() => {
    throw new Error('no canvas');
  });
  await save(shop);
  expect(toast).toHaveBeenCalledExactlyOnceWith('error', expect.objectContaining({ about: 'saving' }));
  expect(retract).not.toHaveBeenCalled();
});

it.each(WAYS)('%s: without a chart on the page nothing is made', async (_, save) => {
  await save(spiedShop().shop);
  expect(made).not.toHaveBeenCalled();
  expect(drawnMarkup()).toBeUndefined();
});

it.each([
  [true, 'with her name'],
  [false, 'without'],
])('her name stands on a shared card only where she has said so: %s', async (withName, words) => {
  drawChart();
  await shareDrawnChart(drawn, withName, spiedShop().shop);
  expect(made.mock.calls[0]?.[1]).toBe(words);
});
