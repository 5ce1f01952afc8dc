import type { SnapshotFrom } from 'xstate';
import type { birthHoroscopeMachine } from '#machines/birth-horoscope.machine.ts';
import { DRAWN_CHART } from '#blocks/birth-anchors.ts';
import { BirthChart } from '#blocks/birth-chart/birth-chart.tsx';
import { ChartDetails } from '#blocks/birth-chart/chart-details.tsx';
import { ChartFacts } from '#blocks/birth-chart/chart-facts.tsx';
import { ChartLists } from '#blocks/birth-chart/chart-lists.tsx';
import { ChartOffer } from '#blocks/birth-horoscope/chart-offer.tsx';
import { ChartResult } from '#blocks/birth-horoscope/chart-result.tsx';
import { ChartSaving } from '#blocks/birth-horoscope/chart-saving.tsx';
import { ChartWords } from '#blocks/birth-horoscope/chart-words.tsx';
import type { DrawnChart } from '#domain/birth-chart.ts';
import { useCatalogue } from '../purchase/use-catalogue.ts';
import { chartInWords } from './chart-words.ts';
import { readingOffer } from './reading-offer.ts';
import { wishedSpecialist } from './wished-specialist.ts';
import type { BirthActor } from './birth-view.ts';

const TYPES = ['BIRTH_HOROSCOPE'] as const;

export interface BirthChartScreenProps {
  actor: BirthActor;
  snapshot: SnapshotFrom<typeof birthHoroscopeMachine>;
  onShare: (drawn: DrawnChart, withName: boolean) => void;
  onSave: (kind: 'svg' | 'png') => void;
  onPrint: () => void;
}

/** Screen of the calculated chart with its details (BH-3 to BH-6). Loaded on demand. */
export default function BirthChartScreen({
  actor,
  snapshot,
  onShare,
  onSave,
  onPrint,
}: BirthChartScreenProps) {
  // The machine stores the port's output as unknown; src/flows/birth-horoscope/birth-horoscope-ports.ts returns a DrawnChart.
  const drawn = snapshot.context.calculated?.chart as DrawnChart | undefined;
  const { catalogue } = useCatalogue(TYPES, undefined);
  if (!drawn) return null;
  const { chart, assumed, subject } = drawn;
  const busy = snapshot.hasTag('busy');

  return (
    <ChartResult
      subject={subject}
      busy={busy}
      words={<ChartWords points={chartInWords(chart)} />}
      chart={<BirthChart chart={chart} id={DRAWN_CHART} />}
      lists={<ChartLists chart={chart} />}
    >
      <ChartFacts
        assumed={assumed}
        // Also while the answer is calculated: the pressed button keeps the focus.
        ambiguousHour={snapshot.context.calculated?.isAmbiguous ? subject.birthTime : undefined}
        busy={busy}
        onChooseClock={(choice) => actor.send({ type: 'clock.choose', choice })}
      />
      <ChartDetails chart={chart} />
      <ChartSaving onShare={(withName) => onShare(drawn, withName)} onSave={onSave} onPrint={onPrint} />
      {!snapshot.context.isBuying && (
        <ChartOffer
          offer={readingOffer(catalogue, wishedSpecialist())}
          isHeld={busy}
          onBuy={() => actor.send({ type: 'purchase.start' })}
        />
      )}
    </ChartResult>
  );
}
