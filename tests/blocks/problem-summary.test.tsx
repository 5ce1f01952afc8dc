import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { OrderForm } from '#blocks/purchase/order-form.tsx';
import { ProblemSummary } from '#blocks/problem-summary.tsx';
import { formProps } from './purchase/order-samples.tsx';

const problems = { tosChecked: 'Regulamin', birthDay: 'Dzień', email: 'Adres', other: 'Inne' };

describe('ProblemSummary', () => {
  it('takes focus and lists problems in the order of the fields, the rest after [OF-7] [A24]', () => {
    render(<ProblemSummary problems={problems} order={['email', 'birthDay', 'city']} rejections={1} />);
    expect(screen.getByRole('group', { name: 'Popraw zaznaczone pola' })).toHaveFocus();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Adres',
      'Dzień',
      'Regulamin',
      'Inne',
    ]);
  });

  it('tells the messages of two people apart [RD-8] [OF-7]', () => {
    const message = 'Wybierz miesiąc urodzenia';
    render(
      <ProblemSummary
        problems={{ birthMonth: message, partnerBirthMonth: message }}
        order={['birthMonth', 'partnerBirthMonth']}
        rejections={1}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      message,
      `Druga osoba: ${message}`,
    ]);
  });

  it('tells the messages of several questions apart [OF-7]', () => {
    const message = 'Za dużo o 2 znaki';
    render(
      <ProblemSummary
        problems={{ question0: message, question2: message }}
        order={['question0', 'question1', 'question2']}
        rejections={1}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      `Pytanie 1: ${message}`,
      `Pytanie 3: ${message}`,
    ]);
  });

  it('leads to the field [OF-7] [A24]', async () => {
    render(
      <OrderForm
        {...formProps}
        problemSummary={<ProblemSummary problems={{ birthDay: 'Dzień zły' }} order={[]} rejections={1} />}
      />,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Dzień zły' }));
    expect(screen.getByRole('textbox', { name: 'Dzień' })).toHaveFocus();
  });

  it('takes focus again with each rejected submit, not in between', () => {
    const { rerender } = render(<ProblemSummary problems={problems} order={[]} rejections={1} />);
    const group = screen.getByRole('group');
    group.blur();
    rerender(<ProblemSummary problems={{ email: 'Adres' }} order={[]} rejections={1} />);
    expect(group).not.toHaveFocus();
    rerender(<ProblemSummary problems={{ email: 'Adres' }} order={[]} rejections={2} />);
    expect(group).toHaveFocus();
  });

  it('is nothing when nothing is wrong', () => {
    render(<ProblemSummary problems={{}} order={['email']} rejections={1} />);
    expect(screen.queryByRole('group')).toBeNull();
  });
});
