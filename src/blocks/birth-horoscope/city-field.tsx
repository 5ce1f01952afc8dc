import { birthCopy } from '#copy/sky/birth-horoscope.ts';
import { MAX_LENGTH, PLACES_OFFERED } from '#domain/shop-constants.ts';
import { ComboboxField } from '#kit/combobox-field.tsx';
import { comboboxParts, nearest } from '#styles/sky/birth-form.late.css.ts';
import { linkButton, muted } from '#styles/text.css.ts';
import { bindText, type FormBinding } from '../form-binding.ts';
import { Icon } from '../icon.tsx';

export interface CityFieldProps {
  form: FormBinding;
  /** Suggested places, best first (BH-6). */
  suggestions: readonly string[];
  /** The API does not know the typed city; the suggestions are shown as buttons. */
  isUnknown: boolean;
}

/**
 * Field "Miasto urodzenia": free text with suggestions. For an unknown city the nearest names are shown as buttons
 * (BH-7).
 */
export const CityField = ({ form, suggestions, isUnknown }: CityFieldProps) => (
  <div>
    <ComboboxField
      {...bindText(form, 'city')}
      label={birthCopy.city}
      hint={birthCopy.cityHint}
      suggestions={suggestions}
      suggestionsLabel={birthCopy.citySuggestions}
      maxLength={MAX_LENGTH.city}
      // The browser's autofill list would cover ours.
      autoComplete="off"
      required
      errorIcon={<Icon name="alert" size={20} />}
      parts={comboboxParts}
    />
    {isUnknown && suggestions.length > 0 && (
      <p className={nearest}>
        <span className={muted}>{birthCopy.cityNearest}</span>
        {suggestions.slice(0, PLACES_OFFERED).map((place) => (
          <button
            key={place}
            type="button"
            className={linkButton}
            onClick={() => form.onChange('city', place)}
          >
            {place}
          </button>
        ))}
      </p>
    )}
  </div>
);
