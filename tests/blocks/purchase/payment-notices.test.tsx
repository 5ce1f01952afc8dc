import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OrderForm } from '#blocks/purchase/order-form.tsx';
import { RedirectNotice } from '#blocks/purchase/redirect-notice.tsx';
import { RepricedNotice } from '#blocks/purchase/repriced-notice.tsx';
import { grosze } from '#domain/grosze.ts';
import { formProps } from './order-samples.tsx';

const nothing = () => undefined;

describe('RepricedNotice', () => {
  it('names the new amount, takes focus, and waits for the customer [OF-9]', async () => {
    const onConfirm = vi.fn<() => void>();
    render(<RepricedNotice price={grosze(99_00)} onConfirm={onConfirm} onRevise={nothing} />);
    expect(screen.getByRole('group', { name: 'Cena się zmieniła. Do zapłaty 99,00\u00a0zł.' })).toHaveFocus();
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Przejdź do płatności' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('goes back to the form with the focus [OF-9]', async () => {
    const onRevise = vi.fn<() => void>();
    render(
      <>
        <OrderForm {...formProps} />
        <RepricedNotice price={grosze(99_00)} onConfirm={nothing} onRevise={onRevise} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Wróć do formularza' }));
    expect(onRevise).toHaveBeenCalledOnce();
    expect(screen.getByRole('heading', { name: 'Podaj swoje dane' })).toHaveFocus();
  });
});

describe('RedirectNotice', () => {
  it('says that the browser is leaving, and takes the pressed button’s focus [OF-5]', () => {
    render(<RedirectNotice />);
    expect(screen.getByRole('group', { name: 'Za chwilę przejdziesz na stronę płatności.' })).toHaveFocus();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says in the same live region that it takes long, with a link and a way back [U12]', async () => {
    const onRevise = vi.fn<() => void>();
    const { rerender } = render(<RedirectNotice />);
    const region = screen.getByRole('status');
    rerender(<RedirectNotice slow={{ paymentLink: 'https://pay.example/1', onRevise }} />);
    expect(region).toHaveTextContent(/^Trwa to dłużej niż zwykle\./);
    expect(screen.getByRole('link', { name: 'Przejdź do płatności' })).toHaveAttribute(
      'href',
      'https://pay.example/1',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Wróć do formularza' }));
    expect(onRevise).toHaveBeenCalledOnce();
  });
});
