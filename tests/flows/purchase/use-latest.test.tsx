import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLatest } from '#flows/purchase/use-latest.ts';

test('one function for the whole life of a part reads what was rendered last', () => {
  const { result, rerender } = renderHook((value: string) => useLatest(value), { initialProps: 'first' });
  const read = result.current;
  rerender('second');
  rerender('third');
  expect([read(), result.current]).toEqual(['third', read]);
});
