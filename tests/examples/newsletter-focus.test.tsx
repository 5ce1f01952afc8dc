// The example of docs/how-to/write-a-model-test.md: one promise, checked wherever the model's ways meet its state.
import { expect } from 'vitest';
import { newsletter } from '#tools/model/models/newsletter.ts';
import { newsletterSteps } from '#tools/model/steps/newsletter.ts';
import { walkChapters } from '#tests/model/jsdom/walk-chapters.ts';

walkChapters(newsletter, newsletterSteps, {
  checksOf: () => ({
    'newsletter.editing.failed': async () => expect(document.activeElement).not.toBe(document.body),
  }),
});
