import { readBirthChart } from '#schemas/birth-chart.reader.ts';
import { chartAnswer, chartAnswerOfDay } from '#tests/schemas/sample-chart-answer.ts';

function read(answer: unknown) {
  const chart = readBirthChart(answer);
  if (!chart) throw new Error('The sample answer is no chart');
  return chart;
}

/** Born on 20 November 1988 at 23:40 in Kraków. */
export const drawn = read(chartAnswer);
/** The same day, the hour unknown. */
export const drawnOfDay = read(chartAnswerOfDay);
