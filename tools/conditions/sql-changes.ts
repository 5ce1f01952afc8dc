import { deparseSync, parseSync } from 'pgsql-parser';

/** A part of a statement's tree, as PostgreSQL's own parser makes it. */
interface Part {
  [name: string]: unknown;
}

/** A statement's tree, and what could be wrong with it. */
export interface Statement {
  tree: Part;
  /** Whether the order of its rows is part of the result. */
  isOrdered: boolean;
  changes: readonly Change[];
}

/** A change of one clause: a fault that somebody could make. */
export interface Change {
  name: string;
  make(): Part;
}

type Path = readonly (string | number)[];

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const listOf = (value: unknown): Part[] => (Array.isArray(value) ? value.filter(isPart) : []);
const at = (root: Part, path: Path): Part =>
  path.reduce<Part>((part, step) => {
    const next = part[step];
    if (!isPart(next)) throw new Error(`A statement's tree has no ${path.join('.')}`);
    return next;
  }, root);

/** A copy of a tree with something else at a place; without the place when it is `undefined`. */
function put(root: Part, path: Path, value: unknown): Part {
  const copy = structuredClone(root);
  const last = path.at(-1);
  if (last === undefined) throw new Error('A whole tree has no place');
  const parent = at(copy, path.slice(0, -1));
  if (value === undefined) delete parent[last];
  else parent[last] = structuredClone(value);
  return copy;
}

/** The statement that a tree stands for. */
export const sqlOf = (tree: Part): string => deparseSync(tree as never);

const statementOf = (tree: Part): Part => at(tree, ['stmts', 0, 'stmt']);
const selecting = (value: Part): Part => ({
  version: 180_004,
  stmts: [
    {
      stmt: {
        SelectStmt: {
          targetList: [{ ResTarget: { val: value } }],
          limitOption: 'LIMIT_OPTION_DEFAULT',
          op: 'SETOP_NONE',
        },
      },
    },
  ],
});

/** An expression in words; parameters have no number, which differs with the statement around. */
const words = (value: unknown): string =>
  isPart(value)
    ? sqlOf(selecting(value))
        .replace(/^SELECT\s*/, '')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/\$\d+(?:, \$\d+)*/g, '$')
    : '';

const TRUE = { A_Const: { boolval: { boolval: true } } };
const BOUNDARIES: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
};

const operatorOf = (expression: Part): string => {
  const name = listOf(expression['name']).at(-1)?.['String'];
  return isPart(name) && typeof name['sval'] === 'string' ? name['sval'] : '';
};

/** Each argument alone. */
const alone = (tree: Part, path: Path, what: string, args: unknown): Change[] =>
  listOf(args).map((arg) => ({
    name: `${what} to ${words(arg)}: ${words(at(tree, path))}`,
    make: () => put(tree, path, arg),
  }));

/** All but one of a list. */
const fewer = (tree: Part, path: Path, list: readonly Part[], name: (one: Part) => string): Change[] =>
  list.map((one, place) => ({
    name: name(one),
    make: () => put(tree, path, list.length > 1 ? list.filter((_, other) => other !== place) : undefined),
  }));

function logicChanges(tree: Part, path: Path, { boolop, args }: Part): Change[] {
  const operands = listOf(args);
  if (boolop === 'NOT_EXPR')
    return operands.map((one) => ({ name: `drop NOT: ${words(one)}`, make: () => put(tree, path, one) }));
  const [word] = String(boolop).split('_');
  return operands.map((one, place) => {
    const rest = operands.filter((_, other) => other !== place);
    const left = rest.length === 1 ? rest[0] : { BoolExpr: { boolop, args: rest } };
    return { name: `drop ${word}: ${words(one)}`, make: () => put(tree, path, left) };
  });
}

function operatorChanges(tree: Part, path: Path, expression: Part): Change[] {
  const operator = operatorOf(expression);
  const whole = words(at(tree, path));
  const { kind, lexpr, rexpr } = expression;
  if (kind === 'AEXPR_IN') {
    const place = [...path, 'A_Expr', 'rexpr', 'List', 'items'];
    const items = isPart(rexpr) && isPart(rexpr['List']) ? listOf(rexpr['List']['items']) : [];
    return items.length < 2 ? [] : fewer(tree, place, items, (one) => `drop ${words(one)} of: ${whole}`);
  }
  if (kind !== 'AEXPR_OP') return [];
  if (['+', '-'].includes(operator) && lexpr)
    return [lexpr, rexpr].map((one) => ({
      name: `only ${words(one)} of: ${whole}`,
      make: () => put(tree, path, one),
    }));
  return (BOUNDARIES[operator] ?? []).map((other) => ({
    name: `${operator} to ${other}: ${whole}`,
    make: () => put(tree, [...path, 'A_Expr', 'name'], [{ String: { sval: other } }]),
  }));
}

function caseChanges(tree: Part, path: Path, { args, defresult }: Part): Change[] {
  const whole = words(at(tree, path));
  const branches = listOf(args)
    .map((one) => one['CaseWhen'])
    .filter(isPart);
  return [
    ...branches.map(({ result }) => ({
      name: `case only ${words(result)}: ${whole}`,
      make: () => put(tree, path, result),
    })),
    ...(branches.length > 1
      ? fewer(tree, [...path, 'CaseExpr', 'args'], listOf(args), (one) => {
          const branch = one['CaseWhen'];
          return `drop when ${words(isPart(branch) ? branch['expr'] : undefined)}: ${whole}`;
        })
      : []),
    ...(isPart(defresult) ? [{ name: `case else: ${whole}`, make: () => put(tree, path, defresult) }] : []),
  ];
}

