import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test, vi } from 'vitest';
import { markConditions } from '#tools/conditions/mark-conditions.ts';
import { recordConditions } from '#tools/conditions/record-conditions.ts';
import { unseen } from '#tools/conditions/sides.ts';

const PRICE = `
export function price(order: { sum: number; coupon?: { percent: number } } | undefined, isFirst: boolean) {
  if (order === undefined || (isFirst && !order.coupon)) return 0;
  const percent = order?.coupon?.percent ?? 0;
  switch (percent) {
    case 0: return order.sum;
    case 100: return 0;
  }
  return order.sum > 10 ? order.sum - percent : order.sum;
}
`;

let copies = 0;

/** The marked function, and what it has not met so far. */
function marked(): { price: (order: unknown, isFirst: boolean) => number; open: () => string[] } {
  recordConditions();
  const { code, points } = markConditions(PRICE, `price-${(copies += 1)}.ts`);
  const { outputText } = ts.transpileModule(`${code}\nexport const seen = __seen;`, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exported: Record<string, unknown> = {};
  new Function('exports', outputText)(exported);
  const { price, seen } = exported as { price: () => number; seen: number[] };
  return {
    price,
    open: () =>
      points.flatMap((point, place) =>
        unseen(point, seen[place] ?? 0).map((side) => `${point.line}: never ${side}: ${point.text}`),
      ),
  };
}

test('marked code does what it did, and tells each condition that was met on one side only', () => {
  const { price, open } = marked();
  expect([
    price(undefined, false),
    price({ sum: 20 }, false),
    price({ sum: 20, coupon: { percent: 5 } }, true),
    price({ sum: 20, coupon: { percent: 100 } }, true),
  ]).toEqual([0, 20, 15, 0]);
  expect(open()).toEqual([
    '3: never false: order.coupon',
    '4: never missing: order',
    '9: never less: order.sum > 10',
    '9: never equal: order.sum > 10',
  ]);
  price({ sum: 20 }, true);
  price({ sum: 10, coupon: { percent: 5 } }, false);
  price({ sum: 9, coupon: { percent: 5 } }, false);
  expect(open()).toEqual(['4: never missing: order']);
});

test('what was never reached is told as that, and a count has no side below nothing', () => {
  const { price, open } = marked();
  price(undefined, true);
  expect(open()).toContain('9: never run: order.sum > 10');
  expect(unseen({ line: 1, kind: 'size', text: 'list.length > 0' }, 4)).toEqual(['equal']);
});

test('what was met before a file begins with modules of its own is still known after it', async () => {
  const { price } = marked();
  price(undefined, true);
  vi.resetModules();
  const fresh = await import('#tools/conditions/record-conditions.ts');
  fresh.recordConditions();
  const folder = mkdtempSync(join(tmpdir(), 'conditions-'));
  fresh.saveConditions(folder);
  const [name = ''] = readdirSync(folder);
  const saved = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { file: string; seen: number[] }[];
  expect(saved.find(({ file }) => file === `price-${copies}.ts`)?.seen.some((bits) => bits > 0)).toBe(true);
  rmSync(folder, { recursive: true });
});
