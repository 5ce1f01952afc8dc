import type { CDPSession } from '@playwright/test';

/** What the browser tells a screen reader of one thing on the page. Things hidden from it have the role `none`. */
export interface PageNode {
  /** Chromium's name of a DOM node, 0 for none. */
  id: number;
  /** Chromium's role: ARIA's where there is one, else its own, as `StaticText` or `LabelText`. */
  role: string;
  name: string;
  description: string;
  value: string;
  /** Properties as words: `{ required: 'true', level: '2' }`; `activedescendant` is an id. */
  states: Readonly<Record<string, string>>;
  attributes: Readonly<Record<string, string>>;
  /** Continues its line, as CSS shows it. */
  isInline: boolean;
  parent: PageNode | undefined;
  children: readonly PageNode[];
}

const fullTree = (session: CDPSession) => session.send('Accessibility.getFullAXTree');
type AxNode = Awaited<ReturnType<typeof fullTree>>['nodes'][number];
type AxProperty = NonNullable<AxNode['properties']>[number];

const textOf = (value: AxNode['name']) => (value?.value === undefined ? '' : String(value.value));

const stateOf = ({ name, value }: AxProperty): [string, string] => [
  name,
  String(name === 'activedescendant' ? value.relatedNodes?.[0]?.backendDOMNodeId : value.value),
];

/** Attributes and `display` of each element, by its DOM node's id. */
async function readElements(session: CDPSession) {
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: ['display'],
  });
  const text = (index: number | undefined) => (index === undefined ? '' : (strings[index] ?? ''));
  const elements = new Map<number, { attributes: Record<string, string>; display: string }>();
  for (const { nodes, layout } of documents) {
    const display = new Map(layout.nodeIndex.map((node, index) => [node, text(layout.styles[index]?.[0])]));
    for (const [index, id] of (nodes.backendNodeId ?? []).entries()) {
      const flat = nodes.attributes?.[index] ?? [];
      const pairs = flat.flatMap((name, at) => (at % 2 === 0 ? [[text(name), text(flat[at + 1])]] : []));
      elements.set(id, {
        attributes: Object.fromEntries(pairs) as Record<string, string>,
        display: display.get(index) ?? '',
      });
    }
  }
  return elements;
}

/** Reads the accessibility tree that the browser has made of the page, as a screen reader gets it. */
export async function readPageTree(session: CDPSession): Promise<PageNode> {
  const { nodes } = await fullTree(session);
  const elements = await readElements(session);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const build = (node: AxNode, parent?: PageNode): PageNode => {
    const role = node.ignored ? 'none' : textOf(node.role);
    const element = elements.get(node.backendDOMNodeId ?? 0);
    const children: PageNode[] = [];
    const built: PageNode = {
      id: node.backendDOMNodeId ?? 0,
      role,
      name: textOf(node.name),
      description: textOf(node.description),
      value: textOf(node.value),
      // Chromium leaves it out here for a checkbox.
      states: {
        required: element?.attributes['aria-required'] ?? '',
        ...Object.fromEntries((node.properties ?? []).map(stateOf)),
      },
      attributes: element?.attributes ?? {},
      isInline: role === 'StaticText' || /^(inline|contents|$)/.test(element?.display ?? ''),
      parent,
      children,
    };
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) children.push(build(child, built));
    }
    return built;
  };
  const [root] = nodes;
  if (!root) throw new Error('The browser has no accessibility tree');
  return build(root);
}

/** The node and everything in it, in order. */
export const withDescendants = (node: PageNode): PageNode[] => [
  node,
  ...node.children.flatMap(withDescendants),
];

/** The node's containers, the outermost first. */
export const ancestorsOf = ({ parent }: PageNode): PageNode[] =>
  parent ? [...ancestorsOf(parent), parent] : [];
