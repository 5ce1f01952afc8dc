import { chartCopy, longDate } from '#copy/chart.ts';
import type { ChartSubject } from '#domain/birth-chart.ts';
import type { Elements } from '#kit/elements.ts';
import { result, row, subject as subjectClass } from '#styles/birth-chart.late.css.ts';
import { wrap } from '#styles/layout.css.ts';
import { CHART_HEADING } from '../birth-anchors.ts';

export interface ChartResultProps {
  subject: ChartSubject;
  /** Another one is being calculated. */
  busy: boolean;
  chart: Elements;
  lists: Elements;
  children: Elements;
}

/** Section of the calculated chart: its subject, the wheel beside its lists, and details. */
export const ChartResult = ({ subject, busy, chart, lists, children }: ChartResultProps) => (
  <section aria-labelledby={CHART_HEADING} aria-busy={busy || undefined} className={`${wrap} ${result}`}>
    <h2 id={CHART_HEADING} tabIndex={-1}>
      {chartCopy.title}
    </h2>
    <p className={subjectClass}>{subjectLine(subject)}</p>
    <div className={row}>
      {chart}
      {lists}
    </div>
    {children}
  </section>
);

const subjectLine = ({ name, birthDate, birthTime, city }: ChartSubject) =>
  [
    name,
    longDate(birthDate),
    birthTime === undefined ? chartCopy.hourUnknown : chartCopy.hour(birthTime),
    city,
  ].join(', ');
