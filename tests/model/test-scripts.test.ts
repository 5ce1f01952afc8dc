import { expect, test } from 'vitest';
import { mobileMenu } from '#tools/model/models/mobile-menu.ts';
import { paymentStatus } from '#tools/model/models/payment-status.ts';
import { purchase } from '#tools/model/models/purchase.ts';
import { models } from '#tools/model/models.ts';
import { scriptsCsv, scriptsMarkdown, scriptsOf } from '#tools/model/test-scripts.ts';

test('a script tells what to do and what to expect, in the words of the machine [MO-3]', () => {
  expect(scriptsOf(mobileMenu)[0]).toEqual({
    id: 'mobile-menu-menu-01',
    chapter: 'Menu',
    title: 'Naciśnij ikonę zamknięcia. Gdy: Menu jest otwarte.',
    steps: [
      { action: 'Otwórz stronę /tarot w oknie szerokim na 390 pikseli.', expected: 'Menu jest zamknięte.' },
      { action: 'Naciśnij ikonę menu.', expected: 'Menu jest otwarte.' },
      { action: 'Naciśnij ikonę zamknięcia.', expected: 'Menu jest zamknięte.' },
    ],
  });
});

test('a script tells the price, the messages and where the page goes [MO-3] [OF-8]', () => {
  const script = scriptsOf(purchase).find(
    ({ chapter, title }) => chapter === 'Kupon' && title.startsWith('Sklep odpowiada: kupon dobry'),
  );
  const expected = script?.steps.map((step) => step.expected.replaceAll('\u00a0', ' ')) ?? [];
  expect(expected.find((words) => words.includes('Klientka wypełnia formularz'))).toContain(
    'Strona przewija się do formularza. Do zapłaty: 42,99 zł.',
  );
  expect(expected.at(-1)).toMatch(
    /Komunikat: kupon działa, 36,54 zł zamiast 42,99 zł\. Do zapłaty: 36,54 zł \(przed kuponem 42,99 zł\)\./,
  );
});

test('every flow has scripts; no two share an id, none has an empty line', () => {
  for (const model of models) {
    const scripts = scriptsOf(model);
    expect(scripts.length).toBeGreaterThan(0);
    expect(new Set(scripts.map(({ id }) => id)).size).toBe(scripts.length);
    const lines = scripts.flatMap(({ steps }) => steps.flatMap(({ action, expected }) => [action, expected]));
    expect(lines.filter((line) => line.trim() === '')).toEqual([]);
  }
});

test('as a document each script is a numbered table', () => {
  const text = scriptsMarkdown(mobileMenu, scriptsOf(mobileMenu));
  expect(text).toContain('| 2 | Naciśnij ikonę menu. | Menu jest otwarte. |');
});

test('as a table it survives quotes, commas and Polish letters', () => {
  const csv = scriptsCsv([
    {
      id: 'a',
      chapter: 'Rozdział',
      title: 'Tytuł, z przecinkiem',
      steps: [{ action: 'Powiedz "tak".', expected: 'Ł' }],
    },
  ]);
  expect(csv.split('\r\n')[1]).toBe('"a","Rozdział","Tytuł, z przecinkiem","1","Powiedz ""tak"".","Ł"');
});

test('where a person has to help the shop along, the script says how', () => {
  const script = scriptsOf(paymentStatus).find(({ title }) =>
    title.startsWith('Sklep odpowiada: zapłacono i odpowiedź'),
  );
  expect(script?.steps.at(-1)?.action).toBe(
    'Sklep odpowiada: zapłacono i odpowiedź wysłano (COMPLETED). (Zatwierdź odpowiedź w zapleczu, potem otwórz odnośnik z e-maila.)',
  );
});
