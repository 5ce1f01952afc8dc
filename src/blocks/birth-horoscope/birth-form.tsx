import type { FormEvent } from 'react';
import { birthCopy } from '#copy/sky/birth-horoscope.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import type { Elements } from '#kit/elements.ts';
import { buttonParts } from '#styles/button.css.ts';
import { checkboxParts } from '#styles/field.css.ts';
import { pair, panel, stack } from '#styles/layout.css.ts';
import { PLAIN_BIRTH_PATH } from '#domain/paths/birth-path.ts';
import { BIRTH_HEADING } from '../birth-anchors.ts';
import { CityField } from './city-field.tsx';
import { bindText, fieldId, type FormBinding } from '../form-binding.ts';
import { Icon } from '../icon.tsx';
import { TermsField } from '../terms-field.tsx';
import { TextInput } from '../text-input.tsx';
import { WaitingMoon } from './waiting-moon.tsx';

/** Id prefix of this form's controls, which share the page with the order form's. */
export const BIRTH_FIELDS = 'urodziny';

/** Field names from top to bottom, the order of the error summary. */
export const BIRTH_FIELD_ORDER = ['name', 'birthDate', 'birthTime', 'city', 'email', 'tosChecked'] as const;

export interface BirthFormProps extends FormBinding {
  /** Error summary above the fields after a rejected submit. */
  problemSummary?: Elements;
  /** The API draws charts without the hour too. */
  hourMayBeUnknown: boolean;
  timeUnknown: boolean;
  onTimeUnknown: (unknown: boolean) => void;
  tosChecked: boolean;
  onTos: (accepted: boolean) => void;
  citySuggestions: readonly string[];
  cityIsUnknown: boolean;
  /** The chart is being calculated; submitting is blocked. */
  busy: boolean;
  /** Why the calculation failed, the same text as in the toast. */
  failure?: string | undefined;
  onSubmit: () => void;
}

/** Form of the free birth chart (BH-1). The owner validates it; it cannot be submitted twice (BH-2). */
export function BirthForm(props: BirthFormProps) {
  const form: FormBinding = { ...props, idPrefix: BIRTH_FIELDS, readOnly: props.busy };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!props.busy) props.onSubmit();
  }

  return (
    <form
      method="post"
      // The server names whom the page's address names (plain-way.ts).
      suppressHydrationWarning
      action={PLAIN_BIRTH_PATH}
      noValidate
      aria-labelledby={BIRTH_HEADING}
      className={`${panel} ${stack}`}
      onSubmit={submit}
    >
      {props.problemSummary}
      <BirthFields
        form={form}
        timeUnknown={props.timeUnknown}
        doubt={
          props.hourMayBeUnknown && (
            <CheckboxField
              id={fieldId('timeUnknown', BIRTH_FIELDS)}
              name="timeUnknown"
              label={birthCopy.timeUnknown}
              hint={props.timeUnknown ? birthCopy.timeUnknownHint : undefined}
              checked={props.timeUnknown}
              readOnly={props.busy}
              onCheckedChange={props.onTimeUnknown}
              mark={<Icon name="check" size={20} />}
              parts={checkboxParts}
            />
          )
        }
        city={<CityField form={form} suggestions={props.citySuggestions} isUnknown={props.cityIsUnknown} />}
      />
      <TermsField
        id={fieldId('tosChecked', BIRTH_FIELDS)}
        name="tosChecked"
        checked={props.tosChecked}
        readOnly={props.busy}
        onCheckedChange={props.onTos}
        error={props.problems['tosChecked']}
      />
      {props.failure && <p data-outcome="error">{props.failure}</p>}
      <Button type="submit" pending={props.busy} parts={buttonParts.primary}>
        {birthCopy.submit}
      </Button>
      <WaitingMoon text={props.busy ? birthCopy.calculating : undefined} />
    </form>
  );
}

export interface BirthFieldsProps {
  form: FormBinding;
  /** The hour can't be typed. */
  timeUnknown: boolean;
  /** The checkbox about the hour, and the field of the city: with scripts and without they are different ones. */
  doubt: Elements;
  city: Elements;
}

/** The fields of a birth, for a page with scripts and one without. */
export const BirthFields = ({ form, timeUnknown, doubt, city }: BirthFieldsProps) => (
  <>
    <TextInput
      {...bindText(form, 'name')}
      label={birthCopy.name}
      autoComplete="given-name"
      maxLength={MAX_LENGTH.name}
      required
    />
    <div className={pair}>
      <TextInput
        {...bindText(form, 'birthDate')}
        label={birthCopy.birthDate}
        type="date"
        autoComplete="bday"
        required
      />
      <TextInput
        {...bindText(form, 'birthTime')}
        label={birthCopy.birthTime}
        type="time"
        autoComplete="off"
        disabled={timeUnknown}
        required={!timeUnknown}
      />
    </div>
    {doubt}
    {city}
    <TextInput
      {...bindText(form, 'email')}
      label={birthCopy.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={MAX_LENGTH.email}
      required
    />
  </>
);
