import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SpecialistStep, type SpecialistStepProps } from '#blocks/specialist-step.tsx';
import { far } from '#styles/fairy-card.css.ts';
import { JAGNA, SYBILLA } from './order-samples.tsx';

const nothing = () => undefined;

const show = (props: Partial<SpecialistStepProps> = {}) =>
  render(<SpecialistStep fairies={[]} onChoose={nothing} onMore={nothing} {...props} />);
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    fairy: { ...JAGNA, id: `f${n}`, name: `Wróżka ${n}` },
    price: 50,
  }));
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('SpecialistStep', () => {
  it('lists free specialists first, otherwise as they came [OP-3]', () => {
    const [a, b] = many(2);
    show({ fairies: [{ fairy: SYBILLA, price: 79 }, ...(a && b ? [b, a] : [])] });
    expect(names()).toEqual(['Wróżka 1', 'Wróżka 0', 'Sybilla']);
  });

  it.each([
    [1, '1 wróżka przyjmuje tę usługę'],
    [3, '3 wróżki przyjmują tę usługę'],
    [6, '6 wróżek przyjmuje tę usługę'],
  ])('counts %i [OP-3]', (count, sentence) => {
    show({ fairies: many(count) });
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('marks the chosen one [OP-3]', () => {
    show({
      fairies: [
        { fairy: JAGNA, price: 89 },
        { fairy: SYBILLA, price: 79 },
      ],
      chosenId: SYBILLA.id,
    });
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName(
      'Wybrano: Sybilla, 79,00\u00a0zł',
    );
  });

  it('says why nobody can be chosen yet, at each button too', () => {
    show({ fairies: many(2), disabledReason: 'Najpierw wybierz wariant' });
    expect(screen.getByText('Najpierw wybierz wariant')).toBeVisible();
    for (const button of screen.getAllByRole('button', { name: /^Wybieram/ })) {
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription('Najpierw wybierz wariant');
    }
  });

  it('lays out the first and last six of more than a dozen, and none in place of a first one that goes', () => {
    const farOnes = () =>
      screen
        .getAllByRole('heading', { level: 3 })
        .flatMap((name) => (name.closest('li')?.classList.contains(far) ? [name.textContent] : []));
    const step = (fairies: SpecialistStepProps['fairies']) => (
      <SpecialistStep fairies={fairies} onChoose={nothing} onMore={nothing} />
    );
    const { rerender } = render(step(many(15)));
    expect(farOnes()).toEqual(['Wróżka 6', 'Wróżka 7', 'Wróżka 8']);
    rerender(step(many(15).slice(2)));
    expect(farOnes()).toEqual(['Wróżka 6', 'Wróżka 7', 'Wróżka 8']);
    rerender(step(many(14)));
    expect(farOnes()).toEqual(['Wróżka 6', 'Wróżka 7']);
    rerender(step(many(12)));
    expect(farOnes()).toEqual([]);
  });

  it('says so when nobody takes the service', () => {
    show();
    expect(screen.getByText('Na razie nikt nie przyjmuje tej usługi')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zobacz inne usługi' })).toBeVisible();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
