import { expect, test } from 'vitest';
import { speaksOfHarm } from '#server/answers/harm-words.ts';

test.each([
  'Myślę o samobójstwie.',
  'Nie chcę już żyć, co mówią karty?',
  'nie chce mi sie zyc',
  'Chcę się zabić',
  'Boję się, że zrobię sobie coś złego',
  'Czy lepiej byłoby im beze mnie?',
  'Tnę się od roku.',
  'Chciałabym umrzeć.',
])('help lines come before cards: %s', (question) => {
  expect(speaksOfHarm(question)).toBe(true);
});

test.each([
  'Czy zabije mnie nuda w nowej pracy?',
  'Jak przeżyć śmierć babci?',
  'Chcę skończyć studia. Czy zdam?',
  'Co zrobić ze sobą po rozwodzie?',
])('an ordinary question stays one: %s', (question) => {
  expect(speaksOfHarm(question)).toBe(false);
});
