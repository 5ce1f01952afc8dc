import { parse, walk, type CssNode, type Declaration, type WalkContext } from 'css-tree';
import { platform, type Use } from './engine-support.ts';

const known = (...keys: string[]) => keys.filter((key) => platform.has(key));

/** Functions and units by their bare name: `light-dark` stands under `css.types.color`, `linear()` under its own suffix. */
const types = new Map<string, string[]>();
for (const key of platform.keys()) {
  const name = /^css\.types\.(?:.+\.)?([\w-]+?)(?:-function)?$/.exec(key)?.[1];
  if (name !== undefined) types.set(name, [...(types.get(name) ?? []), key]);
}

/** Whether an engine that drops a declaration has an earlier one, or a prefixed one, of the same property to go by. */
const hasFallback = (declaration: Declaration, siblings: readonly CssNode[]) =>
  siblings.some(
    (other) =>
      other.type === 'Declaration' &&
      other !== declaration &&
      (other.property === declaration.property
        ? siblings.indexOf(other) < siblings.indexOf(declaration)
        : other.property.replace(/^-\w+-/, '') === declaration.property),
  );

function keysAt(node: CssNode, property: string | undefined): string[] {
  switch (node.type) {
    case 'Atrule':
      return known(`css.at-rules.${node.name}`);
    case 'Feature':
      return known(`css.at-rules.${node.kind}.${node.name}`);
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return known(`css.selectors.${node.name}`);
    case 'NestingSelector':
      return known('css.selectors.nesting');
    case 'Declaration':
      return known(`css.properties.${node.property}`);
    case 'Identifier':
      return known(`css.properties.${property}.${node.name}`);
    case 'Function':
      return node.children.first?.type === 'Identifier' && node.children.first.name === 'from'
        ? known(`css.types.color.${node.name}.relative_syntax`)
        : (types.get(node.name) ?? known(`css.properties.${property}.${node.name}`));
    case 'Dimension':
      return known(`css.types.length.${node.unit}`);
    default:
      return [];
  }
}

/**
 * What a style sheet asks of the web platform: properties, values, functions, units, selectors, rules. Left out: what
 * stands inside `@supports`, and a declaration with an older one of its property before it.
 */
export function styleFeatures(css: string): Use[] {
  const uses: Use[] = [];
  walk(parse(css, { positions: true }), {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') return this.skip;
      const siblings = this.block?.children.toArray() ?? [];
      if (node.type === 'Declaration' && hasFallback(node, siblings)) return this.skip;
      // css-tree keeps a nested rule that does not begin with `&` as raw text.
      const isNested =
        node.type === 'Raw'
          ? node.value.includes('{')
          : (node.type === 'Rule' || node.type === 'Atrule') && this.rule !== null;
      const keys = isNested ? known('css.selectors.nesting') : keysAt(node, this.declaration?.property);
      if (keys.length > 0) uses.push({ keys, start: node.loc?.start.offset ?? 0 });
      return undefined;
    },
  });
  return uses;
}
