import { lazy, type ComponentType } from 'react';
import { importWithRetry } from './import-with-retry.ts';

/** `React.lazy` whose import is retried. The only use of the raw one: a component that fails takes all around it along. */
export const lazyWithRetry = <P extends object>(load: () => Promise<ComponentType<P>>, attempts?: number) =>
  lazy(async () => ({ default: await importWithRetry(load, attempts) }));
