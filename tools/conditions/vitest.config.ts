import { fileURLToPath } from 'node:url';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import shop from '../../vite.config.ts';
import { markConditions } from './mark-conditions.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const setup = fileURLToPath(new URL('./setup.ts', import.meta.url));

/** The product's code; styles, types and migrations have no conditions of their own. */
const PRODUCT = /^(?:src|server|machines)\/(?!migrations\/)(?!.*(?:\.css|\.d)\.ts$).*\.tsx?$/;

const marking: Plugin = {
  name: 'mark-conditions',
  enforce: 'pre',
  transform(code, id) {
    const file = relative(root, id);
    if (!PRODUCT.test(file)) return undefined;
    const { code: marked, map, points } = markConditions(code, file);
    return points.length === 0 ? undefined : { code: marked, map: map as never };
  },
};

// All tests as `npm test` runs them, with the product's code and statements telling what they meet.
const config: ViteUserConfig = await shop({
  command: 'serve',
  mode: 'test',
  isSsrBuild: false,
  isPreview: false,
});
export default {
  ...config,
  plugins: [marking, ...(config.plugins ?? [])],
  test: {
    ...config.test,
    projects: (config.test?.projects ?? []).map((project) =>
      typeof project === 'object' && 'test' in project
        ? {
            ...project,
            test: { ...project.test, setupFiles: [setup, ...[project.test?.setupFiles ?? []].flat()] },
          }
        : project,
    ),
  },
} satisfies ViteUserConfig;
