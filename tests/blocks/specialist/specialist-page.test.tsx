import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SpecialistAside } from '#blocks/specialist-page/specialist-aside.tsx';
import { SpecialistProfile } from '#blocks/specialist-page/specialist-profile.tsx';
import { SpecialistWorks } from '#blocks/specialist-page/specialist-works.tsx';
import { specialistCopy } from '#copy/purchase/specialist.ts';
import { specialistPageCopy } from '#copy/purchase/specialist-page.ts';
import { JAGNA, SYBILLA } from '../purchase/order-samples.tsx';

const today = { year: 2026, month: 11, day: 5 };
const share = <button type="button">Udostępnij</button>;
const text = () => document.body.textContent;
const sample = { question: 'Czy zdążę?', answer: 'Zdążysz.' };

type Absence = Parameters<typeof SpecialistAside>[0]['more']['absence'];

function Aside({ spread, absence }: { spread: number[]; absence?: Absence }) {
  const samples = (['tarot', 'horoscope'] as const).map((service) => ({ ...sample, service }));
  return (
    <SpecialistAside
      name="Jagna"
      more={{ samples, ratings: { spread, since: today }, absence }}
      offers={{}}
      isClosed={false}
      today={today}
    />
  );
}

test('the first of her sample answers is open, the others are closed [RD-1] [R48]', () => {
  const { container } = render(<Aside spread={[0, 0, 0, 0, 1]} />);
  expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
});

test('each bar is as long as the part of the ratings that it stands for, most stars first [R91]', () => {
  const { container } = render(<Aside spread={[0, 0, 2, 0, 6]} />);
  const bars = [...container.querySelectorAll('rect:last-of-type')].map((bar) => bar.getAttribute('width'));
  expect(bars).toEqual(['75', '0', '25', '0', '0']);
  expect(screen.getAllByRole('listitem')[0]).toHaveAccessibleName('5\u00a0gwiazdek: 6');
});

test('a closed shop says why she sells nothing, and not that it is her who takes no orders [R90] [owner row 15]', () => {
  const { rerender } = render(<SpecialistWorks name="Jagna" groups={[]} />);
  expect(text()).toContain(specialistPageCopy.sellsNothing);
  rerender(
    <SpecialistWorks name="Jagna" groups={[]} closed={{ title: 'Zamknięte', text: 'Jesteśmy w górach.' }} />,
  );
  expect(screen.getByText('Jesteśmy w górach.')).toBeVisible();
  expect(text()).not.toContain(specialistPageCopy.sellsNothing);
});

test('her head says that she is busy, and leads to her services, only while she sells any [R90]', () => {
  const { rerender } = render(<SpecialistProfile fairy={SYBILLA} sells share={share} />);
  expect(text()).toContain(specialistCopy.busyNote);
  expect(screen.getByRole('link', { name: 'Zobacz, co prowadzi Sybilla' })).toHaveAttribute(
    'href',
    '#prowadzi',
  );
  rerender(<SpecialistProfile fairy={SYBILLA} sells={false} share={share} />);
  expect(text()).not.toContain(specialistCopy.busyNote);
  expect(screen.queryByRole('link')).toBeNull();
});

test('her head shows her sign once, and says whether she is a character of the brand [R90]', () => {
  const { rerender } = render(<SpecialistProfile fairy={{ ...JAGNA, isBrand: true }} sells share={share} />);
  expect(screen.getAllByText(`${specialistCopy.sign}:`)).toHaveLength(1);
  const list = within(screen.getByRole('list'));
  expect(list.getAllByRole('listitem')).toHaveLength(JAGNA.specializations.length);
  expect(text()).toContain(specialistPageCopy.brand);
  rerender(<SpecialistProfile fairy={JAGNA} sells share={share} />);
  expect(text()).not.toContain(specialistPageCopy.brand);
});

test('before an absence it is said until when orders are taken; on its first day no more [R90]', () => {
  const until = { ...today, day: 7 };
  const tomorrow = { ...today, day: 6 };
  const words = specialistPageCopy.absentBefore(tomorrow);
  const { rerender } = render(<Aside spread={[]} absence={{ from: tomorrow, until }} />);
  expect(text()).toContain(words);
  for (const from of [today, { ...today, day: 4 }]) {
    rerender(<Aside spread={[]} absence={{ from, until }} />);
    expect(text()).toContain(specialistPageCopy.absent({ from, until }));
    expect(text()).not.toContain(specialistPageCopy.absentBefore(from));
  }
});

test('a specialist of another API may have no time and no words of her own [R90]', () => {
  const { rerender } = render(<SpecialistProfile fairy={JAGNA} sells share={share} />);
  expect(text()).toContain(specialistPageCopy.usually);
  rerender(<SpecialistProfile fairy={{ ...JAGNA, responseTime: '' }} sells share={share} />);
  expect(text()).not.toContain(specialistPageCopy.usually);
});
