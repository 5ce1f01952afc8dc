import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WithdrawalByMail } from '#blocks/withdrawal/withdrawal-by-mail.tsx';
import { WithdrawalDataForm } from '#blocks/withdrawal/withdrawal-data-form.tsx';
import { WithdrawalReview } from '#blocks/withdrawal/withdrawal-review.tsx';
import { withdrawalByMailCopy, withdrawalCopy } from '#copy/law/withdrawal.ts';
import { withdrawalTitle } from '#copy/law/withdraw-label.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';

test('a statement by mail carries its whole words, whatever signs are in them [LW-2]', () => {
  render(<WithdrawalByMail brand="Kwiat & Paproć" email="pomoc@przyklad.pl" orderNumber="12#3" />);
  const link = screen.getByRole('link', { name: withdrawalByMailCopy.write });
  const { searchParams, hash } = new URL(link.getAttribute('href') ?? '');
  expect(searchParams.get('subject')).toBe(withdrawalTitle);
  expect(searchParams.get('body')).toBe(withdrawalByMailCopy.statement('Kwiat & Paproć', '12#3'));
  expect(hash).toBe('');
});

test('from the statement the way back keeps the order’s own link, and is closed while it is sent [LW-2]', () => {
  const onChange = vi.fn();
  const review = (sending: boolean) => (
    <WithdrawalReview
      values={{ name: 'Hanna', orderNumber: '5', email: 'hanna@przyklad.pl' }}
      orderKey="klucz"
      statement="Odstępuję od umowy."
      sending={sending}
      failedAt={undefined}
      onConfirm={() => {}}
      onChange={onChange}
    />
  );
  const { rerender } = render(review(true));
  const back = screen.getByRole('link', { name: withdrawalCopy.change });
  expect(back.getAttribute('href')).toContain('klucz');
  fireEvent.click(back);
  expect(onChange).not.toHaveBeenCalled();
  rerender(review(false));
  fireEvent.click(back);
  expect(onChange).toHaveBeenCalledOnce();
});

test('each field takes as much as the contract lets it, and tells of itself alone [LW-2]', () => {
  const onChange = vi.fn();
  const onBlur = vi.fn();
  render(
    <WithdrawalDataForm
      values={{ name: '', orderNumber: '', email: '' }}
      errors={{}}
      rejections={0}
      onChange={onChange}
      onBlur={onBlur}
      onSubmit={() => {}}
      looking={false}
      failedAt={undefined}
    />,
  );
  for (const name of ['name', 'orderNumber', 'email'] as const) {
    const field = screen.getByRole('textbox', { name: withdrawalCopy[name] });
    expect(field).toHaveAttribute('maxlength', String(MAX_LENGTH[name]));
    fireEvent.change(field, { target: { value: 'x' } });
    expect(onChange).toHaveBeenLastCalledWith(name, 'x');
    fireEvent.blur(field);
    expect(onBlur).toHaveBeenLastCalledWith(name);
  }
});
