import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnswerSteps } from '#desk/order/answer/answer-steps.tsx';

const at = (time: string) => `2026-11-22T${time}:00.000Z`;
const times = { paidAt: at('10:00'), promisedUntil: at('22:00'), savedAt: at('11:00'), sendAt: at('12:00') };
const steps = (
  state: 'approved' | 'sent' | 'called-off',
  sentAt: string | undefined,
  { endedAt, mail, ...more }: { endedAt?: string; mail?: string; paidAt?: null } = {},
) => (
  <AnswerSteps
    state={state}
    author="Jagna"
    sentAt={sentAt}
    mail={mail}
    endedAt={endedAt}
    now={Date.parse(at('13:00'))}
    {...times}
    {...more}
  />
);

test('of an approved answer it is told when it goes, of a sent one when it went', () => {
  const { rerender } = render(steps('approved', undefined));
  expect(screen.getByText('wyjdzie o 13:00')).toBeVisible();
  expect(screen.getByText('do 23:00')).toBeVisible();
  rerender(steps('approved', undefined, { mail: 'retrying' }));
  expect(screen.queryByText('wyjdzie o 13:00')).toBeNull();
  expect(screen.getByText('list czeka na pocztę')).toBeVisible();
  rerender(steps('sent', at('12:01')));
  expect(screen.queryByText(/wyjdzie|do 23:00/)).toBeNull();
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('wysłana13:01');
});

test('of an order that was called off it is told when, not when it was paid [owner row 18]', () => {
  render(steps('called-off', undefined, { endedAt: at('10:40') }));
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(/^odwołana11:40$/);
});

test('an order that nobody has paid for was not called off: it is unpaid, and so it is called [DK-7]', () => {
  render(steps('called-off', undefined, { endedAt: at('10:40'), paidAt: null }));
  const step = screen.getByRole('listitem', { current: 'step' });
  expect(step).toHaveTextContent(/^nieopłacone11:40$/);
});
