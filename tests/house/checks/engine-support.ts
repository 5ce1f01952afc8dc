import { features } from 'web-features';
import type { Engine } from '#tools/oldest-engines.ts';

/** What a browser of `browserslist` is called in the compatibility data, its telephone edition included. */
const DATA_NAMES: Partial<Record<string, readonly string[]>> = {
  chrome: ['chrome', 'chrome_android'],
  firefox: ['firefox', 'firefox_android'],
  ios_saf: ['safari_ios'],
};

/** Every detail of the web platform that is validated (`api.URL.canParse_static`), and the versions that have it whole. */
export const platform: ReadonlyMap<string, Partial<Record<string, string>>> = new Map(
  Object.values(features).flatMap((feature) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(([key, { support }]) => [key, { ...support }])
      : [],
  ),
);

/** A version as a number that can be compared: `16.4` is 16.004, `≤37` is 37, a preview is newer than all. */
function toNumber(version: string): number {
  const [, major, minor = '0'] = /^≤?(\d+)(?:\.(\d+))?/.exec(version) ?? [];
  return major === undefined ? Infinity : Number(major) + Number(minor) / 1000;
}

/** The engines that lack a detail, as `firefox 115`; none lacks what the data does not know. */
export function enginesWithout(key: string, engines: readonly Engine[]): string[] {
  const support = platform.get(key);
  const isIn = (id: string, version: string) => {
    const first = support?.[id];
    return first !== undefined && toNumber(first) <= toNumber(version);
  };
  return support === undefined
    ? []
    : engines
        .filter(({ name, version }) => !(DATA_NAMES[name] ?? [name]).every((id) => isIn(id, version)))
        .map(({ name, version }) => `${name} ${version}`);
}

/** The oldest versions of these engines that have all these details. */
export const enginesWith = (keys: readonly string[], engines: readonly Engine[]): Engine[] =>
  engines.map(({ name }) => {
    const ids = DATA_NAMES[name] ?? [name];
    const firsts = keys.flatMap((key) => ids.map((id) => platform.get(key)?.[id] ?? 'none'));
    return { name, version: firsts.reduce((a, b) => (toNumber(a) > toNumber(b) ? a : b)) };
  });

/** One use of the web platform: the details that it may mean, and where in its text it stands. */
export interface Use {
  keys: readonly string[];
  start: number;
}

/** The first of a use's details and the engines that lack it, where no reading of the use is in all of them. */
export function tooNew(
  { keys }: Use,
  engines: readonly Engine[],
): { key: string; missing: string[] } | undefined {
  const lacks = keys.map((key) => ({ key, missing: enginesWithout(key, engines) }));
  return lacks.every(({ missing }) => missing.length > 0) ? lacks[0] : undefined;
}
