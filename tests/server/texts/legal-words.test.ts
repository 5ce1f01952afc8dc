import { describe, expect, test } from 'vitest';
import { findingCopy, LEGAL_WORDS } from '#copy/law/text-findings.ts';
import { loadConfig } from '#server/config.ts';
import { checkText } from '#server/texts/check-text.ts';
import catalogue from '#server/seed/catalogue.json' with { type: 'json' };

const around = { ...loadConfig({}), isLive: false, isSelling: true };
const PAGES = {
  TERMS_DESCRIPTION: 'Regulamin',
  PRIVACY_POLICY_DESCRIPTION: 'Polityka_prywatnosci',
} as const;
type Key = keyof typeof PAGES;
const sampleOf = (key: Key): string =>
  catalogue.contents[PAGES[key]].find(({ type }) => type === key)?.content ?? '';
const said = (key: Key, text: string) =>
  checkText(PAGES[key], { [key]: text }, around).map(({ message }) => message);

describe.each(Object.keys(PAGES) as Key[])('%s', (key) => {
  test('the sample lacks nothing that the law wants named (act on electronic services art. 8; GDPR art. 13, 14) [LW-13]', () => {
    const missing = LEGAL_WORDS[key].map(([, what]) => findingCopy.legal(what));
    expect(said(key, sampleOf(key)).filter((message) => missing.includes(message))).toEqual([]);
  });

  test.each(LEGAL_WORDS[key].map(([words, what]) => [what, words] as const))(
    'a text without it is told that it lacks: %s',
    (what, words) => {
      const without = sampleOf(key).replaceAll(new RegExp(words, 'giu'), '…');
      expect(said(key, without)).toContain(findingCopy.legal(what));
    },
  );
});

test('a text with the name of the sample shop is told of it where the shop is called otherwise [owner row 12]', () => {
  const found = (brandName: string, text: string) =>
    checkText('Regulamin', { TERMS_DESCRIPTION: text }, { ...around, brandName }).map(
      ({ message }) => message,
    );
  const remark = findingCopy.otherBrand('Kwiat Paproci', '{{BRAND_NAME}}');
  expect(found('Luna', '<p>Regulamin sklepu <b>Kwiat Paproci</b></p>')).toContain(remark);
  expect(found('Luna', '<p>Regulamin sklepu {{BRAND_NAME}}</p>')).not.toContain(remark);
  expect(found('Kwiat Paproci', '<p>Regulamin sklepu Kwiat Paproci</p>')).not.toContain(remark);
});
