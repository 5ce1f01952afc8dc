import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BIRTH_SAMPLES } from '#tests/blocks/birth-horoscope/birth-samples.tsx';
import { ORDER_SAMPLES } from '#tests/blocks/purchase/order-samples.tsx';
import { SAMPLES } from '#tests/blocks/samples.tsx';
import { outlineOf } from './outline.ts';

test.each(Object.entries({ ...SAMPLES, ...ORDER_SAMPLES, ...BIRTH_SAMPLES }))(
  'the block %s says what is committed (after an intended change: -u)',
  async (name, block) => {
    const { container } = render(block);
    await expect(outlineOf(container)).toMatchFileSnapshot(`blocks/${name}.txt`);
  },
);
