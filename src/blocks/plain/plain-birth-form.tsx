import { birthCopy } from '#copy/sky/birth-horoscope.ts';
import { MAX_LENGTH, PLACES_OFFERED } from '#domain/shop-constants.ts';
import { NativeCheckboxField } from '#kit/native-checkbox-field.tsx';
import { buttonClass } from '#styles/button.css.ts';
import { checkboxParts } from '#styles/field.css.ts';
import { panel, stack } from '#styles/layout.css.ts';
import { linkButton, muted } from '#styles/text.css.ts';
import { BIRTH_FIELD_ORDER, BirthFields } from '../birth-horoscope/birth-form.tsx';
import { bindText, fieldId, type FormBinding } from '../form-binding.ts';
import { ProblemSummary } from '../problem-summary.tsx';
import { TextInput } from '../text-input.tsx';
import { PlainAsked } from './plain-asked.tsx';
import { PlainTerms } from './plain-terms.tsx';

/** Id of the form: buttons beside the chart send it too. */
export const PLAIN_BIRTH_FORM = 'formularz';

export interface PlainBirthFormProps extends Pick<FormBinding, 'values' | 'problems'> {
  action: string;
  /** The last submit was rejected. */
  isRejected: boolean;
  hourMayBeUnknown: boolean;
  timeUnknown: boolean;
  tosChecked: boolean;
  /** Known places to choose from, for an unclear one. */
  places: readonly string[];
  /** Why the calculation failed. */
  failure: string | undefined;
}

const unheard = () => undefined;

/** Form of the free birth chart without scripts. The hour can be typed whatever is ticked, and counts only if nothing is. */
export function PlainBirthForm(props: PlainBirthFormProps) {
  const { values, problems, places } = props;
  const form: FormBinding = { values, problems, onChange: unheard, onLeave: unheard };
  return (
    <form
      id={PLAIN_BIRTH_FORM}
      method="post"
      action={props.action}
      noValidate
      aria-label={birthCopy.title}
      className={`${panel} ${stack}`}
    >
      <PlainAsked values={values} />
      {props.isRejected && <ProblemSummary problems={problems} order={BIRTH_FIELD_ORDER} rejections={1} />}
      <BirthFields
        form={form}
        timeUnknown={false}
        doubt={
          props.hourMayBeUnknown && (
            <NativeCheckboxField
              id={fieldId('timeUnknown')}
              name="timeUnknown"
              label={birthCopy.timeUnknown}
              hint={birthCopy.timeUnknownHint}
              checked={props.timeUnknown}
              parts={checkboxParts}
            />
          )
        }
        city={
          <TextInput
            {...bindText(form, 'city')}
            label={birthCopy.city}
            maxLength={MAX_LENGTH.city}
            autoComplete="off"
            required
          />
        }
      />
      <PlainTerms checked={props.tosChecked} error={problems['tosChecked']} />
      {props.failure !== undefined && <p role="alert">{props.failure}</p>}
      <div>
        <button type="submit" className={buttonClass.primary}>
          {birthCopy.submit}
        </button>
      </div>
      {places.length > 0 && (
        <p>
          <span className={muted}>{birthCopy.cityNearest}</span>{' '}
          {places.slice(0, PLACES_OFFERED).map((place) => (
            <button key={place} type="submit" name="miasto" value={place} className={linkButton}>
              {place}
            </button>
          ))}
        </p>
      )}
    </form>
  );
}
