import type { PageNode } from './page-tree.ts';

/** What can be used, and what it is called. */
const controlWords: Readonly<Record<string, string>> = {
  button: 'przycisk',
  checkbox: 'pole wyboru',
  combobox: 'lista rozwijana',
  link: 'link',
  menuitem: 'pozycja menu',
  option: 'opcja',
  radio: 'przycisk opcji',
  searchbox: 'pole szukania',
  slider: 'suwak',
  spinbutton: 'pole liczby',
  switch: 'przełącznik',
  tab: 'zakładka',
  textbox: 'pole edycji',
  Date: 'pole daty',
  DateTime: 'pole daty i godziny',
  InputTime: 'pole godziny',
  DisclosureTriangle: 'przycisk',
};

/** What holds other things, and is said when one comes into it. */
const containerWords: Readonly<Record<string, string>> = {
  alertdialog: 'okno dialogowe',
  banner: 'nagłówek strony',
  blockquote: 'cytat',
  complementary: 'uzupełnienie',
  contentinfo: 'stopka strony',
  dialog: 'okno dialogowe',
  figure: 'rysunek',
  form: 'formularz',
  group: 'grupa',
  Iframe: 'ramka',
  list: 'lista',
  listbox: 'lista opcji',
  main: 'treść główna',
  menu: 'menu',
  navigation: 'nawigacja',
  note: 'uwaga',
  radiogroup: 'grupa opcji',
  region: 'region',
  search: 'szukanie',
  table: 'tabela',
  tablist: 'lista zakładek',
  tabpanel: 'panel zakładki',
  toolbar: 'pasek narzędzi',
};

/** Where a name is needed, or nobody knows what it is for. */
const mustBeNamed = new Set([
  ...Object.keys(controlWords),
  'alertdialog',
  'dialog',
  'group',
  'image',
  'Iframe',
  'navigation',
  'radiogroup',
  'region',
]);

const currentWords: Readonly<Record<string, string>> = {
  page: 'bieżąca strona',
  step: 'bieżący krok',
  date: 'bieżąca data',
  true: 'bieżące',
};

/** A state's word by its value: `{ pressed: { true: 'wciśnięty' } }`. */
const stateWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  checked: { true: 'zaznaczone', false: 'niezaznaczone', mixed: 'częściowo zaznaczone' },
  pressed: { true: 'wciśnięty', false: 'niewciśnięty' },
  selected: { true: 'zaznaczone' },
  expanded: { true: 'rozwinięte', false: 'zwinięte' },
  hasPopup: { dialog: 'otwiera okno', menu: 'otwiera menu' },
  required: { true: 'wymagane' },
  readonly: { true: 'tylko do odczytu' },
  disabled: { true: 'niedostępne' },
  busy: { true: 'zajęte' },
  invalid: { true: 'nieprawidłowe' },
};

const isField = ({ role }: PageNode) =>
  /^(textbox|searchbox|combobox|spinbutton|Date|DateTime|InputTime)$/.test(role);

export const isControl = ({ role }: PageNode) => Object.hasOwn(controlWords, role);
export const isContainer = ({ role, name }: PageNode) =>
  Object.hasOwn(containerWords, role) && !(name === '' && /^(form|region)$/.test(role));

/** Text as it is heard: white space is one space. */
export const heard = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const quoted = (value: string) => `„${heard(value)}”`;

function valueOf(node: PageNode): string | false {
  if (isField(node)) return node.value === '' ? node.role !== 'combobox' && 'puste' : quoted(node.value);
  return /^(slider|progressbar)$/.test(node.role) && node.value;
}

/** How a screen reader says one control or the beginning of a container: what it is, its name, states, value, description. */
export function phrase(node: PageNode): string {
  const { role, name, states, attributes, description } = node;
  const word = controlWords[role] ?? containerWords[role] ?? (role === 'image' ? 'grafika' : role);
  const items = withItems(node);
  const facts = [
    items > 0 && `elementów: ${items}`,
    ...Object.entries(stateWords).map(([state, words]) => words[states[state] ?? '']),
    currentWords[attributes['aria-current'] ?? ''],
    valueOf(node),
    attributes['aria-keyshortcuts'] && `skrót ${attributes['aria-keyshortcuts']}`,
    // Chromium offers a button's inner text or title again as its description; readers leave out what the name says.
    description !== '' && !heard(name).includes(heard(description)) && `opis: ${heard(description)}`,
  ];
  return [name === '' ? word : `${word}: ${heard(name)}`, ...facts.filter(Boolean)].join(', ');
}

function withItems({ role, children }: PageNode): number {
  if (!/^(list|listbox)$/.test(role)) return 0;
  const count = (nodes: readonly PageNode[]): number =>
    nodes.reduce(
      (sum, node) =>
        sum + (/^(listitem|option)$/.test(node.role) ? 1 : node.role === 'list' ? 0 : count(node.children)),
      0,
    );
  return count(children);
}

/** What nobody should have to hear: no name, or a new tab that is not announced (A36). */
export function faultsOf(node: PageNode): string[] {
  const { role, name, description, attributes } = node;
  const faults: string[] = [];
  if (mustBeNamed.has(role) && heard(name) === '' && !isNamelessByNature(node))
    faults.push(`bez nazwy: ${phrase(node)}`);
  if (attributes['target'] === '_blank' && !/nowej\skarcie/.test(`${name} ${description}`)) {
    faults.push(`nowa karta bez zapowiedzi: ${phrase(node)}`);
  }
  return faults;
}

/** A region without a name is no landmark, and `<details>` is named by its button. */
const isNamelessByNature = ({ role, children }: PageNode) =>
  role === 'region' || (role === 'group' && children.some(isDisclosure));

/** Whether this is the button of `<details>`, which says all that its group would. */
export const isDisclosure = ({ role, children }: PageNode): boolean =>
  role === 'DisclosureTriangle' || (role === 'none' && children.some(isDisclosure));
