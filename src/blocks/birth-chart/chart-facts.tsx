import { assumedLine, chartCopy } from '#copy/sky/chart.ts';
import type { AssumedMoment, ClockChoice } from '#domain/birth-chart.ts';
import { Button } from '#kit/button.tsx';
import { facts, question } from '#styles/sky/birth-chart.late.css.ts';
import { buttonParts } from '#styles/button.css.ts';
import { actions } from '#styles/layout.css.ts';
import { muted, small } from '#styles/text.css.ts';

export interface ChartFactsProps {
  /** Missing if the API does not return it (BH-6). */
  assumed: AssumedMoment | undefined;
  /** The hour of birth if it occurred twice that night and the customer has not said which she means. */
  ambiguousHour: string | undefined;
  /** Another chart is being calculated: the question takes no answer. */
  busy?: boolean;
  onChooseClock: (choice: ClockChoice) => void;
}

const HOUSES = {
  placidus: chartCopy.placidus,
  fallback: chartCopy.fallbackHouses,
  none: chartCopy.noHouses,
} as const satisfies Record<AssumedMoment['houses'], string>;

/**
 * Place, time and clock that the chart was calculated for, so that mistakes are noticed, and the question about an
 * ambiguous hour.
 */
export const ChartFacts = ({ assumed, ambiguousHour, busy, onChooseClock }: ChartFactsProps) => (
  <div className={facts}>
    {ambiguousHour !== undefined && (
      <div role="group" aria-labelledby="birth-clock" className={question}>
        <p id="birth-clock">
          <strong>{chartCopy.ambiguous(ambiguousHour)}</strong> {chartCopy.ambiguousNow}
        </p>
        <div className={actions}>
          <Button parts={buttonParts.ghost} blocked={busy} onPress={() => onChooseClock('earlier')}>
            {chartCopy.earlier}
          </Button>
          <Button parts={buttonParts.ghost} blocked={busy} onPress={() => onChooseClock('later')}>
            {chartCopy.later}
          </Button>
        </div>
      </div>
    )}
    {assumed && (
      <p className={`${muted} ${small}`}>
        {`${assumedLine(assumed)} ${assumed.clockUncertain ? `${chartCopy.uncertainClock} ` : ''}${HOUSES[assumed.houses]}`}
      </p>
    )}
  </div>
);
