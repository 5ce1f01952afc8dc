import { chartCopy, longDate } from '#copy/sky/chart.ts';
import { chartWordsCopy } from '#copy/sky/chart-words.ts';
import type { ChartSubject } from '#domain/birth-chart.ts';
import type { Elements } from '#kit/elements.ts';
import { result, row, subject as subjectClass } from '#styles/sky/birth-chart.late.css.ts';
import { wrap } from '#styles/layout.css.ts';
import { CHART_HEADING } from '../birth-anchors.ts';

export interface ChartResultProps {
  subject: ChartSubject;
  /** Another one is being calculated. */
  busy: boolean;
  /** The main points in words, before the chart. */
  words: Elements;
  chart: Elements;
  lists: Elements;
  children: Elements;
}

/** Section of the calculated chart: its subject, the wheel beside its lists, and details. */
export const ChartResult = ({ subject, busy, words, chart, lists, children }: ChartResultProps) => (
  <section aria-labelledby={CHART_HEADING} aria-busy={busy || undefined} className={`${wrap} ${result}`}>
    <h2 id={CHART_HEADING} tabIndex={-1}>
      {chartWordsCopy.title(subject.name)}
    </h2>
    <p className={subjectClass}>{subjectLine(subject)}</p>
    {words}
    <div className={row}>
      {chart}
      {lists}
    </div>
    {children}
  </section>
);

const subjectLine = ({ birthDate, birthTime, city }: ChartSubject) =>
  [
    longDate(birthDate),
    birthTime === undefined ? chartCopy.hourUnknown : chartCopy.hour(birthTime),
    city,
  ].join(', ');
