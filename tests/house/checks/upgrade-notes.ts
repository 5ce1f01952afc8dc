import type { SourceFile } from './source-tree.ts';

/** One row of docs/upgrading.md: an internal of a package, the files that use it, and the test that guards it. */
export interface UpgradeNote {
  internal: string;
  files: string[];
  packages: { name: string; version: string }[];
  guard: { file: string; title: string };
}

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

/** Reads the rows of the table in docs/upgrading.md: what stands below its head. */
export function upgradeNotes(markdown: string): UpgradeNote[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| (?!What \||---)/.test(line))
    .map((line) => {
      const [what = '', where = '', name = '', guard = ''] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      return {
        internal: quoted(what)[0] ?? '',
        files: quoted(where),
        packages: [...name.matchAll(/`([^`]+)` ([\w.-]+)/g)].map(([, of = '', version = '']) => ({
          name: of,
          version,
        })),
        guard: { file: quoted(guard)[0] ?? '', title: guard.split('`: ')[1] ?? '' },
      };
    });
}

/** What a row says that is not so: another version, files that use the internal and are not named, a lost guard. */
export function wrongNotes(
  notes: readonly UpgradeNote[],
  versions: Readonly<Record<string, string>>,
  sources: readonly SourceFile[],
  tests: readonly SourceFile[],
): string[] {
  return notes.flatMap(({ internal, files, packages, guard }) => {
    if (internal === '' || packages.length === 0) return ['a row names no internal or no package'];
    const users = sources.filter(({ text }) => text.includes(internal)).map(({ path }) => path);
    const guarded = tests.some(({ path, text }) => path === guard.file && text.includes(guard.title));
    return [
      ...packages
        .filter(({ name, version }) => versions[name] !== version)
        .map(({ name, version }) => `${name} is ${versions[name] ?? 'missing'}, not ${version}`),
      ...(users.toSorted().join() === files.toSorted().join()
        ? []
        : [`${internal} is used by ${users.join(', ')}`]),
      ...(guarded && guard.title !== '' ? [] : [`${internal} has no guard in ${guard.file}`]),
    ];
  });
}
