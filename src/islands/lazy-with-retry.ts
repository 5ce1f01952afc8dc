import { lazy, type ComponentType } from 'react';
import { importWithRetry } from './import-with-retry.ts';

/**
 * `React.lazy` with a retried import. The linter refuses `React.lazy` elsewhere, since a failed import breaks
 * everything up to the next error boundary.
 */
export const lazyWithRetry = <P extends object>(load: () => Promise<ComponentType<P>>, attempts?: number) =>
  lazy(async () => ({ default: await importWithRetry(load, attempts) }));
