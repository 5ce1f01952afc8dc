import { expect, vi } from 'vitest';
import { GUIDE_HEADING } from '#blocks/guide/guide-step.tsx';
import { guide } from '#tools/model/models/guide.ts';
import { guideSteps } from '#tools/model/steps/guide.ts';
import { walkChapters } from './jsdom/walk-chapters.ts';

/** After the last question the answer is read from its heading. */
const atHeading = () => vi.waitFor(() => expect(document.activeElement?.id).toBe(GUIDE_HEADING));

walkChapters(guide, guideSteps, {
  checksOf: () => ({ 'guide.found': atHeading }),
});
