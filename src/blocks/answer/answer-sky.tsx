import { BirthChart } from '#blocks/birth-chart/birth-chart.tsx';
import { ChartFacts } from '#blocks/birth-chart/chart-facts.tsx';
import { ChartLists } from '#blocks/birth-chart/chart-lists.tsx';
import { answerPageCopy as copy } from '#copy/answer/answer-page.ts';
import type { CalculatedChart } from '#domain/birth-chart.ts';
import * as css from '#styles/answer/answer-page.late.css.ts';

/** The chart that a birth horoscope is written from, and its positions. */
export const AnswerSky = ({ sky: { chart, assumed } }: { sky: CalculatedChart }) => (
  <section className={css.sky} aria-label={copy.sky}>
    <BirthChart chart={chart} />
    <p className={css.date}>{copy.sky}</p>
    {/* Beside what it folds, so that where there is room, and on paper, styles alone can show it unfolded. */}
    <details className={css.fold}>
      <summary>{copy.positions}</summary>
    </details>
    <div className={css.positions}>
      <ChartLists chart={chart} />
      <ChartFacts assumed={assumed} ambiguousHour={undefined} onChooseClock={() => undefined} />
    </div>
  </section>
);
