import { chartCopy } from '#copy/sky/chart.ts';
import { chartWordsCopy } from '#copy/sky/chart-words.ts';
import { CLOCK_CHOICES } from '#domain/birth-chart.ts';
import { facts, offer, offerTitle, question } from '#styles/sky/birth-chart.late.css.ts';
import { buttonClass } from '#styles/button.css.ts';
import { actions } from '#styles/layout.css.ts';

/** The question about an hour that came twice, without scripts: its buttons send the form with this id. */
export const PlainClockQuestion = ({ hour, form }: { hour: string; form: string }) => (
  <div className={facts}>
    <div role="group" aria-labelledby="birth-clock" className={question}>
      <p id="birth-clock">
        <strong>{chartCopy.ambiguous(hour)}</strong> {chartCopy.ambiguousNow}
      </p>
      <div className={actions}>
        {CLOCK_CHOICES.map((choice) => (
          <button
            key={choice}
            type="submit"
            form={form}
            name="zegar"
            value={choice}
            className={buttonClass.ghost}
          >
            {chartCopy[choice]}
          </button>
        ))}
      </div>
    </div>
  </div>
);

/** Offers a specialist's reading of the chart without scripts; its form takes the chart's data along. */
export const PlainChartOffer = ({
  action,
  carried,
}: {
  action: string;
  carried: Readonly<Record<string, string>>;
}) => (
  <form method="post" action={action} className={offer}>
    {Object.entries(carried).map(([name, value]) =>
      value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
    )}
    <p className={offerTitle}>{chartWordsCopy.buyTitle}</p>
    <button type="submit" className={buttonClass.onNight}>
      {chartCopy.buy}
    </button>
  </form>
);
