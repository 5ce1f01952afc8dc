import { readFileSync } from 'node:fs';

/** Tests of whole pages and of what lives as long as a page does: each file has the shop's modules to itself. */
const PAGE_TESTS = [
  /\/tests\/(model|examples)\/[\w-]+\.test\.tsx$/,
  /\/tests\/flows\/(message-toasts|press-at-once)\.test\.tsx$/,
  /\/tests\/flows\/.*([\w-]+-page|order-outcome|order-details)\.test\.tsx$/,
  /\/tests\/flows\/birth-horoscope\/birth-purchase\.test\.tsx$/,
  /\/tests\/flows\/.*-effects\.dom\.test\.ts$/,
  /\/tests\/islands\/[\w-]+\.(test\.tsx|dom\.test\.ts)$/,
  /\/tests\/app\/.*\.(test\.tsx|dom\.test\.ts)$/,
  // Its pages have gone by a renewal, after which no page asks before it is left.
  /\/tests\/desk\/frame\/other-release\.test\.tsx$/,
  // What other files have left in a module would show.
  /\/tests\/said\/desk-[\w-]+\.test\.tsx$/,
];

/** Whether a test in jsdom begins with modules of its own; so does a file that puts something in the place of one. */
export const isPageTest = (file: string): boolean =>
  PAGE_TESTS.some((pattern) => pattern.test(file)) ||
  /\bvi\.(mock|doMock)\(/.test(readFileSync(file, 'utf8'));
