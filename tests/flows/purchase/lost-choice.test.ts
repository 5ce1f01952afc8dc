import { expect, test } from 'vitest';
import { choiceNotices } from '#copy/purchase/choice-notices.ts';
import { lostChoiceText } from '#flows/purchase/lost-choice.ts';
import { JAGNA } from '#tests/blocks/purchase/order-samples.tsx';

const { withdrawn, unknown } = choiceNotices;
const elsewhere = { ...JAGNA, sellsElsewhere: true } as const;

test.each([
  ['specialist', JAGNA, withdrawn.specialist('Jagna')],
  ['specialist', elsewhere, withdrawn.service('Jagna')],
  ['specialist', undefined, withdrawn.specialist()],
  ['offer', elsewhere, withdrawn.offer('Jagna')],
  ['variant', elsewhere, withdrawn.variant()],
  [undefined, elsewhere, unknown],
] as const)('a lost %s is told for what it is', (lost, fairy, text) => {
  expect(lostChoiceText(lost, fairy)).toBe(text);
});
