import type { ReactElement } from 'react';
import { useSelector } from '@xstate/react';
import { BIRTH_FIELD_ORDER, BIRTH_FIELDS, BirthForm } from '#blocks/birth-horoscope/birth-form.tsx';
import { BirthSection } from '#blocks/birth-horoscope/birth-section.tsx';
import { ProblemSummary } from '#blocks/problem-summary.tsx';
import { SectionError } from '#blocks/section-error.tsx';
import { birthCopy } from '#copy/sky/birth-horoscope.ts';
import { partFailure } from '#copy/site/errors.ts';
import { lazySection } from '#islands/lazy-section.tsx';
import { validatorOf } from '../form-problems.ts';
import { useErrorTitle } from '../use-error-title.ts';
import { birthProblems, validateBirth, type BirthActor } from './birth-view.ts';
import type { BirthChartScreenProps } from './birth-chart-screen.tsx';

/** The chart screen's chunk, preloaded while the customer waits for the calculation. */
export const BirthChartScreen = lazySection(async () => (await import('./birth-chart-screen.tsx')).default, {
  renderFailed: (retry, isRetrying) => (
    <SectionError text={partFailure.text} onRetry={retry} pending={isRetrying} />
  ),
});

export interface BirthScreenProps extends Pick<BirthChartScreenProps, 'onShare' | 'onSave' | 'onPrint'> {
  actor: BirthActor;
  /** Suggested places for the typed city (BH-6). */
  places: readonly string[];
  onSearchPlaces: (text: string) => void;
  hourMayBeUnknown: boolean;
  /** The purchase section, shown once the purchase has begun (BH-5). */
  purchase: ReactElement | false | null | undefined;
}

/** Renders the birth horoscope section (BH-*) from its machine: form, chart, purchase. */
export function BirthScreen(props: BirthScreenProps) {
  const { actor, places, onSearchPlaces, hourMayBeUnknown, purchase, ...chartActions } = props;
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const { values, timeUnknown, tosChecked, wrongField } = context;
  const validate = validatorOf(actor, validateBirth);

  const problems = birthProblems(context);
  const busy = snapshot.hasTag('busy');
  const rejected = snapshot.hasTag('rejected');
  useErrorTitle(rejected);

  return (
    <>
      <BirthSection>
        <BirthForm
          problemSummary={
            rejected && (
              <ProblemSummary
                problems={problems}
                order={BIRTH_FIELD_ORDER}
                rejections={context.rejections}
                idPrefix={BIRTH_FIELDS}
              />
            )
          }
          values={values}
          problems={problems}
          onChange={(name, value) => {
            actor.send({
              type: 'field.change',
              name,
              value,
              problems: validate((latest) => ({ values: { ...latest.values, [name]: value } })),
            });
            if (name === 'city') onSearchPlaces(value);
          }}
          onLeave={(name) => actor.send({ type: 'field.leave', name, problems: validate() })}
          hourMayBeUnknown={hourMayBeUnknown}
          timeUnknown={timeUnknown}
          onTimeUnknown={(unknown) =>
            actor.send({ type: 'time.toggle', unknown, problems: validate({ timeUnknown: unknown }) })
          }
          tosChecked={tosChecked}
          onTos={(accepted) =>
            actor.send({ type: 'terms.set', accepted, problems: validate({ tosChecked: accepted }) })
          }
          citySuggestions={places}
          cityIsUnknown={snapshot.hasTag('refused') && wrongField === 'city'}
          busy={busy}
          failure={snapshot.hasTag('failed') ? birthCopy.fail : undefined}
          onSubmit={() => actor.send({ type: 'form.submit', problems: validate() })}
        />
      </BirthSection>
      {context.calculated && <BirthChartScreen actor={actor} snapshot={snapshot} {...chartActions} />}
      {purchase}
    </>
  );
}
