import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fenced, markdownTable, withBlock } from '#tools/docs/markdown.ts';
import { FIGURE_PAGES } from '#tools/docs/write-figures.ts';

const proof = join(import.meta.dirname, '../../docs/proof');

test.each(Object.entries(FIGURE_PAGES))('the block %s stands in its page, %s', (block, page) => {
  const text = readFileSync(join(proof, page), 'utf8');
  expect(withBlock(text, block, 'NEW')).toContain(`${block}: written by a program -->\n\nNEW\n\n<!-- end of`);
});

test('a block is replaced and what stands around it is left alone', () => {
  const page = 'Before\n\n<!-- a: written by a program -->\nold\n<!-- end of a -->\n\nAfter\n';
  const once = withBlock(page, 'a', fenced('1  2\n'));
  expect(once).toBe(
    'Before\n\n<!-- a: written by a program -->\n\n```text\n1  2\n```\n\n<!-- end of a -->\n\nAfter\n',
  );
  expect(withBlock(once, 'a', fenced('1  2'))).toBe(once);
  expect(() => withBlock(page, 'b', '')).toThrow('<!-- b: written');
});

test('a table escapes what would end a cell', () => {
  expect(markdownTable(['A', 'B'], [['a|b', 'c']])).toBe('| A | B |\n| --- | --- |\n| a\\|b | c |');
});
