import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, expect, it, test } from 'vitest';
import { keepOpened, neighboursOf, wayBack } from '#desk/frame/order-trail.ts';
import { useRows } from '#desk/frame/use-rows.ts';

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** A list of orders at the browser's address, with what leads elsewhere and what shows other orders. */
function openList(address: string, first: readonly number[]) {
  window.history.replaceState(null, '', address);
  let navigate: NavigateFunction = () => undefined;
  let show: (ids: readonly number[]) => void = () => undefined;
  let press: (key: 'j' | 'k') => void = () => undefined;
  function List() {
    const [ids, setIds] = useState(first);
    navigate = useNavigate();
    show = setIds;
    const { current, keys } = useRows(ids);
    press = (key) => keys[key]();
    return ids.map((id) => (
      <a key={id} id={`zamowienie-${id}`} href={`/zamowienia/${id}`} aria-current={id === current}>
        {id}
      </a>
    ));
  }
  render(
    <BrowserRouter>
      <List />
    </BrowserRouter>,
  );
  return {
    go: (to: string) => act(() => void navigate(to)),
    show: (ids: readonly number[]) => act(() => show(ids)),
    press: (keys: string) => {
      for (const key of keys) act(() => press(key === 'k' ? 'k' : 'j'));
    },
  };
}

it('another order of the same rows is where an order’s link back leads [DK-7]', () => {
  const { go } = openList('/zamowienia', [7, 8]);
  expect(wayBack().to).toBe('/zamowienia');
  expect(neighboursOf(7)).toEqual({ previous: undefined, next: 8 });
  go('/zamowienia?sort=dearest');
  expect(wayBack().to).toBe('/zamowienia?sort=dearest');
});

it('updates in a list that is still rendered when the browser is at an order already does not make that its address', () => {
  const { show } = openList('/zamowienia?stan=unpaid', [7, 8]);
  window.history.replaceState(null, '', '/zamowienia/7');
  show([6, 7, 8]);
  expect(wayBack().to).toBe('/zamowienia?stan=unpaid');
  expect(neighboursOf(8)).toEqual({ previous: 7, next: undefined });
});

it('who returns from an order finds the focus on its row, once [DK-7]', () => {
  keepOpened(8);
  const { show } = openList('/zamowienia', [7, 8]);
  expect(document.activeElement?.id).toBe('zamowienie-8');
  (document.activeElement as HTMLElement).blur();
  show([6, 7, 8]);
  expect(document.activeElement).toBe(document.body);
});

it('goes on by keys from the row of the order that was left, unless a link leads to the list [DK-7]', () => {
  keepOpened(8);
  const { press, go, show } = openList('/zamowienia', [7, 8, 9]);
  press('j');
  expect(document.activeElement?.id).toBe('zamowienie-9');
  (document.activeElement as HTMLElement).blur();
  keepOpened(8);
  go('/zamowienia?stan=sent');
  show([8, 9]);
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['j', 7],
  ['jj', 8],
  ['jjjj', 9],
  ['k', 9],
  ['kk', 8],
  ['kkkk', 7],
])(
  '%s goes by rows from the end that is nearest to the key, and no further than the list [DK-3]',
  (keys, id) => {
    const { press } = openList('/zamowienia', [7, 8, 9]);
    press(keys);
    expect(document.activeElement?.id).toBe(`zamowienie-${id}`);
    expect(document.activeElement).toHaveAttribute('aria-current', 'true');
  },
);

test.each([
  ['j', 5],
  ['k', 6],
])('once the row of now is gone, %s begins at its end of the list again [DK-3]', (key, id) => {
  const { press, show } = openList('/zamowienia', [7, 8, 9]);
  press('jj');
  show([5, 6]);
  press(key);
  expect(document.activeElement?.id).toBe(`zamowienie-${id}`);
});
