import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SpecialistStep, type SpecialistStepProps } from '#blocks/specialist/specialist-step.tsx';
import { grosze } from '#domain/grosze.ts';
import { far } from '#styles/purchase/fairy-card.css.ts';
import { JAGNA, SYBILLA } from '../purchase/order-samples.tsx';

const nothing = () => undefined;

const show = (props: Partial<SpecialistStepProps> = {}) =>
  render(<SpecialistStep fairies={[]} onChoose={nothing} onMore={nothing} {...props} />);
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    fairy: { ...JAGNA, id: `f${n}`, name: `Wróżka ${n}` },
    price: grosze(50_00),
  }));
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('SpecialistStep', () => {
  it('lists free specialists first, otherwise as they came [OP-3]', () => {
    const [a, b] = many(2);
    show({ fairies: [{ fairy: SYBILLA, price: grosze(79_00) }, ...(a && b ? [b, a] : [])] });
    expect(names()).toEqual(['Wróżka 1', 'Wróżka 0', 'Sybilla']);
  });

  it.each([
    [1, '1 wróżka do wyboru'],
    [3, '3 wróżki do wyboru'],
    [6, '6 wróżek do wyboru'],
  ])('counts %i [OP-3]', (count, sentence) => {
    show({ fairies: many(count) });
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('marks the chosen one [OP-3]', () => {
    show({
      fairies: [
        { fairy: JAGNA, price: grosze(89_00) },
        { fairy: SYBILLA, price: grosze(79_00) },
      ],
      chosenId: SYBILLA.id,
    });
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName(
      'Wybrano: Sybilla, 79,00\u00a0zł',
    );
  });

  it('before a variant it says that one may begin with her, and every button can be pressed [RD-3]', () => {
    show({ fairies: many(2), beforeVariant: 'Możesz zacząć od wróżki' });
    expect(screen.getByText('Możesz zacząć od wróżki')).toBeVisible();
    for (const button of screen.getAllByRole('button', { name: /^Wybieram: .*, od / })) {
      expect(button).not.toHaveAttribute('aria-disabled');
    }
  });

  it('lays out both ends of a long list at once, and nobody in place of one that goes, except for the last six', () => {
    const farOnes = () =>
      screen
        .getAllByRole('heading', { level: 3 })
        .flatMap((name) => (name.closest('li')?.classList.contains(far) ? [name.textContent] : []));
    const step = (fairies: SpecialistStepProps['fairies']) => (
      <SpecialistStep fairies={fairies} onChoose={nothing} onMore={nothing} />
    );
    const all = many(30);
    const expectFar = (from: number, to: number) =>
      expect(farOnes()).toEqual(all.slice(from, to).map(({ fairy }) => fairy.name));
    const { rerender } = render(step(all));
    expectFar(6, 18);
    rerender(step(all.slice(3, 27)));
    expectFar(6, 18);
    rerender(step(all.slice(0, 20)));
    expectFar(6, 14);
    rerender(step(all.slice(0, 12)));
    expectFar(0, 0);
  });

  it('says so when nobody takes the service', () => {
    show();
    expect(screen.getByText('Na razie nikt nie prowadzi tej usługi')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zobacz inne usługi' })).toBeVisible();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
