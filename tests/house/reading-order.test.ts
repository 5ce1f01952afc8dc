import { expect, test } from 'vitest';
import { reordered, unseenPlaced } from './checks/reading-order.ts';
import { readSources } from './checks/source-tree.ts';

/** Where nothing is read or pressed in another order than it is seen, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'styles/purchase/order-form.css.ts':
    'Messages, names and boxes of day, month and year stand in a line each; Tab meets the boxes in the order shown.',
  'src/desk/newsletter/newsletter.late.css.ts':
    'A number stands over what it counts: a list of terms has the term first.',
};

const styles = () =>
  readSources(['styles', 'src']).filter(({ path }) => path.startsWith('styles/') || path.endsWith('.css.ts'));
const fileOf = (found: string) => found.replace(/:\d+ .*$/, '');

test('what a page shows stands in the order in which it is read and Tab goes, save named exceptions [A15] [R11]', () => {
  const found = reordered(styles());
  expect(found.filter((one) => EXCEPTIONS[fileOf(one)] === undefined)).toEqual([]);
  expect(Object.keys(EXCEPTIONS).filter((path) => !found.some((one) => fileOf(one) === path))).toEqual([]);
});

test('nothing that is pressed unseen is placed from an ancestor [R19]', () => {
  expect(unseenPlaced(styles())).toEqual([]);
});

const file = (style: string) => [{ path: 'styles/a.css.ts', text: `style(${style})` }];

test.each([
  '{ order: -1 }',
  `{ '@media': { [from.lg]: { order: 2 } } }`,
  `{ flexDirection: 'row-reverse' }`,
  `{ flexWrap: 'wrap-reverse' }`,
  `{ gridAutoFlow: 'row dense' }`,
])('the check finds %s', (style) => {
  expect(reordered(file(style))).toHaveLength(1);
});

test.each([`{ order: 0, borderRadius: 'order' }`, `{ flexDirection: 'column', gridAutoFlow: 'column' }`])(
  'and lets pass %s',
  (style) => {
    expect(reordered(file(style))).toEqual([]);
  },
);

test('an unseen box that is placed is found; one in its own cell is not', () => {
  expect(unseenPlaced(file(`{ position: 'absolute', inset: 0, opacity: 0 }`))).toHaveLength(1);
  expect(unseenPlaced(file(`{ gridArea: '1 / 1', opacity: 0 }`))).toEqual([]);
});
