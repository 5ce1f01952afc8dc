import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ShownState } from '#desk/frame/shown-state.tsx';

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('a state that changes under a press is shown where the finger is; the one that was there stays where it is [owner row 17]', () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const drawn = (of: string | undefined) => (
    <ShownState id="stan" of={of}>
      <p>{of}</p>
    </ShownState>
  );
  const { rerender } = render(drawn('scheduled'));
  expect(scrolled).not.toHaveBeenCalled();
  rerender(drawn('sent'));
  expect(scrolled).toHaveBeenCalledOnce();
  expect(screen.getByText('sent').parentElement).toHaveFocus();
  // Back in writing, the editor keeps the focus.
  rerender(drawn(undefined));
  expect(scrolled).toHaveBeenCalledOnce();
});
