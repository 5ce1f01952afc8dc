import { expect, test } from 'vitest';
import { markupAsText } from '#server/markup/markup-as-text.ts';

const ORIGIN = 'https://shop.example';

test.each([
  ['<h2>1. Zakres</h2><p>Sklep &amp; my.<br>Drugi wiersz.</p>', '1. Zakres\n\nSklep & my.\nDrugi wiersz.'],
  [
    '<p>Wykaz:</p><ol><li>raz</li><li><p>dwa</p><ul><li>a</li><li>b</li></ul></li></ol><p>Koniec.</p>',
    'Wykaz:\n\n1. raz\n2. dwa\n  - a\n  - b\n\nKoniec.',
  ],
  [
    '<p><a href="mailto:a@b.pl">a@b.pl</a>, <a href="/odstapienie">formularz</a>, <a href="https://uokik.gov.pl/?a=1&amp;b=2">urząd</a></p>',
    'a@b.pl, formularz (https://shop.example/odstapienie), urząd (https://uokik.gov.pl/?a=1&b=2)',
  ],
  [
    '<table><tr><th>Usługa</th><th>Czas</th></tr><tr><td>Tarot</td><td>12 h</td></tr></table>',
    'Usługa | Czas\nTarot | 12 h',
  ],
  ['Bez znaczników,\n  zwykły   tekst', 'Bez znaczników, zwykły tekst'],
  ['<p>raz</p><hr><p>dwa</p>', 'raz\n\n----------\n\ndwa'],
  ['<ul><li>raz<ol><li>a</li><li>b</li></ol></li><li>dwa</li></ul>', '- raz\n  1. a\n  2. b\n- dwa'],
  ['<li>bez listy</li>', '- bez listy'],
  ['<p><a>bez adresu</a>, <a href="tel:+48123">zadzwoń</a></p>', 'bez adresu, zadzwoń (+48123)'],
  ['<p>a < b i c > d</p><script>zło()</script>', 'a < b i c > d'],
])('%s', (markup, text) => {
  expect(markupAsText(markup, ORIGIN)).toBe(text);
});
