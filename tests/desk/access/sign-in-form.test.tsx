import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SignInForm } from '#desk/access/sign-in-form.tsx';

const nothing = () => undefined;
const form = (codeProblem: string | undefined, codeLock?: string, problem?: string) => (
  <SignInForm
    page={undefined}
    knowsPasskeys
    canEnterSample={false}
    code="AB12"
    isBusy={false}
    codeLock={codeLock}
    codeProblem={codeProblem}
    problem={problem}
    onKey={nothing}
    onCode={nothing}
    onUseCode={nothing}
    onSample={nothing}
  />
);
const field = () => screen.getByLabelText('Kod zapasowy');

test('a code that is not taken has the focus again, with the reason [DK-1]', () => {
  const { rerender } = render(form(undefined));
  expect(field()).not.toHaveFocus();
  rerender(form('Ten kod nie pasuje.'));
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(/Ten kod nie pasuje/);
});

test('while codes are locked none can be typed, and the reason is said [DK-1]', () => {
  render(form(undefined, 'Za dużo złych kodów.'));
  expect(field()).toHaveAttribute('readonly');
  expect(screen.getByText('Za dużo złych kodów.')).toBeDefined();
});

test('why one is not let in, and that codes are locked, is announced [DK-1]', () => {
  render(form(undefined, 'Za dużo złych kodów.', 'Ten klucz nie pasuje.'));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Za dużo złych kodów.',
    'Ten klucz nie pasuje.',
  ]);
});
