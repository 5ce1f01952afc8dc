import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeFindings } from '#tests/kit/axe.ts';
import { BIRTH_SAMPLES } from './birth-horoscope/birth-samples.tsx';
import { ORDER_SAMPLES } from './purchase/order-samples.tsx';
import { SAMPLES } from './samples.tsx';

afterEach(() => vi.restoreAllMocks());

describe.each(Object.entries({ ...SAMPLES, ...ORDER_SAMPLES, ...BIRTH_SAMPLES }))('%s', (_name, block) => {
  it('has no accessibility finding [A1]', async () => {
    const { container } = render(block);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('carries no inline style, script or handler in its HTML', () => {
    expect(renderToString(block)).not.toMatch(/\sstyle=|<script|\son[a-z]+=/);
  });

  it('is taken over by the browser as the server sent it', () => {
    const consoleErrors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const root = document.createElement('div');
    root.innerHTML = renderToString(block);
    document.body.append(root);
    act(() => {
      hydrateRoot(root, block);
    });
    expect(consoleErrors).not.toHaveBeenCalled();
    root.remove();
  });

  it('gives every picture a width and a height, so that nothing moves [A9]', () => {
    const { container } = render(block);
    for (const image of container.querySelectorAll('img')) {
      expect(image).toHaveAttribute('width');
      expect(image).toHaveAttribute('height');
    }
  });
});
