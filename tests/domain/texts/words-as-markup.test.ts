import fc from 'fast-check';
import { expect, test } from 'vitest';
import catalogue from '#server/seed/catalogue.json';
import { wordsAsMarkup } from '#domain/texts/words-as-markup.ts';

test.each([
  ['Jeden.\n\nDrugi.', '<p>Jeden.</p>\n<p>Drugi.</p>'],
  ['Wiersz,\nwiersz.', '<p>Wiersz,<br>wiersz.</p>'],
  ['# Zasady\n## Zwroty\nTreść', '<h2>Zasady</h2>\n<h3>Zwroty</h3>\n<p>Treść</p>'],
  ['Lista:\n- tarot\n- runy', '<p>Lista:</p>\n<ul><li>tarot</li><li>runy</li></ul>'],
  ['1. Pierwszy\n2. Drugi', '<ol><li>Pierwszy</li><li>Drugi</li></ol>'],
  // Numbers that do not count from one are the author's own.
  ['3. Trzeci\n4. Czwarty', '<p>3. Trzeci<br>4. Czwarty</p>'],
  [
    '**Ważne:** napisz [do nas](/kontakt)',
    '<p><strong>Ważne:</strong> napisz <a href="/kontakt">do nas</a></p>',
  ],
  ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['[x](javascript:alert`1`)', '<p>[x](javascript:alert`1`)</p>'],
  ['[x](data:text/html,1)', '<p>[x](data:text/html,1)</p>'],
  ['[x](mailto:a@b.pl)', '<p><a href="mailto:a@b.pl">x</a></p>'],
  // A line across ends by itself: what follows it is words.
  ['<p>a</p>\n\n<hr>\n\nPo kresce.', '<p>a</p>\n<hr>\n<p>Po kresce.</p>'],
  ['1. Sam', '<p>1. Sam</p>'],
  ['<p>Po staremu.</p>\n\nNowy akapit.', '<p>Po staremu.</p>\n<p>Nowy akapit.</p>'],
  ['<ul>\n\n<li>a</li>\n\nsłowo\n\n</ul>', '<ul>\n\n<li>a</li>\n\nsłowo\n\n</ul>'],
  ['', ''],
])('%j becomes %j', (words, markup) => {
  expect(wordsAsMarkup(words)).toBe(markup);
});

test('a document that is markup already stays to the letter, the sample’s among them', () => {
  for (const { type, content } of [
    ...catalogue.contents.Regulamin,
    ...catalogue.contents.Polityka_prywatnosci,
  ])
    if (type.endsWith('_DESCRIPTION') && content.includes('<p>'))
      expect(wordsAsMarkup(content)).toBe(content);
});

test('made twice it is made once, and no word is lost', () => {
  const word = fc.stringMatching(/^[a-zążźćęłóś]{1,8}$/);
  const line = fc
    .tuple(fc.constantFrom('', '# ', '## ', '- '), fc.array(word, { minLength: 1, maxLength: 5 }))
    .map(([mark, words]) => mark + words.join(' '));
  fc.assert(
    fc.property(fc.array(fc.oneof(line, fc.constant('')), { minLength: 1, maxLength: 12 }), (lines) => {
      const text = lines.join('\n');
      const markup = wordsAsMarkup(text);
      expect(wordsAsMarkup(markup)).toBe(markup);
      const wordsIn = (of: string) => of.replaceAll(/<[^>]*>/g, ' ').match(/[a-zążźćęłóś]+/g) ?? [];
      expect(wordsIn(markup)).toEqual(wordsIn(text));
    }),
  );
});
