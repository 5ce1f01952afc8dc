import { expect, it, vi } from 'vitest';
import { onPageRestored } from '#browser/page-restore.ts';

const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

it('tells of a page from the browser’s cache, not of one that was loaded; until it is stopped [U2]', () => {
  const listener = vi.fn();
  const stop = onPageRestored(listener);
  show(false);
  expect(listener).not.toHaveBeenCalled();
  show(true);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  show(true);
  expect(listener).toHaveBeenCalledTimes(1);
});
