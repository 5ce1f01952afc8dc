import { expect, vi } from 'vitest';
import { isPageTest } from '#tools/page-tests.ts';

// A page's modules keep what happens to it (code that has come, machines that run), so each file of page tests begins
// with modules of its own, as a page does. The process, its packages and jsdom's code are shared: loading those anew took
// longer than most of the tests.
if (isPageTest(expect.getState().testPath ?? '')) vi.resetModules();
