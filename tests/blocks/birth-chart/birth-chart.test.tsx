import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BirthChart } from '#blocks/birth-chart/birth-chart.tsx';
import { CHART_BODIES } from '#domain/chart.ts';
import { drawn, drawnOfDay } from './sample-chart.ts';

const marks = (container: Element, kind: string) =>
  [...container.querySelectorAll(`[data-${kind}]`)].map((mark) => mark.getAttribute(`data-${kind}`));

describe('BirthChart', () => {
  it('is one image, named by sun, moon and ascendant [A35]', () => {
    const { container } = render(<BirthChart chart={drawn.chart} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Wykres horoskopu urodzeniowego. Słońce: Skorpion, Księżyc: Baran, ascendent: Panna.',
    );
    expect(container.querySelector('svg > title')).not.toBeNull();
  });

  it('shows twelve signs, every body from sun to sirius, twelve houses, the angles, the aspects [BH-3]', () => {
    const { container } = render(<BirthChart chart={drawn.chart} />);
    expect(marks(container, 'sign')).toHaveLength(12);
    expect(marks(container, 'body')).toEqual(CHART_BODIES);
    expect(marks(container, 'house')).toHaveLength(12);
    expect(marks(container, 'axis')).toEqual(['As', 'Ds', 'Mc', 'Ic']);
    // A conjunction is seen without a line.
    expect(marks(container, 'aspect')).toEqual(['square', 'trine']);
  });

  it('marks what goes backward, and nothing else [BH-3]', () => {
    const { container } = render(<BirthChart chart={drawn.chart} />);
    const backward = [...container.querySelectorAll('[data-body]')]
      .filter((mark) => mark.textContent === 'R')
      .map((mark) => mark.getAttribute('data-body'));
    expect(backward).toEqual(['jupiter', 'chiron']);
  });

  it('the more exact an aspect, the thicker its line [BH-3]', () => {
    const { bodies, ...chart } = drawn.chart;
    const thickness = (orb: number) => {
      const aspects = [{ from: 'sun', to: 'mars', aspect: 'trine', orb } as const];
      const { container, unmount } = render(<BirthChart chart={{ ...chart, bodies, aspects }} />);
      const width = Number(container.querySelector('[data-aspect]')?.getAttribute('stroke-width'));
      unmount();
      return width;
    };
    expect(thickness(0)).toBeGreaterThan(thickness(3));
    expect(thickness(3)).toBeGreaterThan(thickness(6));
  });

  it('without the hour there are neither houses nor angles [BH-6]', () => {
    const { container } = render(<BirthChart chart={drawnOfDay.chart} />);
    expect(marks(container, 'house')).toEqual([]);
    expect(marks(container, 'axis')).toEqual([]);
    expect(marks(container, 'body')).toEqual(CHART_BODIES);
    expect(screen.getByRole('img')).toHaveAccessibleName(/Księżyc: Baran\.$/);
  });

  it('is drawn by the server as well, small and without styles of its own [BH-3]', () => {
    const markup = renderToString(<BirthChart chart={drawn.chart} />);
    expect(markup).not.toMatch(/\sstyle=|<style|<script/);
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    expect(markup.length).toBeLessThan(32_000);
  });

  it('every colour that follows the theme brings one to show without it [BH-5]', () => {
    const markup = renderToString(<BirthChart chart={drawn.chart} />);
    const themed = [...markup.matchAll(/var\([^)]*\)/g)].map(([value]) => value);
    expect(themed.length).toBeGreaterThan(20);
    for (const value of themed) expect(value).toMatch(/^var\(--[\w-]+, #[0-9A-F]{6}\)$/);
  });
});
