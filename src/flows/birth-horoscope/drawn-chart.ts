import { chartMarkup, saveChartAsPng, saveChartAsSvg } from '#browser/chart-file.ts';
import { DRAWN_CHART } from '#blocks/birth-anchors.ts';
import { chartCopy } from '#copy/chart.ts';
import type { Shop } from '#page/shop.tsx';

const drawnChart = () => document.querySelector<SVGSVGElement>(`svg#${DRAWN_CHART}`);

/** Serialises the chart on the page for an order (BH-5); `undefined` without a chart. */
export function drawnMarkup(): string | undefined {
  const drawn = drawnChart();
  return drawn ? chartMarkup(drawn) : undefined;
}

/** Downloads the chart on the page as a file; shows a toast on failure. */
export async function saveDrawnChart(kind: 'svg' | 'png', { toast }: Shop): Promise<void> {
  const drawn = drawnChart();
  if (!drawn) return;
  try {
    if (kind === 'svg') saveChartAsSvg(drawn, chartCopy.fileName);
    else await saveChartAsPng(drawn, chartCopy.fileName);
  } catch {
    toast('error', chartCopy.saveFailed);
  }
}
