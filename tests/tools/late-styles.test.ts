import { expect, test } from 'vitest';
import { withAdoptedSheet } from '#tools/late-styles.ts';

const compiled = [
  "import '/styles/theme.css.ts.vanilla.css';",
  "import '/styles/birth-chart.late.css.ts.vanilla.css';",
  "export var chart = '_1a';",
].join('\n');

test('a late sheet is adopted when its code runs; what every page has already stays in the page’s sheet', () => {
  const code = withAdoptedSheet(compiled);
  expect(code).toContain("import lateSheet from '/styles/birth-chart.late.css.ts.vanilla.css?inline';");
  expect(code).toContain('adoptStyleSheet(lateSheet);');
  expect(code).toContain("import '/styles/theme.css.ts.vanilla.css';");
  expect(code).toContain("export var chart = '_1a';");
});

test('other code is left alone', () => {
  expect(withAdoptedSheet('export const a = 1;')).toBe('export const a = 1;');
});
