import type { BrowserContext } from '@playwright/test';

/** Whether every page of this run is held back (`npm run prove -- late`). */
export const isHeldBack = process.env['LATE'] === 'whole';

/**
 * Holds the pages of a context back, as a slow phone on a bad line is: each script comes 600 ms late, and a third of
 * React's steps (messages that its scheduler posts itself, SchedulerHostConfig) up to 300 ms late. What was pressed or
 * typed in between must count all the same.
 */
export async function holdBack(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 600));
    await route.fallback().catch(() => undefined);
  });
  await context.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    // The page's own clock, which a test may stop.
    const later = window.setTimeout.bind(window);
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [never]) {
      if (Math.random() < 2 / 3) post.apply(this, message);
      else later(() => post.apply(this, message), Math.random() * 300);
    };
  });
}
