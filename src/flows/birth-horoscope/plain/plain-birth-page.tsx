import { BirthChart } from '#blocks/birth-chart/birth-chart.tsx';
import { ChartDetails } from '#blocks/birth-chart/chart-details.tsx';
import { ChartFacts } from '#blocks/birth-chart/chart-facts.tsx';
import { ChartLists } from '#blocks/birth-chart/chart-lists.tsx';
import { ChartResult } from '#blocks/birth-horoscope/chart-result.tsx';
import { ChartWords } from '#blocks/birth-horoscope/chart-words.tsx';
import { PageHeader } from '#blocks/page-header.tsx';
import { PLAIN_BIRTH_FORM, PlainBirthForm } from '#blocks/plain/plain-birth-form.tsx';
import { PlainChartOffer, PlainClockQuestion } from '#blocks/plain/plain-chart-next.tsx';
import { birthCopy } from '#copy/sky/birth-horoscope.ts';
import type { DrawnChart } from '#domain/birth-chart.ts';
import { askedAbout, ASKED_FIELD } from '#domain/typed/asked-addresses.ts';
import { section, wrap } from '#styles/layout.css.ts';
import { birthProblems, orderValuesOf } from '../birth-view.ts';
import { chartInWords } from '../chart-words.ts';
import type { BirthRun } from './step-birth.ts';

export interface PlainBirthPageProps {
  snapshot: BirthRun['snapshot'];
  /** Known places to choose from, for an unclear one. */
  places: readonly string[];
  hourMayBeUnknown: boolean;
  /** The page itself, and where the purchase of a reading begins: both name the specialist whom a link has brought along. */
  action: string;
  purchase: string;
}

/** The free birth chart without scripts (BH-*): the chart, once it is drawn, above the form that it was drawn from. */
export function PlainBirthPage({
  snapshot,
  places,
  hourMayBeUnknown,
  action,
  purchase,
}: PlainBirthPageProps) {
  const { context } = snapshot;
  // The machine stores the port's output as unknown; it is a DrawnChart.
  const drawn = context.calculated?.chart as DrawnChart | undefined;
  return (
    <>
      <PageHeader title={birthCopy.title} description={birthCopy.lead} />
      {drawn && (
        <ChartResult
          subject={drawn.subject}
          busy={false}
          words={<ChartWords points={chartInWords(drawn.chart)} />}
          chart={<BirthChart chart={drawn.chart} />}
          lists={<ChartLists chart={drawn.chart} />}
        >
          {context.calculated?.isAmbiguous && (
            <PlainClockQuestion hour={drawn.subject.birthTime ?? ''} form={PLAIN_BIRTH_FORM} />
          )}
          <ChartFacts assumed={drawn.assumed} ambiguousHour={undefined} onChooseClock={() => undefined} />
          <ChartDetails chart={drawn.chart} />
          <PlainChartOffer action={purchase} carried={carriedOf(drawn)} />
        </ChartResult>
      )}
      <div className={`${wrap} ${section}`}>
        <PlainBirthForm
          action={action}
          values={context.values}
          problems={birthProblems(context)}
          isRejected={snapshot.hasTag('rejected')}
          hourMayBeUnknown={hourMayBeUnknown}
          timeUnknown={context.timeUnknown}
          tosChecked={context.tosChecked}
          places={places}
          failure={snapshot.hasTag('failed') ? birthCopy.fail : undefined}
        />
      </div>
    </>
  );
}

/** Data that the purchase takes from the chart. */
const carriedOf = ({ subject, chartHandle }: DrawnChart): Record<string, string> => ({
  ...orderValuesOf(subject),
  birthTime: subject.birthTime ?? '',
  clockChoice: subject.clockChoice ?? '',
  chartHandle: chartHandle ?? '',
  [ASKED_FIELD]: askedAbout({ email: subject.email }),
});
