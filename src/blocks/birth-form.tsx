import type { FormEvent, ReactNode } from 'react';
import { birthCopy } from '#copy/birth-horoscope.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { buttonParts } from '#styles/button.css.ts';
import { checkboxParts } from '#styles/field.css.ts';
import { pair, panel, stack } from '#styles/layout.css.ts';
import { BIRTH_HEADING } from './birth-anchors.ts';
import { CityField } from './city-field.tsx';
import { bindText, fieldId, type FormBinding } from './form-binding.ts';
import { Icon } from './icon.tsx';
import { TermsField } from './terms-field.tsx';
import { TextInput } from './text-input.tsx';
import { WaitingMoon } from './waiting-moon.tsx';

/** Keeps the ids of this form's controls apart from the order form's on the same page. */
export const BIRTH_FIELDS = 'urodziny';

/** Names of its fields from top to bottom, as its error summary lists them. */
export const BIRTH_FIELD_ORDER = ['name', 'birthDate', 'birthTime', 'city', 'email', 'tosChecked'] as const;

export interface BirthFormProps extends FormBinding {
  /** What stands above the fields after a rejected submit. */
  problemSummary?: ReactNode;
  timeUnknown: boolean;
  onTimeUnknown: (unknown: boolean) => void;
  tosChecked: boolean;
  onTos: (accepted: boolean) => void;
  citySuggestions: readonly string[];
  cityIsUnknown: boolean;
  /** The chart is on its way: it can't be asked for twice. */
  busy: boolean;
  /** Why there is no chart, in the toast's words. */
  failure?: string | undefined;
  onSubmit: () => void;
}

/** The free birth chart's form (BH-1). Its values are judged by the owner; nothing is sent twice (BH-2). */
export function BirthForm(props: BirthFormProps) {
  const form: FormBinding = { ...props, idPrefix: BIRTH_FIELDS, readOnly: props.busy };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!props.busy) props.onSubmit();
  }

  return (
    <form noValidate aria-labelledby={BIRTH_HEADING} className={`${panel} ${stack}`} onSubmit={submit}>
      {props.problemSummary}
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
          disabled={props.timeUnknown}
          required={!props.timeUnknown}
        />
      </div>
      <CheckboxField
        id={fieldId('timeUnknown', BIRTH_FIELDS)}
        name="timeUnknown"
        label={birthCopy.timeUnknown}
        hint={props.timeUnknown ? birthCopy.timeUnknownHint : undefined}
        checked={props.timeUnknown}
        onCheckedChange={props.onTimeUnknown}
        mark={<Icon name="check" size={20} />}
        parts={checkboxParts}
      />
      <CityField form={form} suggestions={props.citySuggestions} isUnknown={props.cityIsUnknown} />
      <TextInput
        {...bindText(form, 'email')}
        label={birthCopy.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_LENGTH.email}
        required
      />
      <TermsField
        id={fieldId('tosChecked', BIRTH_FIELDS)}
        name="tosChecked"
        checked={props.tosChecked}
        onCheckedChange={props.onTos}
        error={props.problems['tosChecked']}
      />
      {props.failure && <p role="alert">{props.failure}</p>}
      <Button type="submit" pending={props.busy} parts={buttonParts.primary}>
        {birthCopy.submit}
      </Button>
      {props.busy && <WaitingMoon text={birthCopy.calculating} />}
    </form>
  );
}
