import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useErrorTitle } from '#flows/use-error-title.ts';

test('the title says "Błąd" once, however many forms of the page show errors, and no more once they are gone [A3]', () => {
  document.title = 'Kontakt';
  const form = renderHook(({ shown }) => useErrorTitle(shown), { initialProps: { shown: true } });
  expect(document.title).toBe('Błąd: Kontakt');
  const other = renderHook(() => useErrorTitle(true));
  expect(document.title).toBe('Błąd: Kontakt');
  other.unmount();
  expect(document.title).toBe('Błąd: Kontakt');
  form.rerender({ shown: false });
  expect(document.title).toBe('Kontakt');
});
