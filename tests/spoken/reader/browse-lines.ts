import type { PageNode } from './page-tree.ts';
import { heard, isContainer, isControl, isDisclosure, phrase } from './words.ts';

/** More items of several lines than this are cut to the first and the last. */
const LONG_LIST = 4;

/** Writes lines as a cursor meets them that walks the page from its top. */
class Walk {
  readonly lines: string[] = [];
  #depth: number;
  /** The line so far, and whether it holds text besides links. */
  #run: { text: string; isLink: boolean }[] = [];

  constructor(depth = 0) {
    this.#depth = depth;
  }

  #write(line: string): void {
    this.lines.push('  '.repeat(this.#depth) + line);
  }

  endLine(): void {
    const run = this.#run.filter(({ text }) => heard(text) !== '');
    this.#run = [];
    if (run.every(({ isLink }) => isLink)) {
      for (const { text } of run) this.#write(text);
      return;
    }
    this.#write(heard(run.map(({ text }) => text).join(' ')).replaceAll(/ (?=[,.:;!?)”])/g, ''));
  }

  all(nodes: readonly PageNode[]): this {
    for (const node of nodes) this.node(node);
    return this;
  }

  node(node: PageNode): void {
    const { role, children } = node;
    if (role === 'InlineTextBox' || role === 'ListMarker') return;
    if (role === 'StaticText') this.#run.push({ text: node.name, isLink: false });
    else if (role === 'link') this.#run.push({ text: phrase(node), isLink: true });
    else if (role === 'image') this.#run.push({ text: phrase(node), isLink: true });
    else if (role === 'deletion')
      this.#run.push({ text: `skreślone: ${inOneLine(children)}`, isLink: false });
    else if (role === 'heading')
      this.#alone(`nagłówek poziom ${node.states['level']}: ${inOneLine(children)}`);
    else if (isControl(node)) this.#alone(phrase(node));
    else if (role === 'LabelText' || role === 'Legend') this.all(children.flatMap(withoutText));
    else if (role === 'table') this.#table(node);
    else if (role === 'list') this.#list(node);
    else if (role === 'DescriptionList') this.#facts(node);
    else if (isDetails(node)) this.all(children);
    else if (isContainer(node)) this.#inside(phrase(node), () => this.all(children));
    else this.#block(node);
  }

  #block({ isInline, children }: PageNode): void {
    if (!isInline) this.endLine();
    this.all(children);
    if (!isInline) this.endLine();
  }

  #alone(line: string): void {
    this.endLine();
    this.#write(line);
  }

  #inside(line: string, walk: () => void): void {
    this.#alone(line);
    this.#depth += 1;
    walk();
    this.endLine();
    this.#depth -= 1;
  }

  /** Lines of nodes by themselves, one level down. */
  #apart(nodes: readonly PageNode[]): string[] {
    const walk = new Walk(this.#depth).all(nodes);
    walk.endLine();
    return walk.lines;
  }

  #list(list: PageNode): void {
    this.#inside(phrase(list), () => {
      const items = list.children.map((item) => this.#apart([item])).filter((lines) => lines.length > 0);
      const isLong = items.length > LONG_LIST && items.some((lines) => lines.length > 3);
      const kept = isLong
        ? [
            items[0] ?? [],
            [`${'  '.repeat(this.#depth)}… i podobnych: ${items.length - 2}`],
            items.at(-1) ?? [],
          ]
        : items;
      this.lines.push(...kept.flat());
    });
  }

  #table(table: PageNode): void {
    this.#inside(phrase(table), () => {
      for (const row of rowsOf(table)) {
        const cells = row.children.flatMap(function cellsOf(node): PageNode[] {
          return node.role === 'none' ? node.children.flatMap(cellsOf) : [node];
        });
        this.#write(cells.map(({ children }) => inOneLine(children) || '(puste)').join(' | '));
      }
    });
  }

  /** Terms with what is said of them, in one line where that is one line. */
  #facts({ children }: PageNode): void {
    this.endLine();
    let term = '';
    const walk = (node: PageNode): void => {
      if (node.role === 'term') term = inOneLine(node.children);
      else if (node.role === 'definition') {
        const lines = this.#apart(node.children);
        if (lines.length === 1) this.#write(`${term}: ${lines[0]?.trim()}`);
        else this.lines.push(`${'  '.repeat(this.#depth)}${term}:`, ...lines);
      } else node.children.forEach(walk);
    };
    children.forEach(walk);
  }
}

const isDetails = ({ role, name, children }: PageNode) =>
  role === 'group' && name === '' && children.some(isDisclosure);

const rowsOf = (node: PageNode): PageNode[] => (node.role === 'row' ? [node] : node.children.flatMap(rowsOf));

function inOneLine(nodes: readonly PageNode[]): string {
  const walk = new Walk().all(nodes);
  walk.endLine();
  return walk.lines
    .map(heard)
    .join('; ')
    .replaceAll(/;? ?:;?/g, ':');
}

/** Of a label: what can be used in it. Its text is the name of its field, and said there. */
const withoutText = (node: PageNode): PageNode[] => {
  if (node.role === 'StaticText') return [];
  return isControl(node) || node.role === 'image' ? [node] : node.children.flatMap(withoutText);
};

/** The page, or a part of it, as the lines that a screen reader reads one after another; containers are indented. */
export function browseLines(node: PageNode): string[] {
  const walk = new Walk();
  walk.node(node);
  walk.endLine();
  return walk.lines;
}
