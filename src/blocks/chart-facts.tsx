import { assumedLine, chartCopy } from '#copy/chart.ts';
import type { AssumedMoment } from '#domain/birth-chart.ts';
import { Button } from '#kit/button.tsx';
import { facts, question } from '#styles/birth-chart.late.css.ts';
import { buttonParts } from '#styles/button.css.ts';
import { actions } from '#styles/layout.css.ts';
import { muted, small } from '#styles/text.css.ts';

export interface ChartFactsProps {
  /** Missing where the API does not tell (BH-6). */
  assumed: AssumedMoment | undefined;
  /** The hour that came twice that night, while it is not known which of the two is meant. */
  ambiguousHour: string | undefined;
  onChooseClock: (choice: 'earlier' | 'later') => void;
}

const HOUSES = {
  placidus: chartCopy.placidus,
  fallback: chartCopy.fallbackHouses,
  none: chartCopy.noHouses,
} as const satisfies Record<AssumedMoment['houses'], string>;

/** What the chart was calculated for, so that a wrong place or clock is seen, and the one question it may leave open. */
export const ChartFacts = ({ assumed, ambiguousHour, onChooseClock }: ChartFactsProps) => (
  <div className={facts}>
    {ambiguousHour !== undefined && (
      <div role="group" aria-labelledby="birth-clock" className={question}>
        <p id="birth-clock">
          <strong>{chartCopy.ambiguous(ambiguousHour)}</strong> {chartCopy.ambiguousNow}
        </p>
        <div className={actions}>
          <Button parts={buttonParts.ghost} onPress={() => onChooseClock('earlier')}>
            {chartCopy.earlier}
          </Button>
          <Button parts={buttonParts.ghost} onPress={() => onChooseClock('later')}>
            {chartCopy.later}
          </Button>
        </div>
      </div>
    )}
    {assumed && (
      <p className={`${muted} ${small}`}>
        {assumedLine(assumed)} {HOUSES[assumed.houses]}
      </p>
    )}
  </div>
);
