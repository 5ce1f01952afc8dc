import { loadModule } from 'pgsql-parser';
import { beforeAll, expect, test } from 'vitest';
import { readStatement, sqlOf, withRows, withValues } from '#tools/conditions/sql-changes.ts';

beforeAll(loadModule);

const flat = (sql: string) => sql.replaceAll(/\s+/g, ' ');

test('each clause of a statement is changed once, and named without its numbers', () => {
  const { changes, isOrdered } = readStatement(
    'select coalesce(b, $1), count(*) filter (where c) from t left join u on u.id = t.id ' +
      'where x = $2 and not (y is null or z < now()) order by a desc limit 5',
  );
  expect(isOrdered).toBe(true);
  expect(changes.map(({ name }) => name).sort()).toEqual([
    '< to <=: z < now()',
    '< to >=: z < now()',
    'coalesce to $: COALESCE(b, $)',
    'coalesce to b: COALESCE(b, $)',
    'drop AND: NOT (y IS NULL OR z < now())',
    'drop AND: x = $',
    'drop NOT: y IS NULL OR z < now()',
    'drop OR: y IS NULL',
    'drop OR: z < now()',
    'drop filter: count(*) FILTER (WHERE c)',
    'drop order: a',
    'left join to inner: u.id = t.id',
    'turn order: a',
  ]);
  expect(changes.map(({ make }) => flat(sqlOf(make())))).toContain(
    'SELECT COALESCE(b, $1), count(*) FILTER (WHERE c) FROM t LEFT JOIN u ON u.id = t.id ' +
      'WHERE NOT (y IS NULL OR z < now()) ORDER BY a DESC LIMIT 5',
  );
});

test('a branch of a case is lost, and a sum loses a side', () => {
  const { changes } = readStatement('update t set a = case when b then c + 1 else 2 end where d in (1, 2)');
  expect(changes.map(({ make }) => flat(sqlOf(make())))).toEqual([
    'UPDATE t SET a = CASE WHEN b THEN c + 1 ELSE 2 END WHERE true',
    'UPDATE t SET a = c + 1 WHERE d IN (1, 2)',
    'UPDATE t SET a = 2 WHERE d IN (1, 2)',
    'UPDATE t SET a = CASE WHEN b THEN c ELSE 2 END WHERE d IN (1, 2)',
    'UPDATE t SET a = CASE WHEN b THEN 1 ELSE 2 END WHERE d IN (1, 2)',
    'UPDATE t SET a = CASE WHEN b THEN c + 1 ELSE 2 END WHERE d IN (2)',
    'UPDATE t SET a = CASE WHEN b THEN c + 1 ELSE 2 END WHERE d IN (1)',
  ]);
});

test('a statement is sent with its values inside, and tells the rows it writes', () => {
  const { tree } = readStatement('update t as q set a = $1 where b = $2 returning a');
  expect(flat(sqlOf(withRows(withValues(tree, ["it's", null]))))).toBe(
    "UPDATE t AS q SET a = 'it''s' WHERE b = NULL RETURNING a, q.*",
  );
  expect(flat(sqlOf(withRows(readStatement('select 1').tree)))).toBe('SELECT 1');
});
