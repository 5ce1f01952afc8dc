import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CouponField, type CouponFieldProps } from '#blocks/purchase/coupon-field.tsx';
import { couponCopy } from '#copy/purchase/coupon.ts';
import { grosze } from '#domain/grosze.ts';

function show(props: Partial<CouponFieldProps> = {}) {
  const calls = {
    onType: vi.fn<(code: string) => void>(),
    onApply: vi.fn<() => void>(),
    onRemove: vi.fn<() => void>(),
  };
  const given: CouponFieldProps = {
    coupon: { state: 'absent', code: '' },
    price: grosze(89_00),
    saved: grosze(0),
    locked: false,
    ...calls,
    ...props,
  };
  const { rerender } = render(<CouponField {...given} />);
  return {
    ...calls,
    change: (next: Partial<CouponFieldProps>) => rerender(<CouponField {...given} {...next} />),
  };
}
const field = () => screen.getByRole('textbox', { name: 'Kod kuponu' });
const apply = () => screen.getByRole('button', { name: 'Zastosuj' });

describe('CouponField', () => {
  it.each([
    ['no code [OF-8] [U16]', { state: 'absent', code: '  ' }, grosze(89_00), 'Wpisz kod kuponu'],
    [
      'no price [OF-8] [U16]',
      { state: 'absent', code: 'PAPROC15' },
      undefined,
      'Najpierw wybierz wróżkę, wtedy sprawdzimy kupon.',
    ],
    ['a code being checked [OF-8]', { state: 'checking', code: 'PAPROC15' }, grosze(89_00), 'Sprawdzam...'],
  ] as const)('%s: "Zastosuj" is disabled, and the field says why', async (_, coupon, price, why) => {
    const { onApply } = show({ coupon, price });
    expect(apply()).toBeDisabled();
    expect(screen.getByText(why)).toBeVisible();
    expect(field()).toHaveAccessibleDescription(why);
    await userEvent.type(field(), '{Enter}');
    expect(onApply).not.toHaveBeenCalled();
  });

  it('tells what is typed, at most as much as the contract takes [OF-8]', async () => {
    const { onType } = show();
    expect(field()).toHaveAttribute('maxlength', '64');
    expect(field()).toHaveAttribute('id', 'pole-couponCode');
    await userEvent.type(field(), 'P');
    expect(onType).toHaveBeenCalledExactlyOnceWith('P');
  });

  it('applies by the button, and the focus stays with the coupon [OF-8]', async () => {
    const { onApply, change } = show({ coupon: { state: 'absent', code: 'PAPROC15' } });
    await userEvent.click(apply());
    expect(onApply).toHaveBeenCalledOnce();
    change({ coupon: { state: 'checking', code: 'PAPROC15' } });
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('readonly');
  });

  it('offers a code that one press applies again, with the focus in the field, but never over an applied one [RD-2]', async () => {
    const offered = { code: 'PAPROC15', onPress: vi.fn<() => void>() };
    const { change } = show({ coupon: { state: 'absent', code: '', offered } });
    expect(field(), 'of an earlier visit').toHaveAccessibleDescription(
      'Kod PAPROC15 czeka. Możesz go zastosować.',
    );
    for (const wasApplied of [true, false]) {
      change({ coupon: { state: 'absent', code: '', offered: { ...offered, wasApplied } } });
      expect(field(), 'says where it has gone').toHaveAccessibleDescription(
        couponCopy.clearedOnChange('PAPROC15', wasApplied),
      );
    }
    await userEvent.click(screen.getByRole('button', { name: 'Zastosuj PAPROC15' }));
    expect(offered.onPress).toHaveBeenCalledOnce();
    expect(field()).toHaveFocus();
    change({ locked: true, coupon: { state: 'absent', code: '', offered } });
    await userEvent.click(screen.getByRole('button', { name: 'Zastosuj PAPROC15' }));
    expect(offered.onPress).toHaveBeenCalledOnce();
  });

  it('applies by Enter [OF-8]', async () => {
    const { onApply } = show({ coupon: { state: 'absent', code: 'PAPROC15' } });
    await userEvent.type(field(), '{Enter}');
    expect(onApply).toHaveBeenCalledOnce();
  });

  it('shows why a coupon was refused and keeps the text [ER-2] [U13]', () => {
    show({ coupon: { state: 'refused', code: 'LATO20', message: 'Podany kupon nie istnieje' } });
    expect(field()).toHaveValue('LATO20');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Podany kupon nie istnieje');
    expect(apply()).toBeEnabled();
  });

  it('names the saving in a live region that was there before, and removes the coupon [OF-8] [U14]', async () => {
    const { onRemove, change } = show({ coupon: { state: 'checking', code: 'PAPROC15' } });
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    change({ coupon: { state: 'applied', code: 'PAPROC15' }, saved: grosze(13_35) });
    expect(region).toHaveTextContent(/^Kupon PAPROC15 obniżył cenę o 13,35 zł\.$/);
    expect(screen.queryByRole('button', { name: 'Zastosuj' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Usuń kupon' }));
    expect(onRemove).toHaveBeenCalledOnce();
    expect(field()).toHaveFocus();
  });

  it.each([
    ['absent', 'Zastosuj'],
    ['applied', 'Usuń kupon'],
  ] as const)('can’t be changed while the order is on its way (%s) [OF-6]', async (state, name) => {
    const { onApply, onRemove } = show({ coupon: { state, code: 'PAPROC15' }, locked: true });
    await userEvent.click(screen.getByRole('button', { name }));
    await userEvent.type(field(), '{Enter}');
    expect(field()).toHaveAttribute('readonly');
    // A form is also sent by scripts, around its button.
    fireEvent.submit(field());
    expect(onApply).not.toHaveBeenCalled();
    expect(onRemove).not.toHaveBeenCalled();
  });

  it('folds the empty field behind "Mam kod", which leads into it; a code, a message or an offered code opens it [RD-8] [OF-8] [R53]', async () => {
    const { change } = show();
    const fold = screen.getByRole('button', { name: 'Mam kod' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(field().closest('[data-open]')).toBeNull();
    await userEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    for (const coupon of [
      { state: 'absent', code: 'P' },
      { state: 'refused', code: '', message: 'Podany kupon nie istnieje' },
      { state: 'absent', code: '', offered: { code: 'PAPROC15', onPress: () => undefined } },
    ] as const) {
      change({ coupon });
      expect(field().closest('[data-open]')).not.toBeNull();
      expect(screen.queryByRole('button', { name: 'Mam kod' })).toBeNull();
    }
  });
});
