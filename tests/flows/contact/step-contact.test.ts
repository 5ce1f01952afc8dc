import { expect, test } from 'vitest';
import { readPlainContactForm } from '#schemas/plain/plain-forms.reader.ts';
import { stepContact } from '#flows/contact/plain/step-contact.ts';

test('without scripts a message that failed is said to have failed until it is sent, also beside a mistake [CO-2]', async () => {
  const press = (fields: Record<string, string>) =>
    stepContact(readPlainContactForm(fields), () => Promise.resolve());
  const written = { firstName: 'Wanda', lastName: 'Nowak', email: 'wanda@example.pl', message: 'Kiedy?' };
  const mistaken = await press({ ...written, message: '', niepowodzenie: 'tak' });
  expect(mistaken.snapshot.hasTag('failed')).toBe(true);
  expect((await press({ ...written, niepowodzenie: 'tak' })).snapshot.hasTag('failed')).toBe(false);
});
