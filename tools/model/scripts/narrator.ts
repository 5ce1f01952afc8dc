import { isFixture, type Controls, type ControlState, type DeskUi, type Role } from '../steps/ui.ts';

/** Expected content of a screen, in Polish: one clause per check. */
export type Seen = readonly string[];

/** Test driver that opens no page. It records each check as a Polish clause, and the page it is for. */
export interface Narrator {
  ui: DeskUi;
  /** Address of the page that is open. */
  page: () => string;
  /** Checks since the last call. */
  takeSeen: () => Seen;
  /** Values of the fields filled since the last call and the last press. */
  takeTyped: () => string[];
}

const ROLE: Readonly<Record<Role, { is: string; no: string }>> = {
  button: { is: 'przycisk', no: 'przycisku' },
  checkbox: { is: 'pole wyboru', no: 'pola wyboru' },
  combobox: { is: 'lista', no: 'listy' },
  dialog: { is: 'okno', no: 'okna' },
  form: { is: 'formularz', no: 'formularza' },
  group: { is: 'lista', no: 'listy' },
  heading: { is: 'nagłówek', no: 'nagłówka' },
  link: { is: 'odnośnik', no: 'odnośnika' },
  option: { is: 'pozycja', no: 'pozycji' },
  radio: { is: 'karta', no: 'karty' },
  textbox: { is: 'pole', no: 'pola' },
};

/** Text that a step's pattern matches, for a human reader: „Zapisz ceny” for `^Zapisz (?:ceny|ponownie)`. */
export function textOf(pattern: RegExp): string {
  const { source } = pattern;
  if (isFixture(pattern)) return `„${pattern.asRead}”`;
  const isOpenBefore = !source.startsWith('^');
  const isOpenAfter = !source.endsWith('$');
  const text = source
    .replace(/^\^/, '')
    .replace(/\$$/, '')
    .replaceAll(/\((?:\?:)?((?:[^()|\\]|\\.)*)(?:\|(?:[^()\\]|\\.)*)*\)/g, '$1')
    .replaceAll(/\\s[*+?]?/g, ' ')
    .replaceAll(/\.[+*]\??/g, '…')
    .replaceAll(/\\([^\w\s])/g, '$1')
    .trim();
  const words = text.split('|').join('” albo „');
  return isOpenBefore || !isOpenAfter || words.endsWith('…') ? `„${words}”` : `„${words}…”`;
}

function stateOf(role: Role, name: string, { disabled, checked, value }: ControlState): string[] {
  // An editable combobox looks like a text field, so it is called one.
  const of = `${role === 'combobox' && value !== undefined ? 'pole' : ROLE[role].is} ${name}`;
  return [
    ...(value === undefined ? [] : [value === '' ? `${of} jest puste` : `${of} zawiera „${value}”`]),
    ...(checked === undefined ? [] : [`${name} jest ${checked ? 'zaznaczone' : 'niezaznaczone'}`]),
    ...(disabled === undefined ? [] : [`${of} ${disabled ? 'nie daje się użyć' : 'daje się użyć'}`]),
  ];
}

/** Creates a narrator. */
export function narrator(): Narrator {
  const seen: string[] = [];
  const typed: string[] = [];
  let page = '';
  const nothing = async () => undefined;
  const open = async (address: string) => {
    page = address;
  };
  const controls = (place: string): Controls => ({
    press: async () => void typed.splice(0),
    fill: async (label, text, role = 'textbox') =>
      void typed.push(...stateOf(role, textOf(label), { value: text }).map((one) => place + one)),
    leave: nothing,
    has: async (role, name, state = {}) => {
      const told = stateOf(role, textOf(name), state);
      seen.push(
        ...(told.length > 0
          ? told
          : [`widać ${ROLE[role].is === 'lista' ? 'listę' : ROLE[role].is} ${textOf(name)}`]
        ).map((one) => place + one),
      );
    },
    hasNo: async (role, name) => void seen.push(`${place}nie ma ${ROLE[role].no} ${textOf(name)}`),
    isIdle: async () => true,
    shows: async () => false,
  });
  const ui: DeskUi = {
    ...controls(''),
    open,
    go: open,
    restore: nothing,
    within: (role, name) => controls(role === 'dialog' ? `w oknie ${textOf(name)} ` : ''),
    choose: nothing,
    reads: async (text) => void seen.push(`na stronie stoi ${textOf(text)}`),
    readsNo: async (text) => void seen.push(`na stronie nie ma słów ${textOf(text)}`),
    saysInDialog: async (text, is) =>
      void seen.push(`w oknie ${is ? 'stoi' : 'nie ma słów'} ${textOf(text)}`),
    announces: async (text) => void seen.push(`stoi ${textOf(text)}`),
    end: nothing,
    endLate: nothing,
    holds: () => false,
    callsOf: () => 0,
    advance: nothing,
    tell: nothing,
    isAsked: () => false,
  };
  return { ui, page: () => page, takeSeen: () => seen.splice(0), takeTyped: () => typed.splice(0) };
}
