import packageJson from '../package.json' with { type: 'json' };

/** A browser by its name in `browserslist`, and the oldest version of it that the shop promises to work in. */
export interface Engine {
  name: string;
  version: string;
}

/** The oldest engines of the promise: the one place that names them is `browserslist` in package.json. */
export const oldestEngines: readonly Engine[] = packageJson.browserslist.map((query) => {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
  if (name === undefined || version === undefined) throw new Error(`browserslist: cannot read "${query}"`);
  return { name, version };
});

/** The same engines as the build's tools spell them (`build.target`): what is newer in syntax or CSS is rewritten. */
export const buildTargets: string[] = oldestEngines.map(
  ({ name, version }) => `${name === 'ios_saf' ? 'ios' : name}${version}`,
);
