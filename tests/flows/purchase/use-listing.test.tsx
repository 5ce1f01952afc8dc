import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useListing } from '#flows/purchase/use-listing.ts';

it('the list is the one of the address: as the page comes, changed in its place, and after a step back [RD-4]', () => {
  window.history.replaceState({ key: 'here' }, '', '/tarot?wariant=a&wolna=1#wrozka');
  const { result, unmount } = renderHook(useListing);
  expect(result.current[0]).toEqual({ freeOnly: true, order: 'recommended' });
  const before = window.history.length;
  act(() => result.current[1]({ freeOnly: false, order: 'cheapest' }));
  expect(result.current[0].order).toBe('cheapest');
  expect(window.location.search + window.location.hash).toBe('?wariant=a&kolejnosc=najtaniej#wrozka');
  expect([window.history.length, window.history.state]).toEqual([before, { key: 'here' }]);
  const goBackTo = (address: string) =>
    act(() => {
      window.history.replaceState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  goBackTo('/tarot?temat=uczucia');
  expect(result.current[0]).toEqual({ topic: 'HEARTH', freeOnly: false, order: 'recommended' });
  unmount();
});
