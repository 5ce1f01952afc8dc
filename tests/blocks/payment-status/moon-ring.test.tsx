import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MoonRing } from '#blocks/payment-status/moon-ring.tsx';

const moonsOf = (container: Element) => [...container.querySelectorAll('svg > g')];

test('the ring shows twelve different moons, evenly around, each whole within the drawing', () => {
  const { container } = render(<MoonRing still={false} />);
  const [left = 0, top = 0, width = 0, height = 0] =
    container.querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const moons = moonsOf(container);
  expect(new Set(moons.map((moon) => moon.querySelector('path')?.getAttribute('d'))).size).toBe(12);
  moons.forEach((moon, place) => {
    const moved = moon.querySelector('g')?.getAttribute('transform') ?? '';
    const [angle = 0, x = 0, y = 0, back = 0] = (moved.match(/-?\d+/g) ?? []).map(Number);
    expect([angle, x, back + angle]).toEqual([place * 30, 0, 0]);
    const turn = (angle * Math.PI) / 180;
    const [across, down] = [-y * Math.sin(turn), y * Math.cos(turn)];
    const radius = Number(moon.querySelector('circle')?.getAttribute('r'));
    expect(across - radius).toBeGreaterThan(left);
    expect(across + radius).toBeLessThan(left + width);
    expect(down - radius).toBeGreaterThan(top);
    expect(down + radius).toBeLessThan(top + height);
  });
});

test('its moons move only while a change is expected soon [U28]', () => {
  const { container, rerender } = render(<MoonRing still={false} />);
  const areMoving = () => moonsOf(container).map((moon) => moon.hasAttribute('class'));
  expect(new Set(areMoving())).toEqual(new Set([true]));
  rerender(<MoonRing still />);
  expect(new Set(areMoving())).toEqual(new Set([false]));
});