function clauseChanges(tree: Part, path: Path, part: Part): Change[] {
  const changes: Change[] = [];
  const { whereClause, sortClause, JoinExpr: join, FuncCall: call } = part;
  if (isPart(whereClause) && !whereClause['BoolExpr'])
    changes.push({
      name: `drop where: ${words(whereClause)}`,
      make: () => put(tree, [...path, 'whereClause'], TRUE),
    });
  const sorted = listOf(sortClause);
  const keyOf = (one: Part) => (isPart(one['SortBy']) ? words(one['SortBy']['node']) : '');
  changes.push(...fewer(tree, [...path, 'sortClause'], sorted, (one) => `drop order: ${keyOf(one)}`));
  sorted.forEach((one, place) => {
    const isDown = isPart(one['SortBy']) && one['SortBy']['sortby_dir'] === 'SORTBY_DESC';
    changes.push({
      name: `turn order: ${keyOf(one)}`,
      make: () =>
        put(
          tree,
          [...path, 'sortClause', place, 'SortBy', 'sortby_dir'],
          isDown ? 'SORTBY_ASC' : 'SORTBY_DESC',
        ),
    });
  });
  for (const clause of ['distinctClause', 'havingClause'])
    if (part[clause] !== undefined)
      changes.push({ name: `drop ${clause}`, make: () => put(tree, [...path, clause], undefined) });
  if (isPart(join) && isPart(join['quals'])) {
    const [from, to] = join['jointype'] === 'JOIN_LEFT' ? ['left', 'INNER'] : ['inner', 'LEFT'];
    const joined = words(join['quals']);
    const make = () => put(tree, [...path, 'JoinExpr', 'jointype'], `JOIN_${to}`);
    changes.push({ name: `${from} join to ${to.toLowerCase()}: ${joined}`, make });
  }
  if (isPart(call))
    for (const [clause, word] of [
      ['agg_filter', 'filter'],
      ['agg_distinct', 'distinct'],
    ] as const)
      if (call[clause] !== undefined)
        changes.push({
          name: `drop ${word}: ${words(part)}`,
          make: () => put(tree, [...path, 'FuncCall', clause], undefined),
        });
  return changes;
}

function changesAt(tree: Part, path: Path, part: Part): Change[] {
  const {
    BoolExpr: logic,
    A_Expr: expression,
    CaseExpr: branches,
    CoalesceExpr: first,
    MinMaxExpr: most,
  } = part;
  return [
    ...(isPart(logic) ? logicChanges(tree, path, logic) : []),
    ...(isPart(expression) ? operatorChanges(tree, path, expression) : []),
    ...(isPart(branches) ? caseChanges(tree, path, branches) : []),
    ...(isPart(first) ? alone(tree, path, 'coalesce', first['args']) : []),
    ...(isPart(most) ? alone(tree, path, 'extreme', most['args']) : []),
    ...clauseChanges(tree, path, part),
  ];
}

function partsOf(value: unknown, path: Path = []): [Path, Part][] {
  if (!isPart(value)) return [];
  const inside = Object.entries(value).flatMap(([name, part]) =>
    partsOf(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return Array.isArray(value) ? inside : [[path, value], ...inside];
}

/**
 * The changes of a statement that a test's data should tell from it: a condition dropped, a boundary moved, a branch, a
 * filter or an order lost.
 * @throws when PostgreSQL's parser takes it for no statement; `loadModule` of pgsql-parser must have ended
 */
export function readStatement(sql: string): Statement {
  const tree: unknown = parseSync(sql);
  if (!isPart(tree)) throw new Error('A statement has no tree');
  const { SelectStmt: select } = statementOf(tree);
  return {
    tree,
    isOrdered: isPart(select) && select['sortClause'] !== undefined,
    changes: partsOf(tree).flatMap(([path, part]) => changesAt(tree, path, part)),
  };
}

/** A statement with its parameters inside, since one that a change dropped would have no type. */
export function withValues(tree: Part, values: readonly (string | null)[]): Part {
  const filled = structuredClone(tree);
  for (const [, part] of partsOf(filled)) {
    const { ParamRef: parameter } = part;
    if (!isPart(parameter)) continue;
    const value = values[Number(parameter['number'] ?? 1) - 1] ?? null;
    // In place: this is done for each try of each change.
    delete part['ParamRef'];
    part['A_Const'] = value === null ? { isnull: true } : { sval: { sval: value } };
  }
  return filled;
}

/** A statement that tells all of each row it writes. */
export function withRows(tree: Part): Part {
  const [kind = '', statement] = Object.entries(statementOf(tree))[0] ?? [];
  if (!isPart(statement) || kind === 'SelectStmt') return tree;
  const { relation, returningClause } = statement;
  const named = isPart(relation)
    ? isPart(relation['alias'])
      ? relation['alias']['aliasname']
      : relation['relname']
    : '';
  // A row with another name stands before it: `excluded`, or a joined table.
  const fields = [...(kind === 'InsertStmt' ? [] : [{ String: { sval: named } }]), { A_Star: {} }];
  const all = { ResTarget: { val: { ColumnRef: { fields } } } };
  const asked = isPart(returningClause) ? listOf(returningClause['exprs']) : [];
  return put(tree, ['stmts', 0, 'stmt', kind, 'returningClause'], { exprs: [...asked, all] });
}
