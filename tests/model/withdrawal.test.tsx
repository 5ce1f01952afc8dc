import { expect, vi } from 'vitest';
import { withdrawal } from '#tools/model/models/withdrawal.ts';
import { withdrawalSteps } from '#tools/model/steps/withdrawal.ts';
import { walkChapters } from './jsdom/walk-chapters.ts';

/** After a step the page is read from its heading. */
const atHeading = () =>
  vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('main h1')));

walkChapters(withdrawal, withdrawalSteps, {
  checksOf: () => ({ 'withdrawal.reviewing.calm': atHeading, 'withdrawal.received': atHeading }),
});
