import packageJson from '../package.json' with { type: 'json' };

/** A browser by its name in `browserslist`, and its oldest supported version. */
export interface Engine {
  name: string;
  version: string;
}

/** The oldest supported browsers, read from `browserslist` in package.json. */
export const oldestEngines: readonly Engine[] = packageJson.browserslist.map((query) => {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
  if (name === undefined || version === undefined) throw new Error(`browserslist: cannot read "${query}"`);
  return { name, version };
});

/** The oldest supported browsers in the format of Vite's `build.target`, which rewrites newer syntax and CSS. */
export const buildTargets: string[] = oldestEngines.map(
  ({ name, version }) => `${name === 'ios_saf' ? 'ios' : name}${version}`,
);
