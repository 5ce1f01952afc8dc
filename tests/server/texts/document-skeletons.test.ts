import { expect, test } from 'vitest';
import { wordsAsMarkup } from '#domain/texts/words-as-markup.ts';
import { toFill } from '#domain/texts/skeletons.ts';
import type { TextId } from '#domain/texts/text-fields.ts';
import { catalogue, SAMPLE_MARK } from '#server/store/samples.ts';
import { checkText } from '#server/texts/check-text.ts';
import { documentSkeleton } from '#server/texts/document-skeletons.ts';
import { loadConfig } from '#server/config.ts';

const around = {
  seller: loadConfig({ ROOT_DIR: '/nowhere' }).seller,
  brandName: 'Srebrna Nić',
  isLive: true,
  isSelling: true,
};
const findings = (id: TextId, key: string, text: string) => checkText(id, { [key]: text }, around);
/** The list that the place is filled with is a block, before words become markup. */
const RECIPIENTS = '<ul><li>PayU</li></ul>';
const flat = (markup: string) =>
  markup
    .replaceAll(/\s+/g, ' ')
    .replaceAll('{{RECIPIENTS}}', RECIPIENTS)
    .replaceAll(/ ?(<\/?\w+>) ?/g, '$1');

test.each([
  ['Regulamin', 'TERMS_DESCRIPTION', 3],
  ['Polityka_prywatnosci', 'PRIVACY_POLICY_DESCRIPTION', 1],
] as const)(
  '%s can begin with a skeleton: words without markup or anything made up, kept out of the shop by its gaps alone [DK-16]',
  (id, key, gaps) => {
    const skeleton = documentSkeleton(id)[key] ?? '';
    expect(skeleton).not.toMatch(/<|Kwiat Paproci|Tekst przykładowy/);
    const blocking = findings(id, key, skeleton).filter(({ isBlocking }) => isBlocking);
    expect(blocking).toHaveLength(gaps);
    expect(blocking.every(({ message }) => message.includes('[uzupełnij: '))).toBe(true);

    const filled = skeleton.replaceAll(/\[uzupełnij: [^\]]*\]/g, 'moje słowa');
    expect(findings(id, key, filled)).toEqual([]);

    const sample = catalogue.contents[id].find(({ type }) => type === key)?.content ?? '';
    const [, words = ''] = sample.split(/^<p><strong>Tekst.*?<\/p>/);
    const expected = words
      .replaceAll('Kwiat Paproci', '{{BRAND_NAME}}')
      .replaceAll('tarot, horoskopy, wróżby i\u00a0rytuały', toFill('co sprzedajesz'))
      .replaceAll('1 stycznia 2026\u00a0r.', toFill('dzień'));
    const [, rest = ''] = flat(wordsAsMarkup(skeleton.replaceAll('{{RECIPIENTS}}', RECIPIENTS))).split(
      /^<p>\[uzupełnij.*?<\/p>/,
    );
    expect(rest).toBe(flat(expected));
    expect(sample).toContain(SAMPLE_MARK);
  },
);

test('terms that are empty are refused by a shop that sells, and by no other [DK-16]', () => {
  const empty = { TERMS_DESCRIPTION: '' };
  expect(checkText('Regulamin', empty, around).map(({ isBlocking }) => isBlocking)).toEqual([true]);
  expect(checkText('Regulamin', empty, { ...around, isSelling: false })).toEqual([]);
});

test('of what the shop takes out eight kinds are named, with a word for the rest [DK-16]', () => {
  const tags = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9'].map((tag) => `<${tag}>a</${tag}>`);
  const said = (count: number) =>
    findings('E-book', 'EBOOK_BODY', tags.slice(0, count).join('')).map(({ message }) => message);
  expect(said(8)).toEqual([expect.stringMatching(/<b1>, .*<b8>\. /)]);
  expect(said(9)).toEqual([expect.stringMatching(/<b1>, .*<b8> i\u00a0innych takich\. /)]);
});

test('what a link or a tag loses is named by its attribute or its address [DK-16]', () => {
  const text = '<p onclick="x">a <a href="javascript:b" title="c">d</a> <a href="/kontakt">e</a></p>';
  expect(findings('Regulamin', 'TERMS_DESCRIPTION', text).map(({ message }) => message)).toContainEqual(
    expect.stringContaining('onclick="…", odnośnik javascript:b, title="…".'),
  );
});

test('other texts begin with nothing', () => {
  expect(documentSkeleton('Tarot')).toEqual({});
});
