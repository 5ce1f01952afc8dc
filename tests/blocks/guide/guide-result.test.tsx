import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GuideNobody, GuideResult } from '#blocks/guide/guide-result.tsx';
import { guideCopy } from '#copy/purchase/guide.ts';
import { grosze } from '#domain/grosze.ts';
import type { GuideChoice } from '#domain/guide/suggestion.ts';

const choice = (name: string, path: string): GuideChoice => ({
  fairyId: name,
  path,
  plainPath: `/prosto${path}`,
  title: 'Trzy karty',
  work: 'prowadzi',
  name,
  portrait: '/p.jpg',
  plate: '/k.jpg',
  price: grosze(49_00),
  responseTime: '',
  reasons: [],
});
const again = <button type="button">Jeszcze raz</button>;

function show(isSecondBest: boolean) {
  const suggestion = {
    pick: choice('Jagna', '/jagna'),
    near: [choice('Sybilla', '/sybilla'), choice('Kalina', '/kalina')],
    isSecondBest,
  };
  return render(<GuideResult suggestion={suggestion} pathOf={({ path }) => path} again={again} />);
}

test('each suggestion leads to its own order [RD-4] [R81]', () => {
  show(false);
  expect(screen.getByRole('link', { name: guideCopy.take })).toHaveAttribute('href', '/jagna');
  const near = within(
    screen.getByRole('heading', { name: guideCopy.near }).nextElementSibling as HTMLElement,
  );
  expect(near.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/sybilla', '/kalina']);
});

test('that those who fit better are busy is said only where it is so [RD-4] [R81]', () => {
  const { unmount } = show(true);
  expect(document.body.textContent).toContain(guideCopy.secondBest);
  unmount();
  show(false);
  expect(document.body.textContent).not.toContain(guideCopy.secondBest);
});

test('what is suggested is a region of its name, and so is that nobody is there [RD-4] [A1]', () => {
  const { unmount } = show(false);
  expect(screen.getByRole('region')).toHaveAccessibleName(guideCopy.found('Trzy karty', 'prowadzi', 'Jagna'));
  unmount();
  render(<GuideNobody again={again} />);
  expect(screen.getByRole('region')).toHaveAccessibleName(guideCopy.nobody);
});

test('a closed shop says why nothing is suggested in its own words [RD-4] [owner row 15]', () => {
  const { rerender } = render(<GuideNobody again={again} />);
  expect(document.body.textContent).toContain(guideCopy.nobodyText);
  rerender(<GuideNobody closed={{ title: 'Zamknięte', text: 'Jesteśmy w górach.' }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Zamknięte' })).toBeVisible();
  expect(screen.getByText('Jesteśmy w górach.')).toBeVisible();
  expect(document.body.textContent).not.toContain(guideCopy.nobodyText);
});
