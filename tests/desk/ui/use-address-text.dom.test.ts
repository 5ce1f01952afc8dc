import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAddressText } from '#desk/ui/use-address-text.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A field whose address moves when the test says so, as a router's does. */
function drawn(first: string) {
  const moved: string[] = [];
  const { result, rerender } = renderHook(
    ({ inAddress }) => useAddressText(inAddress, (text) => moved.push(text)),
    { initialProps: { inAddress: first } },
  );
  return {
    moved,
    text: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    rest: () => act(() => vi.advanceTimersByTime(300)),
    arrive: (inAddress: string) => rerender({ inAddress }),
  };
}

test('the address follows once typing rests, and its late answers take no letter away [DK-7]', () => {
  const field = drawn('');
  field.type('H');
  field.type('Ha');
  expect(field.moved).toEqual([]);
  field.rest();
  field.type('Han');
  field.arrive('Ha');
  expect([field.text(), field.moved]).toEqual(['Han', ['Ha']]);
  field.rest();
  field.type('Hann');
  field.rest();
  // A router leaves out what is past.
  field.arrive('Hann');
  field.rest();
  expect([field.text(), field.moved]).toEqual(['Hann', ['Ha', 'Han', 'Hann']]);
});

test('Back and a link move the field, also to what it has sent before [DK-7]', () => {
  const field = drawn('');
  field.type('Ha');
  field.rest();
  field.arrive('Ha');
  field.arrive('');
  expect(field.text()).toBe('');
  field.arrive('Ha');
  field.rest();
  expect([field.text(), field.moved]).toEqual(['Ha', ['Ha']]);
});

test('what is typed and taken back moves nothing [DK-7]', () => {
  const field = drawn('Ha');
  field.type('Han');
  field.type('Ha');
  field.rest();
  expect(field.moved).toEqual([]);
});
