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

test('other texts begin with nothing', () => {
  expect(documentSkeleton('Tarot')).toEqual({});
});
