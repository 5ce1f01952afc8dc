import { chartMarkup, saveChartAsPng, saveChartAsSvg } from '#browser/chart-file.ts';
import { drawCard, sharePicture } from '#browser/share-card.ts';
import { CARD_LOOK } from '#blocks/birth-horoscope/card-look.ts';
import { chartWordsCopy } from '#copy/sky/chart-words.ts';
import type { DrawnChart } from '#domain/birth-chart.ts';
import { shareCardOf } from './chart-words.ts';
import { DRAWN_CHART } from '#blocks/birth-anchors.ts';
import { chartCopy } from '#copy/sky/chart.ts';
import type { Shop } from '#page/shop.tsx';

const drawnChart = () => document.querySelector<SVGSVGElement>(`svg#${DRAWN_CHART}`);

/** Serialises the chart on the page for an order (BH-5); `undefined` without a chart. */
export function drawnMarkup(): string | undefined {
  const drawn = drawnChart();
  return drawn ? chartMarkup(drawn) : undefined;
}

/** Shares the chart on the page as a picture, or downloads it; shows a toast on failure. */
export async function shareDrawnChart(
  { chart, subject }: DrawnChart,
  withName: boolean,
  { config, toast, retract }: Pick<Shop, 'config' | 'toast' | 'retract'>,
): Promise<void> {
  const drawn = drawnChart();
  if (!drawn) return;
  const { host } = new URL(config.publicUrl);
  try {
    const words = shareCardOf(chart, subject, { brand: config.brandName, host, withName });
    await sharePicture(await drawCard(drawn, words, CARD_LOOK), chartWordsCopy.shared);
    retract('saving');
  } catch {
    toast('error', chartCopy.saveFailed);
  }
}

/** Downloads the chart on the page as a file; shows a toast on failure. */
export async function saveDrawnChart(kind: 'svg' | 'png', { toast, retract }: Shop): Promise<void> {
  const drawn = drawnChart();
  if (!drawn) return;
  try {
    if (kind === 'svg') saveChartAsSvg(drawn, chartCopy.fileName);
    else await saveChartAsPng(drawn, chartCopy.fileName);
    retract('saving');
  } catch {
    toast('error', chartCopy.saveFailed);
  }
}
