import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newsletterConfirmResponse } from '#schemas/newsletter-response.schema.ts';
import { newsletterForm } from '#schemas/newsletter-form.schema.ts';
import { problemsOf } from '#schemas/problems.ts';

const TERMS = 'Musisz zaakceptować regulamin i politykę prywatności';
const EMAIL = 'Wprowadź prawidłowy email';

describe('newsletter form', () => {
  it.each([
    [{ email: 'hanna@przyklad.pl', tosChecked: true }, {}],
    [{ email: ' Hanna@Przyklad.pl ', tosChecked: true }, {}],
    [{ email: 'hanna', tosChecked: true }, { email: EMAIL }],
    [{ email: '', tosChecked: true }, { email: EMAIL }],
    [{ email: 'hanna@przyklad.pl', tosChecked: false }, { tosChecked: TERMS }],
    [{ email: 'hanna@przyklad.pl' }, { tosChecked: TERMS }],
    [{ email: 'hanna@przyklad.pl', tosChecked: 'true' }, { tosChecked: TERMS }],
    [{}, { email: EMAIL, tosChecked: TERMS }],
  ])('%j: %j [VA-NL]', (form, problems) => expect(problemsOf(newsletterForm, form)).toEqual(problems));
});

describe('response to a confirmed address', () => {
  it.each(['https://shop.example/e-book', 'http://localhost:3000/e-book', '/e-book'])(
    '%s is followed [AP-13]',
    (ebookUrl) => {
      expect(z.parse(newsletterConfirmResponse, { ebookUrl })).toEqual({ ebookUrl });
    },
  );

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', '', 5, null, undefined])(
    '%j is no address, and no failure either [AP-13]',
    (ebookUrl) => expect(z.parse(newsletterConfirmResponse, { ebookUrl }).ebookUrl).toBeUndefined(),
  );
});
