import { expect, test } from 'vitest';
import { toPublished } from '#server/texts/check-text.ts';

test('a mail’s words go into the shop as plain text, a page’s own markup cleaned, its other fields as they are', () => {
  expect(toPublished('List_odpowiedz', { MAIL_LEAD: 'Proszę, <b>{{SERVICE}}</b>.' })).toEqual({
    MAIL_LEAD: 'Proszę, {{SERVICE}}.',
  });
  expect(
    toPublished('E-book', {
      EBOOK_LEAD: 'Dwa < trzy',
      EBOOK_BODY: '<p onclick="x">Treść</p><script>1</script>',
    }),
  ).toEqual({ EBOOK_LEAD: 'Dwa < trzy', EBOOK_BODY: '<p>Treść</p>' });
});
