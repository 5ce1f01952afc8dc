import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FairyCard, type FairyCardProps } from '#blocks/specialist/fairy-card.tsx';
import { JAGNA, SYBILLA } from '../purchase/order-samples.tsx';
import { grosze } from '#domain/grosze.ts';

const nothing = () => undefined;

const show = (props: Partial<FairyCardProps> = {}) =>
  render(
    <ul>
      <FairyCard
        fairy={JAGNA}
        price={grosze(89_00)}
        isChosen={false}
        onChoose={nothing}
        onMore={nothing}
        {...props}
      />
    </ul>,
  );
const iconsOf = (element: HTMLElement) =>
  [...element.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1]);

describe('FairyCard', () => {
  it('shows portrait, name, sign, specializations, response time, voice, rating and price [OP-3] [R40]', () => {
    show({ fairy: { ...JAGNA, voice: 'Mówi wprost.' } });
    const photo = screen.getByRole('img', { name: 'Jagna' });
    expect(photo).toHaveAttribute('src', '/sample/jagna.svg');
    expect(photo).toHaveAttribute('width', '320');
    expect(photo).toHaveAttribute('height', '400');
    expect(screen.getByRole('heading', { level: 3, name: 'Jagna' })).toBeVisible();
    expect(screen.getByText('Mówi wprost.')).toBeVisible();
    const sign = screen.getByText(/Skorpion/).parentElement as HTMLElement;
    expect(sign).toHaveTextContent('Znak zodiaku: Skorpion');
    expect(iconsOf(sign)).toEqual(['zodiac-scorpio']);
    expect(screen.getByText('ok. 3 godz.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Średnia ocena 4 na\u00a05' })).toBeVisible();
    expect(screen.getByText('89,00 zł')).toBeVisible();
  });

  it('gives each specialization its icon [OP-3]', () => {
    show();
    const items = screen.getAllByRole('listitem').slice(2);
    expect(items.map((item) => [item.textContent, ...iconsOf(item)])).toEqual([
      ['Miłość i relacje', 'heart'],
      ['Praca i pieniądze', 'money'],
      ['Codzienne decyzje', 'earth'],
    ]);
  });

  it.each([
    [1, 1],
    [4, 4],
    [5, 5],
  ])('fills %i of five stars [OP-3]', (rating, filled) => {
    show({ fairy: { ...JAGNA, rating } });
    const stars = screen.getByRole('img', { name: `Średnia ocena ${rating} na\u00a05` });
    const count = (fill: string) =>
      stars.querySelector(`path[fill="${fill}"]`)?.getAttribute('d')?.match(/M/g)?.length ?? 0;
    expect(count('currentColor')).toBe(filled);
    expect(count('none')).toBe(5 - filled);
  });

  it.each([
    [{ count: 23, mean: 4.7 }, '4,7 (23)'],
    [{ count: 0, isSample: true }, '(przykład)'],
    [{ count: 2 }, 'Jeszcze bez ocen'],
    [undefined, ''],
  ])('%j: says where the stars come from [LW-16]', (ratings, text) => {
    show({ fairy: { ...JAGNA, ratings } });
    const head = screen.getByRole('heading', { name: 'Jagna' }).parentElement?.parentElement as HTMLElement;
    expect(head.textContent).toBe(`Jagna${text}`);
    const stars = within(head).queryAllByRole('img');
    expect(stars).toHaveLength(text.includes('bez') ? 0 : 1);
    // For the ear, the mean as it is printed.
    if (text.startsWith('4,7')) expect(stars[0]).toHaveAccessibleName('Średnia ocena 4,7 na\u00a05');
  });

  it('without any stars it names no source of them [LW-16]', () => {
    const { rating: _, ...unrated } = JAGNA;
    show({ fairy: { ...unrated, ratings: { count: 0, isSample: true } } });
    expect(screen.getByText('Jeszcze bez ocen').parentElement).toHaveTextContent(/^Jeszcze bez ocen$/);
  });

  it('asks to be chosen by name and price, starting with the visible text [OP-3] [A19] [R41]', async () => {
    const onChoose = vi.fn<(id: string) => void>();
    show({ onChoose });
    const button = screen.getByRole('button', { name: 'Wybieram: Jagna, 89,00\u00a0zł', pressed: false });
    expect(button).toHaveTextContent(/^Wybieram$/);
    expect(button).not.toHaveAttribute('aria-describedby');
    await userEvent.click(button);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(JAGNA.id);
  });

  it('says that it is chosen [OP-3] [A19]', () => {
    show({ isChosen: true });
    const button = screen.getByRole('button', { name: 'Wybrano: Jagna, 89,00\u00a0zł', pressed: true });
    expect(button).toHaveTextContent(/^Wybrano$/);
    expect(button.closest('li')).toHaveAttribute('data-state', 'checked');
  });

  it('a busy one says so, can be chosen, and her note is read with the button [OP-3] [U17]', async () => {
    const onChoose = vi.fn<(id: string) => void>();
    show({ fairy: SYBILLA, onChoose });
    expect(screen.getByText('Zajęta')).toBeVisible();
    const button = screen.getByRole('button', { name: /^Wybieram: Sybilla/ });
    expect(button).toHaveAccessibleDescription('Kończy inne zamówienie. Odpowie w ciągu 12\u00a0godzin.');
    await userEvent.click(button);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(SYBILLA.id);
  });

  it('a free one has another badge and no note [OP-3]', () => {
    show();
    const badge = screen.getByText('Wolna');
    show({ fairy: SYBILLA });
    expect(screen.getByText('Zajęta').className).not.toBe(badge.className);
    expect(screen.getByRole('button', { name: /^Wybieram: Jagna/ })).not.toHaveAccessibleDescription();
  });

  it('opens her description, telling whose [OP-3]', async () => {
    const onMore = vi.fn<(id: string) => void>();
    const { container } = show({ onMore });
    const more = within(container).getByRole('button', { name: 'Więcej: Jagna' });
    expect(more).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(more);
    expect(onMore).toHaveBeenCalledExactlyOnceWith(JAGNA.id);
  });

  it('shows her lowest price before a variant, and can be chosen then, too [RD-3]', async () => {
    const onChoose = vi.fn<(id: string) => void>();
    show({ onChoose, isFrom: true });
    const button = screen.getByRole('button', { name: 'Wybieram: Jagna, od 89,00\u00a0zł' });
    expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.click(button);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(JAGNA.id);
    expect(button).toHaveFocus();
  });
});
