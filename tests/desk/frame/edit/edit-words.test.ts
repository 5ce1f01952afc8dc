import { expect, test } from 'vitest';
import { editWords, type EditNoun } from '#desk/frame/edit/edit-words.ts';

const NOUNS = [
  [{ gender: 'masculine', genitive: 'kuponu' }, /^Tego kuponu nie/, 'Zapisz'],
  [{ gender: 'feminine', genitive: 'wróżki', accusative: 'kartę' }, /^Tej wróżki nie/, 'Zapisz kartę'],
  [{ gender: 'plural', genitive: 'cen', accusative: 'ceny' }, /^Tych cen nie/, 'Zapisz ceny'],
] as const satisfies readonly (readonly [EditNoun, RegExp, string])[];

test.each(NOUNS)('the sentences decline %o', (noun, gone, press) => {
  const words = editWords({ noun, stored: 'draft' });
  expect(words.gone).toMatch(gone);
  expect(words.save).toMatchObject({ press, saved: 'Zapisane.' });
});

test('what comes back, and what can be taken, is the shop’s or the draft’s', () => {
  const [[noun]] = NOUNS;
  const shop = editWords({ noun, stored: 'shop', saved: 'Działa.' });
  expect([shop.takeTheirs, shop.save.saved]).toEqual(['Weź to ze sklepu', 'Zapisane. Działa.']);
  expect(shop.discard.text).toMatch(/co jest w sklepie/);
  expect(editWords({ noun, stored: 'draft' }).takeTheirs).toBe('Weź zapisane');
});
