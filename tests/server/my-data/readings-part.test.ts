import { expect, test } from 'vitest';
import { readingsPart } from '#server/my-data/my-readings-part.ts';

test('a reading whose hour has passed is late, and not promised for it [RD-6]', () => {
  const listed = (until: Date) => {
    const part = readingsPart([
      {
        orderId: 7,
        customerId: 'abc',
        gift: undefined,
        productName: 'Karta',
        fairyName: 'Jagna',
        portrait: undefined,
        name: 'Hanna',
        paidAt: new Date(0),
        state: { kind: 'waiting', until },
      },
    ]);
    return part && part.markup;
  };
  expect(listed(new Date('2126-11-21T13:03:00Z'))).toContain('przygotowaniu, najpóźniej 21.11.2126, 14:03');
  expect(listed(new Date('2026-01-21T13:03:00Z'))).toContain('Spóźnia się');
});
