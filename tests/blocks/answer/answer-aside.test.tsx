import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnswerAside } from '#blocks/answer/answer-aside.tsx';
import { answer } from './shown-answer.ts';

/** Numbers of a path: `6.10.7` and `6.1.7` draw the same. */
const numbers = (path = '') => path.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g)?.map(Number);

test('a star to choose is drawn with the line of the icons, not by a letter of the device’s own [R19]', () => {
  const { container } = render(
    <AnswerAside answer={{ ...answer('List.'), isRatable: true }} path="/odpowiedz/k" />,
  );
  const sprite = readFileSync('src/public/icons.svg', 'utf8');
  const icon = /<symbol id="star"[^>]*stroke-width="([\d.]+)"[^>]*><path d="([^"]+)"/.exec(sprite);
  const stars = [...container.querySelectorAll('.stars label svg')];
  expect(stars).toHaveLength(5);
  for (const star of stars) {
    expect(star.getAttribute('stroke-width')).toBe(icon?.[1]);
    expect(numbers(star.querySelector('path')?.getAttribute('d') ?? '')).toEqual(numbers(icon?.[2]));
  }
});
