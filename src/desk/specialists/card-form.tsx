import { PERSONAS } from '#domain/catalogue.ts';
import { ZODIAC_NAME } from '#copy/sky/zodiac.ts';
import { specialistsCopy as copy } from './specialists-copy.ts';
import { ZODIAC_SIGNS } from '#domain/zodiac.ts';
import { select } from '#styles/desk/access.css.ts';
import { hint } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { textFieldsOf, type EditFields } from '#desk/frame/edit/edit-fields.tsx';

type Field = keyof typeof copy.field;

/** Form of a specialist's card and its texts for search engines. `usualMinutes`: measured response time of an existing one. */
export function CardForm({ usualMinutes, ...fields }: EditFields<Field> & { usualMinutes?: number | null }) {
  const line = textFieldsOf('karta-', copy.field, fields);
  return (
    <>
      <section className={panel} aria-labelledby="kim-jest">
        <h2 id="kim-jest">{copy.who}</h2>
        {line('name')}
        <ChoiceField
          field="zodiacSign"
          fields={fields}
          options={ZODIAC_SIGNS.map((sign) => [sign, ZODIAC_NAME[sign]])}
        />
        <ChoiceField
          field="persona"
          fields={fields}
          options={PERSONAS.map((persona) => [persona, copy.persona[persona]])}
        />
        {line('voice', { hint: copy.voiceHint })}
        {line('description', { multiline: true, rows: 8, hint: copy.descriptionHint })}
        {usualMinutes !== undefined && <p className={hint}>{copy.usually(usualMinutes)}</p>}
      </section>
      <section className={panel} aria-labelledby="wyszukiwarki">
        <h2 id="wyszukiwarki">{copy.search}</h2>
        {line('seoTitle')}
        {line('seoDescription', { multiline: true, rows: 3 })}
      </section>
    </>
  );
}

interface ChoiceFieldProps {
  field: 'zodiacSign' | 'persona';
  fields: EditFields<Field>;
  options: readonly (readonly [value: string, label: string])[];
}

/** A field of the card whose values are few. */
function ChoiceField({ field, fields, options }: ChoiceFieldProps) {
  const { textOf, problems, isReadOnly, onType } = fields;
  const id = `karta-${field}`;
  const problem = problems[field];
  return (
    <div className={fieldParts.root}>
      <label className={fieldParts.label} htmlFor={id}>
        {copy.field[field]}
      </label>
      {problem !== undefined && (
        <p className={fieldParts.error} id={`${id}-problem`}>
          {problem}
        </p>
      )}
      <select
        id={id}
        className={select}
        value={textOf(field)}
        disabled={isReadOnly}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={({ target }) => onType(field, target.value)}
      >
        {textOf(field) === '' && <option value="">{copy.choose[field]}</option>}
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
