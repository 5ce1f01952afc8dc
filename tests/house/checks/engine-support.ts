import { features } from 'web-features';
import type { Engine } from '#tools/oldest-engines.ts';

/** What a browser of `browserslist` is called in the compatibility data, its telephone edition included. */
const DATA_NAMES: Record<string, readonly string[]> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
};

type Versions = Partial<Record<string, string>>;

/** Every judged detail of the web platform (`api.AbortSignal.any_static`) and the versions that first had it whole. */
export const platform: ReadonlyMap<string, Versions> = new Map(
  Object.values(features).flatMap((feature) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(
          ([key, { support }]) => [key, support] as const,
        )
      : [],
  ),
);

/** A version as a number that can be compared: `16.4` is 16.004, `≤37` is 37, a preview is newer than all. */
function toNumber(version: string): number {
  const [, major, minor = '0'] = /^≤?(\d+)(?:\.(\d+))?/.exec(version) ?? [];
  return major === undefined ? Infinity : Number(major) + Number(minor) / 1000;
}

/** The engines that lack a detail, as `firefox 115`; none for a detail that the data does not know. */
export function enginesWithout(key: string, engines: readonly Engine[]): string[] {
  const support = platform.get(key);
  if (!support) return [];
  return engines
    .filter(({ name, version }) =>
      (DATA_NAMES[name] ?? [name]).some((id) => {
        const first = support[id];
        return first === undefined || toNumber(first) > toNumber(version);
      }),
    )
    .map(({ name, version }) => `${name} ${version}`);
}
