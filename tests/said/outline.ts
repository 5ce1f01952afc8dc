import { diffLines } from 'diff';

/** Attributes that say or lead, in this order; those in `QUIET` have a value that says nothing. */
const TOLD = [
  'href',
  'src',
  'action',
  'method',
  'name',
  'download',
  'role',
  'type',
  'alt',
  'title',
  'lang',
  'aria-label',
  'aria-current',
  'aria-expanded',
  'aria-pressed',
  'aria-invalid',
  'aria-disabled',
  'aria-checked',
  'aria-selected',
  'aria-busy',
  'aria-live',
  'aria-atomic',
  'aria-required',
  'aria-readonly',
  'readonly',
  'tabindex',
  'formaction',
  'required',
  'target',
  'rel',
  'hidden',
  'placeholder',
  'inputmode',
  'autocomplete',
  'maxlength',
  'accept',
  'min',
  'max',
  'step',
  'colspan',
  'aria-sort',
  // What only a colour, a line through or a fold tells to those who see.
  'data-state',
  'data-kind',
  'data-pace',
  'data-away',
  'data-hidden',
  'data-unsaved',
  'data-current',
  'data-done',
  'data-drawn',
  'data-hot',
  'data-unpriced',
];
const TURN = new Map(TOLD.map((name, turn) => [name, turn]));
const QUIET = new Set([
  'type=button',
  'type=text',
  'alt=',
  'tabindex=0',
  'aria-invalid=false',
  'autocomplete=off',
  'aria-live=off',
  'aria-atomic=true',
]);

/** Attributes that go without saying, so that their absence is told: a button that names no type sends its form. */
const EXPECTED = [
  ['BUTTON', 'type'],
  ['TH', 'scope'],
  ['IMG', 'alt'],
] as const;

/** Elements that only group or decorate. */
const SILENT = new Set([
  'DIV',
  'SECTION',
  'SPAN',
  'P',
  'STRONG',
  'EM',
  'B',
  'I',
  'SMALL',
  'BDI',
  'TBODY',
  // A translator's.
  'FONT',
  'svg',
]);

/** What differs from run to run. */
const MADE_UP = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|\b(?:[\da-f]{32}){1,2}\b/g;

/** Of more than `MANY` alike, one after the other, the first and the last are enough. */
const MANY = 9;
const FIRST = 5;

/** What can be disabled. */
const CONTROLS = new Set(['BUTTON', 'INPUT', 'SELECT', 'TEXTAREA', 'FIELDSET', 'OPTION']);

/** Letters that are enough to tell a description. */
const LONG = 30;

/** Longest line that several short texts of one element share. */
const WIDE = 120;

/** Not by class: pages come from more than one window. */
const [ELEMENT, TEXT] = [1, 3];
const isElement = (node: ChildNode): node is Element & ChildNode => node.nodeType === ELEMENT;
const isInput = (element: Element): element is HTMLInputElement => element.tagName === 'INPUT';

interface Line {
  said: string;
  depth: number;
  isText: boolean;
}

/**
 * What a page says as text, in its order: each line is a text or an element, with where it leads, what it holds and what
 * of it is disabled or chosen. Colours, classes and drawings are not in it, but what is marked for them.
 */
export const outlineOf = (root: Element): string =>
  `${linesOf(root)
    .map(({ said, depth }) => '  '.repeat(depth) + said)
    .join('\n')
    .replaceAll(MADE_UP, '…')}\n`;

function linesOf(element: Element): Line[] {
  const lines: Line[] = [];
  let text = '';
  const flush = () => {
    const said = text.replaceAll(/\s+/g, ' ').trim();
    if (said !== '') lines.push({ said, depth: 0, isText: true });
    text = '';
  };
  for (const child of shortened([...element.childNodes])) {
    if (typeof child === 'string') {
      flush();
      lines.push({ said: child, depth: 0, isText: false });
    } else if (isElement(child)) {
      const inner = childLines(child);
      if (inner.length === 0) continue;
      flush();
      lines.push(...inner);
    } else if (child.nodeType === TEXT) text += child.textContent ?? '';
  }
  flush();
  return lines;
}

/** The lines of an element inside another: on one line what fits. */
function childLines(element: Element): Line[] {
  const told = toldOf(element);
  // Of a drawing only its name is said, of what is hidden that it is there.
  const inner = element.tagName === 'svg' || element.hasAttribute('hidden') ? [] : linesOf(element);
  const together = inner.map(({ said }) => said).join(' / ');
  const isOne = inner.length === 1 || (inner.every(({ isText }) => isText) && together.length < WIDE);
  if (told === '' && SILENT.has(element.tagName)) {
    return isOne && inner.length > 1 ? [{ said: together, depth: 0, isText: true }] : inner;
  }
  const name = `${element.tagName.toLowerCase()}${told}`;
  if (isOne) return [{ said: together === '' ? name : `${name}: ${together}`, depth: 0, isText: false }];
  const under = inner.map((line) => ({ ...line, depth: line.depth + 1 }));
  return [{ said: name, depth: 0, isText: false }, ...under];
}

/** Children with a note in place of the middle ones of many alike. */
function shortened(nodes: readonly ChildNode[]): (ChildNode | string)[] {
  const shown: (ChildNode | string)[] = [];
  let alike: ChildNode[] = [];
  const flush = () => {
    const left = alike.length - FIRST - 1;
    if (alike.length <= MANY) shown.push(...alike);
    else shown.push(...alike.slice(0, FIRST), `… ${left} more`, ...alike.slice(-1));
    alike = [];
  };
  for (const node of nodes) {
    if (alike.length > 0 && alike[0]?.nodeName !== node.nodeName) flush();
    alike.push(node);
  }
  flush();
  return shown;
}

/** The first words of what describes an element. */
function wordsOf(element: Element, id: string): string {
  const found = element.ownerDocument.getElementById(id);
  if (!found) return 'nothing';
  return (found.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, LONG);
}

function toldOf(element: Element): string {
  const parts = element
    .getAttributeNames()
    .filter((name) => TURN.has(name))
    .toSorted((one, other) => (TURN.get(one) ?? 0) - (TURN.get(other) ?? 0))
    .map((name) => `${name}=${element.getAttribute(name)}`);
  for (const [tag, name] of EXPECTED)
    if (element.tagName === tag && !element.hasAttribute(name)) parts.push(`without ${name}`);
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
  if (ids.length > 0) parts.push(`described=${ids.map((id) => wordsOf(element, id)).join(' ')}`);
  if (CONTROLS.has(element.tagName) && element.matches(':disabled')) parts.push('disabled');
  if (element === element.ownerDocument.activeElement && element.tagName !== 'BODY') parts.push('focus');
  if (isInput(element)) {
    const isChoice = element.type === 'checkbox' || element.type === 'radio';
    if (isChoice) parts.push(element.checked ? 'checked' : 'unchecked');
    else parts.push(`value=${element.value}`);
  }
  if (element.tagName === 'OPTION' && element.matches(':checked')) parts.push('selected');
  return parts
    .filter((part) => !QUIET.has(part))
    .map((part) => ` [${part}]`)
    .join('');
}

/** The lines that are gone and new. */
export const changes = (before: string, after: string): string[] =>
  diffLines(before, after)
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) =>
      value
        .trimEnd()
        .split('\n')
        .map((line) => `${added ? '+' : '-'} ${line}`),
    );
