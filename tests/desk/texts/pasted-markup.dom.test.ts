import { expect, test } from 'vitest';
import { pastedMarkup } from '#desk/texts/pasted-markup.ts';

test('an empty cell of a pasted table stays, so that its columns stand under their heads [DK-16]', () => {
  const html = '<table><tr><td>Tarot</td><td></td><td>do 24 godzin</td></tr></table><p> </p>';
  expect(pastedMarkup({ getData: () => html })).toBe(
    '<table><tbody><tr><td>Tarot</td><td></td><td>do 24 godzin</td></tr>\n</tbody></table>',
  );
});
