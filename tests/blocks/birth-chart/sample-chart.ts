import { readBirthChart } from '#schemas/birth-chart.reader.ts';
import { chartResponse, chartResponseOfDay } from '#tests/schemas/sample-chart-response.ts';

function read(response: unknown) {
  const chart = readBirthChart(response);
  if (!chart) throw new Error('The sample response is no chart');
  return chart;
}

/** Born on 20 November 1988 at 23:40 in Kraków. */
export const drawn = read(chartResponse);
/** The same day, the hour unknown. */
export const drawnOfDay = read(chartResponseOfDay);
