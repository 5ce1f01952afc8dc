import { mergeConfig, defineConfig } from 'vitest/config';
import vite from './vite.config.ts';

const base = vite({ command: 'serve', mode: 'test' });

// Browser-like tests carry `// @vitest-environment jsdom` at their head; everything else runs in Node.
export default mergeConfig(
  base,
  defineConfig({
    root: import.meta.dirname,
    test: {
      include: ['tests/**/*.test.{ts,tsx}'],
      environment: 'node',
      maxWorkers: 2,
      setupFiles: ['tests/setup.ts'],
      testTimeout: 20_000,
      hookTimeout: 60_000,
    },
  }),
);
