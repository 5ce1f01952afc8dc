import { BirthChart } from '#blocks/birth-chart/birth-chart.tsx';
import { ChartDetails } from '#blocks/birth-chart/chart-details.tsx';
import { ChartFacts } from '#blocks/birth-chart/chart-facts.tsx';
import { ChartLists } from '#blocks/birth-chart/chart-lists.tsx';
import { orderCopy as copy } from '#desk/copy/order.ts';
import type { CalculatedChart } from '#domain/birth-chart.ts';
import { personChart } from './charts.late.css.ts';

export interface PersonChartsProps {
  charts: readonly (CalculatedChart & { who: string; name: string })[];
}

/** The shop's own chart of each person: the wheel, its positions, what was assumed, and the details. */
export const PersonCharts = ({ charts }: PersonChartsProps) =>
  charts.length === 0 ? (
    <p>{copy.noCharts}</p>
  ) : (
    charts.map(({ who, name, chart, assumed }) => (
      <section key={who} className={personChart} aria-label={copy.chart(name)}>
        {charts.length > 1 && <h3>{name}</h3>}
        <BirthChart chart={chart} />
        <ChartLists chart={chart} />
        <ChartFacts assumed={assumed} ambiguousHour={undefined} onChooseClock={() => undefined} />
        <ChartDetails chart={chart} />
      </section>
    ))
  );
