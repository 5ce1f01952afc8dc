import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { foundThing } from '#desk/search/found-thing.ts';
import { SearchBox } from '#desk/search/search-box.tsx';
import type { FoundThing } from '#desk/domain/wire.ts';

test('what is typed anew marks the first again, whatever the arrows marked; Enter opens the marked one', async () => {
  const onChoose = vi.fn();
  const found = ['Anna', 'Ewa', 'Iza'].map((title) => ({ to: `/${title}`, title, under: '' }));
  function Searching() {
    const [text, setText] = useState('');
    return (
      <SearchBox label="Szukaj" text={text} onText={setText} found={found} message="" onChoose={onChoose} />
    );
  }
  render(<Searching />);
  const marked = () => screen.getByRole('option', { selected: true }).textContent;
  const user = userEvent.setup();
  await user.type(screen.getByRole('combobox'), 'a{ArrowUp}');
  expect(marked()).toBe('Iza');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toBe('Ewa');
  await user.keyboard('b');
  expect(marked()).toBe('Anna');
  await user.keyboard('{End}{Enter}');
  expect(onChoose.mock.calls).toEqual([[found[2]]]);
});

test.each<[FoundThing['kind'], string, string]>([
  ['payment', '1007', '/zamowienia/1007'],
  ['invoice', '1007', '/zamowienia/1007#faktura'],
  ['withdrawal', '1007', '/zamowienia/1007#historia'],
  ['withdrawal', '', '/odstapienia'],
  ['order-mail', '1007', '/zamowienia/1007/list'],
])('a %s that was found (%j) leads to %s', (kind, id, to) => {
  expect(foundThing({ kind, id, name: 'x', under: '' }).to).toBe(to);
});

test('what was marked beyond the end of a shorter list is its last; of nothing there is none to open', async () => {
  const onChoose = vi.fn();
  const all = ['Anna', 'Ewa', 'Iza'].map((title) => ({ to: `/${title}`, title, under: '' }));
  const box = (count: number) => (
    <SearchBox
      label="Szukaj"
      text="a"
      onText={() => undefined}
      found={all.slice(0, count)}
      message=""
      onChoose={onChoose}
    />
  );
  const { rerender } = render(box(3));
  const user = userEvent.setup();
  await user.type(screen.getByRole('combobox'), '{End}');
  rerender(box(2));
  const marked = screen.getByRole('option', { selected: true });
  expect(marked).toHaveTextContent('Ewa');
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', marked.id);
  await user.keyboard('{Enter}');
  rerender(box(0));
  expect(screen.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{Enter}{ArrowDown}');
  expect(onChoose.mock.calls).toEqual([[all[1]]]);
});
