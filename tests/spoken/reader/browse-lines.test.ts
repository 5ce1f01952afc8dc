import { expect, it } from 'vitest';
import { browseLines } from './browse-lines.ts';
import { newLines } from './new-lines.ts';
import type { PageNode } from './page-tree.ts';
import { faultsOf } from './words.ts';

type Facts = Partial<Omit<PageNode, 'children' | 'parent'>>;

const node = (role: string, facts: Facts = {}, ...children: PageNode[]): PageNode => ({
  id: 0,
  name: '',
  description: '',
  value: '',
  states: {},
  attributes: {},
  isInline: false,
  parent: undefined,
  ...facts,
  role,
  children,
});
const text = (name: string) => node('StaticText', { name, isInline: true });

it('a page is read line by line, with names, states and descriptions', () => {
  const page = node(
    'main',
    {},
    node('heading', { states: { level: '2' } }, text('Podaj swoje dane')),
    node('LabelText', { isInline: true }, text('Imię')),
    node('textbox', {
      name: 'Imię',
      value: 'Ha',
      description: 'Minimum 3 znaki.',
      states: { required: 'true', invalid: 'true' },
    }),
    node('paragraph', {}, text('Czytaj'), node('link', { name: 'regulamin', isInline: true }), text('.')),
    node('list', {}, node('listitem', {}, text('Miłość')), node('listitem', {}, text('Praca'))),
    node('button', { name: 'Jagna', states: { pressed: 'true' } }),
    node(
      'table',
      { name: 'Niebo' },
      node('row', {}, node('cell', {}, text('Słońce')), node('cell', {}, text('Baran'))),
    ),
  );
  expect(browseLines(page)).toEqual([
    'treść główna',
    '  nagłówek poziom 2: Podaj swoje dane',
    '  pole edycji: Imię, wymagane, nieprawidłowe, „Ha”, opis: Minimum 3 znaki.',
    '  Czytaj link: regulamin.',
    '  lista, elementów: 2',
    '    Miłość',
    '    Praca',
    '  przycisk: Jagna, wciśnięty',
    '  tabela: Niebo',
    '    Słońce | Baran',
  ]);
});

it('a control without a name and a new tab that nothing announces are faults [A36]', () => {
  const newTab = { attributes: { target: '_blank' } };
  expect(faultsOf(node('button'))).toEqual(['bez nazwy: przycisk']);
  expect(faultsOf(node('button', { name: 'Dalej' }))).toEqual([]);
  expect(faultsOf(node('link', { name: 'Sklep', ...newTab }))).toEqual([
    'nowa karta bez zapowiedzi: link: Sklep',
  ]);
  expect(faultsOf(node('link', { name: 'Sklep (otwiera się w nowej karcie)', ...newTab }))).toEqual([]);
});

it('what is new is what the page did not have before, in its order', () => {
  expect(newLines(['a', 'b', 'c'], ['a', 'x', 'c', 'b'])).toEqual(['x', 'b']);
});
