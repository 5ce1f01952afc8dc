import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BIRTH_SAMPLES } from '#tests/blocks/birth-horoscope/birth-samples.tsx';
import { ORDER_SAMPLES } from '#tests/blocks/purchase/order-samples.tsx';
import { SAMPLES } from '#tests/blocks/samples.tsx';
import { namedIn } from './named.ts';
import { outlineOf } from './outline.ts';

const BLOCKS = Object.entries({ ...SAMPLES, ...ORDER_SAMPLES, ...BIRTH_SAMPLES });

test.each(BLOCKS)(
  'the block %s says what is committed (after an intended change: -u)',
  async (name, block) => {
    const { container } = render(block);
    await expect(outlineOf(container)).toMatchFileSnapshot(`blocks/${name}.txt`);
  },
);

test('what each block names by its headings, and what it keeps from a reader, is what is committed', async () => {
  const named = BLOCKS.map(([name, block]) => {
    const { container, unmount } = render(block);
    const lines = namedIn(container);
    unmount();
    return `${name}:\n${lines}`;
  });
  await expect(named.join('\n')).toMatchFileSnapshot('named/blocks.txt');
});
