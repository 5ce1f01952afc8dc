import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from '#desk/browser/keep-focus.ts';

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main><h1>Zamówienie</h1>
    <section><h2>Zapis</h2><div><button id="save">Zapisz</button></div><input></section></main><aside>obok</aside>`;
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is nowhere`);
  return found;
};
const settle = () => vi.advanceTimersByTimeAsync(200);

it('a button that is gone with its place leaves the focus to the heading of what is left around it [A12]', async () => {
  find('#save').focus();
  find('section div').remove();
  await settle();
  expect(document.activeElement).toBe(find('h2'));
});

it('a part that is gone with its heading leaves it to the page’s', async () => {
  find('#save').focus();
  find('section').remove();
  await settle();
  expect(document.activeElement).toBe(find('h1'));
});

it('what Tab leads to is scrolled into view; a press, a script and a heading that takes over move nothing', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  find('input').focus();
  find('#save').focus();
  find('section div').remove();
  await settle();
  expect(document.activeElement).toBe(find('h2'));
  expect(scroll).not.toHaveBeenCalled();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  find('input').focus();
  expect(scroll.mock.contexts).toEqual([find('input')]);
  await settle();
  find('h2').focus();
  expect(scroll).toHaveBeenCalledTimes(1);
});

const LIST = `<section><h2>Lista</h2><div role="group" aria-label="Karty"><ol>${['a', 'b', 'c']
  .map((id) => `<li id="${id}"><p>${id}</p><button>Wcześniej</button><button>Zdejmij</button></li>`)
  .join('')}</ol></div><table><tr id="t"><td><button>Usuń</button></td></tr></table></section>`;

it.each([
  ['a', '#b'],
  ['b', '#c'],
  ['c', '#b'],
])('the row beside row %s takes its focus over, none of its buttons', async (id, neighbour) => {
  find('main').innerHTML = LIST;
  find(`#${id} button:last-child`).focus();
  find(`#${id}`).remove();
  await settle();
  expect(document.activeElement).toBe(find(neighbour));
});

it('a button that goes out of its row leaves the focus to the row; the last row, to the group by its name', async () => {
  find('main').innerHTML = LIST;
  find('#b button').focus();
  find('#b button').remove();
  await settle();
  expect(document.activeElement).toBe(find('#b'));
  for (const id of ['a', 'b', 'c']) {
    find(`#${id} button:last-child`).focus();
    find(`#${id}`).remove();
    await settle();
  }
  expect(document.activeElement).toBe(find('[role=group]'));
  find('#t button').focus();
  find('#t').remove();
  await settle();
  expect(document.activeElement).toBe(find('h2'));
});

it('whoever takes the focus meanwhile keeps it', async () => {
  find('#save').focus();
  find('section div').remove();
  await vi.advanceTimersByTimeAsync(100);
  find('input').focus();
  await settle();
  expect(document.activeElement).toBe(find('input'));
});

it('what is removed elsewhere moves no focus, nor does a field that is left by a press beside it', async () => {
  find('input').focus();
  find('aside').remove();
  await settle();
  expect(document.activeElement).toBe(find('input'));
  find('input').blur();
  find('#save').remove();
  await settle();
  expect(document.activeElement).toBe(document.body);
});

it('a reader who has left the field before it is removed is not fetched back', async () => {
  find('input').focus();
  find('input').blur();
  await vi.advanceTimersByTimeAsync(10);
  find('input').remove();
  await settle();
  expect(document.activeElement).toBe(document.body);
});
