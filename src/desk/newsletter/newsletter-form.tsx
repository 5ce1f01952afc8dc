import { newsletterCopy as copy } from './newsletter-copy.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { textFieldsOf, type EditFields } from '#desk/frame/edit/edit-fields.tsx';

type Field = keyof typeof copy.field;

/** Form of a newsletter's issue. */
export function NewsletterForm(fields: EditFields<Field>) {
  const line = textFieldsOf('list-', copy.field, fields);
  return (
    <section className={panel} aria-labelledby="tresc-listu">
      <h2 id="tresc-listu">{copy.what}</h2>
      {line('subject')}
      {line('preheader')}
      {line('body', { multiline: true, rows: 14, hint: copy.bodyHint })}
      {line('linkText')}
      {line('linkUrl', { hint: copy.targetHint })}
    </section>
  );
}
