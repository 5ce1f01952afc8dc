import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { repository, type SourceFile } from './source-tree.ts';

const pictures = new Set(['.png', '.jpg', '.webp', '.avif', '.woff2', '.ico']);

/** Every text file that a clone gets or would get once it is committed. */
export function readCloneFiles(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: repository,
    encoding: 'utf8',
  });
  const paths = listed.split('\0').filter((path) => path !== '' && !pictures.has(extname(path)));
  return paths.flatMap((path) => {
    try {
      return [{ path, text: readFileSync(join(repository, path), 'utf8') }];
    } catch {
      return []; // Deleted, but not yet committed so.
    }
  });
}

// Written so that this file does not hold what it looks for.
const marks: readonly [string, RegExp][] = [
  ['a folder of one machine', /(?<![\w.])\/(?:work|farm|root|home\/\w+)\/\w/],
  ['a neighbour of the repository', /\.\.\/(?:shared|\.library)\b/],
  ['a package registry', /\b(?:registry\.(?:npmjs|yarnpkg)|npm\.pkg\.github)\.\w+/],
];

/** Text that means nothing outside the machine it was written on. */
export function machineMarks(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        marks.filter(([, mark]) => mark.test(line)).map(([what]) => `${path}:${index + 1} ${what}`),
      ),
  );
}
