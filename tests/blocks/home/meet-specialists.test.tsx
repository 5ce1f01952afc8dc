import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { MeetSpecialists } from '#blocks/home/meet-specialists.tsx';
import { ServicePlates } from '#blocks/home/service-plates.tsx';
import { meetCopy } from '#copy/site/home.ts';
import type { Face } from '#domain/specialists/faces.ts';
import { grosze } from '#domain/grosze.ts';
import { axeFindings } from '#tests/kit/axe.ts';

const FACES: Face[] = [
  { path: '/wrozka/jagna', name: 'Jagna', imageSrc: '/j.svg', voice: 'Mówi wprost.', price: grosze(42_99) },
  { path: '/wrozka/kalina', name: 'Kalina', imageSrc: '/k.svg', price: grosze(37_99) },
];

test('home shows each specialist with one sentence and her lowest price, a link to her page [RD-4] [R31]', async () => {
  const { container } = render(<MeetSpecialists faces={FACES} />, { wrapper: MemoryRouter });
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/wrozka/jagna', 'JagnaMówi wprost.od\u00a042,99\u00a0zł'],
    ['/wrozka/kalina', 'Kalinaod\u00a037,99\u00a0zł'],
  ]);
  expect(await axeFindings(container)).toEqual([]);
});

test('arrows move the row both ways [R31]', async () => {
  render(<MeetSpecialists faces={FACES} />, { wrapper: MemoryRouter });
  const row = screen.getByRole('list');
  const scrollBy = vi.fn<(by: unknown) => void>();
  Object.assign(row, { scrollBy });
  await userEvent.click(screen.getByRole('button', { name: 'Kolejne wróżki' }));
  await userEvent.click(screen.getByRole('button', { name: 'Wcześniejsze wróżki' }));
  const [[on], [back]] = scrollBy.mock.calls as [[{ left: number }], [{ left: number }]];
  expect(on.left).toBeGreaterThan(0);
  expect(back.left).toBe(-on.left);
});

test.each([
  [1, '1 osoba, 1 sposób czytania.'],
  [3, '3 osoby, 3 sposoby czytania.'],
  [5, 'Pięć osób, pięć sposobów czytania.'],
  [12, 'Dwanaście osób, dwanaście sposobów czytania.'],
  [13, '13 osób, 13 sposobów czytania.'],
])('%i specialists are counted in words that a sentence begins with', (count, words) => {
  expect(meetCopy.lead(count)).toBe(words);
});

test('a service that somebody sells says from how much [R32]', () => {
  render(<ServicePlates prices={{ tarot: grosze(31_50) }} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: /Tarot.*od\s31,50\szł/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Rytuały/ })).not.toHaveTextContent('zł');
});
