import { expect, test } from 'vitest';
import { rawValues } from './checks/raw-values.ts';
import { readSources } from './checks/source-tree.ts';

/** Where the values themselves stand. */
const tokenFiles = ['styles/tokens.ts', 'styles/space.ts'];

test('distances, radii, layers and colours come from tokens everywhere', () => {
  const styles = readSources(['styles', 'src']).filter(
    ({ path }) => path.startsWith('styles/') || path.endsWith('.css.ts'),
  );
  expect(styles.map(({ path }) => path)).toEqual(expect.arrayContaining(tokenFiles));
  expect(rawValues(styles.filter(({ path }) => !tokenFiles.includes(path)))).toEqual([]);
});

test.each([
  `{ padding: '8px 0' }`,
  `{ paddingInline: '1rem' }`,
  '{ marginTop: `calc(${a} + 2px)` }',
  `{ rowGap: '4px' }`,
  `{ scrollPaddingBlock: '16px' }`,
  `{ '@media': { [wide]: { gap: 'clamp(1px, 2vw, 9px)' } } }`,
  `{ borderRadius: '6px 6px 0 0' }`,
  `{ borderTopLeftRadius: '50%' }`,
  `{ zIndex: 40 }`,
  `{ zIndex: layer.nav - 1 }`,
  `{ color: '#0C252D' }`,
  '{ background: `rgb(0 0 0 / .5) url(${art})` }',
])('the check finds %s', (style) => {
  expect(rawValues([{ path: 'styles/a.css.ts', text: `style(${style})` }])).toHaveLength(1);
});

test.each([
  `{ padding: space(2, 0), margin: 0, gap: '.5em', rowGap: 0 }`,
  '{ borderRadius: `${vars.r.panel} ${vars.r.panel} 0 0`, zIndex: layer.inside }',
  `{ width: '44px', border: '1px solid', top: '-8px', backgroundSize: '720px', gridTemplateColumns: '72px 1fr' }`,
  `{ background: 'transparent', fill: 'currentColor', backgroundImage: 'url(/art/bg.svg)' }`,
])('and lets pass %s', (style) => {
  expect(rawValues([{ path: 'styles/a.css.ts', text: `style(${style})` }])).toEqual([]);
});
