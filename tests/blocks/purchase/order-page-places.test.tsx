import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FORM_HEADING } from '#blocks/purchase/order-form.tsx';
import { OrderFormPlaceholder } from '#blocks/purchase/order-form-placeholder.tsx';
import { PhoneOrderBar } from '#blocks/purchase/phone-order-bar.tsx';
import { grosze } from '#domain/grosze.ts';

describe('OrderFormPlaceholder', () => {
  it('says what will stand here, under the same headings, without the anchors that wait for the form [OP-1] [RD-3]', () => {
    const { container } = render(<OrderFormPlaceholder />);
    expect(screen.getByText('Wybierz wróżkę, a pojawi się tu formularz.')).toBeVisible();
    expect(screen.getByText('Tu zobaczysz swoje zamówienie.')).toBeVisible();
    expect([...container.querySelectorAll('section')].map(({ id }) => id)).toEqual(['', '']);
  });

  it('is not taken for the form, which is waited for by the id of its heading [A20]', () => {
    const { container } = render(<OrderFormPlaceholder />);
    expect(container.querySelector(`#${FORM_HEADING}`)).toBeNull();
  });
});

describe('PhoneOrderBar', () => {
  it('says variant, specialist and amount, and leads to the payment [OF-2]', () => {
    render(<PhoneOrderBar variantTitle="Trzy karty" fairyName="Jagna" price={grosze(89_00)} />);
    const bar = screen.getByRole('region', { name: 'Twoje zamówienie' });
    expect(bar).toHaveTextContent('Trzy karty, Jagna 89,00 zł');
    expect(screen.getByRole('link', { name: 'Do płatności' })).toHaveAttribute('href', '#do-zaplaty');
  });

  it('is away while the summary is on the screen [RD-8] [R57]', () => {
    let seen: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof seen) {
          seen = callback;
        }
        observe = (watched: Element) => expect(watched).toHaveAttribute('id', 'platnosc');
        disconnect = () => undefined;
      },
    );
    render(
      <>
        <section id="platnosc" />
        <PhoneOrderBar variantTitle="Trzy karty" fairyName="Jagna" price={grosze(89_00)} />
      </>,
    );
    const bar = screen.getByRole('region', { name: 'Twoje zamówienie' });
    expect(bar).not.toHaveAttribute('data-away');
    act(() => seen([{ isIntersecting: true }]));
    expect(bar).toHaveAttribute('data-away');
    // A fast scroll tells of both at once; the last one holds.
    act(() => seen([{ isIntersecting: true }, { isIntersecting: false }]));
    expect(bar).not.toHaveAttribute('data-away');
    vi.unstubAllGlobals();
  });
});
