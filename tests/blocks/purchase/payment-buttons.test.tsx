import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PaymentButtons } from '#blocks/purchase/payment-buttons.tsx';
import { grosze, NOTHING } from '#domain/grosze.ts';
import type { PaymentProvider } from '#domain/payment.ts';

const nothing = () => undefined;

const button = (name: string) => screen.getByRole('button', { name });
const ONLINE = 'Płatność online Zamawiam z obowiązkiem zapłaty';
const CARD = 'Płatność kartą Zamawiam z obowiązkiem zapłaty';

describe('PaymentButtons', () => {
  it.each([
    [ONLINE, 'Płatność online', 'PAYU', 'BLIK i\u00a0przelew prowadzi PayU,'],
    [CARD, 'Płatność kartą', 'STRIPE', 'kartę, Apple\u00a0Pay i\u00a0Google\u00a0Pay Stripe.'],
  ])('%s picks its provider [OF-3]', async (name, label, provider, means) => {
    const onPick = vi.fn<(provider: PaymentProvider) => void>();
    render(<PaymentButtons amount={grosze(89_00)} onPick={onPick} hasWallets />);
    expect(screen.getByText(label, { exact: true })).toBeVisible();
    expect(screen.getByText(means.replaceAll('\u00a0', ' '))).toBeVisible();
    expect(button(name)).toHaveAccessibleDescription(means);
    await userEvent.click(button(name));
    expect(onPick).toHaveBeenCalledExactlyOnceWith(provider);
  });

  it('draws the marks of BLIK, bank, card and wallet beside the labels, and names wallets only where they are offered [RD-8] [R52]', () => {
    const { rerender } = render(<PaymentButtons amount={grosze(89_00)} onPick={nothing} hasWallets />);
    const marks = [...document.querySelectorAll('button [aria-hidden]')].filter(
      (one) => one.tagName === 'SPAN',
    );
    expect(marks).toHaveLength(2);
    expect(marks[0]).toHaveTextContent('BLIK');
    expect([...document.querySelectorAll('button use')].map((use) => use.getAttribute('href'))).toEqual([
      '/icons.svg#bank',
      '/icons.svg#card',
      '/icons.svg#wallet',
    ]);
    expect(screen.getByText(/Google\sPay/)).toBeVisible();
    rerender(<PaymentButtons amount={grosze(89_00)} onPick={nothing} />);
    expect(screen.queryByText(/Google\sPay/)).toBeNull();
  });

  it('while one is loading it says only that, and neither can be pressed [OF-3] [OF-6] [U11] [A31]', async () => {
    const onPick = vi.fn<(provider: PaymentProvider) => void>();
    const { rerender } = render(<PaymentButtons amount={grosze(89_00)} onPick={onPick} />);
    await userEvent.click(button(CARD));
    rerender(<PaymentButtons amount={grosze(89_00)} onPick={onPick} pending="STRIPE" />);
    const loading = button('Ładowanie...');
    expect(loading).toHaveTextContent(/^Ładowanie\.\.\.$/);
    expect(loading).not.toHaveAccessibleDescription();
    expect(loading).toHaveFocus();
    for (const either of [loading, button(ONLINE)]) {
      expect(either).toHaveAttribute('aria-disabled', 'true');
      expect(either).toBeEnabled();
      await userEvent.click(either);
    }
    expect(onPick).toHaveBeenCalledOnce();
  });

  it('says once that it is loading, in a region that was there before [A31]', () => {
    const { rerender } = render(<PaymentButtons amount={grosze(89_00)} onPick={nothing} />);
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    rerender(<PaymentButtons amount={grosze(89_00)} onPick={nothing} pending="PAYU" />);
    expect(region).toHaveTextContent(/^Ładowanie\.\.\.$/);
  });

  it('takes no press while blocked', async () => {
    const onPick = vi.fn<(provider: PaymentProvider) => void>();
    render(<PaymentButtons amount={grosze(89_00)} onPick={onPick} blocked />);
    await userEvent.click(button(ONLINE));
    await userEvent.click(button(CARD));
    expect(onPick).not.toHaveBeenCalled();
  });

  it('a provider that refuses so little is not offered, and says so [OF-3]', async () => {
    const onPick = vi.fn<(provider: PaymentProvider) => void>();
    const { rerender } = render(<PaymentButtons amount={grosze(1_99)} onPick={onPick} />);
    expect(button(CARD)).toHaveAccessibleDescription(/^Ten operator przyjmuje płatności od 2,00\szł\.$/);
    await userEvent.click(button(CARD));
    expect(onPick).not.toHaveBeenCalled();
    await userEvent.click(button(ONLINE));
    expect(onPick).toHaveBeenCalledExactlyOnceWith('PAYU');
    rerender(<PaymentButtons amount={grosze(2_00)} onPick={onPick} />);
    expect(button(CARD)).toHaveAccessibleDescription('kartę Stripe.');
    // Who pays nothing takes on no duty to pay.
    rerender(<PaymentButtons amount={NOTHING} onPick={onPick} />);
    expect(button('Płatność kartą Zamawiam bez zapłaty')).toHaveAccessibleDescription('kartę Stripe.');
    expect(document.body).not.toHaveTextContent('obowiązkiem');
  });

  it('says above the buttons why the order failed; its toast is the alert [ER-3] [U8] [A30]', () => {
    const failure = {
      title: 'Coś poszło nie tak!',
      text: 'Nie udało się złożyć zamówienia. Spróbuj ponownie później.',
    };
    render(<PaymentButtons amount={grosze(89_00)} onPick={nothing} failure={failure} />);
    expect(screen.getByText(failure.title)).toBeVisible();
    const text = screen.getByText(failure.text);
    expect(text.compareDocumentPosition(button(ONLINE))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
