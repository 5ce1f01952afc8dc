import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StepBar } from '#blocks/purchase/step-bar.tsx';

const steps = () =>
  within(screen.getByRole('navigation', { name: 'Kroki zamówienia' })).getAllByRole('listitem');
const moons = () => steps().map((step) => step.querySelector('use')?.getAttribute('href')?.split('#')[1]);

describe('StepBar', () => {
  it('tells which steps are done and which is now [OP-1]', () => {
    render(<StepBar current={3} />);
    expect(steps().map((step) => step.textContent)).toEqual([
      'Krok 1 z 4, ukończony: Wariant',
      'Krok 2 z 4, ukończony: Wróżka',
      'Krok 3 z 4, bieżący: Twoje dane',
      'Krok 4 z 4: Płatność',
    ]);
    expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  });

  it('leads back to the sections of done steps, and only there [OP-1]', () => {
    render(<StepBar current={4} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#wariant',
      '#wrozka',
      '#dane',
    ]);
  });

  it.each([
    [1, ['moon-waxing-crescent', 'moon-new-moon', 'moon-new-moon', 'moon-new-moon']],
    [4, ['moon-waxing-crescent', 'moon-first-quarter', 'moon-waxing-gibbous', 'moon-full-moon']],
  ] as const)('waxes up to step %i', (current, phases) => {
    render(<StepBar current={current} />);
    expect(moons()).toEqual(phases);
  });
});
