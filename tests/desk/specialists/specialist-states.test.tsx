import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import type { Specialist } from '#desk/domain/wire.ts';
import { ArchiveSection } from '#desk/specialists/archive-section.tsx';
import { SpecialistList } from '#desk/specialists/specialist-list.tsx';
import { renderDesk } from '../render-desk.tsx';
import { jagna } from './sample-specialist.ts';

const nothing = () => undefined;
const busy = { ...jagna.availability, isAvailable: false };
const absent = { ...jagna.availability, absences: [{ from: '2026-11-23', until: '2026-11-25' }] };

/** What is told of a specialist beside her name, and where her page leads an owner next. */
const STATES: [who: string, Partial<Specialist>, told: string[], leads: string[]][] = [
  ['sells', {}, [], []],
  ['is busy', { availability: busy }, ['zajęta'], []],
  ['is absent today', { availability: absent }, ['nieobecna: 23–25 listopada'], []],
  [
    'is busy and absent',
    { availability: { ...absent, isAvailable: false } },
    ['nieobecna: 23–25 listopada'],
    [],
  ],
  ['has orders', { waiting: 2 }, ['czeka: 2'], []],
  ['is late', { waiting: 2, late: 1 }, ['po czasie: 1, czeka: 2'], []],
  ['has no price', { lowestPrice: null }, ['bez cen'], ['/oferta']],
  [
    'is out of the shop',
    { isArchived: true, availability: busy, lowestPrice: null, waiting: 1 },
    ['czeka: 1'],
    [],
  ],
];

test.each(STATES)('of one who %s the list says so, and nothing else [DK-11] [DK-15]', (_, state, told) => {
  render(<SpecialistList specialists={[{ ...jagna, ...state }]} onPlace={nothing} onInterrupt={nothing} />, {
    wrapper: MemoryRouter,
  });
  const notes = screen.getByRole('listitem').querySelectorAll('small');
  expect([...notes].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual(told);
});

test.each(STATES)(
  'the page of one who %s leads to the prices if she has none [DK-9] [DK-15]',
  (_, state, __, leads) => {
    const client = createDeskClient(() => new Promise(nothing));
    renderDesk(client, [], '/', <ArchiveSection specialist={{ ...jagna, ...state }} onChanged={nothing} />);
    const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(leads);
  },
);
