import { expect, it } from 'vitest';
import { filled } from '#domain/texts/placeholders.ts';

it('an empty fact leaves nothing of its placeholder; one that nobody knows stays to be seen', () => {
  const text = 'Sprzedaje {{SELLER_NAME}}{{SELLER_REGISTER}}, {{SELLER_NAMES}}, {{constructor}}.';
  expect(filled(text, { SELLER_NAME: 'Jagna', SELLER_REGISTER: '' })).toBe(
    'Sprzedaje Jagna, {{SELLER_NAMES}}, {{constructor}}.',
  );
});
