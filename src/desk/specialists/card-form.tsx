import { ZODIAC_NAME } from '#copy/zodiac.ts';
import { specialistsCopy as copy } from './specialists-copy.ts';
import { ZODIAC_SIGNS } from '#domain/zodiac.ts';
import { select } from '#styles/desk/access.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { textFieldsOf, type EditFields } from '#desk/frame/edit/edit-fields.tsx';

type Field = keyof typeof copy.field;

/** Form of a specialist's card: who she is, and what search engines are told. `usualMinutes`: as measured. */
export function CardForm({ usualMinutes, ...fields }: EditFields<Field> & { usualMinutes: number | null }) {
  const { textOf, problems, isReadOnly, onType } = fields;
  const line = textFieldsOf('karta-', copy.field, fields);
  const signProblem = problems['zodiacSign'];
  return (
    <>
      <section className={panel} aria-labelledby="kim-jest">
        <h2 id="kim-jest">{copy.who}</h2>
        {line('name')}
        <div className={fieldParts.root}>
          <label className={fieldParts.label} htmlFor="karta-zodiacSign">
            {copy.field.zodiacSign}
          </label>
          {signProblem !== undefined && (
            <p className={fieldParts.error} id="karta-zodiacSign-problem">
              {signProblem}
            </p>
          )}
          <select
            id="karta-zodiacSign"
            className={select}
            value={textOf('zodiacSign')}
            disabled={isReadOnly}
            aria-invalid={signProblem !== undefined || undefined}
            aria-describedby={signProblem === undefined ? undefined : 'karta-zodiacSign-problem'}
            onChange={({ target }) => onType('zodiacSign', target.value)}
          >
            {textOf('zodiacSign') === '' && <option value="">{copy.chooseSign}</option>}
            {ZODIAC_SIGNS.map((sign) => (
              <option key={sign} value={sign}>
                {ZODIAC_NAME[sign]}
              </option>
            ))}
          </select>
        </div>
        {line('voice', { hint: copy.voiceHint })}
        {line('description', { multiline: true, rows: 8, hint: copy.descriptionHint })}
        {line('responseTime', { hint: copy.usually(usualMinutes) })}
      </section>
      <section className={panel} aria-labelledby="wyszukiwarki">
        <h2 id="wyszukiwarki">{copy.search}</h2>
        {line('seoTitle')}
        {line('seoDescription', { multiline: true, rows: 3 })}
      </section>
    </>
  );
}
