import { parseAst } from 'vite';

/** A node of a parsed source. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** A part of a source, from its first character to the one after its last. */
export interface Range {
  start: number;
  end: number;
}

/** Whether a value of a parsed source is a node of it. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A node and all below it. */
function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) yield* nodesIn(one);
  }
}

/** A source without the parts that `choose` names of its nodes; parts must not overlap. */
export const withoutParts = (code: string, choose: (node: Node) => readonly Range[]): string =>
  [...nodesIn(parseAst(code) as unknown as Node)]
    .flatMap((node) => choose(node))
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), code);

/** The body of a function at a module's top level, or of a method of a class there (`Class.method`). */
export interface Body extends Range {
  name: string;
}

/** The bodies of a module's functions, and of the methods of its classes. */
export const bodiesIn = (code: string): Body[] =>
  (parseAst(code) as unknown as { body: Node[] }).body.flatMap((statement) => {
    const { id, body } = statement as unknown as { id: Node | null; body: Node & { body: Node[] } };
    if (statement.type === 'FunctionDeclaration')
      return [{ name: String(id?.['name']), start: body.start, end: body.end }];
    if (statement.type !== 'ClassDeclaration') return [];
    return body.body.flatMap(({ key, value }) =>
      isNode(key) && isNode(value) && isNode(value['body'])
        ? [
            {
              name: `${String(id?.['name'])}.${String(key['name'])}`,
              start: value['body'].start,
              end: value['body'].end,
            },
          ]
        : [],
    );
  });
