import { expect, it, vi } from 'vitest';
import { afterPaint } from '#browser/after-paint.ts';

it('waits for the next frame and its paint, and can be called off meanwhile', async () => {
  const order: string[] = [];
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const calledOff = vi.fn<() => void>();
  afterPaint(() => order.push('after'));
  afterPaint(calledOff)();
  requestAnimationFrame(() => order.push('frame'));
  expect(order).toEqual([]);
  await vi.waitFor(() => expect(order).toEqual(['frame', 'after']));

  const late = afterPaint(calledOff);
  await frame();
  late();
  await frame();
  expect(calledOff).not.toHaveBeenCalled();
});
