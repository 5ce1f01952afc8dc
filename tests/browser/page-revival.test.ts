// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { onPageRevived } from '#browser/page-revival.ts';

const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

it('[U2] tells of a page from the browser’s cache, not of one that was loaded; until it is stopped', () => {
  const heard = vi.fn();
  const stop = onPageRevived(heard);
  show(false);
  expect(heard).not.toHaveBeenCalled();
  show(true);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  show(true);
  expect(heard).toHaveBeenCalledTimes(1);
});
