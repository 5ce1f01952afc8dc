import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { isWholeProof } from '#tools/proof.ts';
import { lateStyles, withAdoptedSheet } from '#tools/vite-plugins/late-styles.ts';

const compiled = [
  "import '/styles/theme.css.ts.vanilla.css';",
  "import '/styles/sky/birth-chart.late.css.ts.vanilla.css';",
  "export var chart = '_1a';",
].join('\n');

test('a late sheet is adopted when its code runs; what every page has already stays in the page’s sheet', () => {
  const code = withAdoptedSheet(compiled);
  expect(code).toContain("import lateSheet1 from '/styles/sky/birth-chart.late.css.ts.vanilla.css?inline';");
  expect(code).toContain('adoptLateSheet(lateSheet1);');
  expect(code).toContain("import '/styles/theme.css.ts.vanilla.css';");
  expect(code).toContain("export var chart = '_1a';");
});

test('one that names the classes of another late style adopts both, its own last', () => {
  const code = withAdoptedSheet(`import '/styles/select-list.late.css.ts.vanilla.css';\n${compiled}`);
  expect(
    [...code.matchAll(/import (\w+) from '([^']*)\.late/g)].map(([, name, file]) => [name, file]),
  ).toEqual([
    ['lateSheet1', '/styles/select-list'],
    ['lateSheet2', '/styles/sky/birth-chart'],
  ]);
  expect(code).not.toMatch(/import '[^']*\.late/);
  expect(code.match(/adoptLateSheet\(/g)).toHaveLength(2);
});

test('other code is left alone', () => {
  expect(withAdoptedSheet('export const a = 1;')).toBe('export const a = 1;');
});

test.runIf(isWholeProof)(
  'vanilla-extract compiles a late sheet into the form that is looked for: none is left for the page',
  async () => {
    const input = fileURLToPath(new URL('../../styles/sky/birth-chart.late.css.ts', import.meta.url));
    const { output } = (await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [vanillaExtractPlugin({ identifiers: 'short' }), lateStyles()],
      build: { write: false, rolldownOptions: { input } },
    })) as Rolldown.RolldownOutput;
    const sheets = output.flatMap((file) => ('source' in file ? [file.source] : []));
    expect(sheets.join('\n')).not.toContain('min(325px');
    expect(output[0].code).toContain('min(325px');
  },
);
