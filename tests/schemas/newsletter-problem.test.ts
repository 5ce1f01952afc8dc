import { expect, test } from 'vitest';
import { adminValidationCopy } from '#copy/site/admin-validation.ts';
import { newsletterProblem } from '#schemas/desk/newsletter-problem.ts';

test.each([
  ['/tarot', true],
  ['/tarot?fairyId=1#pytania', true],
  ['https://przyklad.pl', true],
  ['https://przyklad.pl/a', true],
  ['https://przyklad.pl/a b', false],
  ['/a b', false],
  ['//przyklad.pl', false],
  ['/\\przyklad.pl', false],
  ['http://przyklad.pl', false],
  ['https://przyklad', false],
  ['https://ja:haslo@przyklad.pl', false],
  ['javascript:alert(1)', false],
])('a letter’s button may lead to %s: %s [DK-22]', (target, may) => {
  expect(newsletterProblem('linkUrl', target)).toBe(may ? undefined : adminValidationCopy.issueTarget);
});
