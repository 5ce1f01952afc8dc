import ts from 'typescript';

type StatesNode = ts.ObjectLiteralExpression;

const keyOf = (node: ts.ObjectLiteralElementLike) =>
  node.name ? node.name.getText().replaceAll("'", '') : '';
const valueAt = (node: ts.ObjectLiteralExpression, name: string) =>
  node.properties.find(
    (one): one is ts.PropertyAssignment => ts.isPropertyAssignment(one) && keyOf(one) === name,
  )?.initializer;

/** The `states` around a node, innermost first. */
function* statesAround(node: ts.Node): Generator<StatesNode> {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (!ts.isObjectLiteralExpression(at)) continue;
    const states = valueAt(at, 'states');
    if (states && ts.isObjectLiteralExpression(states)) yield states;
  }
}

/** Every `states` of a file. */
function allStates(node: ts.Node): StatesNode[] {
  const own =
    ts.isPropertyAssignment(node) &&
    keyOf(node) === 'states' &&
    ts.isObjectLiteralExpression(node.initializer)
      ? [node.initializer]
      : [];
  const below: StatesNode[] = [];
  ts.forEachChild(node, (child) => void below.push(...allStates(child)));
  return [...own, ...below];
}

/**
 * The other states beside the one that a target names, each as the text of a target. A name that stands in several
 * places means the nearest.
 *
 * @param own the literal is the `initial` of the object it stands in
 */
export function siblingsOf(target: ts.StringLiteral, own = false): string[] {
  const name = target.text.split(/[.#]/).at(-1) ?? '';
  const near = [...statesAround(target)].filter(
    (states) => !own || states.parent.parent === target.parent.parent,
  );
  const all = own ? near : [...near, ...allStates(target.getSourceFile())];
  const states = all.find(({ properties }) => properties.some((one) => keyOf(one) === name));
  const beginning = target.text.slice(0, target.text.length - name.length);
  return (states?.properties ?? [])
    .map(keyOf)
    .filter((key) => key !== name)
    .map((key) => `'${beginning}${key}'`);
}
